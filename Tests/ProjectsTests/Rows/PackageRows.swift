import Foundation
import Testing

extension RowTests {
  /// Targets of a package are modules of their own: a name of the app's and of each of theirs stay
  /// apart, and each has its resources in its own bundle.
  @Test func targetsOfAPackageAreModules() throws {
    let fixture = try PackageRow.fixture()
    defer { fixture.remove() }
    var script = Script()
    script.tap(100, 150, at: 0.5)
    script.end(at: 1)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(
      lines == [
        "style app design core", "condition CORE iOS", "text Hello of the package",
        "picture 2.0 3.0", "color 0.25 0.5 0.75", "copied 42", "main has none of them",
        "label by its class Kit title", "pressed in the package",
      ])
  }

  /// A changed module is compiled again, with the app that it is a part of; an error in one is at
  /// its place.
  @Test func aModuleOfAPackageIsBuiltAgain() throws {
    let fixture = try PackageRow.fixture()
    defer { fixture.remove() }
    let builder = try BuiltApp.builder(fixture)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    #expect(try builder.build().executable != nil)
    try fixture.write("Kit/Sources/Core/Core.swift", PackageRow.core(style: "new"))
    let app = try #require(try builder.build().executable)
    var script = Script()
    script.end(at: 1)
    let lines = try BuiltApp.run(app, script)
    #expect(lines.first == "style app design new", "\(lines)")

    let core = try fixture.write(
      "Kit/Sources/Core/Core.swift", PackageRow.core(style: "\\(missing)"))
    let outcome = try builder.build()
    #expect(outcome.executable == nil)
    #expect(
      outcome.errors.map(\.description) == [
        "\(core.standardizedFileURL.path):2:57: error: cannot find 'missing' in scope"
      ])
  }
}

private enum PackageRow {
  /// An app, a package beside it with two targets, and in the app's folder.
  static func fixture() throws -> XcodeFixture {
    let fixture = try XcodeFixture()
    try fixture.writeProject(
      "Packages",
      targets: [
        TargetDescription(
          name: "Packages", sources: ["App.swift", "Page.swift"],
          settings: ["GENERATE_INFOPLIST_FILE = YES;"])
      ])
    try fixture.write("App.swift", RowSources.delegate(root: "Page()"))
    try fixture.write("Page.swift", page)
    try fixture.write("Kit/Package.swift", manifest)
    try fixture.write("Kit/Sources/Core/Core.swift", core(style: "core"))
    try fixture.write("Kit/Sources/Design/Design.swift", design)
    try fixture.write("Kit/Sources/Design/Notes.swift", "this is no Swift")
    let resources = "Kit/Sources/Design/Resources"
    try fixture.write("\(resources)/Title.xib", xib)
    try fixture.write(
      "\(resources)/en.lproj/Localizable.strings", "\"hello\" = \"Hello of the package\";\n")
    try fixture.write("\(resources)/Media.xcassets/Brand.colorset/Contents.json", RowAssets.color)
    let picture = try fixture.write("\(resources)/dot.png", "")
    try #require(Data(base64Encoded: RowAssets.pixels)).write(to: picture)
    try fixture.write("Kit/Sources/Design/Data/answer.txt", "42")
    return fixture
  }

  static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Kit", defaultLocalization: "en", platforms: [.iOS(.v15)],
      products: [.library(name: "Design", targets: ["Design"])],
      targets: [
        .target(
          name: "Core",
          swiftSettings: [
            .define("CORE"), .define("MAC", .when(platforms: [.macOS])),
            .define("PHONE", .when(platforms: [.iOS], configuration: .debug)),
          ]),
        .target(
          name: "Design", dependencies: ["Core"], exclude: ["Notes.swift"],
          resources: [.process("Resources"), .copy("Data")]),
      ])
    """

  static func core(style: String) -> String {
    """
    struct Style { static let name = "core" }
    public enum Core { public static let style: String = "\(style)" }

    public var condition: String {
    #if CORE && PHONE && !MAC && os(iOS)
        return "CORE iOS"
    #else
        return "wrong"
    #endif
    }
    """
  }

  static let design = """
    import UIKit
    import Core

    struct Style { static let name = "design" }

    public func report(_ style: String) {
        print("> style", style, Style.name, Core.style)
    }

    public class Title: UILabel {
        public override func awakeFromNib() {
            super.awakeFromNib()
            print("> label by its class Kit", text ?? "")
        }
    }

    open class Panel: UIViewController {
        open override func viewDidLoad() {
            super.viewDidLoad()
            print("> condition", condition)
            print("> text", NSLocalizedString("hello", bundle: .module, comment: ""))
            let dot = UIImage(named: "dot", in: .module, compatibleWith: nil)
            print("> picture", dot?.size.width ?? 0, dot?.size.height ?? 0)
            var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
            UIColor(named: "Brand", in: .module, compatibleWith: nil)?
                .getRed(&red, green: &green, blue: &blue, alpha: nil)
            print("> color", red, green, blue)
            let file = Bundle.module.url(forResource: "answer", withExtension: "txt",
                subdirectory: "Data")
            print("> copied", file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
            print("> main has", UIImage(named: "dot") == nil ? "none of them" : "the picture")
            UINib(nibName: "Title", bundle: .module).instantiate(withOwner: self)
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 50, y: 125, width: 100, height: 50)
            button.addTarget(self, action: #selector(press), for: .touchUpInside)
            view.addSubview(button)
        }

        @objc private func press() { print("> pressed in the package") }
    }
    """

  static let page = """
    import UIKit
    import Design

    struct Style { static let name = "app" }

    class Page: Panel {
        override func viewDidLoad() {
            report(Style.name)
            super.viewDidLoad()
        }
    }
    """

  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
    customClass="UIResponder"/>
        <label opaque="NO" text="title" id="a1b-2c-3d4" customClass="Title" \
    customModule="Design">
          <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
        </label>
      </objects>
    </document>
    """
}
