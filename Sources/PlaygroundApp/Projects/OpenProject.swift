import ArgumentParser
import Catalogue
import CoreGraphics
import Projects

/// `playground open`: opens an iOS project without changes to it.
struct OpenProject: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Builds an iOS project and opens it on the stage, live.",
    discussion: """
      DIR is a folder with an Xcode project, with XcodeGen's project.yml, with a Swift package \
      that has a program, or with Swift sources. \
      Its files are only read: what is built lies in the cache folder \
      ($XDG_CACHE_HOME/transition-playground). The first time the translator of iOS sources is \
      built, too, and UIKit where `make` has not done so. The app's own files lie in its home \
      folder ($XDG_DATA_HOME/transition-playground/Apps), and its defaults in ~/.config.

      The app is on the stage of the studio. Storyboards, xibs and asset catalogues that are saved \
      are shown at once. After a change of a source or a string catalogue the app is built again \
      and restarted; an error is shown in its file and line, over the last app that could be \
      built. An app that crashes is started again after the next change.
      """)

  @Argument(help: "The project's folder, or its .xcodeproj.", completion: .directory)
  var folder: String

  @Option(help: "The app's target (default: the first that is for iOS).")
  var target: String?

  @Flag(help: "Only tell what the project needs and is not there, by symbol, file and line.")
  var check = false

  @Argument(
    parsing: .postTerminator,
    help: "After --: options of the window, as --size, --scale and --stage-only.")
  var options: [String] = []

  @MainActor
  func execute() throws {
    if check { return try report() }
    let (builder, outcome) = try ProjectCommands.build(folder, target: target, .app)
    guard let executable = outcome.executable else {
      throw ProjectCommands.failure(of: builder, outcome)
    }
    let (folder, target) = (URL(fileURLWithPath: folder), target)
    let session = ProjectSession(builder, options: options) {
      try ProjectReader.read(folder, target: target, cache: BuildFolders.cache())
    }
    // Callbacks that the session has scheduled refer to it weakly.
    try withExtendedLifetime(session) { try session.run(executable) }
  }

  /// Reports the missing symbols, with the most similar names.
  @MainActor
  private func report() throws {
    let builder = try ProjectCommands.builder(folder, target: target)
    let check: ProjectBuilder.Check
    do { check = try builder.check() } catch { throw CommandError(error.description) }
    for note in check.notes { Console.write("note: \(note)\n") }
    for symbol in check.missing {
      let isType = symbol.name.first?.isUppercase ?? false
      let nearest = Catalogue.nearest(to: symbol.name, among: isType ? check.types : check.members)
      let advice = nearest.isEmpty ? "" : " (there is \(nearest.joined(separator: ", ")))"
      Console.write("missing: \(symbol.fullName)\(advice)\n")
      for place in symbol.places { Console.write("  \(place.file ?? ""):\(place.line)\n") }
    }
    for error in check.others { Console.write(error.description + "\n") }
    guard !check.missing.isEmpty || !check.others.isEmpty else {
      return Console.write("\(builder.project.name) can be built and run.\n")
    }
    throw CommandError("\(builder.project.name) cannot be built: \(Self.summary(of: check))")
  }

  /// Returns the numbers of missing symbols and errors: "1 symbol is missing, and there are 2 other
  /// errors".
  private static func summary(of check: ProjectBuilder.Check) -> String {
    let (missing, others) = (check.missing.count, check.others.count)
    let symbols = missing == 1 ? "1 symbol is missing" : "\(missing) symbols are missing"
    guard others > 0 else { return symbols }
    let kind = missing == 0 ? "error" : "other error"
    let errors = others == 1 ? "there is 1 \(kind)" : "there are \(others) \(kind)s"
    return missing == 0 ? errors : "\(symbols), and \(errors)"
  }
}
