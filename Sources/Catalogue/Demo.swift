public import UIKit

/// A demo of the catalogue: its names, its root controller and its transitions.
public struct Demo: Identifiable, Sendable {
  /// The name on the command line. Unique in the catalogue.
  public let id: String
  /// The heading in the list.
  public let title: String
  /// The number of the article that the demo comes from; nil if there is none.
  public let seed: Int?
  /// One line that says what the demo shows.
  public let summary: String
  /// One line that says how the user starts the transition.
  public let trigger: String
  /// The screen size that the demo was designed for, in points.
  public let stageSize: CGSize
  /// Whether the demo is about size changes. If so, its screen is resized together with the window.
  public let followsResizing: Bool
  /// The demo's picture in the list.
  public let glyph: DemoGlyph
  /// The demo's transitions, in their order.
  public let phases: [Phase]
  /// The name of the most important phase, which a contact sheet shows.
  public let mainPhase: String
  /// The `layer.name`s of the views that a trace lists besides those of the controllers.
  public let tracedViews: [String]
  /// Whether the demo's scene presents as iOS 12 and earlier do: `.automatic` is the full screen,
  /// and sheets and popovers cover the whole screen in a compact width.
  public let presentsAsUntilIOS12: Bool
  /// The interface file that the demo shows; nil for the demos of the catalogue.
  public let file: InterfaceFile?
  /// The name of the Swift file that declares the demo; nil for an opened file.
  public let sourceFile: String?
  private let content: Content

  private enum Content: Sendable {
    case root(@MainActor @Sendable () -> UIViewController)
    case app(@MainActor @Sendable (UIWindowScene) -> Void)
  }

  /// Makes instances of the types that declare the demo's parameters. The instances are only
  /// inspected.
  private let prototypes: @MainActor @Sendable () -> [Any]

  /// The stage size of demos that do not set one.
  public static let defaultStageSize = CGSize(width: 390, height: 844)

  /// Makes a demo. The properties document the arguments. Without `mainPhase`, the first phase is
  /// the main one.
  public init(
    id: String, title: String, seed: Int?, summary: String, trigger: String, stageSize: CGSize,
    followsResizing: Bool = false, glyph: DemoGlyph, phases: [Phase], mainPhase: String? = nil,
    tracedViews: [String] = [], presentsAsUntilIOS12: Bool = false,
    file: InterfaceFile? = nil, sourceFile: String = #fileID,
    prototypes: @escaping @MainActor @Sendable () -> [Any] = { [] },
    makeRoot: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.seed = seed
    self.summary = summary
    self.trigger = trigger
    self.stageSize = stageSize
    self.followsResizing = followsResizing
    self.glyph = glyph
    self.phases = phases
    self.mainPhase = mainPhase ?? phases.first?.name ?? ""
    self.tracedViews = tracedViews
    self.presentsAsUntilIOS12 = presentsAsUntilIOS12
    self.file = file
    self.prototypes = prototypes
    self.sourceFile =
      file == nil ? sourceFile.split(separator: "/").last.map(String.init) : nil
    content = .root(makeRoot)
  }

  /// Makes a demo that is an app with its own windows, which it retains itself.
  ///
  /// - Parameter launch: starts the app in a scene.
  public init(
    id: String, title: String, summary: String, stageSize: CGSize = Self.defaultStageSize,
    launch: @escaping @MainActor @Sendable (UIWindowScene) -> Void
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.stageSize = stageSize
    (seed, file, sourceFile) = (nil, nil, nil)
    (trigger, mainPhase) = ("", "")
    (phases, tracedViews) = ([], [])
    (followsResizing, presentsAsUntilIOS12) = (false, false)
    glyph = .cover
    prototypes = { [] }
    content = .app(launch)
  }

  /// Makes the root controller for a new run in the current scene, and sets the scene's automatic
  /// presentation style: see ``presentsAsUntilIOS12``. An app makes its own windows in
  /// ``open(in:)``: for an app this returns an empty controller.
  @MainActor
  public func makeRoot() -> UIViewController {
    switch content {
    case .root(let make):
      UIApplication.shared.automaticModalPresentationStyle =
        presentsAsUntilIOS12 ? .fullScreen : .pageSheet
      return make()
    case .app: return UIViewController()
    }
  }

  /// Whether the demo is an app with its own windows.
  public var isApp: Bool {
    if case .app = content { true } else { false }
  }

  /// Shows the demo in a scene: in a new key window, or in the windows of its own app.
  ///
  /// - Returns: the window, which the caller has to retain; nil for an app, which retains its own
  ///   windows.
  @MainActor
  public func open(in scene: UIWindowScene) -> UIWindow? {
    switch content {
    case .root:
      let window = UIWindow(windowScene: scene)
      window.rootViewController = makeRoot()
      window.makeKeyAndVisible()
      return window
    case .app(let launch):
      launch(scene)
      return nil
    }
  }

  /// The values that the user can change: see ``Parameter``.
  @MainActor
  public var parameters: [ParameterDescription] {
    if let known = Self.knownParameters[id], file == nil { return known }
    let found = ParameterDescription.all(of: prototypes())
    if file == nil { Self.knownParameters[id] = found }
    return found
  }

  /// A cache of the demos' parameters, by id of the demo.
  @MainActor private static var knownParameters: [String: [ParameterDescription]] = [:]

  /// Returns the phases to run up to the named one, in order; nil if there is no such phase.
  public func phases(upTo name: String) -> [Phase]? {
    guard let phase = phases.first(where: { $0.name == name }) else { return nil }
    guard let before = phase.predecessor else { return [phase] }
    return phases(upTo: before).map { $0 + [phase] }
  }
}
