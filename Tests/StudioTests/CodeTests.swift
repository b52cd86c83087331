import Catalogue
import Foundation
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitSnapshotTesting
import UIKitTestSupport

/// The source of the demo, with the method that was called last.
@MainActor
struct CodeTests {
  private static let source = """
    import UIKit

    final class Page: UIViewController {
      // func viewDidLoad() {}
      override func viewDidLoad() {
        super.viewDidLoad()
        let text = "}"
      }

      func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
        if path.row == 0 { print(text) }
      }
    }

    extension Page: Delegate {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any Animator)? { nil }

      func done(_ body: (Int, Int) -> Void, then: Int) {}
    }

    final class Other { func viewDidLoad() {} }
    """

  @Test(
    arguments: [
      ("viewDidLoad()", 4...7), ("tableView(_:didSelectRowAt:)", 9...11),
      ("animationController(forPresented:presenting:source:)", 15...18), ("done(_:then:)", 20...20),
    ]
  )
  func methodsAreFoundByTheirNamesAndLabels(_ method: String, _ lines: ClosedRange<Int>) {
    let file = SourceFile(name: "Page.swift", text: Self.source)
    #expect(file.lines(of: method, in: "Page") == lines)
  }

  /// A brace in a string that is interpolated closes nothing.
  @Test func methodsAfterAnInterpolationAreFound() {
    let text = #"""
      final class Page {
        func title() -> String { "\(names.map { "\($0)}" }.joined(separator: ", "))" }
        func done() {}
      }
      """#
    let file = SourceFile(name: "Page.swift", text: text)
    #expect(file.lines(of: "title()", in: "Page") == 1...1)
    #expect(file.lines(of: "done()", in: "Page") == 2...2)
  }

  @Test func theLongestLineCountsItsLetters() {
    #expect(SourceFile(name: "", text: "").longestLine == 0)
    #expect(SourceFile(name: "", text: "ab\n“é”\n\n").longestLine == 3)
    #expect(SourceFile(name: "", text: "abc\n\ta").longestLine == 9)
  }

  @Test func whatATypeInheritsIsNowhere() {
    let library = SourceLibrary([SourceFile(name: "Page.swift", text: Self.source)])
    #expect(library.place(of: "viewDidAppear(_:)", in: "Page") == nil)
    #expect(library.place(of: "tableView(_:didDeselectRowAt:)", in: "Page") == nil)
    #expect(library.place(of: "viewDidLoad()", in: "Nothing") == nil)
    #expect(library.place(of: "viewDidLoad", in: "Page") == nil)
    let place = library.place(of: "viewDidLoad()", in: "Demo.Other")
    #expect(place == SourceLibrary.Place(file: "Page.swift", lines: 23...23))
  }

  /// The source of a project's app comes before the catalogue's.
  @Test func theFilesOfTheFirstFolderHideOthersOfTheirNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      "App/Page.swift": "class Page {\n  func own() {}\n}",
      "Demos/Page.swift": "class Page {\n\n  func own() {}\n}",
      "Demos/Other.swift": "class Other {\n  func own() {}\n}",
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let library = SourceLibrary(
      folders: ["App", "Demos"].map { folder.appendingPathComponent($0) })
    #expect(library.file(named: "Page.swift")?.lineCount == 3)
    let place = SourceLibrary.Place(file: "Page.swift", lines: 1...1)
    #expect(library.place(of: "own()", in: "Page") == place)
    #expect(library.place(of: "own()", in: "Other")?.file == "Other.swift")
  }

  @Test func everyDemoHasItsSource() {
    let without = Catalogue.all.filter { SourceLibrary.installed.file(of: $0) == nil }
    #expect(without.map(\.id) == [])
  }

  /// What their articles are about.
  @Test(
    arguments: [
      ("modal-bounce", "UIPercentDrivenInteractiveTransition"),
      ("modal-bounce", "UIViewControllerAnimatedTransitioning"),
      ("child-crossfade", "transition"), ("segue-scale", "UIStoryboardSegue"),
      ("dynamics-snap", "UISnapBehavior"), ("page-curl", "UIPageViewController"),
    ])
  func aDemoIsFoundByTheSymbolsThatItUses(_ id: String, _ symbol: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    #expect(SourceLibrary.installed.symbols(of: demo).contains(symbol))
  }

  @Test func theMethodThatWasCalledLastIsMarked() throws {
    let fixture = StudioFixture()
    fixture.controller.perform(.panel(.code))
    fixture.simulator.settle()
    #expect(fixture.texts.contains("ModalBounce.swift"))
    fixture.tapStage(160, 230)
    let session = try #require(fixture.session)
    let call = try #require(
      session.recording.events.first {
        if case .call(let call) = $0.kind {
          call.method == "animateTransition(using:)"
        } else {
          false
        }
      })
    session.seek(to: call.time + 0.001)
    fixture.simulator.settle()
    #expect(fixture.texts.contains("animateTransition(using:)"))
    assertSnapshot(of: fixture.simulator, as: .image, named: "code")
  }

  @Test func theNumbersOfLinesStayWhereLinesAreScrolledSideways() throws {
    let fixture = StudioFixture()
    fixture.controller.perform(.panel(.code))
    fixture.simulator.settle()
    func labels() -> [UILabel] {
      fixture.views(of: UITableViewCell.self).filter { $0.window != nil }
        .flatMap { $0.contentView.subviews.flatMap { [$0] + $0.subviews } }
        .compactMap { $0 as? UILabel }
    }
    func places(_ labels: [UILabel]) -> [String: CGFloat] {
      Dictionary(
        labels.compactMap { label in
          label.text.map { ($0, label.convert(CGPoint.zero, to: nil as UIView?).x) }
        }, uniquingKeysWith: { first, _ in first })
    }
    let line = "final class MainViewController: UIViewController, ModalViewControllerDelegate {"
    let before = places(labels())
    let sideways = try #require(
      fixture.views(of: UIScrollView.self).first { $0.contentSize.width > $0.bounds.width + 100 })
    sideways.contentOffset.x = 90
    fixture.simulator.settle()
    let after = places(labels())
    let number = try #require(before.keys.first { Int($0) == 13 })
    #expect(after[number] == before[number])
    #expect(try #require(after[line]) == #require(before[line]) - 90)
  }
}
