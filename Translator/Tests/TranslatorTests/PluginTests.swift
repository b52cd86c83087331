import Foundation
import Testing

/// The build-tool plug-in `TranslateSources`, run by the package manager.
@Suite(.serialized)
struct PluginTests {
  @Test
  func excludedSourcesAreTranslatedCompiledAndRegistered() throws {
    let package = try PluginPackage()
    let build = try package.build()
    try #require(build.isSuccess, "\(build.output)")
    #expect(
      Set(PluginPackage.dates(in: package.copies, type: "swift").keys) == [
        "Dial.swift", "Dial+Appearance.swift", "__Registration.swift",
      ])
    let (status, output) = try PluginPackage.run(package.program.path, [])
    #expect(status == 0)
    #expect(output == "registered Dial\nbegun Dial\n")
  }

  @Test
  func onlyWhatChangedIsCompiledAgain() throws {
    let package = try PluginPackage()
    try #require(try package.build().isSuccess)
    let objects = package.folder.appendingPathComponent(".build/debug/Dials.build")
    let before = PluginPackage.dates(in: objects, type: "o")
    let copies = PluginPackage.dates(in: package.copies, type: "swift")
    try #require(before.count >= 4, "\(before)")

    let again = try package.build()
    #expect(again.isSuccess)
    #expect(!again.output.contains("Translating") && !again.output.contains("Compiling Dials"))
    #expect(PluginPackage.dates(in: objects, type: "o") == before)

    // The body of a method is another one: one copy is written, and one object.
    try package.write(
      PluginPackage.dial.replacingOccurrences(of: "\"turned\"", with: "\"turned again\""),
      to: "Sources/Dials/iOS/Dial.swift")
    let changed = try package.build()
    #expect(changed.isSuccess, "\(changed.output)")
    func names(_ old: [String: Date], _ new: [String: Date]) -> [String] {
      new.filter { old[$0.key] != $0.value }.map(\.key).sorted()
    }
    #expect(
      names(copies, PluginPackage.dates(in: package.copies, type: "swift")) == ["Dial.swift"])
    #expect(
      names(before, PluginPackage.dates(in: objects, type: "o")) == ["Dial.swift.o"])
  }

  @Test
  func anErrorIsAtTheLineOfTheOriginal() throws {
    let package = try PluginPackage()
    try package.write(
      PluginPackage.dial.replacingOccurrences(of: "\"turned\"", with: "missing"),
      to: "Sources/Dials/iOS/Dial.swift")
    let build = try package.build()
    #expect(!build.isSuccess)
    let path = package.folder.appendingPathComponent("Sources/Dials/iOS/Dial.swift").path
    #expect(
      build.output.contains("\(path):12:58: error: cannot find 'missing' in scope"),
      "\(build.output)")
  }

  @Test
  func twoSourcesOfOneNameAreReported() throws {
    let package = try PluginPackage()
    try package.write("", to: "Sources/Dials/iOS/Inner/Dial.swift")
    let build = try package.build()
    #expect(!build.isSuccess)
    #expect(build.output.contains("two sources of Dials are called Dial.swift"))
  }

  // MARK: The example

  private static let repository = PluginPackage.translator.deletingLastPathComponent()
  private static let modules = repository.appendingPathComponent(".build/debug/Modules")

  /// The translated sources of the example, with UIKit as `make test` has built it.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(
        atPath: modules.appendingPathComponent("UIKit.swiftmodule").path),
      "UIKit is not built"))
  func theExampleFitsTheRealUIKit() throws {
    let project = try TemporaryProject()
    let originals = Self.repository.appendingPathComponent("Examples/OneSource/Sources/Cards/iOS")
    let sources = try FileManager.default.contentsOfDirectory(atPath: originals.path)
      .filter { $0.hasSuffix(".swift") }.map { originals.appendingPathComponent($0).path }
    try #require(sources.count >= 4)
    let tool = PluginPackage.translator.appendingPathComponent(".build/debug/translate-project")
    let (status, output) = try PluginPackage.run(
      tool.path, ["--library", "Cards", project.output, "UIKit"] + sources)
    #expect(status == 0 && output == "", "\(output)")
    let copies = project.outputNames.filter { $0.hasSuffix(".swift") }
      .map { project.output + "/" + $0 }
    #expect(copies.count == sources.count + 1)
    let (result, messages) = try PluginPackage.run(
      "swiftc",
      ["-typecheck", "-swift-version", "5", "-module-name", "Cards", "-I", Self.modules.path]
        + Self.cFlags() + copies)
    #expect(result == 0, "\(messages)")
  }

  /// Where the C modules are that UIKit's modules import.
  private static func cFlags() throws -> [String] {
    let sources = repository.appendingPathComponent("Sources")
    let maps = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .flatMap { ["\($0)/module.modulemap", "\($0)/include/module.modulemap"] }
      .map { sources.appendingPathComponent($0).path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let headers = try PluginPackage.run(
      "pkg-config",
      [
        "--cflags-only-I", "cairo", "pixman-1", "gobject-2.0", "harfbuzz", "fontconfig",
        "pangocairo", "sdl2",
      ]
    ).output.split(whereSeparator: \.isWhitespace).map(String.init)
    return maps.sorted().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + headers.flatMap { ["-Xcc", $0] }
  }
}
