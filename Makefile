# Every command of this repository. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
BIN := $(VENV)/bin
CODE := $(wildcard src tests bench examples fit protocol)
KERNEL := $(wildcard kernel/*/*.[ch]pp kernel/*/*/*.[ch]pp)
STATIC := src/thousand/server/static
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent
# What the page is built from: when none of it is newer than the page, nothing is built.
PAGE := $(shell find web src/thousand/texts/catalogues \
	\( -name node_modules -o -path web/public/faces -o -path web/tests -o -path web/dev \) -prune \
	-o \( -type f -o -path 'web/src*' \) -print)
PYTEST := $(BIN)/pytest -n 2 --cov --cov-report=term

# The browser's tests keep a loop running in their process, where no other may be started: they go first, alone.
define TESTS
@$(NPM) test
@$(if $(ARGS),,$(BIN)/pytest -n 2 tests/web)
@$(PYTEST) $(or $(ARGS),--ignore tests/web)
endef

export UV_PYTHON_DOWNLOADS := never
unexport MAKEFLAGS
unexport VIRTUAL_ENV
# Where it is set, every game, and every server that a test starts, compiles all libraries anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup web play terminal test test-long lint format bench bench-kernel bench-server fit sanitize golden protocol screenshots lock wheel clean

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.ready web/node_modules/.ready ## Make .venv and web/node_modules with everything that the other commands need

web: $(STATIC)/index.html ## Build the page that the server shows, if something in it has changed

play: setup web ## Play in the browser; with people on the same network: make play LAN=1
	@$(BIN)/thousand serve --open $(if $(LAN),--lan) $(ARGS)

terminal: setup ## Play at this terminal: make terminal ARGS="--help"
	@$(BIN)/thousand play $(ARGS)

test: setup web lint ## Lint, types, import rules, tests, full coverage of the rules
	$(TESTS)

test-long: export THOUSAND_LONG := 1
test-long: export HYPOTHESIS_PROFILE := long
test-long: setup web lint ## The same with many more random games
	$(TESTS)

lint: setup ## Style, types and import rules alone
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --quiet --check $(CODE)
	@$(BIN)/clang-format --dry-run --Werror $(KERNEL)
	@$(BIN)/mypy --no-error-summary $(CODE)
	@$(BIN)/lint-imports --no-logo
	@$(NPM) run style
	@$(NPM) run check

format: setup ## Rewrite the code in the house style
	@$(BIN)/ruff check --quiet --fix $(CODE)
	@$(BIN)/ruff format $(CODE)
	@$(BIN)/clang-format -i $(KERNEL)
	@$(NPM) run format

bench: $(BENCH)/.ready ## Measure against other card-game libraries: make bench ARGS="--help"
	@$(BENCH)/bin/python -m bench $(ARGS)

bench-kernel: setup ## Measure the compiled search: make bench-kernel ARGS="--help"
	@$(BIN)/python -m bench.kernel $(ARGS)

bench-server: $(BENCH)/.ready bench/server/peer/node_modules/.ready web ## Measure the server beside boardgame.io: make bench-server ARGS="--help"
	@$(BENCH)/bin/python -m bench.server $(ARGS)

fit: export OPENBLAS_NUM_THREADS := 1
fit: setup ## Fit anew what the bots know of real play: make fit ARGS="classic"
	@$(BIN)/python -m fit $(ARGS)

sanitize: setup ## Test the compiled kernel under the watch of the address and undefined-behaviour sanitizers
	@PATH="$(CURDIR)/$(BIN):$$PATH" tools/sanitize

golden: setup ## Write golden playthroughs and test vectors anew; read the diff before you commit it
	@$(BIN)/python -m tests.golden.regenerate
	@$(BIN)/python -m tests.table.fair.vectors

protocol: setup ## Write anew what others read of the wire: types, AsyncAPI document, reference
	@$(BIN)/python -m protocol

screenshots: export OPENBLAS_NUM_THREADS := 1
screenshots: setup web ## Picture every screen in every language and size: make screenshots ARGS="--lang ru"
	@$(BIN)/python -m tests.web.screenshots $(ARGS)

wheel: setup web ## Build the wheel and the source archive into dist/
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation --outdir dist .

lock: setup ## Lock what pyproject.toml asks for; the newest of all: make lock ARGS=--upgrade
	@tools/lock $(BIN)/uv $(ARGS)

clean: ## Remove everything that these commands made
	@rm -rf $(VENV) $(BENCH) $(STATIC) web/node_modules web/public/faces build dist .coverage .coverage.* .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.ready: requirements/installer.lock requirements/dev.lock pyproject.toml tools/make-venv
	@tools/check-machine $(PYTHON)
	@echo "Setting up; it takes a minute or two, once."
	@tools/make-venv $(PYTHON) $(VENV) requirements/dev.lock

web/node_modules/.ready: web/package-lock.json web/.npmrc $(VENV)/.ready
	@$(NPM) ci
	@touch $@

$(STATIC)/index.html: web/node_modules/.ready pyproject.toml $(PAGE)
	@echo "Building the page."
	@$(NPM) run build -- --logLevel warn

$(BENCH)/.ready: requirements/installer.lock requirements/bench.lock pyproject.toml tools/make-venv
	@tools/check-machine $(PYTHON)
	@tools/make-venv $(PYTHON) $(BENCH) requirements/bench.lock

bench/server/peer/node_modules/.ready: $(BENCH)/.ready bench/server/peer/package-lock.json
	@cd bench/server/peer && PATH="$(CURDIR)/$(BENCH)/bin:$$PATH" npm ci --silent
	@touch $@
