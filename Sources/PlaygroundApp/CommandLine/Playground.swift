import Catalogue
package import ArgumentParser
import CoreGraphics
import Platform
import Studio

/// The command line.
package struct Playground: ParsableCommand {
  /// The version that `playground --version` prints.
  static let version = "1.0.0"

  /// The names and help texts of the command line.
  package static let configuration = CommandConfiguration(
    commandName: "playground",
    abstract: "View-controller transitions to look at, to touch and to take apart.",
    discussion: """
      Without a command it opens the window: `playground --demo modal-bounce`. \
      `playground help window` lists its options and its keys.

      The exit status is 0 after success, 1 if the command has failed, and 64 if the command line \
      is wrong.
      """,
    version: version,
    subcommands: [
      OpenWindow.self, OpenProject.self, TestProject.self, CompareDemos.self, ListDemos.self,
      RenderDemo.self, RecordDemo.self, TraceDemo.self, ReplayScript.self, BenchDemos.self,
    ],
    defaultSubcommand: OpenWindow.self)

  /// Makes a command line without arguments.
  package init() {}

  /// Runs a command line and returns the exit status. Errors are reported on standard error in one
  /// line.
  @MainActor
  package static func run(_ arguments: [String]) -> Int32 {
    StandardStreams.reserve()
    do {
      try checkCommand(arguments)
      var parsed = try parseAsRoot(arguments)
      if let command = parsed as? any PlaygroundCommand {
        try command.execute()
      } else {
        // These are the parser's own commands, such as help.
        try parsed.run()
      }
      try Console.checkOutput()
      return 0
    } catch {
      let status = (error as? CommandError)?.status ?? exitCode(for: error).rawValue
      if status == 0 {
        Console.write(fullMessage(for: error) + "\n")
      } else {
        let line = explain(error).split(whereSeparator: \.isNewline).joined(separator: " ")
        Console.complain("playground: \(line)\n")
      }
      return status
    }
  }

  /// Reports a word that is neither a command nor an option. The parser would treat it as an
  /// argument of the window.
  private static func checkCommand(_ arguments: [String]) throws {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-") else { return }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !names.contains(word), word != "help" else { return }
    if Catalogue.demo(id: word) != nil {
      throw CommandError.usage("“\(word)” is a demo: open it with --demo \(word)")
    }
    throw CommandError.usage(
      "there is no command “\(word)”; there are \(names.joined(separator: ", ")), help")
  }

  /// Returns an error's own description if it has one, otherwise the parser's.
  private static func explain(_ error: any Error) -> String {
    switch error {
    case let error as CommandError: error.description
    case let error as MissingButton: error.description
    default: message(for: error)
    }
  }
}

/// A command that runs on the main actor, because it uses views.
protocol PlaygroundCommand: ParsableCommand {
  @MainActor func execute() throws
}

/// Standard output and standard error, which tests capture.
@MainActor
enum Console {
  static var write: @MainActor (String) -> Void = { text in
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      failure = failure ?? CommandError("the output cannot be written: \(reason(of: error))")
    }
  }
  static var complain: @MainActor (String) -> Void = { text in
    // If standard error is closed, nothing is reported.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
  /// The first error of writing output.
  private static var failure: CommandError?
  /// Whether some of the output could not be written.
  static var hasFailed: Bool { failure != nil }

  /// Throws an error of the output once, such as a full disk or a closed pipe.
  static func checkOutput() throws {
    guard let error = failure else { return }
    failure = nil
    throw error
  }

  /// Returns the system's message for an error of a file.
  nonisolated static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? error as NSError).localizedDescription
  }
}
