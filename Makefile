# Fourfold: every job has a verb. `make help` lists them.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory
SHELL := /bin/sh
# Bytecode is kept: the tests start hundreds of processes that load the same modules.
export PYTHONDONTWRITEBYTECODE :=

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
# More than there are cores: tests mostly wait, for servers, browsers and deadlines.
WORKERS := $(shell expr 3 \* $$(nproc 2>/dev/null || echo 1) + 1)
# Fewer: time decides what is said, and each has a browser and a reader of its own.
READERS := $(shell expr $$(nproc 2>/dev/null || echo 1) + 1)
# A worker that has done its own part takes over from the others.
PYTEST := $(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal --basetemp=build/pytest
NATIVE := $(wildcard native/src/*.?pp native/tests/*.?pp)
NPM := $(BIN)/python backend/fourfold_page.py npm --silent
ARGS ?=

##@ Play and test

play: page ## Set everything up and play in the browser; ARGS="play" for the terminal
	@FOURFOLD_DATABASE=$${FOURFOLD_DATABASE:-sqlite:///.fourfold/games.db} $(BIN)/fourfold $(ARGS)

test: $(VENV)/dev.stamp page ## Set everything up and run all tests but the slow proofs
	@$(NPM) test
	@$(PYTEST) -m "not proof and not reader" $(ARGS)

proofs: $(VENV)/dev.stamp page ## Run the slow proofs, with perft to depth 6, and then the screen reader
	@$(PYTEST) -m proof $(ARGS)
	@test -n "$(ARGS)" || $(MAKE) reader

reader: $(VENV)/dev.stamp page ## Have a real screen reader read the page, in Firefox and Chromium
	@$(BIN)/python -m pytest --numprocesses=$(READERS) --maxschedchunk=1 tests/reader -m reader $(ARGS)

bench: $(VENV)/dev.stamp ## Measure the rules, the solver, the levels, the start, the store, the server and the page
	@$(BIN)/python -m benchmarks.rules
	@$(BIN)/python -m benchmarks.solver
	@$(BIN)/python -m benchmarks.programs
	@PYTHONPATH=backend $(BIN)/python -m benchmarks.wasm
	@$(BIN)/python -m benchmarks.levels
	@$(BIN)/python -m benchmarks.start
	@$(BIN)/python -m benchmarks.store
	@$(BIN)/python -m benchmarks.server
	@PYTHONPATH=backend $(BIN)/python -m benchmarks.page
	@$(BIN)/python -m benchmarks.abuse

cluster: $(VENV)/dev.stamp ## Measure three nodes on PostgreSQL, kill them again and again, and check every game; 15 minutes
	@$(BIN)/python -m benchmarks.cluster $(ARGS)

page: $(VENV)/play.stamp ## Build the page if anything that it is made from has changed
	@$(BIN)/python backend/fourfold_page.py

wasm: $(VENV)/dev.stamp ## Compile the solver for browsers, by a compiler of 100 MB that it fetches
	@$(BIN)/python backend/fourfold_engine.py

native: $(VENV)/dev.stamp ## Build and test the C++ solver alone, with sanitizers too
	@for sanitizer in none address,undefined thread; do \
	  flags=""; test $$sanitizer = none || flags="-fsanitize=$$sanitizer -fno-sanitize-recover=all -g"; \
	  folder=build/native-$$(echo $$sanitizer | tr , -); \
	  $(BIN)/cmake -S native -B $$folder -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
	    -DCMAKE_CXX_FLAGS="$$flags" > /dev/null && \
	  $(BIN)/cmake --build $$folder && ./$$folder/test_solver || exit 1; \
	done

##@ Look after the code

lint: $(VENV)/dev.stamp ## Check format, style and the direction of imports
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/clang-format --dry-run --Werror $(NATIVE)
	@$(BIN)/lint-imports
	@$(NPM) run lint

types: $(VENV)/dev.stamp ## Check all types strictly
	@$(BIN)/mypy
	@$(NPM) run check

format: $(VENV)/dev.stamp ## Format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(BIN)/clang-format -i $(NATIVE)
	@$(NPM) run format

golden: $(VENV)/dev.stamp page ## Write the golden files anew; review the difference before committing it
	@$(BIN)/python -m tests.examples
	@$(BIN)/python -m tests.terminal.transcripts
	@$(BIN)/python -m tests.words.exports
	@$(BIN)/python -m tests.picture.shapes
	@PYTHONPATH=backend $(BIN)/python -m tests.protocol.types
	@PYTHONPATH=backend $(BIN)/python -m tests.page.golden

docs: $(VENV)/dev.stamp ## Write the API reference to build/docs
	@$(BIN)/pdoc --docformat google --output-directory build/docs fourfold '!fourfold.__main__'
	@echo "Open build/docs/index.html"

graph: $(VENV)/dev.stamp ## Draw which packages import which, in docs/packages.svg
	@$(BIN)/python docs/packages.py

book: $(VENV)/dev.stamp ## Make the opening books that are missing, and verify all
	@$(BIN)/fourfold book make src/fourfold/engine/books $(ARGS)
	@$(BIN)/fourfold book verify

hooks: $(VENV)/dev.stamp ## Check format, style, imports and types before each commit
	@$(BIN)/pre-commit install

lock: $(VENV)/dev.stamp ## Take the newest versions of all dependencies into the lock files
	@$(LOCK) --group build pyproject.toml --output-file requirements/play.txt
	@$(LOCK) --group dev --constraint requirements/play.txt pyproject.toml \
	  --output-file requirements/dev.txt
	@$(LOCK) --extra postgresql --constraint requirements/dev.txt pyproject.toml \
	  --output-file requirements/server.txt
	@$(LOCK) --group wasm --output-file requirements/wasm.txt
	@$(BIN)/python backend/fourfold_page.py npm update --package-lock-only

LOCK = UV_SYSTEM_CERTS=1 $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes \
	--no-header --python-version 3.11

audit: $(VENV)/dev.stamp ## Ask the registries whether a dependency is known to be vulnerable
	@$(BIN)/python backend/fourfold_audit.py

clean: ## Remove all that was installed, built or cached in this folder
	@find src tests benchmarks backend examples docs -name __pycache__ -prune -exec rm -rf {} +
	@rm -rf web/node_modules src/fourfold/server/page
	@rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } \
	  /^##@/ { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo

.PHONY: play test proofs reader bench cluster page wasm native lint types format golden docs graph book hooks lock audit clean help

# Each stamp is newer than all that its installation depends on, so that a second run does nothing.

BUILT_FROM := pyproject.toml CMakeLists.txt $(wildcard native/CMakeLists.txt native/src/*)
NOT_FETCHED := { echo "The packages could not be fetched; is the package registry in reach?" >&2; exit 1; }

# A virtual environment holds absolute paths: in a folder that was moved it is made anew.
ifneq ($(shell cat $(VENV)/python.stamp 2>/dev/null),$(CURDIR))
  $(shell rm -f $(VENV)/python.stamp)
endif

$(VENV)/python.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Fourfold needs Python 3.11 or newer: install it, or name it, as in: make play PYTHON=/usr/bin/python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "This Python cannot make virtual environments: on Debian, install python3-venv." >&2; exit 1; }
	@$(PYTHON) -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' || \
	  { echo "The headers of this Python are missing: on Debian, install python3-dev." >&2; exit 1; }
	@command -v $${CXX:-c++} > /dev/null || \
	  { echo "There is no C++ compiler: on Debian, install g++." >&2; exit 1; }
	@echo "Setting up $(VENV), once." >&2
	@$(PYTHON) -m venv --clear $(VENV)
	@echo "$(CURDIR)" > $@

$(VENV)/play.stamp: $(VENV)/python.stamp requirements/play.txt $(BUILT_FROM)
	@echo "Installing Fourfold and what it needs." >&2
	@$(PIP) install --require-hashes --requirement requirements/play.txt || $(NOT_FETCHED)
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/play.stamp requirements/dev.txt web/package-lock.json
	@echo "Installing the developers' tools." >&2
	@$(PIP) install --require-hashes --requirement requirements/dev.txt || $(NOT_FETCHED)
	@$(BIN)/python backend/fourfold_page.py install
	@touch $@
