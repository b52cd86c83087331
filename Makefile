# `make run` opens the playground and `make test` checks everything; both do all their own set-up.
#
#   make check-all                          what takes longer: see below
#   make run ARGS="--demo modal-bounce"     arguments of the playground
#   make bench ARGS="--json"                arguments of `playground bench`

SWIFT ?= swift
ARGS ?=
# With Swift's libraries linked in, the window is up sooner; not every toolchain brings them.
LIBRARIES = $(shell $(SWIFT) -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
STATIC = $(if $(wildcard $(LIBRARIES)_static/linux),--static-swift-stdlib)
RELEASE = -c release --product playground $(STATIC)

# How much the random tests do in `make check-all`: ten times what they do in `make test`.
DEEP = CONTAINER_FUZZ_OPERATIONS=200000 SEGUE_FUZZ_OPERATIONS=40000 GESTURE_FUZZ_TOUCHES=160000 \
  SCROLL_FUZZ_TOUCHES=6400 INTERFACE_MUTATIONS=20000 STORYBOARD_MUTATIONS=2000
RANDOM = Fuzz|Stress|Turmoil|Damage
# Each sanitizer builds everything again, in a folder of its own.
SANITIZED = $(SWIFT) test --scratch-path .build/sanitizers/$(1) --sanitize $(1)

.PHONY: run test check-all check-deep check-coarse check-threads check-addresses \
  build bench format lint clean setup

run: build
	"$$($(SWIFT) build $(RELEASE) --show-bin-path)/playground" $(ARGS)

test: setup lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

check-all: test check-deep check-coarse check-threads check-addresses

# The random tests, for longer.
check-deep: setup
	$(DEEP) $(SWIFT) test --filter '$(RANDOM)'

# The reference pictures as on a machine whose font and text libraries have other versions.
check-coarse: setup
	COARSE_SNAPSHOTS=1 $(SWIFT) test --filter 'RenderingTests|PlaygroundTests'

# Where several threads draw, and where tasks come back to the main thread.
check-threads: setup
	$(call SANITIZED,thread) --filter 'CompositorTests|CoreImageTests|UIKitSimulatorTests'

check-addresses: setup
	ASAN_OPTIONS=detect_leaks=0 $(call SANITIZED,address) --filter \
	  'CompositorTests|CoreGraphicsTests|CoreImageTests|QuartzCoreTests|UIKitSimulatorTests|$(RANDOM)'

build: setup
	$(SWIFT) build $(RELEASE)

bench: build
	"$$($(SWIFT) build $(RELEASE) --show-bin-path)/playground" bench $(ARGS)

format:
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

clean:
	$(SWIFT) package clean

setup:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "Swift 6.2 or later is missing: https://www.swift.org/install" >&2; exit 1; }
	@Scripts/install-dependencies
