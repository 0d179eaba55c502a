# Every command of the project; `make help` lists them.

.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

SWIFT := swift
SWIFT_SOURCES := Sources Plugins Tests Examples/Consumer packaging/swiftpm Package.swift
EXAMPLE := Examples/item-search.sheet.yaml
# What is built goes here; a run of the tests holds the folder, so that they build releases elsewhere.
BUILD := .build
DEBUG = $(shell $(SWIFT) build --show-bin-path)
RELEASE = $(shell $(SWIFT) build --scratch-path "$(BUILD)" -c release --show-bin-path)
# The release itself, which is made of what is built.
EXECUTABLE = $(BUILD)/sheetc

# Where sheetc is installed, below DESTDIR if that is given; and where packages are made.
PREFIX := /usr/local
DESTDIR :=
PACKAGES = $(BUILD)/packages

# The name that Swift gives to this machine.
TRIPLE = $(shell $(SWIFT) -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')

# How often each thing is measured; 3 is enough while working on the speed.
ROUNDS := 9

# What is fuzzed, each for so many seconds; and how many inputs each takes in a run of the tests.
TARGET := compile height drag fix
SECONDS := 60
FUZZ_RUNS := 1000

# These only compile generated code or drive other programs, with hardly a line of sheetc's own in the
# process.
# A sanitizer cannot report where a limit lets no file grow.
UNSANITIZED := DistributionTests|ProofTests|BiteTests|RecipeTests|aWriteThatFailsInTheMiddle

# The libraries of Embedded Swift for this machine, in which releases for Linux are built: all types are
# made when sheetc is, not in each run of it. Without them, or with EMBEDDED=, a release is built with
# the ordinary runtime.
EMBEDDED = $(dir $(wildcard $(RESOURCES)/embedded/$(TRIPLE)/libswiftUnicodeDataTables.a))
RESOURCES = $(shell $(SWIFT) -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')

# Of Embedded Swift every generic function and type is made for the types that it is used with, in each
# module that does, and the linker takes the first. Literals of arrays are made where they stand: the compiler
# of Swift 6.3 numbers those that it makes ahead within a module, and the linker would take one for another.
EMBEDDED_FLAGS = -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xcc -DEMBEDDED_SWIFT \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=object-outliner \
  -Xswiftc -Xclang-linker -Xswiftc -static -Xlinker --gc-sections \
  -Xswiftc -Xclang-linker -Xswiftc -Wno-unused-command-line-argument \
  -Xlinker -L$(EMBEDDED) -Xlinker -lswiftUnicodeDataTables

# With the ordinary runtime the body of every function crosses modules, the only way in which those of a
# package do; where several modules specialise the same one, the linker takes the first, and literals of
# arrays are made where they stand, as above. Types are made by calls rather than by reading their names,
# which is most of what a run over one file does. Regular expressions, which Swift imports unasked, are
# left out altogether.
ORDINARY_FLAGS = -Xswiftc -static-executable -Xswiftc -enable-cmo-everything \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=object-outliner \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import \
  -Xlinker --allow-multiple-definition

# SYMBOLS=1 keeps the names of functions, for a profile.
RELEASE_FLAGS = --scratch-path "$(BUILD)" -c release --product sheetc
ifeq ($(shell uname -s),Darwin)
  # There Swift's libraries belong to the system, and libyaml is all that can be taken along.
  RELEASE_FLAGS += -Xlinker "$$(brew --prefix libyaml)/lib/libyaml.a" -Xlinker -dead_strip_dylibs
else
  # What BOLT has to know of the executable, and the linker that says it.
  RELEASE_FLAGS += $(if $(EMBEDDED),$(EMBEDDED_FLAGS),$(ORDINARY_FLAGS)) \
    -Xswiftc -Xfrontend -Xswiftc -function-sections \
    -Xswiftc -use-ld=lld -Xlinker --emit-relocs $(if $(SYMBOLS),,-Xlinker --strip-debug)
endif
export SYMBOLS

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{ printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

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
ifneq ($(shell uname -s),Darwin)
	@$(if $(EMBEDDED),:,echo "release: with Swift's ordinary runtime, which starts slower" >&2)
endif
	$(SWIFT) build $(RELEASE_FLAGS)
	@Scripts/optimize-layout "$(RELEASE)/sheetc" "$(EXECUTABLE)"
	@ls -l "$(EXECUTABLE)"

.PHONY: install
install: release ## install a release below PREFIX, by default /usr/local
	Scripts/install "$(EXECUTABLE)" "$(DESTDIR)$(PREFIX)"

.PHONY: artifact-bundle
artifact-bundle: release ## make a package of the SwiftPM plugins with the release in it
	Scripts/artifact-bundle "$$("$(EXECUTABLE)" --version | sed 's/^sheetc //')" "$(PACKAGES)" \
	  "$(TRIPLE)=$(EXECUTABLE)"

.PHONY: deb
deb: release ## make a Debian package of the release
	Scripts/debian-package "$(EXECUTABLE)" "$(PACKAGES)"

# Packages are made of releases, each built anew where sources have changed: that takes minutes, and no
# other test should have to wait, or be slowed down to its limit of time.
.PHONY: test
test: ## run the tests, the proofs of generated code among them
	$(SWIFT) test --skip DistributionTests
	$(SWIFT) test --skip-build --filter DistributionTests
ifneq ($(shell uname -s),Darwin)
	Scripts/fuzz -runs=$(FUZZ_RUNS)
endif

.PHONY: fuzz
fuzz: setup ## look for inputs that do harm with libFuzzer; SECONDS=600 TARGET=fix
	Scripts/fuzz -max_total_time=$(SECONDS) $(TARGET)

# XCTest leaks two objects of its own, so that leaks cannot be looked for.
.PHONY: sanitize
sanitize: setup ## run the tests, but for proofs, with the address and the thread sanitizer
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize address --scratch-path "$(BUILD)/address" --skip '$(UNSANITIZED)'
	$(SWIFT) test --sanitize thread --scratch-path "$(BUILD)/thread" --skip '$(UNSANITIZED)'

.PHONY: lint
lint: ## say where the code leaves the house style
	$(SWIFT) format lint --strict --recursive $(SWIFT_SOURCES)

.PHONY: format
format: ## put the code into the house style
	$(SWIFT) format --in-place --recursive $(SWIFT_SOURCES)

.PHONY: record
record: ## run the tests and take what they find for what they expect; read the difference
	RECORD=1 $(SWIFT) test --skip DistributionTests

.PHONY: examples
examples: build ## compile the examples anew, each beside itself
	@"$(DEBUG)/sheetc" compile --output-directory Examples Examples/*.sheet.yaml
	@"$(DEBUG)/sheetc" compile --emit json --output-directory Examples Examples/*.sheet.yaml

.PHONY: bench
bench: release ## measure the release build against C and other linters; ROUNDS=3 is quick
	@python3 Benchmarks/run.py --rounds $(ROUNDS) "$(EXECUTABLE)"

.PHONY: clean
clean: ## remove all that was built
	rm -rf .build
