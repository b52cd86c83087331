import EditMaps
import Foundation
import Testing

@testable import Translator

/// Copies in a folder, and the answer.
struct ProjectTranslatorTests {
  @Test
  func copiesHaveTheLayoutOfTheSourcesAndNoNameTwice() throws {
    let project = try TemporaryProject()
    let sources = try ["App/Cell.swift", "App/List/Cell.swift", "App/List/My View.swift"].map {
      try project.write("import UIKit\n", to: $0)
    }
    let answer = try project.translate(sources)
    #expect(answer.files.map(\.source) == sources)
    #expect(
      answer.files.map { $0.copy.dropFirst(project.output.count) }
        == ["/Cell.swift", "/List/List_Cell.swift", "/List/My View.swift"])
    let first = try project.read(answer.files[2].copy).split(separator: "\n").first
    #expect(first == "#sourceLocation(file: \"\(sources[2])\", line: 1)")
  }

  @Test
  func generatedFunctionsHaveDifferentNames() throws {
    let project = try TemporaryProject()
    let sources = try ["My View.swift", "My-View.swift", "My_View.swift"].map {
      try project.write(
        "import UIKit\nclass V\($0.utf8.reduce(0) { $0 + Int($1) }): UIView {}\n", to: $0)
    }
    let answer = try project.translate(sources)
    let registration = try project.read(try #require(answer.start.first))
    for name in [
      "__registerFile_My_View()", "__registerFile_My_View_2()", "__registerFile_My_View_3()",
    ] {
      #expect(registration.contains("  \(name)\n"))
    }
  }

  @Test
  func copyIsWrittenOnlyIfItsContentChanged() throws {
    let project = try TemporaryProject()
    let first = try project.write("import UIKit\nclass A: UIView {}\n", to: "A.swift")
    let second = try project.write("import UIKit\nclass B: UIView {}\n", to: "B.swift")
    #expect(try project.translate([first, second]).files.map(\.written) == [true, true])
    let before = try modificationTime(project.output + "/A.swift")
    #expect(try project.translate([first, second]).files.map(\.written) == [false, false])
    #expect(try modificationTime(project.output + "/A.swift") == before)
    _ = try project.write("import UIKit\nclass B: UIView { var x = 1 }\n", to: "B.swift")
    #expect(try project.translate([first, second]).files.map(\.written) == [false, true])
  }

  private func modificationTime(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test
  func onlyWhatAnEarlierTranslationWroteIsRemoved() throws {
    let project = try TemporaryProject()
    let first = try project.write("import UIKit\n", to: "A.swift")
    let second = try project.write("import UIKit\n", to: "Old/B.swift")
    _ = try project.translate([first, second])
    _ = try project.write("", to: "output/kept.txt")
    _ = try project.write("", to: "output/Kept.swift")
    _ = try project.translate([first])
    #expect(
      project.outputNames
        == [
          "A.swift", "A.swift.map", "__Registration.swift", "__Start.swift", "kept.txt",
          "Kept.swift",
        ])
    #expect(!FileManager.default.fileExists(atPath: project.output + "/Old"))
  }

  @Test
  func mapBesideTheCopyHasTheSource() throws {
    let project = try TemporaryProject()
    let source = try project.write("import Foundation\nlet x = 1\n", to: "A.swift")
    let answer = try project.translate([source])
    let map = try EditMap(text: project.read(answer.files[0].copy + ".map"))
    // "import UIKit; " has 14 bytes.
    #expect(map.place(line: 1, column: 15) == .init(file: source, line: 1, column: 1))
    #expect(map.place(copyLine: 3, column: 5) == .init(file: source, line: 2, column: 5))
  }

  @Test
  func unknownModulesAreListedAndStay() throws {
    let project = try TemporaryProject()
    let source = try project.write(
      "import UIKit\nimport SnapKit\nimport MyKit\nimport class Charts.Bar\n", to: "A.swift")
    let answer = try project.translate([source], merged: ["MyKit"])
    #expect(
      answer.unavailableImports == [
        .init(module: "SnapKit", file: source, line: 2),
        .init(module: "Charts", file: source, line: 4),
      ])
    #expect(try project.read(answer.files[0].copy).contains("\nimport SnapKit\n"))
  }

  @Test
  func unknownModulesAreBlankedOnRequest() throws {
    let project = try TemporaryProject()
    let source = try project.write(
      """
      import UIKit
      @testable import SnapKit
      #if canImport(SnapKit)
      import struct SnapKit.Constraint
      #endif
      """, to: "A.swift")
    let answer = try project.translate([source], blanksUnknownImports: true)
    #expect(answer.unavailableImports == [.init(module: "SnapKit", file: source, line: 2)])
    let copy = try project.read(answer.files[0].copy)
    #expect(
      copy.contains(
        """
        import UIKit
        \(String(repeating: " ", count: 24))
        #if canImport(SnapKit)
        import struct SnapKit.Constraint
        #endif
        """))
  }

  @Test
  func modulesOfOtherPlatformsAreNotListed() throws {
    let project = try TemporaryProject()
    let source = try project.write(
      """
      #if canImport(AppKit)
      import AppKit
      #elseif os(iOS) || DEBUG
      import Listed1
      #else
      import Cocoa
      #endif
      #if os(macOS) && DEBUG || !(targetEnvironment(simulator))
      import Carbon
      #elseif DEBUG
      import Listed2
      #endif
      """, to: "A.swift")
    let answer = try project.translate([source])
    #expect(answer.unavailableImports.map(\.module) == ["Listed1", "Listed2"])
  }

  @Test
  func delegateStartsTheApplication() throws {
    let project = try TemporaryProject()
    let source = try project.write(
      "import UIKit\n@main\nclass MyDelegate: UIResponder, UIApplicationDelegate {}\n",
      to: "A.swift")
    let answer = try project.translate([source])
    #expect(answer.delegate == "MyDelegate")
    #expect(
      answer.start.map { $0.dropFirst(project.output.count) }
        == ["/__Registration.swift", "/__Start.swift"])
    #expect(
      try project.read(answer.start[1]).contains(
        "{ __registerProject(); ProjectApp.main(MyDelegate.self) }"))
  }

  @Test(arguments: [
    ("class Entry { static func main() {} }", "ProjectApp.prepare(); Entry.main() }"),
    ("class Plain {}", "ProjectApp.main(nil) }"),
  ])
  func applicationStartsWithoutADelegate(text: String, start: String) throws {
    let project = try TemporaryProject()
    let marked = text.hasPrefix("class Entry") ? "@main " + text : text
    let source = try project.write("import UIKit\n\(marked)\n", to: "A.swift")
    let answer = try project.translate([source])
    #expect(answer.delegate == nil)
    #expect(try project.read(answer.start[1]).contains(start))
  }

  @Test
  func mainFileRegistersTheClassesFirst() throws {
    let project = try TemporaryProject()
    let main = try project.write(
      "// The start.\nimport UIKit\nUIApplicationMain(0, nil, nil, \"D\")\n", to: "main.swift")
    let delegate = try project.write(
      "import UIKit\nclass D: UIResponder, UIApplicationDelegate {}\n", to: "D.swift")
    let answer = try project.translate([main, delegate])
    #expect(answer.start.count == 1)
    #expect(answer.delegate == "D")
    let lines = try project.read(answer.files[0].copy).split(separator: "\n")
    #expect(
      lines[1] == "import UIKit; import PlaygroundApp; "
        + "MainActor.assumeIsolated { __registerProject(); ProjectApp.prepare() }; // The start.")
  }

  @Test
  func testsJoinTheModuleWithoutAnEntryPoint() throws {
    let project = try TemporaryProject()
    let main = try project.write("import UIKit\n", to: "App/main.swift")
    let view = try project.write("import UIKit\nclass V: UIView {}\n", to: "App/V.swift")
    let test = try project.write(
      """
      import XCTest
      @testable import App
      class BaseTests: XCTestCase {
        func testBase() {}
        func helper() {}
        func testWith(_ x: Int) {}
      }
      final class ViewTests: BaseTests {
        override func testBase() {}
        func testLater() async throws {}
        private func testHidden() {}
        static func testStatic() {}
      }
      class Other: NSObject { func testNothing() {} }
      extension ViewTests { func testMore() throws {} }
      """, to: "Tests/V.swift")
    let answer = try project.translate([main, view], tests: [test])
    #expect(answer.files.map(\.source) == [view, test])
    #expect(answer.files[1].copy == project.output + "/Tests/Tests_V.swift")
    #expect(answer.start.count == 1)
    #expect(try !project.read(answer.files[1].copy).contains("testable"))
    #expect(
      answer.testCases == [
        .init(
          class: "BaseTests", methods: [.init(name: "testBase", async: false, throws: false)]),
        .init(
          class: "ViewTests",
          methods: [
            .init(name: "testBase", async: false, throws: false),
            .init(name: "testLater", async: true, throws: true),
            .init(name: "testMore", async: false, throws: true),
          ]),
      ])
  }

  @Test
  func whatIsNotTranslatedIsNoted() throws {
    let project = try TemporaryProject()
    let source = try project.write(
      """
      import UIKit
      class Item: NSObject { @NSManaged var name: String }
      @main struct MyApp {}
      class A: UIView {}
      #if DEBUG
      extension A { override func layoutSubviews() {} }
      #endif
      """, to: "A.swift")
    let notes = try project.translate([source]).notes
    #expect(notes.map(\.line) == [2, 3, 6])
    #expect(notes.map(\.column) == [24, 1, 29])
  }

  @Test
  func failureNamesTheFile() throws {
    let project = try TemporaryProject()
    let error = try #require(throws: ProjectTranslator.Failure.self) {
      try project.translate(["/missing/A.swift"])
    }
    #expect(error.description.hasPrefix("/missing/A.swift cannot be read: "))
    let source = try project.write("", to: "A.swift")
    _ = try project.write("a file", to: "output")
    let other = try #require(throws: ProjectTranslator.Failure.self) {
      try project.translate([source])
    }
    #expect(other.description.contains("cannot be written to \(project.output): "))
  }

  @Test
  func methodsThatUIKitDoesNotCallAreNoted() throws {
    let project = try TemporaryProject()
    let source = try project.write(
      """
      import UIKit
      class Proxy: NSObject {
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
      }
      class Other: Proxy {
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
      }
      """, to: "A.swift")
    let notes = try project.translate([source]).notes
    #expect(notes.map(\.line) == [3])
    #expect(notes.first?.message.hasPrefix("forwardingTarget(for:) is not called") == true)
  }

  @Test
  func pathWithQuotesIsShownByTheCompiler() throws {
    let project = try TemporaryProject()
    let source = try project.write("import UIKit\nlet x: Int = \"a\"\n", to: "My \"App\"\\/A.swift")
    let answer = try project.translate([source])
    let messages = try SwiftCompiler().check([answer.files[0].copy])
    let escaped = source.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    #expect(messages.map(\.file) == [escaped])
    #expect(messages.map(\.line) == [2])
  }

  @Test
  func manyFilesAndLongFilesTakeTimeInProportion() throws {
    // A check of the order of growth: a square would be 100 times.
    func seconds(_ classes: Int) -> Double {
      let text = (0..<classes).map {
        """
        class View\($0): UIView {
          @IBOutlet var label: UILabel!
          @objc func tap() { addTarget(self, action: #selector(tap)) }
        }

        """
      }.joined()
      let start = processorTime()
      _ = TranslatedText.copies(of: [("/A.swift", Array(text.utf8))])
      return processorTime() - start
    }
    let small = (0..<3).map { _ in seconds(100) }.min() ?? 0
    let large = seconds(1000)
    #expect(large < small * 30)
  }

  /// What this thread has used of a processor, in seconds: other tests run at the same time.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
