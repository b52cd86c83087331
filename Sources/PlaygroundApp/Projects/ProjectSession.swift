import CoreGraphics
import Projects

/// An opened project: builds it, runs its app, and builds it again when its sources change.
@MainActor
final class ProjectSession {
  private typealias Build = Result<ProjectBuilder.Outcome, any Error>

  private var builder: ProjectBuilder
  /// Reads the project again.
  private let read: @Sendable () throws -> Project
  private let options: [String]
  private let app: SupervisedApp
  private var watch: FileWatch?
  private var changes = ProjectChanges<Build>()
  private var isOver = false
  /// The reason for the end; nil if the user has quit.
  private var failure: CommandError?

  init(
    _ builder: ProjectBuilder, options: [String], read: @escaping @Sendable () throws -> Project
  ) {
    (self.builder, self.options, self.read) = (builder, options, read)
    let environment = ProjectCommands.environment(of: builder)
    app = SupervisedApp { try SystemProcess($0, $1, environment: environment, onEnd: $2) }
  }

  /// Runs the app until its window is closed. An app that crashes is started again after the next
  /// change.
  ///
  /// - Throws: the error with which the app has ended, unless it succeeded.
  func run(_ executable: URL) throws {
    app.onEnd = { [weak self] in self?.appDidEnd($0) }
    try start(executable)
    watchFiles()
    defer { try? FileManager.default.removeItem(at: place) }
    while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    if let failure { throw failure }
  }

  private func end(_ failure: CommandError?) {
    (isOver, self.failure) = (true, failure)
    // This wakes the run loop.
    DispatchQueue.main.async {}
  }

  // MARK: The app

  /// - Parameter more: options in addition to the user's.
  private func start(_ executable: URL, _ more: [String] = []) throws {
    try app.start(executable, ["window", "--supervised"] + options + more)
  }

  private func appDidEnd(_ end: AppEnd) {
    guard end.isCrash else {
      return self.end(end == .exit(0) ? nil : CommandError("the app \(end.description)"))
    }
    Console.complain(
      "the app \(end.description); it is started again when a file of the project is saved "
        + "(Ctrl-C quits)\n")
  }

  /// The file with the user's place in the app. Each session has its own.
  private var place: URL {
    builder.folders.place(in: ProcessInfo.processInfo.processIdentifier)
  }

  /// Starts a new app in the place of the running one, at the same place in it.
  private func restart(_ executable: URL) {
    let place = place
    // An app that is closing may have written the file already.
    if !app.isClosing { try? FileManager.default.removeItem(at: place) }
    app.replace(closing: .close(placeFile: place.path)) { [weak self] in
      let isKnown = FileManager.default.fileExists(atPath: place.path)
      do {
        try self?.start(executable, isKnown ? ["--resume", place.path] : [])
      } catch {
        self?.end(CommandError("\(error)"))
      }
    }
  }

  // MARK: Changes

  private func watchFiles() {
    // Changes until now must not be missed.
    watch?.check()
    let files = ProjectFiles(builder.project)
    let watch = FileWatch(files: files.watched, folders: files.folders)
    watch.onChange = { [weak self] in self?.filesDidChange($0) }
    watch.start()
    self.watch = watch
  }

  private func filesDidChange(_ paths: Set<String>) {
    // There may be a new folder, to which a source is added later.
    if ProjectFiles(builder.project).watched != watch?.files { watchFiles() }
    if changes.report(paths) { check() }
  }

  /// Reads the project again, and builds it if necessary.
  private func check() {
    let read = read
    Task.detached {
      let project: Project
      do { project = try read() } catch { return await self.didCheck(.unreadable("\(error)")) }
      guard let builder = await self.beginBuild(project) else {
        return await self.didCheck(.unchanged)
      }
      do {
        let outcome = try builder.build()
        await self.didCheck(.built(.success(outcome), isSuccess: outcome.executable != nil))
      } catch {
        await self.didCheck(.built(.failure(error), isSuccess: false))
      }
    }
  }

  /// Returns a builder for a project that was read again; nil if no build is necessary.
  private func beginBuild(_ project: Project) -> ProjectBuilder? {
    let isOther = project != builder.project
    let isNeeded = changes.beginBuild(
      of: ProjectFiles(project), isOther: isOther, isAppRunning: app.isRunning)
    guard isNeeded else { return nil }
    if isOther {
      builder = builder.building(project)
      watchFiles()
    }
    app.send(.building)
    return builder
  }

  private func didCheck(_ finding: ProjectChanges<Build>.Finding) {
    switch changes.endCheck(finding) {
    case .check: check()
    case .use(let build): use(build)
    case .showFailure(let reason): showFailure(reason)
    case .hideFailure: app.send(.upToDate)
    case .nothing: break
    }
  }

  private func use(_ build: Build) {
    switch build {
    case .failure(let error): showFailure("\(error)")
    case .success(let outcome):
      if let executable = outcome.executable { return restart(executable) }
      ProjectCommands.complain(outcome)
      let error = outcome.errors[0]
      app.send(.failed(file: error.file, line: error.line, reason: error.text))
    }
  }

  /// Shows a failure of the whole project.
  private func showFailure(_ reason: String) {
    Console.complain("\(reason)\n")
    app.send(.failed(file: nil, line: 0, reason: reason))
  }
}
