import ArgumentParser
import CoreGraphics

/// The command line.
struct Playground: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "playground",
    abstract: "View-controller transitions to look at, to touch and to take apart.",
    discussion: "Without a command it opens the window.",
    subcommands: [
      OpenWindow.self, ListDemos.self, RenderDemo.self, TraceDemo.self, ReplayScript.self,
      BenchDemos.self,
    ],
    defaultSubcommand: OpenWindow.self)

  /// Runs a command line and returns the exit status. What goes wrong is told on standard error in
  /// one line.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    do {
      guard let command = try parseAsRoot(arguments) as? any PlaygroundCommand else {
        Console.write(helpMessage() + "\n")
        return 0
      }
      try command.execute()
      return 0
    } catch {
      let status = exitCode(for: error).rawValue
      if status == 0 {
        Console.write(fullMessage(for: error) + "\n")
      } else {
        let line = explain(error).split(whereSeparator: \.isNewline).joined(separator: " ")
        Console.complain("playground: \(line)\n")
      }
      return status
    }
  }

  /// An error's own words where it has any, the parser's otherwise.
  private static func explain(_ error: any Error) -> String {
    switch error {
    case let error as CommandError: error.description
    default: message(for: error)
    }
  }
}

/// A command that runs on the main actor, as everything does that has to do with views.
protocol PlaygroundCommand: ParsableCommand {
  @MainActor func execute() throws
}

/// Standard output and standard error, which tests listen to.
@MainActor
enum Console {
  static var write: @MainActor (String) -> Void = { text in
    FileHandle.standardOutput.write(Data(text.utf8))
  }
  static var complain: @MainActor (String) -> Void = { text in
    FileHandle.standardError.write(Data(text.utf8))
  }
}
