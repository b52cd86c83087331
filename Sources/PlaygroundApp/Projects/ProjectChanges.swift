/// The changes of a project since its last build, and the steps that they require.
///
/// Each change is followed by a check: the project is read again, and built if necessary. One check
/// runs at a time. Changes during a check are checked next. The result of the build is kept until
/// then, and used if the check finds nothing to build.
struct ProjectChanges<Build: Sendable> {
  /// The result of a check.
  enum Finding: Sendable {
    /// The project cannot be read.
    case unreadable(String)
    /// Nothing has to be built.
    case unchanged
    case built(Build, isSuccess: Bool)
  }

  /// The step after a check.
  enum Step {
    /// Another check, because files have changed meanwhile.
    case check
    /// The result of the last build is used.
    case use(Build)
    /// The failure to read the project is shown.
    case showFailure(String)
    /// The displayed failure is hidden, because it no longer applies.
    case hideFailure
    case nothing
  }

  private var isChecking = false
  /// Whether the last check could read the project.
  private var isReadable = true
  private var hasBuildFailed = false
  /// The files that have changed since the current check began.
  private var reported: Set<String> = []
  /// The files that have changed since the last build began, and were part of a check.
  private var unbuilt: Set<String> = []
  /// The result of the last build, if it has not been used yet.
  private var finished: Build?

  /// Reports changed files. Returns whether a check must begin now.
  mutating func report(_ paths: Set<String>) -> Bool {
    reported.formUnion(paths)
    guard !isChecking else { return false }
    return beginCheck()
  }

  private mutating func beginCheck() -> Bool {
    isChecking = !reported.isEmpty
    unbuilt.formUnion(reported)
    reported = []
    return isChecking
  }

  /// Begins a build during a check, if it is necessary.
  ///
  /// - Parameters:
  ///   - files: the files of the project as the check has read it.
  ///   - isOther: whether the project consists of other files or has other settings than at the
  ///     last build.
  ///   - isAppRunning: false if the app has crashed, and waits for a change of any file.
  /// - Returns: whether a build begins.
  mutating func beginBuild(of files: ProjectFiles, isOther: Bool, isAppRunning: Bool) -> Bool {
    let isManifest = !unbuilt.isDisjoint(with: files.manifests)
    let isNeeded =
      isOther || !unbuilt.isDisjoint(with: files.sources)
      // After a failed build, the next one shows the failure again unless it is fixed.
      || hasBuildFailed && (!isReadable || isManifest)
      || !isAppRunning && (isManifest || !unbuilt.isDisjoint(with: files.resources))
    guard isNeeded else { return false }
    (unbuilt, finished) = ([], nil)
    return true
  }

  /// Ends a check. If the step is another check, that check has begun.
  mutating func endCheck(_ finding: Finding) -> Step {
    switch finding {
    case .unreadable: break
    case .unchanged: unbuilt = []
    case .built(let build, let isSuccess): (finished, hasBuildFailed) = (build, !isSuccess)
    }
    if beginCheck() { return .check }
    if case .unreadable(let reason) = finding {
      isReadable = false
      return .showFailure(reason)
    }
    let (build, wasReadable) = (finished, isReadable)
    (finished, isReadable) = (nil, true)
    return build.map(Step.use) ?? (wasReadable ? .nothing : .hideFailure)
  }
}

extension ProjectChanges.Step: Equatable where Build: Equatable {}
