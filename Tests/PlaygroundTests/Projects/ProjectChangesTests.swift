import Testing
import UIKitTestSupport

@testable import PlaygroundApp

/// When a project is built again, and what becomes of the result.
struct ProjectChangesTests {
  private static let files = ProjectFiles(
    sources: ["/p/A.swift", "/p/B.swift"], manifests: ["/p/project.yml"],
    resources: ["/p/Main.storyboard"])

  /// The changes of a project, and what happens to it.
  private final class Project {
    private var changes = ProjectChanges<String>()
    var isAppRunning = true

    /// Files are saved, and a check begins.
    func save(_ paths: String..., sourceLocation: SourceLocation = #_sourceLocation) {
      let begins = changes.report(Set(paths))
      #expect(begins, sourceLocation: sourceLocation)
    }

    /// Files are saved while a check runs.
    func saveMeanwhile(_ paths: String..., sourceLocation: SourceLocation = #_sourceLocation) {
      let begins = changes.report(Set(paths))
      #expect(!begins, sourceLocation: sourceLocation)
    }

    /// The check has read the project. Returns whether it is built.
    func builds(isOther: Bool = false) -> Bool {
      changes.beginBuild(
        of: ProjectChangesTests.files, isOther: isOther, isAppRunning: isAppRunning)
    }

    func end(_ finding: ProjectChanges<String>.Finding) -> ProjectChanges<String>.Step {
      changes.endCheck(finding)
    }
  }

  @Test func aSourceThatIsSavedIsBuilt() {
    let project = Project()
    project.save("/p/A.swift")
    #expect(project.builds())
    #expect(project.end(.built("one", isSuccess: true)) == .use("one"))
    project.save("/p")
    #expect(!project.builds())
    #expect(project.end(.unchanged) == .nothing)
  }

  /// An editor makes a file beside the sources while they are built.
  @Test func aBuildIsUsedAlsoWhereAnotherFileChangesMeanwhile() {
    let project = Project()
    project.save("/p/A.swift")
    #expect(project.builds())
    project.saveMeanwhile("/p")
    #expect(project.end(.built("one", isSuccess: true)) == .check)
    #expect(!project.builds())
    project.saveMeanwhile("/p")
    #expect(project.end(.unchanged) == .check)
    #expect(!project.builds())
    #expect(project.end(.unchanged) == .use("one"))
    project.save("/p")
    #expect(project.end(.unchanged) == .nothing)
  }

  @Test func anOutdatedBuildIsNotUsed() {
    let project = Project()
    project.save("/p/A.swift")
    #expect(project.builds())
    project.saveMeanwhile("/p/B.swift")
    #expect(project.end(.built("one", isSuccess: true)) == .check)
    #expect(project.builds())
    #expect(project.end(.built("two", isSuccess: true)) == .use("two"))
  }

  // MARK: Failures

  @Test func aManifestThatIsAsItWasHidesItsFailure() {
    let project = Project()
    project.save("/p/project.yml")
    #expect(project.end(.unreadable("no YAML")) == .showFailure("no YAML"))
    project.save("/p/project.yml")
    #expect(!project.builds())
    #expect(project.end(.unchanged) == .hideFailure)
    project.save("/p")
    #expect(project.end(.unchanged) == .nothing)
  }

  @Test func aSourceThatIsSavedWhileTheManifestIsBrokenIsBuiltAfterwards() {
    let project = Project()
    project.save("/p/project.yml")
    #expect(project.end(.unreadable("no YAML")) == .showFailure("no YAML"))
    project.save("/p/A.swift")
    #expect(project.end(.unreadable("no YAML")) == .showFailure("no YAML"))
    project.save("/p/project.yml")
    #expect(project.builds())
    #expect(project.end(.built("one", isSuccess: true)) == .use("one"))
  }

  /// The error of the source, which the one of the manifest has covered, is shown again.
  @Test func afterAFailedBuildAManifestThatIsAsItWasIsBuilt() {
    let project = Project()
    project.save("/p/A.swift")
    #expect(project.builds())
    #expect(project.end(.built("error", isSuccess: false)) == .use("error"))
    project.save("/p/project.yml")
    #expect(project.end(.unreadable("no YAML")) == .showFailure("no YAML"))
    project.save("/p/project.yml")
    #expect(project.builds())
    #expect(project.end(.built("error", isSuccess: false)) == .use("error"))
    // Nothing is mended by another file of the folder.
    project.save("/p", "/p/Main.storyboard")
    #expect(!project.builds())
    #expect(project.end(.unchanged) == .nothing)
  }

  @Test func aBuildThatEndsWhileTheManifestIsBrokenIsUsedAfterwards() {
    let project = Project()
    project.save("/p/A.swift")
    #expect(project.builds())
    project.saveMeanwhile("/p/project.yml")
    #expect(project.end(.built("one", isSuccess: true)) == .check)
    #expect(project.end(.unreadable("no YAML")) == .showFailure("no YAML"))
    project.save("/p/project.yml")
    #expect(!project.builds())
    #expect(project.end(.unchanged) == .use("one"))
  }

  // MARK: Crashes

  @Test(arguments: ["/p/A.swift", "/p/project.yml", "/p/Main.storyboard"])
  func anAppThatHasCrashedIsBuiltAfterAnyFileOfTheProject(path: String) {
    let project = Project()
    project.isAppRunning = false
    project.save("/p")
    #expect(!project.builds(), "an editor may only have opened a file")
    #expect(project.end(.unchanged) == .nothing)
    project.save(path)
    #expect(project.builds())
  }

  @Test func foldersAreWatchedToo() {
    #expect(Self.files.watched.contains("/p"))
    #expect(Self.files.watched.contains("/p/Main.storyboard"))
  }
}
