// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Every module is compiled in Swift 6 language mode, and a warning is an error: root classes are
/// `@preconcurrency`, which would otherwise turn broken isolation into mere warnings.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault"),
]

/// What draws is optimized in debug builds, too: a program keeps its frame rate while it is
/// debugged, and the tests take two thirds of the time. As whole modules it adds 34 s to a build of
/// everything on two cores, file by file 135 s. With `-num-threads` the compiler makes an object
/// file for each source, which the package manager expects.
let optimized: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      [
        "-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
        "-assert-config", "Debug",
      ],
      .when(configuration: .debug))
  ]

/// The app's own modules are optimized for size: that compiles a sixth faster, and the studio's
/// frames take as long. Done to all modules it costs 12 to 20 % of a frame's layout and display
/// list.
let compact: [SwiftSetting] =
  strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// What `import Testing` looks for in files that import our modules too: overlays by these names.
let testingOverlays: [Target.Dependency] = [
  "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
]

/// The plug-in that `make docs` runs. Only it sets the variable, so that `make run` and `make test`
/// neither fetch the plug-in nor wait for it.
let documentationTools: [Package.Dependency] =
  Context.environment["PLAYGROUND_DOCUMENTATION"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

let package = Package(
  name: "TransitionPlayground",
  products: [
    .executable(name: "playground", targets: ["playground"]),
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreImage", "CoreGraphics"]),
    .library(name: "TransitionGallery", targets: ["TransitionGallery"]),
    // What projects that `playground open` builds are linked with.
    .library(
      name: "PlaygroundRuntime", type: .dynamic, targets: ["PlaygroundApp", "ProjectModules"]),
    // The objects of the modules that only projects use, for the library that they are linked with.
    .library(
      name: "ProjectModules", type: .static,
      targets: [
        "ProjectModules", "CoreLocation", "MapKit", "WebKit", "AVFoundation", "AVKit", "ProjectOS",
        "ProjectOSLog", "ProjectCombine",
      ]),
    .library(name: "UIKitTestSupport", targets: ["UIKitTestSupport", "UIKitSnapshotTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ] + documentationTools,
  targets: [
    // MARK: System libraries
    .systemLibrary(name: "CSDL2"),
    // The headers alone: nothing is linked.
    .systemLibrary(name: "COpenGLES"),
    .systemLibrary(name: "CWaylandClient", pkgConfig: "wayland-client"),
    .systemLibrary(name: "CPixman", pkgConfig: "pixman-1"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CGObject", pkgConfig: "gobject-2.0"),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz"),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig"),
    .target(name: "CPango", dependencies: ["CCairo", "CGObject", "CHarfBuzz", "CFontconfig"]),
    .target(name: "CChipmunk"),
    // What SDL asks of Vulkan, without Vulkan.
    .target(name: "CSDLVulkan"),

    // MARK: The framework, lowest layer first
    .target(name: "CMainLoop"),
    .target(name: "MainLoop", dependencies: ["CMainLoop"], swiftSettings: strict),
    .target(name: "Cassowary", swiftSettings: strict),
    .target(name: "CPixelKernels"),
    // What stores lossless pictures is loaded when it is first used.
    .target(name: "CWebP"),
    .target(
      name: "CoreGraphics", dependencies: ["CCairo", "CPixelKernels", "CWebP"],
      swiftSettings: strict),
    .target(
      name: "CoreText", dependencies: ["CoreGraphics", "CPango", "CCairo", "CFontconfig"],
      swiftSettings: strict),
    .target(name: "ObjectiveCSupport", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(
      name: "Compositor",
      dependencies: ["CoreGraphics", "CPixelKernels", "CPixman", "COpenGLES"],
      swiftSettings: optimized),
    .target(name: "InterfaceBuilder", swiftSettings: strict),
    // By a name of its own: a package may depend on this one and on the translator's, which has the
    // target EditMaps.
    .target(name: "ProjectEditMaps", path: "Translator/Sources/EditMaps", swiftSettings: strict),
    // What reads YAML is loaded when it is first used.
    .target(name: "CYAML"),
    .target(name: "Projects", dependencies: ["ProjectEditMaps", "CYAML"], swiftSettings: compact),
    .target(
      name: "CoreImage",
      dependencies: ["Compositor", "CoreGraphics", "CPixelKernels", "ObjectiveCSupport"],
      swiftSettings: strict),
    .target(
      name: "QuartzCore",
      dependencies: [
        "CoreImage", "Compositor", "CoreText", "CoreGraphics", "CPixelKernels",
        "ObjectiveCSupport",
      ],
      swiftSettings: optimized),
    .target(
      name: "Platform",
      dependencies: [
        "CoreGraphics", "MainLoop", "CSDL2", "COpenGLES", "CSDLVulkan", "CWaylandClient",
      ],
      swiftSettings: strict),
    .target(
      name: "Physics", dependencies: ["CoreGraphics", "CChipmunk"], swiftSettings: strict),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "CoreImage", "Compositor", "CoreText", "CoreGraphics", "Platform",
        "InterfaceBuilder", "Cassowary", "Physics", "ObjectiveCSupport",
      ],
      swiftSettings: strict),

    .target(
      name: "UIKitSimulator",
      dependencies: ["UIKit", "Compositor", "Platform", "CoreGraphics"],
      swiftSettings: strict),

    // It sees of UIKit what a program in a package of its own sees.
    .target(
      name: "TransitionGallery", dependencies: ["UIKit"], packageAccess: false,
      swiftSettings: strict),

    // Logs and locks. Projects import them as os and OSLog; modules of these names would be seen by
    // all packages of a build, some of which ask whether there are any.
    .target(name: "ProjectOS", packageAccess: false, swiftSettings: strict),
    .target(
      name: "ProjectOSLog", dependencies: ["ProjectOS"], packageAccess: false,
      swiftSettings: strict),

    // What projects import as Combine: OpenCombine, of the network, has the same interface.
    .target(
      name: "ProjectCombine",
      dependencies: [
        "ObjectiveCSupport", .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      packageAccess: false, swiftSettings: strict),

    // Views in the place of maps, web pages and films, which say that these are not shown. Projects
    // that import the modules are built, and run without them.
    .target(name: "CoreLocation", packageAccess: false, swiftSettings: strict),
    .target(
      name: "MapKit", dependencies: ["CoreLocation", "UIKit"], packageAccess: false,
      swiftSettings: strict),
    .target(name: "WebKit", dependencies: ["UIKit"], packageAccess: false, swiftSettings: strict),
    .target(
      name: "AVFoundation", dependencies: ["UIKit"], packageAccess: false, swiftSettings: strict),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "UIKit"], packageAccess: false,
      swiftSettings: strict),
    .target(
      name: "ProjectModules",
      dependencies: [
        "CoreLocation", "MapKit", "WebKit", "AVFoundation", "AVKit", "ProjectOS", "ProjectOSLog",
        "ProjectCombine",
      ],
      swiftSettings: strict),

    // MARK: Testing
    .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
    .target(name: "_Testing_CoreImage", swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(name: "CTestProcess"),
    .target(
      name: "UIKitTestSupport",
      dependencies: ["UIKit", "UIKitSimulator", "CoreGraphics", "MainLoop", "CTestProcess"]
        + testingOverlays,
      swiftSettings: strict),
    .target(
      name: "UIKitSnapshotTesting",
      dependencies: [
        "UIKit", "UIKitTestSupport", "QuartzCore", "CoreGraphics", "CCairo", "CPango",
        "CFontconfig",
      ] + testingOverlays,
      swiftSettings: strict),

    // MARK: Tests
    .testTarget(name: "ProjectOSTests", dependencies: ["ProjectOSLog"]),
    .testTarget(
      name: "ProjectCombineTests", dependencies: ["ProjectCombine", "UIKit", "UIKitTestSupport"]),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "UIKitTestSupport"] + testingOverlays,
      swiftSettings: strict),
    .testTarget(
      name: "CompositorTests",
      dependencies: ["Compositor", "CoreGraphics", "CPixelKernels", "Platform"]
        + testingOverlays,
      swiftSettings: strict),
    .testTarget(
      name: "ObjectiveCSupportTests",
      dependencies: ["ObjectiveCSupport", "CoreGraphics"] + testingOverlays,
      swiftSettings: strict),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects"], swiftSettings: strict),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CoreGraphics", "UIKitTestSupport"] + testingOverlays,
      swiftSettings: strict),

    .testTarget(
      name: "CoreImageTests",
      dependencies: ["CoreImage", "CoreGraphics", "Compositor"] + testingOverlays,
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["InterfaceBuilder", "UIKitTestSupport"] + testingOverlays,
      exclude: ["Documents"],
      swiftSettings: strict),
    .testTarget(
      name: "PhysicsTests", dependencies: ["Physics", "CoreGraphics"] + testingOverlays,
      swiftSettings: strict),
    .testTarget(
      name: "PlatformTests",
      dependencies: ["Platform", "CoreGraphics", "CSDL2"] + testingOverlays,
      swiftSettings: strict),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["QuartzCore", "Compositor", "CoreGraphics"] + testingOverlays,
      swiftSettings: strict),

    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "UIKitSimulator", "UIKitTestSupport", "QuartzCore", "Compositor", "CoreText",
        "CoreGraphics", "Platform", "ObjectiveCSupport", "MapKit",
      ] + testingOverlays,
      swiftSettings: strict),

    // A page of the time of Swift 4, in that language mode.
    .target(
      name: "SwiftFourNames", dependencies: ["UIKit"], path: "Tests/SwiftFourNames",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v4)]),

    // Subclasses as apps write them, which see of the modules what a package of its own sees.
    .testTarget(
      name: "SubclassTests",
      dependencies: ["UIKit", "UIKitSimulator", "QuartzCore", "SwiftFourNames"] + testingOverlays,
      packageAccess: false, swiftSettings: strict),

    .testTarget(
      name: "UIKitSimulatorTests",
      dependencies: ["UIKitTestSupport", "CoreGraphics"] + testingOverlays,
      swiftSettings: strict),
    .testTarget(
      name: "UIKitSnapshotTestingTests",
      dependencies: ["UIKitSnapshotTesting", "UIKitTestSupport", "CoreGraphics"] + testingOverlays,
      exclude: ["__Snapshots__"],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "UIKitSnapshotTesting", "UIKit", "UIKitTestSupport", "QuartzCore",
      ] + testingOverlays,
      exclude: ["Snippets/__Snapshots__"],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["InterfaceBuilder", "UIKitSnapshotTesting", "UIKit", "UIKitTestSupport"]
        + testingOverlays,
      exclude: ["__Snapshots__"],
      swiftSettings: strict),
    .testTarget(
      name: "TransitionGalleryTests",
      dependencies: [
        "TransitionGallery", "UIKit", "UIKitTestSupport", "UIKitSnapshotTesting", "QuartzCore",
      ] + testingOverlays,
      exclude: ["__Snapshots__"],
      swiftSettings: strict),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "PlaygroundApp", "Catalogue", "UIKit", "UIKitTestSupport", "QuartzCore", "CoreGraphics",
      ] + testingOverlays,
      swiftSettings: strict),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "PlaygroundApp", "Catalogue", "Studio", "UIKit", "UIKitSimulator", "UIKitTestSupport",
        "UIKitSnapshotTesting", "CoreGraphics", "Platform",
      ] + testingOverlays,
      exclude: ["Catalogue/__Snapshots__"],
      swiftSettings: strict),
    .testTarget(
      name: "StudioTests",
      dependencies: [
        "Studio", "PlaygroundApp", "Catalogue", "UIKit", "UIKitSimulator", "UIKitTestSupport",
        "UIKitSnapshotTesting", "QuartzCore", "Compositor", "CoreGraphics", "Platform",
      ] + testingOverlays,
      exclude: [
        "__Snapshots__", "Layers/__Snapshots__", "Parameters/__Snapshots__",
        "Recorded/__Snapshots__",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WindowTests",
      dependencies: [
        "PlaygroundApp", "Catalogue", "Studio", "UIKit", "UIKitTestSupport", "CoreGraphics",
      ] + testingOverlays,
      swiftSettings: strict),

    // MARK: The app
    // The demos see of the other modules what a program in a package of its own sees.
    .target(
      name: "Catalogue", dependencies: ["UIKit", "TransitionGallery"], resources: [.copy("Assets")],
      packageAccess: false, swiftSettings: compact),
    .target(
      name: "Studio",
      dependencies: [
        "Catalogue", "UIKit", "UIKitSimulator", "QuartzCore", "Compositor", "CoreGraphics",
        "Platform",
      ],
      swiftSettings: compact),
    .target(
      name: "PlaygroundApp",
      dependencies: [
        "Catalogue", "Studio", "UIKit", "UIKitSimulator", "QuartzCore", "Compositor",
        "CoreGraphics", "Platform", "Cassowary", "Projects", "COpenGLES",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: compact),
    .executableTarget(
      name: "playground", dependencies: ["PlaygroundApp", "CoreGraphics"],
      path: "Sources/Playground", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// An installed playground has the sources that projects need, without tests.
if !FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests") {
  package.targets.removeAll(where: \.isTest)
}

extension Target {
  fileprivate func depends(on name: String) -> Bool {
    dependencies.contains {
      if case .byNameItem(let dependency, _) = $0 { dependency == name } else { false }
    }
  }
}

// A target is compiled again where the module of a dependency of its own changed. A layer that gets
// a property changes QuartzCore's module and not UIKit's, but the layers of all that import UIKit.
for target in package.targets where target.depends(on: "UIKit") {
  if !target.depends(on: "QuartzCore") { target.dependencies.append("QuartzCore") }
}
