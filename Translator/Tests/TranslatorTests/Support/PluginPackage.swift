import Foundation
import Testing

/// A package that uses the plug-in as a user's does, with a small module in the place of UIKit: a
/// library with originals in an excluded folder, and a program that imports it.
///
/// It is built in one folder that is kept, so that the plug-in's own tool is built once.
struct PluginPackage {
  static let translator = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let folder = translator.appendingPathComponent(".build/plugin-test")
  var program: URL { folder.appendingPathComponent(".build/debug/show") }
  var copies: URL {
    folder.appendingPathComponent(
      ".build/plugins/outputs/plugin-test/Dials/destination/TranslateSources/Translated")
  }

  struct Build {
    let isSuccess: Bool
    let output: String
  }

  /// Writes the package, without what an earlier test left.
  init() throws {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("Sources"))
    let modules = try #require(Bundle.module.resourceURL).appendingPathComponent("Modules")
    let library = try String(
      contentsOf: modules.appendingPathComponent("UIKit.swift"), encoding: .utf8)
    let silent = "add(_ type: AnyClass, named name: String) {}"
    try #require(library.contains(silent))
    try write(
      library.replacingOccurrences(
        of: silent, with: silent.dropLast(2) + "{ print(\"registered \\(name)\") }"),
      to: "Sources/UIKit/UIKit.swift")
    try write(Self.manifest, to: "Package.swift")
    try write("// The originals lie in iOS.\n", to: "Sources/Dials/Linux.swift")
    try write(Self.dial, to: "Sources/Dials/iOS/Dial.swift")
    try write(Self.appearance, to: "Sources/Dials/iOS/Inner/Dial+Appearance.swift")
    try write(
      "import Dials\nprint(\"begun \\(Dial.self)\")\n", to: "Sources/show/main.swift")
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Builds everything.
  func build() throws -> Build {
    let (status, output) = try Self.run("swift", ["build", "--package-path", folder.path])
    return Build(isSuccess: status == 0, output: output)
  }

  /// Runs a tool to its end; what it wrote to both streams.
  static func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// When the files of a type below a folder were changed, by their names.
  static func dates(in folder: URL, type: String) -> [String: Date] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    var dates: [String: Date] = [:]
    while let url = found?.nextObject() as? URL {
      guard url.pathExtension == type else { continue }
      let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      dates[url.lastPathComponent] = values?.contentModificationDate
    }
    return dates
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "plugin-test",
      dependencies: [.package(name: "Translator", path: "../..")],
      targets: [
        .target(name: "UIKit"),
        .target(
          name: "Dials", dependencies: ["UIKit"], exclude: ["iOS"],
          plugins: [.plugin(name: "TranslateSources", package: "Translator")]),
        .executableTarget(name: "show", dependencies: ["Dials"]),
      ],
      swiftLanguageModes: [.v5])
    """

  static let dial = """
    import UIKit

    @objc public class Dial: UIViewController {
      @IBOutlet private weak var label: UILabel!

      public override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(frame: .zero)
        button.addTarget(self, action: #selector(turn(_:)), for: .touchUpInside)
      }

      @IBAction func turn(_ sender: UIButton) { label.text = "turned" }
    }
    """

  private static let appearance = """
    import UIKit

    extension Dial {
      public override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }
    """
}
