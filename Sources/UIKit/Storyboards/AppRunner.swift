import CoreGraphics
import Platform

/// Runs an app until its window is closed.
@MainActor
package enum AppRunner {
  /// Runs an app with a delegate class, and returns the exit status of the process. A tool that
  /// shows apps replaces it.
  package static var run: @MainActor (AnyClass?) -> Int32 = { runInWindow($0) }

  private static func runInWindow(_ delegateClass: AnyClass?) -> Int32 {
    let launch = AppLaunch(
      delegateClass: delegateClass, information: Bundle.main.infoDictionary ?? [:])
    let name = ProcessInfo.processInfo.processName
    do {
      try UIApplication.run(
        Host(launch), on: SystemPlatform.make(),
        window: WindowConfiguration(title: name, size: UIScreen.defaultSize, fitsDisplay: true))
      return 0
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(error)\n".utf8))
      return 1
    }
  }

  /// The delegate that launches the app in the first scene.
  private final class Host: UIResponder, UIApplicationDelegate {
    private var launch: AppLaunch?

    init(_ launch: AppLaunch) {
      self.launch = launch
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launch?.begin(in: application.firstScene)
      return true
    }
  }
}
