public import UIKit

/// A demo of the catalogue: its names, its root controller, and its transitions.
public struct Demo: Identifiable, Sendable {
  /// Names the demo on the command line; unique in the catalogue.
  public let id: String
  /// The heading in the list.
  public let title: String
  /// The number of the article that it comes from, if it comes from one.
  public let seed: Int?
  /// One line about what there is to see.
  public let summary: String
  /// The action that starts it, in one line.
  public let trigger: String
  /// The screen that it was made for, in points.
  public let stageSize: CGSize
  /// Whether it is about changes of that size: then a window that is resized while the demo is
  /// open resizes its screen.
  public let followsResizing: Bool
  /// Its picture in the list.
  public let glyph: DemoGlyph
  /// Its transitions, the first one first.
  public let phases: [Phase]
  /// The name of the phase that the demo is about: the one that a contact sheet shows.
  public let mainPhase: String
  /// The `layer.name`s of the views that a trace lists besides those of the controllers.
  public let tracedViews: [String]
  /// Whether its scene presents as until iOS 12: `.automatic` is the full screen, and sheets and
  /// popovers cover a compact width.
  public let presentsAsUntilIOS12: Bool
  /// The file that it shows, if it is no demo of the catalogue.
  public let file: InterfaceFile?
  /// The name of the Swift file that declares it; nil for a file that is opened.
  public let sourceFile: String?
  private let content: Content

  private enum Content: Sendable {
    case root(@MainActor @Sendable () -> UIViewController)
    case app(@MainActor @Sendable (UIWindowScene) -> Void)
  }

  /// Makes objects of the types whose parameters the demo has. They are only looked at.
  private let prototypes: @MainActor @Sendable () -> [Any]

  /// The stage of a demo that asks for no other.
  public static let defaultStageSize = CGSize(width: 390, height: 844)

  /// A demo; the properties document the arguments. Without a main phase it is about the first.
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

  /// An app with its own windows, which it keeps itself.
  ///
  /// - Parameter launch: starts it in a scene.
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

  /// Makes the root controller of a fresh run, in the current scene, and sets the scene's automatic
  /// presentation style: see ``presentsAsUntilIOS12``. An app makes its windows itself, by
  /// ``open(in:)``: for one this is an empty controller.
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

  /// Whether it is an app with its own windows.
  public var isApp: Bool {
    if case .app = content { true } else { false }
  }

  /// Shows the demo in a scene: in a new key window, or as the app that it is.
  ///
  /// - Returns: the window, which the caller has to keep; nil for an app, which keeps its own.
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

  /// What its user can change; see ``Parameter``.
  @MainActor
  public var parameters: [ParameterDescription] {
    if let known = Self.knownParameters[id], file == nil { return known }
    let found = ParameterDescription.all(of: prototypes())
    if file == nil { Self.knownParameters[id] = found }
    return found
  }

  /// The parameters of the demos that were asked for them, by id.
  @MainActor private static var knownParameters: [String: [ParameterDescription]] = [:]

  /// The phases to run, in order, up to the one with a name; nil if there is none.
  public func phases(upTo name: String) -> [Phase]? {
    guard let phase = phases.first(where: { $0.name == name }) else { return nil }
    guard let before = phase.predecessor else { return [phase] }
    return phases(upTo: before).map { $0 + [phase] }
  }
}
