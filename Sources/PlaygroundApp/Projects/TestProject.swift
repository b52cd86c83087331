import ArgumentParser
import CoreGraphics
import Projects

/// `playground test`: the unit tests of an iOS project.
struct TestProject: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the unit tests of an iOS project, without a display.",
    discussion: """
      DIR is a folder as for “playground open”. Its XCTest unit tests run with the app on a \
      simulated device, whose time advances as fast as the machine can while a test waits. \
      Tests of the user interface by XCUIApplication are left out.
      """)

  @Argument(help: "The project's folder, or its .xcodeproj.", completion: .directory)
  var folder: String

  @Option(help: "The app's target (default: the first that is for iOS).")
  var target: String?

  @Argument(
    parsing: .postTerminator,
    help: "After --: what XCTest takes, as the names of tests: App.PageTests/testTitle.")
  var options: [String] = []

  @MainActor
  func execute() throws {
    let (builder, outcome) = try ProjectCommands.build(folder, target: target, .tests)
    guard let executable = outcome.executable else {
      throw ProjectCommands.failure(of: builder, outcome)
    }
    // XCTest writes to the same output, and its exit status is returned.
    let process = Process()
    process.executableURL = executable
    process.arguments = options
    if let environment = ProjectCommands.environment(of: builder) {
      process.environment = environment
    }
    do { try RunningPrograms.start(process) } catch {
      throw CommandError("the tests cannot be started: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    RunningPrograms.didEnd(process)
    guard process.terminationReason == .exit else {
      throw CommandError("the tests were ended by signal \(process.terminationStatus)")
    }
    guard process.terminationStatus == 0 else { throw CommandError("tests have failed") }
  }
}
