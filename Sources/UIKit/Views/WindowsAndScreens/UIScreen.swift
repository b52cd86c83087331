package import Compositor
public import CoreGraphics
package import Platform
public import QuartzCore

/// A display: its size, its time, and the layers on it. Each scene has its own.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the current scene. Before an application runs it has the default size.
  public static var main: UIScreen { UIWindowScene.current.screen }

  /// The default size: 390 × 844 points.
  package static let defaultSize = CGSize(width: 390, height: 844)

  /// The layers of the windows on this screen, which makes frames from them.
  package let layerTree: LayerTree
  /// In points, origin zero.
  open private(set) var bounds: CGRect
  /// Pixels a point.
  open private(set) var scale: CGFloat
  /// The scene whose windows it shows.
  weak var scene: UIWindowScene?
  /// The colour where no window is: the empty screen is black, as on a device.
  package var background = RGBA.black
  /// Called when the pointer's shape changes.
  package var onCursorChange: (@MainActor (CursorShape) -> Void)?

  package init(
    size: CGSize, scale: CGFloat, refreshRate: Double = 60, clock: MediaClock = MediaClock()
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    layerTree = LayerTree(clock: clock, displayRate: refreshRate)
    super.init()
    layerTree.root.bounds = bounds
    layerTree.root.anchorPoint = .zero
    layerTree.root.delegate = rootDelegate
  }

  private let rootDelegate = RootLayerDelegate()

  package var rootLayer: CALayer { layerTree.root }
  package var clock: MediaClock { layerTree.clock }

  /// Whether the screen is recorded or mirrored, of which a desktop does not notify apps: always
  /// false.
  open var isCaptured: Bool { false }
  /// Posted when ``isCaptured`` has changed, which does not happen here.
  public nonisolated static let capturedDidChangeNotification =
    Notification.Name("UIScreenCapturedDidChangeNotification")

  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
  }

  /// Pixels a point. It is ``scale``: frames are not drawn larger and scaled down.
  open var nativeScale: CGFloat { scale }

  /// The refresh rate of the display, in frames a second; 60 if it is unknown.
  open var maximumFramesPerSecond: Int { Int(layerTree.displayRate.rounded()) }

  /// A display link for the frames of this screen. It calls nothing until it is added to a run
  /// loop.
  ///
  /// - Parameters:
  ///   - target: held until the link is invalidated.
  ///   - sel: a method of it without an argument, or with the link as its argument.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel, tree: layerTree)
  }

  private var pixelWidth: Int { Int((bounds.size.width * scale).rounded()) }
  private var pixelHeight: Int { Int((bounds.size.height * scale).rounded()) }

  /// Light or dark, as the user wants it, for all windows of apps that don't say otherwise.
  package var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet { if userInterfaceStyle != oldValue { traitsDidChange() } }
  }

  /// The layout direction, for everything on the screen.
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { traitsDidChange() } }
  }

  /// How large the user wants text to be, for everything on the screen.
  package var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet { if preferredContentSizeCategory != oldValue { traitsDidChange() } }
  }

  /// Style, scale, size classes, idiom, layout direction and text size for everything on the
  /// screen. Its size classes are those of an iPad where both sides have 600 points or more, and
  /// those of an iPhone of its size otherwise.
  open var traitCollection: UITraitCollection { traitCollection(for: bounds.size, scale: scale) }

  private func traitCollection(for size: CGSize, scale: CGFloat) -> UITraitCollection {
    let classes = ScreenSizeClasses(of: size)
    var traits = UITraitCollection.Traits()
    traits.userInterfaceStyle = scene?.interfaceSettings.userInterfaceStyle ?? userInterfaceStyle
    traits.userInterfaceLevel = .base
    traits.displayScale = scale
    traits.horizontalSizeClass = classes.horizontal
    traits.verticalSizeClass = classes.vertical
    traits.userInterfaceIdiom = classes.idiom
    traits.layoutDirection = layoutDirection
    traits.preferredContentSizeCategory = preferredContentSizeCategory
    return UITraitCollection(traits: traits)
  }

  /// The traits of the screen with those that the scene overrides.
  var contentTraits: UITraitCollection { contentTraits(for: bounds.size, scale: scale) }

  private func contentTraits(for size: CGSize, scale: CGFloat) -> UITraitCollection {
    traitCollection(for: size, scale: scale).overridden(by: scene?.traitOverrides.traits)
  }

  /// The pointer's shape.
  package var cursor = CursorShape.arrow {
    didSet { if cursor != oldValue { onCursorChange?(cursor) } }
  }

  /// Changes the screen's size or scale; windows that fill it follow. Their controllers are
  /// notified before, and can make changes alongside.
  package func resize(to size: CGSize, scale: CGFloat) {
    guard size != bounds.size || scale != self.scale else { return }
    let traits = contentTraits(for: size, scale: scale)
    let filling = windowsThatFill
    let changes = filling.compactMap { $0.content?.prepare(for: size, traits: traits, in: $0) }
    setSize(size, scale: scale)
    let makeChanges = { [self] in
      for window in filling { window.frame = bounds }
      traitsDidChange()
      for change in changes {
        change.apply()
        change.end()
      }
      scene?.keyboard.screenDidChange()
    }
    if let scene { scene.screenIsResized(makeChanges) } else { makeChanges() }
  }

  private func setSize(_ size: CGSize, scale: CGFloat) {
    bounds.size = size
    self.scale = scale
    layerTree.root.bounds = bounds
  }

  private var windowsThatFill: [UIWindow] { windows.filter { $0.frame.size == bounds.size } }

  /// Whether it is wider than high.
  var isLandscape: Bool { bounds.size.width > bounds.size.height }

  /// Turns the interface: the screen has another size at once, in which the windows that fill it
  /// lie as they lay before, and from which they turn and grow into it.
  func turn(to size: CGSize, scale: CGFloat, by turn: ScreenTurn) {
    let traits = contentTraits(for: size, scale: scale)
    let filling = windowsThatFill
    let prepare = {
      filling.compactMap { $0.content?.prepare(for: size, traits: traits, turn: turn, in: $0) }
    }
    let changes = scene?.notifyOfTurn(from: turn.formerOrientation, prepare) ?? prepare()
    setSize(size, scale: scale)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    UIView.performWithoutAnimation { for window in filling { window.center = center } }
    scene?.keyboard.screenDidChange()
    UIView.animate(
      withDuration: turn.duration, delay: 0, options: .curveEaseInOut,
      animations: {
        for window in filling { window.frame = self.bounds }
        self.traitsDidChange()
        for change in changes { change.apply() }
      },
      completion: { _ in for change in changes { change.end() } })
    guard UIView.areAnimationsEnabled else { return }
    for window in filling { window.layer.add(turn.rotation, forKey: "interfaceOrientation") }
  }

  func traitsDidChange() {
    if scene === UIWindowScene.current { UITraitCollection.current = contentTraits }
    scene?.screenTraitsDidChange()
    for window in windows { window.screenTraitsDidChange() }
    scene?.statusBar.contentDidChange(animated: false)
    layerTree.setNeedsFrame()
  }

  private var windows: [UIWindow] { scene?.allWindows ?? [] }

  /// The display list of a frame's content.
  package func displayList(of content: GroupContent) -> DisplayList {
    DisplayList(
      width: pixelWidth, height: pixelHeight, background: background,
      root: DisplayGroup(content: content, transform: .scale(x: scale, y: scale)))
  }
}

/// The layer under all windows never animates by itself.
@MainActor
private final class RootLayerDelegate: CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
