package import Compositor
public import CoreGraphics
package import Platform
public import QuartzCore

/// A display, with its size, its clock and its layers. Each scene has its own screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the current scene. It has the default size until an application runs.
  public static var main: UIScreen { UIWindowScene.current.screen }

  /// The default size: 390 × 844 points.
  package static let defaultSize = CGSize(width: 390, height: 844)

  /// The layers of the windows on this screen. It makes frames from them.
  package let layerTree: LayerTree
  /// The bounds in points. The origin is zero.
  open private(set) var bounds: CGRect
  /// The pixels per point.
  open private(set) var scale: CGFloat
  /// The scene whose windows are on the screen.
  weak var scene: UIWindowScene?
  /// The colour where there is no window: black, like the empty screen of a device.
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

  /// The brightness of the display, from 0 to 1. It is kept and has no effect: a desktop does not
  /// let programs change it.
  open var brightness: CGFloat {
    get { keptBrightness }
    set { if newValue.isFinite { keptBrightness = min(max(newValue, 0), 1) } }
  }
  private var keptBrightness: CGFloat = 1

  /// Whether the screen is recorded or mirrored. It is always false here, because a desktop does
  /// not notify apps of that.
  open var isCaptured: Bool { false }
  /// Posted when ``isCaptured`` has changed, which never happens here.
  public nonisolated static let capturedDidChangeNotification =
    Notification.Name("UIScreenCapturedDidChangeNotification")

  /// The bounds in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
  }

  /// The pixels per point. They are equal to ``scale``, because frames are not drawn larger and
  /// scaled down.
  open var nativeScale: CGFloat { scale }

  /// The refresh rate of the display in frames per second; 60 if it is unknown.
  open var maximumFramesPerSecond: Int { Int(layerTree.displayRate.rounded()) }

  /// A display link for the frames of this screen. It makes no calls until it is added to a run
  /// loop.
  ///
  /// - Parameters:
  ///   - target: the object of the calls. It is held strongly until the link is invalidated.
  ///   - sel: a method of the target, without an argument or with the link as its argument.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel, tree: layerTree)
  }

  private var pixelWidth: Int { Int((bounds.size.width * scale).rounded()) }
  private var pixelHeight: Int { Int((bounds.size.height * scale).rounded()) }

  /// The interface style that the user prefers, for all windows whose apps do not specify one.
  package var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet { if userInterfaceStyle != oldValue { traitsDidChange() } }
  }

  /// The layout direction of everything on the screen.
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { traitsDidChange() } }
  }

  /// The text size that the user prefers, for everything on the screen.
  package var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet { if preferredContentSizeCategory != oldValue { traitsDidChange() } }
  }

  /// The style, scale, size classes, idiom, layout direction and text size of everything on the
  /// screen. The size classes are those of an iPad if both sides have 600 points or more. Otherwise
  /// they are those of an iPhone with this size.
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
    traits.accessibilityContrast = .normal
    return UITraitCollection(traits: traits)
  }

  /// The traits of the screen, with those that the scene overrides.
  var contentTraits: UITraitCollection { contentTraits(for: bounds.size, scale: scale) }

  private func contentTraits(for size: CGSize, scale: CGFloat) -> UITraitCollection {
    traitCollection(for: size, scale: scale).overridden(by: scene?.traitOverrides.traits)
  }

  /// The pointer's shape.
  package var cursor = CursorShape.arrow {
    didSet { if cursor != oldValue { onCursorChange?(cursor) } }
  }

  /// Changes the screen's size or scale. Windows that fill the screen are resized with it. Their
  /// controllers are notified before, and can make changes alongside.
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

  /// Whether the screen is wider than it is high.
  var isLandscape: Bool { bounds.size.width > bounds.size.height }

  /// Rotates the interface. The screen has its new size immediately. The windows that fill it begin
  /// in their previous position on the device, and rotate and grow into the new size.
  func rotate(to size: CGSize, scale: CGFloat, by rotation: ScreenRotation) {
    let traits = contentTraits(for: size, scale: scale)
    let filling = windowsThatFill
    let prepare = {
      filling.compactMap {
        $0.content?.prepare(for: size, traits: traits, rotation: rotation, in: $0)
      }
    }
    let changes = scene?.notifyOfRotation(from: rotation.formerOrientation, prepare) ?? prepare()
    setSize(size, scale: scale)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    UIView.performWithoutAnimation { for window in filling { window.center = center } }
    scene?.keyboard.screenDidChange()
    UIView.animate(
      withDuration: rotation.duration, delay: 0, options: .curveEaseInOut,
      animations: {
        for window in filling { window.frame = self.bounds }
        self.traitsDidChange()
        for change in changes { change.apply() }
      },
      completion: { _ in for change in changes { change.end() } })
    guard UIView.areAnimationsEnabled else { return }
    for window in filling { window.layer.add(rotation.animation, forKey: "interfaceOrientation") }
  }

  func traitsDidChange() {
    if scene === UIWindowScene.current { UITraitCollection.current = contentTraits }
    scene?.screenTraitsDidChange()
    for window in windows { window.screenTraitsDidChange() }
    scene?.statusBar.contentDidChange(animated: false)
    layerTree.setNeedsFrame()
  }

  private var windows: [UIWindow] { scene?.allWindows ?? [] }

  /// The display list for the content of a frame.
  package func displayList(of content: GroupContent) -> DisplayList {
    DisplayList(
      width: pixelWidth, height: pixelHeight, background: background,
      root: DisplayGroup(content: content, transform: .scale(x: scale, y: scale)))
  }
}

/// Disables implicit animations in the layer that contains all windows.
@MainActor
private final class RootLayerDelegate: CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
