import CoreGraphics
import Projects

/// A project that is open: builds it, runs its app, and builds it again when its sources change.
@MainActor
final class ProjectSession {
  private var builder: ProjectBuilder
  /// Reads the project again.
  private let read: @Sendable () throws -> Project
  private let options: [String]
  private var watch: FileWatch?
  private var app: Process?
  /// What the app is told, a line each.
  private var pipe = Pipe()
  private var isBuilding = false
  /// The files that have changed since the last build.
  private var changes: Set<String> = []
  private var status: Int32?

  init(
    _ builder: ProjectBuilder, options: [String], read: @escaping @Sendable () throws -> Project
  ) {
    (self.builder, self.options, self.read) = (builder, options, read)
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
    process.arguments = ["window", "--supervised"] + options + more
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

  private func tell(_ message: ProjectMessage) {
    try? pipe.fileHandleForWriting.write(contentsOf: Data((message.line + "\n").utf8))
  }

  // MARK: Changes

  /// The sources, the files that say what the project is made of, and the folders of both, to which
  /// files are added.
  private func watchSources() {
    let files = builder.project.allSources + builder.project.manifests
    let folders = files.map { $0.deletingLastPathComponent() }
    let watch = FileWatch(files: Set((files + folders).map(\.path)))
    watch.onChange = { [weak self] in self?.filesDidChange($0) }
    watch.start()
    self.watch = watch
  }

  private func filesDidChange(_ paths: Set<String>) {
    changes.formUnion(paths)
    guard !isBuilding else { return }
    isBuilding = true
    let changes = changes
    self.changes = []
    let (read, builder) = (read, builder)
    Task.detached {
      let project = Result { try read() }
      if case .success(let project) = project, project == builder.project,
        changes.isDisjoint(with: project.allSources.map(\.path))
      {
        return await self.didFindNothing()
      }
      await self.tell(.building)
      let outcome = Result {
        let next = try builder.building(project.get())
        return (next, try next.build())
      }
      await self.didBuild(outcome)
    }
  }

  /// A file that is not the project's has come, or gone.
  private func didFindNothing() {
    isBuilding = false
    if !changes.isEmpty { filesDidChange([]) }
  }

  private func didBuild(_ result: Result<(ProjectBuilder, ProjectBuilder.Outcome), any Error>) {
    isBuilding = false
    if case .success(let (builder, _)) = result, builder.project != self.builder.project {
      self.builder = builder
      watchSources()
    }
    if !changes.isEmpty { return filesDidChange([]) }
    switch result {
    case .failure(let error):
      Console.complain("\(error)\n")
      tell(.failed(file: nil, line: 0, reason: "\(error)"))
    case .success((_, let outcome)):
      guard let executable = outcome.executable else {
        ProjectCommands.complain(outcome)
        let error = outcome.errors[0]
        return tell(.failed(file: error.file, line: error.line, reason: error.text))
      }
      restart(executable)
    }
  }

  private func restart(_ executable: URL) {
    let former = app
    let place = builder.folders.place
    try? FileManager.default.removeItem(at: place)
    app = nil
    tell(.close(placeFile: place.path))
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
  /// A build has begun.
  case building
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
