// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of the toolchain's own swift-syntax: linking it takes seconds, while building the
/// package takes minutes. Nil where the toolchain has none.
let hostLibraries: String? = {
  let environment = ProcessInfo.processInfo.environment
  let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  for folder in folders {
    let compiler = URL(fileURLWithPath: folder).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let tools = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    let host = tools.deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    let module = host.appendingPathComponent("SwiftSyntax.swiftmodule")
    if FileManager.default.fileExists(atPath: module.path) { return host.path }
  }
  return nil
}()

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// What sees the modules of swift-syntax.
let syntaxSettings: [SwiftSetting] =
  strict + (hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? [])

let syntaxProducts: [Target.Dependency] =
  hostLibraries == nil
  ? [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
  ] : []

let linking: [LinkerSetting] =
  hostLibraries.map {
    [
      .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    ]
  } ?? []

let package = Package(
  name: "Translator",
  products: [
    .executable(name: "translate-project", targets: ["translate-project"]),
    .library(name: "EditMaps", targets: ["EditMaps"]),
    .plugin(name: "TranslateSources", targets: ["TranslateSources"]),
  ],
  dependencies: hostLibraries == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0")] : [],
  targets: [
    .target(name: "EditMaps", swiftSettings: strict),
    .target(
      name: "Translator", dependencies: ["EditMaps"] + syntaxProducts,
      swiftSettings: syntaxSettings, linkerSettings: linking),
    .target(
      name: "TranslationSamples", dependencies: ["Translator", "EditMaps"] + syntaxProducts,
      path: "Tests/TranslationSamples", swiftSettings: syntaxSettings, linkerSettings: linking),
    .executableTarget(
      name: "translate-project", dependencies: ["Translator", "EditMaps"],
      swiftSettings: syntaxSettings, linkerSettings: linking),
    .plugin(
      name: "TranslateSources", capability: .buildTool(), dependencies: ["translate-project"]),
    .executableTarget(
      name: "fuzz-translator", dependencies: ["TranslationSamples"], path: "Tests/fuzz-translator",
      swiftSettings: syntaxSettings, linkerSettings: linking),
    .testTarget(
      name: "TranslatorTests",
      dependencies: ["Translator", "EditMaps", "TranslationSamples", "translate-project"],
      resources: [.copy("Fixtures/Modules")], swiftSettings: syntaxSettings, linkerSettings: linking
    ),
  ],
  swiftLanguageModes: [.v6]
)
