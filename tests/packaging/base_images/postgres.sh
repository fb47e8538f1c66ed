#!/bin/sh
# As the official image begins: the first start makes the user and the database that POSTGRES_… name.
set -eu
data=/var/lib/postgresql/data
as_postgres() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }

if [ ! -s $data/PG_VERSION ]; then
    chown postgres $data
    (umask 077 && printf %s "$POSTGRES_PASSWORD" > /tmp/password && chown postgres /tmp/password)
    as_postgres initdb --pgdata $data --username "$POSTGRES_USER" --pwfile /tmp/password --locale C.UTF-8 \
        --auth-local trust --auth-host scram-sha-256
    rm /tmp/password
    echo "host all all all scram-sha-256" >> $data/pg_hba.conf
    as_postgres pg_ctl --pgdata $data --wait --options "-c listen_addresses=''" start
    createdb --username "$POSTGRES_USER" --maintenance-db postgres "$POSTGRES_DB"
    as_postgres pg_ctl --pgdata $data --wait stop
fi
exec setpriv --reuid postgres --regid postgres --init-groups postgres -D $data -c "listen_addresses=*"
