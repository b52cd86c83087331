/// What has changed in a project since its last build, and what is to be done about it.
///
/// A change is followed by a check: the project is read again, and built if that is needed. One
/// check runs at a time. What changes meanwhile is checked next, and the result of the build is
/// kept until then: it is used if the check finds nothing that has to be built.
struct ProjectChanges<Build: Sendable> {
  /// What a check has found.
  enum Finding: Sendable {
    /// The project cannot be read.
    case unreadable(String)
    /// There is nothing to build.
    case unchanged
    case built(Build, isSuccess: Bool)
  }

  /// What is to be done after a check.
  enum Step {
    /// Another check: files have changed meanwhile.
    case check
    /// The result of the last build is to be used.
    case use(Build)
    /// The project cannot be read, which is to be shown.
    case showFailure(String)
    /// The failure that is shown no longer holds.
    case hideFailure
    case nothing
  }

  private var isChecking = false
  /// Whether the project could be read the last time.
  private var isReadable = true
  private var hasBuildFailed = false
  /// The files that have changed since the running check began.
  private var reported: Set<String> = []
  /// The files that have changed since the last build began, and were part of a check.
  private var unbuilt: Set<String> = []
  /// The result of the last build, which has not been used yet.
  private var finished: Build?

  /// Files have changed. Returns whether a check begins now.
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

  /// Begins a build within a check, if one is needed.
  ///
  /// - Parameters:
  ///   - files: those of the project as it was read by the check.
  ///   - isOther: whether the project is made of other files, or otherwise, than at the last build.
  ///   - isAppRunning: false where the app has crashed, and waits for a change of any file.
  /// - Returns: whether a build begins.
  mutating func beginBuild(of files: ProjectFiles, isOther: Bool, isAppRunning: Bool) -> Bool {
    let isManifest = !unbuilt.isDisjoint(with: files.manifests)
    let isNeeded =
      isOther || !unbuilt.isDisjoint(with: files.sources)
      // The failure of the last build is shown again, unless it is mended.
      || hasBuildFailed && (!isReadable || isManifest)
      || !isAppRunning && (isManifest || !unbuilt.isDisjoint(with: files.resources))
    guard isNeeded else { return false }
    (unbuilt, finished) = ([], nil)
    return true
  }

  /// Ends a check. Where the step is another one, that has begun.
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
