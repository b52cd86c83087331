import Catalogue
import CoreGraphics
import Platform
import Studio
import UIKit

/// The window of the studio: the catalogue, a demo, its recording and its inspector.
@MainActor
struct StudioWindow {
  /// The demo on the stage at first; nil for that of the previous run.
  let demo: Demo?
  /// The size in points; nil for that of the previous run.
  let size: CGSize?
  /// Pixels per point; nil for the display's scale.
  let scale: CGFloat?
  /// Seconds of the stage per second.
  let speed: Double
  /// The renderer; nil for the machine's default.
  var renderer: Renderer?
  var preferences = UserPreferences()
  /// The app of the opened project, or the opened file.
  var own: Demo?
  /// Whether the process that builds the project has started this process.
  var isSupervised = false
  /// The place in the app before it was built again; nil for its beginning.
  var place: AppPlace?

  private let resources = Resources()

  /// Retains the objects that watch the resources and the desktop, and those that receive events,
  /// while the window is open.
  @MainActor
  private final class Resources {
    var watch: ResourceWatch?
    var tap: StudioTap?
    var appearance: DesktopAppearance?
  }

  private static let smallest = CGSize(width: 640, height: 480)

  /// Opens the window, and returns when it is closed.
  func run() throws {
    let file = SettingsFile(environment: ProcessInfo.processInfo.environment)
    let settings = Self.read(file)
    let remembered = settings.demo.flatMap(Catalogue.demo(id:))
    let demo = own ?? demo ?? remembered ?? Catalogue.all[0]
    let messages = own?.isApp == true ? ProjectMessages(isSupervised: isSupervised) : nil
    let usualSize = settings.size.map(Self.possible) ?? StudioViewController.usualSize
    try RootWindow.run(configuration(of: demo, size: usualSize), preferences: preferences) {
      StudioViewController(own: own)
    } tap: { stage, studio in
      stage.isDark = settings.isDark
      studio.settings = settings
      studio.makesThumbnails = true
      studio.onOpen = { [weak stage] in stage?.window.title = Self.title(of: $0) }
      // The resources of an app are watched as a whole.
      if own?.isApp != true { LiveReload.follow(studio) }
      studio.open(demo, resuming: place?.script)
      if let session = studio.session { place?.check(session) }
      if let messages { follow(messages, in: studio) }
      studio.session?.setSpeed(speed)
      let tap = StudioTap(stage: stage, controller: studio)
      resources.tap = tap
      return tap
    } appearance: { stage in
      let appearance = DesktopAppearance(of: stage, isChosen: !settings.followsDesktop)
      resources.appearance = appearance
      return appearance
    } end: { stage, studio in
      resources.watch = nil
      resources.tap?.close()
      var latest = studio.settings
      latest.isDark = stage.isDark
      let desktop = resources.appearance?.isDark ?? (settings.followsDesktop && settings.isDark)
      latest.followsDesktop = stage.isDark == desktop
      latest.size = resources.tap?.windowSize ?? stage.window.size
      resources.tap = nil
      Self.write(latest, to: file)
    }
  }

  /// Shows changes of the project whose app is on the stage.
  private func follow(_ messages: ProjectMessages, in studio: StudioViewController) {
    messages.start { [weak studio] file in
      if let file, let session = studio?.session { AppPlace(session)?.write(to: file) }
      UIApplication.shared.terminate()
    }
    messages.showBuilding = { [weak studio] in studio?.status = $0 ? "Building…" : nil }
    resources.watch = ResourceWatch(Bundle.main.bundleURL, overlay: messages.overlay) {
      [weak studio] in
      guard let studio, let own, studio.session?.demo.isApp == true else { return }
      let place = studio.session.flatMap(AppPlace.init)
      studio.open(own, resuming: place?.script)
    }
  }

  /// Opens the window with its default settings, and closes it after a few seconds.
  func measureStart() throws -> StudioStartBench.Report {
    let demo = demo ?? Catalogue.all[0]
    var bench: StudioStartBench?
    try RootWindow.run(configuration(of: demo, size: StudioViewController.usualSize)) {
      StudioViewController()
    } tap: { stage, studio in
      studio.open(demo)
      let start = StudioStartBench(stage: stage)
      bench = start
      return start
    }
    guard let report = bench?.report else {
      throw CommandError("the window was closed before everything was measured")
    }
    return report
  }

  /// - Parameter usual: the size if none is requested. The display may be smaller than before.
  private func configuration(of demo: Demo, size usual: CGSize) -> WindowConfiguration {
    WindowConfiguration(
      title: Self.title(of: demo), size: size ?? usual, minimumSize: Self.smallest, scale: scale,
      fitsDisplay: size == nil, renderer: renderer)
  }

  /// Reads the settings. If they cannot be read, it reports this, and the window opens with the
  /// default settings.
  private static func read(_ file: SettingsFile?) -> StudioSettings {
    do {
      return try file?.read() ?? StudioSettings()
    } catch {
      Console.complain("playground: \(error)\n")
      return StudioSettings()
    }
  }

  private static func write(_ settings: StudioSettings, to file: SettingsFile?) {
    do {
      try file?.write(settings)
    } catch {
      Console.complain("playground: \(error)\n")
    }
  }

  /// Limits a remembered size to valid sizes of a window.
  private static func possible(_ size: CGSize) -> CGSize {
    func length(_ value: CGFloat, _ least: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, least), 16_384) : least
    }
    return CGSize(
      width: length(size.width, smallest.width), height: length(size.height, smallest.height))
  }

  private static func title(of demo: Demo) -> String { "\(demo.title) · \(WindowRun.name)" }
}
