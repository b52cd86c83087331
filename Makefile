# `make run` opens the playground and `make test` checks everything; both do all their own set-up.
#
#   make run ARGS="--demo modal-bounce"     arguments of the playground
#   make bench ARGS="--json"                arguments of `playground bench`

SWIFT ?= swift
ARGS ?=
# With Swift's libraries linked in, the window is up sooner; not every toolchain brings them.
LIBRARIES = $(shell $(SWIFT) -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
STATIC = $(if $(wildcard $(LIBRARIES)_static/linux),--static-swift-stdlib)
RELEASE = -c release --product playground $(STATIC)

.PHONY: run test build bench format lint clean setup

run: build
	"$$($(SWIFT) build $(RELEASE) --show-bin-path)/playground" $(ARGS)

test: setup lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

build: setup
	$(SWIFT) build $(RELEASE)

bench: build
	"$$($(SWIFT) build $(RELEASE) --show-bin-path)/playground" bench $(ARGS)

format:
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	python3 -B -m unittest discover --quiet --start-directory Scripts/Tests
	$(SWIFT) package dump-package | Scripts/check-imports
	Scripts/check-layers

clean:
	$(SWIFT) package clean

setup:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "Swift 6.2 or later is missing: https://www.swift.org/install" >&2; exit 1; }
	@Scripts/install-dependencies
