import Foundation
import Projects
import Testing

/// Whole projects, built as `playground open` builds them and run without a display. They need the
/// library that projects are linked with, which is built with the tests.
@Suite(.serialized) struct OpenedProjectTests {
  @Test func anAppIsBuiltAndDrivenUnchanged() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    _ = try SampleApp(fixture)
    let before = try BuiltApp.content(of: fixture.folder)
    let builder = try BuiltApp.builder(fixture)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    let outcome = try builder.build()
    #expect(outcome.messages == [])
    let app = try #require(outcome.executable)
    let script = fixture.folder.deletingLastPathComponent()
      .appendingPathComponent("\(UUID().uuidString).jsonl")
    try Data(SampleApp.script.utf8).write(to: script)
    defer { try? FileManager.default.removeItem(at: script) }

    let (status, trace) = try BuiltApp.output(
      of: app, ["replay", script.path, "--demo", "project"])
    #expect(status == 0, "\(trace.prefix(2000))")
    let calls = trace.split(separator: "\n").filter { $0.contains("\"kind\":\"call\"") }
    func index(_ object: String, _ call: String) -> Int? {
      calls.firstIndex {
        $0.contains("\"object\":\"\(object)\"") && $0.contains("\"call\":\"\(call)\"")
      }
    }
    let appears = try #require(index("SecondPage", "viewDidAppear(_:)"), "\(trace)")
    let animates = try #require(index("Animator", "animateTransition(using:)"))
    let leaves = try #require(index("SecondPage", "viewDidDisappear(_:)"))
    #expect(animates < appears && appears < leaves)

    // The user's folder is as it was, to the byte.
    #expect(try BuiltApp.content(of: fixture.folder) == before)
  }

  @Test func anErrorIsAtItsPlaceInTheUsersFile() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    _ = try SampleApp(fixture)
    let source = try fixture.write(
      "\(SampleApp.name)/Pages/Animator.swift",
      """
      import UIKit
      class Animator {
        @IBOutlet weak var label: UILabel!
        @objc func press(_ sender: Any) { sel = #selector(press(_:)); label.colour = 1 }
        var sel: Selector?
      }
      """)
    let builder = try BuiltApp.builder(fixture)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    let outcome = try builder.build()
    #expect(outcome.executable == nil)
    let error = try #require(outcome.errors.first { $0.text.contains("colour") })
    #expect(error.file == source.standardizedFileURL.path)
    // The place of “colour” in the fourth line.
    #expect((error.line, error.column) == (4, 71))
    #expect(error.text == "value of type 'UILabel' has no member 'colour'")
  }

  @Test func whatIsMissingIsListedBySymbol() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    _ = try SampleApp(fixture)
    try fixture.write(
      "\(SampleApp.name)/Pages/Animator.swift",
      """
      import UIKit
      import SnapKit
      class Animator: UIViewWithout {
        func f(_ view: UIView) { view.backgroundColours = nil }
        func g(_ view: UIView) { view.backgroundColours = nil }
      }
      """)
    let builder = try BuiltApp.builder(fixture)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    let check = try builder.check()
    #expect(check.notes == ["there is no module “SnapKit”, which is imported at Animator.swift:2"])
    #expect(check.missing.map(\.fullName) == ["UIViewWithout", "UIView.backgroundColours"])
    #expect(check.missing.last?.places.map(\.line) == [4, 5])
    #expect(check.types.contains("UIViewController"))
    #expect(check.members.contains("backgroundColor"))
  }

  @Test func anImportOfAMissingModuleIsOmittedWhereNothingOfItIsUsed() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    _ = try SampleApp(fixture)
    try fixture.write(
      "\(SampleApp.name)/Pages/Animator.swift", "import SnapKit\n" + SampleApp.animator)
    let builder = try BuiltApp.builder(fixture)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    let notes = ["there is no module “SnapKit”, which is imported at Animator.swift:1"]
    let check = try builder.check()
    #expect(check.missing.isEmpty && check.others.isEmpty && check.notes == notes)
    let outcome = try builder.build()
    #expect(outcome.executable != nil && outcome.messages == [] && outcome.notes == notes)
  }

  @Test func unitTestsRunInSimulatedTime() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    _ = try SampleApp(fixture)
    let builder = try BuiltApp.builder(fixture)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    let tests = try #require(try builder.build(.tests).executable)
    let (status, output) = try BuiltApp.output(of: tests, [])
    #expect(status == 1)
    #expect(output.contains("FirstPageTests.testTheAppIsLaunched' passed"), "\(output)")
    #expect(output.contains("FirstPageTests.testAnAnimationEnds' passed"))
    #expect(output.contains("FirstPageTests.testTheFailingOne' failed"))
    #expect(output.contains("Executed 3 tests, with 1 failure"))
  }
}
