// swift-tools-version: 6.2
import PackageDescription

// One package for iOS and Linux. On Apple's systems Swift has Objective-C, and the sources in
// Sources/Cards/iOS are compiled as they are, with Apple's UIKit. On Linux they are excluded, and
// the plug-in compiles translated copies of them.

#if os(Linux)
  let dependencies: [Package.Dependency] = [
    .package(name: "TransitionPlayground", path: "../.."),
    .package(name: "Translator", path: "../../Translator"),
  ]
  let cards = Target.target(
    name: "Cards",
    dependencies: [.product(name: "UIKit", package: "TransitionPlayground")],
    exclude: ["iOS"],
    plugins: [.plugin(name: "TranslateSources", package: "Translator")])
  // The simulator of the tests is there on Linux only.
  let tests: [Target] = [
    .testTarget(
      name: "CardsTests",
      dependencies: [
        "Cards", .product(name: "UIKitTestSupport", package: "TransitionPlayground"),
      ])
  ]
#else
  let dependencies: [Package.Dependency] = []
  let cards = Target.target(name: "Cards", sources: ["iOS"])
  let tests: [Target] = []
#endif

let package = Package(
  name: "OneSource",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Cards", targets: ["Cards"])],
  dependencies: dependencies,
  targets: [cards] + tests,
  swiftLanguageModes: [.v5]
)
