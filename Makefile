# `make run` opens the playground and `make test` checks everything; both do all their own set-up.
#
#   make check-all                          what takes longer: see below
#   make run ARGS="--demo modal-bounce"     arguments of the playground
#   make bench ARGS="--json"                arguments of `playground bench`
#   make docs                               documentation, in .build/documentation
#   make install PREFIX=/usr DESTDIR=DIR    the app; `make uninstall` removes it

SWIFT ?= swift
ARGS ?=
# Where `make install` puts the app, and a folder that stands for the root of the file system.
PREFIX ?= /usr/local
DESTDIR ?=
export PREFIX DESTDIR
# With Swift's libraries linked in, the window is up sooner; not every toolchain brings them.
LIBRARIES = $(shell $(SWIFT) -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
STATIC = $(if $(wildcard $(LIBRARIES)_static/linux),--static-swift-stdlib)
# A module waits for the interfaces of those that it imports, and not until they are compiled: both
# cores are busy, and a build of everything takes a third less. Nothing is inlined across modules
# for that, and no frame takes longer. Lists of files would lie at paths that differ from plan to
# plan, and compile modules again that did not change.
OVERLAPPING = $(if $(shell $(SWIFT) build --help-hidden | grep -e --use-integrated-swift-driver), \
  --use-integrated-swift-driver -Xswiftc -emit-module-separately-wmo -Xswiftc -disable-cmo \
  -Xswiftc -driver-filelist-threshold=100000)
# Nobody looks anything up in an index of an optimized build, and a crash log needs lines only.
OPTIMIZED = -c release $(STATIC) --disable-index-store -Xswiftc -gline-tables-only $(OVERLAPPING)
RELEASE = $(OPTIMIZED) --product playground

# The modules that programs and their tests import.
DOCUMENTED = CoreGraphics CoreImage ObjectiveCSupport QuartzCore UIKit TransitionGallery \
  UIKitSimulator UIKitTestSupport UIKitSnapshotTesting

# How much the random tests do in `make check-all`: ten times what they do in `make test`.
DEEP = OPENGL_LISTS=50 STUDIO_STRESS_ACTIONS=20000 CONTAINER_FUZZ_OPERATIONS=200000 \
  SEGUE_FUZZ_OPERATIONS=40000 GESTURE_FUZZ_TOUCHES=160000 \
  SCROLL_FUZZ_TOUCHES=6400 DIFFABLE_WALKS=40 LIST_FUZZ_OPERATIONS=20000 INTERFACE_MUTATIONS=20000 STORYBOARD_MUTATIONS=2000
RANDOM = Fuzz|Stress|Monkey|Damage|Diffable|OpenGL
# Each sanitizer builds everything again, in a folder of its own.
SANITIZED = $(SWIFT) test --scratch-path .build/sanitizers/$(1) --sanitize $(1)

.PHONY: run test check-all check-deep check-stress check-coarse check-opengl check-threads \
  check-addresses check-install check-plugin build bench install uninstall docs docs-images \
  format lint clean setup

run: build
	"$$($(SWIFT) build $(RELEASE) --show-bin-path)/playground" $(ARGS)

test: setup lint
	$(SWIFT) build --build-tests
	Scripts/run-tests "$$($(SWIFT) build --show-bin-path)/TransitionPlaygroundPackageTests.xctest"
	$(MAKE) -C Translator test

check-all: test check-deep check-stress check-coarse check-opengl check-threads check-addresses \
  check-install check-plugin

# The random tests, for longer.
check-deep: setup
	$(DEEP) $(SWIFT) test --filter '$(RANDOM)'

# A million random actions on containers and presentations: 500 sequences of 2,000 each, in as many
# processes as there are cores.
check-stress: setup
	$(SWIFT) build --build-tests
	Scripts/check-stress --binary \
	  "$$($(SWIFT) build --show-bin-path)/TransitionPlaygroundPackageTests.xctest" $(ARGS)

# The reference pictures as on a machine whose font and text libraries have other versions.
check-coarse: setup
	COARSE_SNAPSHOTS=1 $(SWIFT) test --filter 'RenderingTests|PlaygroundTests'

# The reference pictures, drawn by OpenGL ES: within 2 of 255 in 99.9 % of the pixels. What is left
# out compares pixels exactly that are drawn in two ways, or by two compositors.
check-opengl: setup
	PLAYGROUND_PRESENTER=gl $(SWIFT) test \
	  --filter 'RenderingTests|TransitionGalleryTests|PlaygroundTests|StudioTests' \
	  --skip 'StageActualSizeTests|LookingBackTests|CancelPhaseTests'

# Where several threads draw, and where tasks come back to the main thread.
check-threads: setup
	TSAN_OPTIONS="suppressions=$(CURDIR)/Scripts/thread-sanitizer.txt" \
	  $(call SANITIZED,thread) --filter 'CompositorTests|CoreImageTests|UIKitSimulatorTests'

# Key paths of Swift's own library copy over memory that overlaps, which the check of copies reports.
check-addresses: setup
	ASAN_OPTIONS=detect_leaks=0:replace_intrin=0 $(call SANITIZED,address) --filter \
	  'CompositorTests|CoreGraphicsTests|CoreImageTests|QuartzCoreTests|UIKitSimulatorTests|$(RANDOM)'

build: setup
	$(SWIFT) build $(RELEASE)
	$(SWIFT) build $(OPTIMIZED) --product ProjectModules
	Scripts/link-runtime "$$($(SWIFT) build $(RELEASE) --show-bin-path)"

# The app with its resources, an icon and an entry for the desktop's menu.
install: build
	Translator/build "$$($(SWIFT) build $(RELEASE) --show-bin-path)/translate-project"
	Scripts/install-app install "$$($(SWIFT) build $(RELEASE) --show-bin-path)"

uninstall:
	Scripts/install-app uninstall

# Installs the app into a temporary folder, runs it there, and removes it.
check-install: build
	Scripts/check-install "$$($(SWIFT) build $(RELEASE) --show-bin-path)"

# A package for iOS and Linux from one source, built and tested as its users do: UIKit is built
# again for it, in Examples/OneSource/.build.
check-plugin: setup
	$(SWIFT) test --package-path Examples/OneSource

bench: build
	"$$($(SWIFT) build $(RELEASE) --show-bin-path)/playground" bench $(ARGS)

# Only here is the DocC plug-in a dependency of the package: see Package.swift.
docs: setup
	@mkdir -p .build/documentation
	PLAYGROUND_DOCUMENTATION=1 $(SWIFT) package \
	  --allow-writing-to-directory .build/documentation generate-documentation \
	  $(DOCUMENTED:%=--target %) --enable-experimental-combined-documentation \
	  --experimental-skip-synthesized-symbols \
	  --output-path .build/documentation --warnings-as-errors
	Scripts/check-documentation $(DOCUMENTED)

# Draws the pictures in the documentation again.
docs-images: build
	Scripts/make-documentation-images \
	  "$$($(SWIFT) build $(RELEASE) --show-bin-path)/playground"

format:
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift
	Scripts/check-columns --fix

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift \
	  Examples/OneSource/Package.swift Examples/OneSource/Tests
	python3 -B -m unittest discover --quiet --start-directory Scripts/Tests
	$(SWIFT) package dump-package | Scripts/check-imports
	Scripts/check-layers
	Scripts/check-columns
	Scripts/check-scenes
	Scripts/check-words

clean:
	$(SWIFT) package clean

setup:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "Swift 6.2 or later is missing: https://www.swift.org/install" >&2; exit 1; }
	@Scripts/install-dependencies
