# Every command of the project; `make help` lists them.

.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

SWIFT := swift
SWIFT_SOURCES := Sources Tests Package.swift
EXAMPLE := Examples/item-search.sheet.yaml
DEBUG = $(shell $(SWIFT) build --show-bin-path)
RELEASE = $(shell $(SWIFT) build -c release --show-bin-path)

# How often each thing is measured; 3 is enough while working on the speed.
ROUNDS := 9

RELEASE_FLAGS := -c release --product sheetc
ifeq ($(shell uname -s),Darwin)
  # There Swift's libraries belong to the system, and libyaml is all that can be taken along.
  RELEASE_FLAGS += -Xlinker "$$(brew --prefix libyaml)/lib/libyaml.a" -Xlinker -dead_strip_dylibs
else
  # The body of every function crosses modules, the only way in which those of a package do; where
  # several modules specialise the same one, the linker takes the first.
  RELEASE_FLAGS += -Xswiftc -static-executable \
    -Xswiftc -enable-cmo-everything -Xlinker --allow-multiple-definition
endif

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## /{ printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: example
example: setup build ## install what is missing, build, and compile an example to standard output
	@"$(DEBUG)/sheetc" compile $(EXAMPLE)

.PHONY: check
check: setup lint test ## install what is missing, and pass the linter and the tests

.PHONY: setup
setup: ## install libyaml where it is missing
	@Scripts/setup

# Standard output is for what sheetc prints, as in `make -s example`.
.PHONY: build
build: ## build sheetc for work on it
	@$(SWIFT) build --product sheetc 1>&2

.PHONY: release
release: setup ## build sheetc as one static executable that needs nothing but the system
	$(SWIFT) build $(RELEASE_FLAGS)
	@ls -l "$(RELEASE)/sheetc"

.PHONY: test
test: ## run the tests, the proofs of generated code among them
	$(SWIFT) test

.PHONY: lint
lint: ## say where the code leaves the house style
	$(SWIFT) format lint --strict --recursive $(SWIFT_SOURCES)

.PHONY: format
format: ## put the code into the house style
	$(SWIFT) format --in-place --recursive $(SWIFT_SOURCES)

.PHONY: record
record: ## run the tests and take what they find for what they expect; read the difference
	RECORD=1 $(SWIFT) test

.PHONY: examples
examples: build ## compile the examples anew, each beside itself
	@"$(DEBUG)/sheetc" compile --output-directory Examples Examples
	@"$(DEBUG)/sheetc" compile --emit json --output-directory Examples Examples

.PHONY: bench
bench: release ## measure the release build against C and other linters; ROUNDS=3 is quick
	@python3 Benchmarks/run.py --rounds $(ROUNDS) "$(RELEASE)/sheetc"

.PHONY: clean
clean: ## remove all that was built
	rm -rf .build
