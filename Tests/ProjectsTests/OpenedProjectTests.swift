import Foundation
import Projects
import Testing

/// Whole projects, built as `playground open` builds them and run without a display. They need the
/// library that projects are linked with, which is built with the tests.
@Suite(.serialized) struct OpenedProjectTests {
  /// The folder of the test program, in which the library is, too.
  private static let program = Bundle.main.executableURL?.resolvingSymlinksInPath()

  /// It is kept, with the translator: in it only the folders of the projects are removed.
  private static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("transition-playground-tests")

  private func builder(_ fixture: XcodeFixture) throws -> ProjectBuilder {
    let program = try #require(Self.program)
    return try ProjectBuilder(
      ProjectReader.read(fixture.folder), executable: program,
      cache: Self.cache
    ) { _ in }
  }

  private func run(
    _ program: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// All files below a folder with what is in them.
  private func content(of folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.reduce(into: [:]) { files, path in
      files[path] = try? Data(contentsOf: folder.appendingPathComponent(path))
    }
  }

  @Test func anAppIsBuiltAndDrivenUnchanged() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    _ = try SampleApp(fixture)
    let before = try content(of: fixture.folder)
    let builder = try builder(fixture)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    let outcome = try builder.build()
    #expect(outcome.messages == [])
    let app = try #require(outcome.executable)
    let script = fixture.folder.deletingLastPathComponent()
      .appendingPathComponent("\(UUID().uuidString).jsonl")
    try Data(SampleApp.script.utf8).write(to: script)
    defer { try? FileManager.default.removeItem(at: script) }

    let (status, trace) = try run(app, ["replay", script.path, "--demo", "project"])
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
    #expect(try content(of: fixture.folder) == before)
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
    let builder = try builder(fixture)
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
    let builder = try builder(fixture)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    let check = try builder.check()
    #expect(check.notes == ["there is no module “SnapKit”, which is imported at Animator.swift:2"])
    #expect(check.missing.map(\.fullName) == ["UIViewWithout", "UIView.backgroundColours"])
    #expect(check.missing.last?.places.map(\.line) == [4, 5])
    #expect(check.types.contains("UIViewController"))
    #expect(check.members.contains("backgroundColor"))
  }

  @Test func unitTestsRunInSimulatedTime() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    _ = try SampleApp(fixture)
    let builder = try builder(fixture)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    let tests = try #require(try builder.build(.tests).executable)
    let (status, output) = try run(tests, [])
    #expect(status == 1)
    #expect(output.contains("FirstPageTests.testTheAppIsLaunched' passed"), "\(output)")
    #expect(output.contains("FirstPageTests.testAnAnimationEnds' passed"))
    #expect(output.contains("FirstPageTests.testTheFailingOne' failed"))
    #expect(output.contains("Executed 3 tests, with 1 failure"))
  }
}
