import CoreGraphics
import Projects

/// Functions that the commands for projects share.
@MainActor
enum ProjectCommands {
  /// Reads a project and makes its builder.
  static func builder(_ folder: String, target: String?) throws -> ProjectBuilder {
    do {
      let cache = try BuildFolders.cache()
      let project = try ProjectReader.read(
        URL(fileURLWithPath: folder), target: target, cache: cache)
      return try ProjectBuilder(
        project, executable: executable, cache: cache
      ) { step in try? FileHandle.standardError.write(contentsOf: Data("\(step)…\n".utf8)) }
    } catch {
      throw CommandError(error.description)
    }
  }

  /// Builds a project once, and prints its messages.
  static func build(
    _ folder: String, target: String?, _ product: ProjectBuilder.Product
  ) throws -> (builder: ProjectBuilder, outcome: ProjectBuilder.Outcome) {
    let builder = try builder(folder, target: target)
    do {
      let outcome = try builder.build(product)
      for note in outcome.notes { Console.complain("note: \(note)\n") }
      return (builder, outcome)
    } catch {
      throw CommandError(error.description)
    }
  }

  /// The running program, with links resolved.
  private static var executable: URL {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath()
  }

  /// Makes the home folder of an app, and returns the environment in which its process has it. If
  /// that fails, it reports this, and the app has the user's home folder: nil.
  static func environment(of builder: ProjectBuilder) -> [String: String]? {
    guard let home = AppHome(named: builder.folders.name) else { return nil }
    do {
      try home.make()
      return home.environment()
    } catch {
      Console.complain("note: the app has no folder of its own for documents: \(error)\n")
      return nil
    }
  }

  /// Prints the errors of a build with their lines, and returns the error of the command.
  static func failure(
    of builder: ProjectBuilder, _ outcome: ProjectBuilder.Outcome
  ) -> CommandError {
    complain(outcome)
    let count = outcome.errors.count
    return CommandError(
      "\(builder.project.name) cannot be built: \(count) error\(count == 1 ? "" : "s")")
  }

  /// Prints messages with their lines.
  static func complain(_ outcome: ProjectBuilder.Outcome) {
    for message in outcome.messages where message.kind != .warning {
      Console.complain(message.description + "\n")
      if let excerpt = message.excerpt { Console.complain(excerpt + "\n") }
    }
  }
}
