import CoreGraphics
import Projects

/// A project that is open: builds it, runs its app, and builds it again when its sources change.
@MainActor
final class ProjectSession {
  private let builder: ProjectBuilder
  private let options: [String]
  private var watch: FileWatch?
  private var app: Process?
  /// What the app is told, a line each.
  private var pipe = Pipe()
  private var isBuilding = false
  private var hasChanged = false
  private var status: Int32?

  init(_ builder: ProjectBuilder, options: [String]) {
    (self.builder, self.options) = (builder, options)
  }

  /// Runs the app until its window is closed.
  ///
  /// - Throws: what the app has ended with, unless that is success.
  func run(_ executable: URL) throws {
    // A program that has ended does not read what it is told.
    signal(SIGPIPE, SIG_IGN)
    try start(executable)
    watchSources()
    while status == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    guard let status, status != 0 else { return }
    throw CommandError(
      status > 128
        ? "the app was ended by signal \(status - 128)" : "the app has ended with status \(status)")
  }

  // MARK: The app

  /// - Parameter more: options besides the user's.
  private func start(_ executable: URL, _ more: [String] = []) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = ["window"] + options + more
    pipe = Pipe()
    process.standardInput = pipe
    process.terminationHandler = { ended in
      let status = ended.terminationStatus
      let isExit = ended.terminationReason == .exit
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.didEnd(ended.processIdentifier, isExit ? status : 128 + status)
        }
      }
    }
    do { try process.run() } catch {
      throw CommandError("the app cannot be started: \(error.localizedDescription)")
    }
    app = process
  }

  /// An app that was replaced ends, too.
  private func didEnd(_ identifier: Int32, _ status: Int32) {
    guard app?.processIdentifier == identifier else { return }
    self.status = status
    // It wakes the run loop.
    DispatchQueue.main.async {}
  }

  private func tell(_ line: String) {
    try? pipe.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  // MARK: Changes

  private func watchSources() {
    let watch = FileWatch(files: Set(builder.project.sources.map(\.path)))
    watch.onChange = { [weak self] _ in self?.sourcesDidChange() }
    watch.start()
    self.watch = watch
  }

  private func sourcesDidChange() {
    hasChanged = true
    guard !isBuilding else { return }
    isBuilding = true
    hasChanged = false
    let builder = builder
    Task.detached {
      let outcome = Result { try builder.build() }
      await self.didBuild(outcome)
    }
  }

  private func didBuild(_ result: Result<ProjectBuilder.Outcome, any Error>) {
    isBuilding = false
    if hasChanged { return sourcesDidChange() }
    switch result {
    case .failure(let error):
      Console.complain("\(error)\n")
      tell(ProjectMessage.failed(file: nil, line: 0, reason: "\(error)").line)
    case .success(let outcome):
      guard let executable = outcome.executable else {
        ProjectCommands.complain(outcome)
        let error = outcome.errors[0]
        return tell(
          ProjectMessage.failed(file: error.file, line: error.line, reason: error.text).line)
      }
      restart(executable)
    }
  }

  private func restart(_ executable: URL) {
    let former = app
    let place = builder.folders.place
    try? FileManager.default.removeItem(at: place)
    app = nil
    tell(ProjectMessage.close(placeFile: place.path).line)
    former?.waitUntilExit()
    let isKnown = FileManager.default.fileExists(atPath: place.path)
    do { try start(executable, isKnown ? ["--resume", place.path] : []) } catch {
      Console.complain("\(error)\n")
      status = 1
    }
  }
}

/// What the process that builds a project tells the one that shows its app.
enum ProjectMessage: Codable, Equatable {
  /// A build has failed, at a place of a source, or as a whole.
  case failed(file: String?, line: Int, reason: String)
  /// A new app takes this one's place, which this one is to write to a file.
  case close(placeFile: String)

  /// The message as a line of text.
  var line: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  init?(line: String) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
      return nil
    }
    self = message
  }
}
