public import CoreGraphics
import ObjectiveCSupport

/// Opens a menu for its view: by a press of half a second, after which the finger may move to a row
/// and be lifted there, or by the right mouse button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate,
  SecondaryClickable
{
  /// The seconds of the press, as on iOS.
  private static let pressDuration: TimeInterval = 0.5
  /// The width of previews without a preferred size, as a fraction of the window's.
  private static let previewWidth: CGFloat = 0.8
  private static let previewRadius: CGFloat = 13
  /// The points between a preview and the sides of the window.
  private static let previewMargin: CGFloat = 16

  /// The appearance of the menu. The raw values are Apple's.
  public enum Appearance: Int, Sendable {
    /// The menu is not shown.
    case unknown = 0
    /// Beside a preview, in front of a blurred background.
    case rich = 1
    /// Without a preview.
    case compact = 2
  }

  /// The appearance of the open menu; unknown if there is none.
  open var menuAppearance: Appearance {
    session == nil ? .unknown : isLiftingPreview ? .rich : .compact
  }

  /// Supplies the menu. Held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the pressed view is lifted from a blurred background.
  var isLiftingPreview = true

  private let press = UILongPressGestureRecognizer()
  private var place = CGPoint.zero
  private var pending: UIContextMenuConfiguration?
  private(set) weak var session: MenuSession?
  private var opened: UIContextMenuConfiguration?

  /// Makes an interaction with a delegate, which is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.minimumPressDuration = Self.pressDuration
    press.delegate = self
    press.addTarget(self, action: Selector(UIContextMenuInteraction.pressDidChange))
  }

  /// Called before the interaction is added to a view, or removed (nil).
  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view, or removed (nil).
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the location at which the menu was opened.
  ///
  /// - Parameter view: the view of the coordinates; nil for the window.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Closes the menu, if it is open.
  open func dismissMenu() { session?.close(isChosen: false) }

  /// Replaces the open menu by the one that a closure makes from it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let session, let menu = session.menu else { return }
    session.update(block(menu))
  }

  // MARK: Opening

  /// Whether there is a menu for the pressed location. Otherwise other recognisers get the press.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, session == nil else { return false }
    place = press.location(in: view)
    pending = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    return pending != nil
  }

  private func pressDidChange() {
    let point = press.location(in: nil)
    switch press.state {
    case .began:
      if let pending { open(pending) }
      pending = nil
    case .changed: session?.track(point)
    case .ended: session?.release(point)
    case .possible, .cancelled, .failed: pending = nil
    }
  }

  func clickSecondarily(at point: CGPoint) -> Bool {
    guard session == nil, view != nil else { return false }
    place = point
    guard
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return false }
    open(configuration)
    return true
  }

  /// Opens the menu for a location without a press. Does nothing if there is no menu, or if it is
  /// open already.
  ///
  /// - Returns: the open menu.
  func presentMenu(at point: CGPoint) -> MenuSession? {
    clickSecondarily(at: point) ? session : nil
  }

  /// Opens the menu: the delegate is first asked for the view to lift, then for the menu, and is
  /// notified last.
  private func open(_ configuration: UIContextMenuConfiguration) {
    let targeted = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    let controller = configuration.previewProvider?()
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    guard !menu.children.isEmpty || controller != nil, let view, let window = view.window else {
      return
    }
    let animator = MenuAnimator(preview: controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    var anchor = anchor(targeted, controller, in: window)
    if !isLiftingPreview, let control = view as? UIControl,
      let point = control.ownMenuPoint(for: configuration)
    {
      anchor.frame = CGRect(origin: control.convert(point, to: window), size: .zero)
    }
    let session = MenuSession(menu, at: anchor, sender: view)
    (self.session, opened) = (session, configuration)
    session.onClose = { [weak self, weak session] _ in
      self?.willClose(session, configuration, controller)
    }
    session.onPreviewTap = { [weak self, weak session] in
      guard let self else { return }
      let animator = MenuAnimator(preview: controller)
      delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      session?.alongsideClosing += animator.animations
      session?.afterClosing += animator.completions
      session?.close(isChosen: true)
    }
    session.preview = controller
    session.open(
      in: window, alongside: animator.animations, completion: animator.completions)
  }

  private func willClose(
    _ closing: MenuSession?, _ configuration: UIContextMenuConfiguration,
    _ controller: UIViewController?
  ) {
    session = nil
    let targeted = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
    if let target = targeted?.target, let window = closing?.window,
      target.container.window === window
    {
      closing?.destination = target.container.convert(target.center, to: window)
    }
    let animator = MenuAnimator(preview: controller)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    closing?.alongsideClosing += animator.animations
    closing?.afterClosing += animator.completions
  }

  // MARK: The preview

  private func anchor(
    _ targeted: UITargetedPreview?, _ controller: UIViewController?, in window: UIWindow
  ) -> MenuSession.Anchor {
    let source = targeted?.view ?? view ?? window
    let part = targeted?.parameters.visiblePath?.bounds ?? source.bounds
    // A view that is in no window is shown itself, at its target.
    let isApart = source.window == nil && source.superview == nil
    var frame = source.convert(part, to: window)
    var start: (center: CGPoint, transform: CGAffineTransform)?
    if isApart, let target = targeted?.target {
      let center = target.container.convert(target.center, to: window)
      start = (center, target.transform)
      frame = Self.frame(of: part.size, around: center, in: window)
    }
    guard isLiftingPreview else { return .init(frame: frame) }
    if let controller {
      frame = previewFrame(of: controller, from: frame, in: window)
      return .init(
        frame: frame, preview: Self.card(controller.view, size: frame.size),
        radius: Self.previewRadius)
    }
    let picture =
      isApart
      ? source
      : source.resizableSnapshotView(
        from: part, afterScreenUpdates: false, withCapInsets: .zero)
    let content = picture ?? UIView()
    content.backgroundColor = targeted?.parameters.backgroundColor ?? content.backgroundColor
    let lifted = Self.card(
      content, size: frame.size,
      radius: source.layer.cornerRadius > 0 ? source.layer.cornerRadius : 8)
    lifted.layer.shadowPath = targeted?.parameters.shadowOutline(of: part)
    return .init(
      frame: frame, preview: lifted, start: start, radius: source.layer.cornerRadius,
      source: isApart || targeted?.parameters.visiblePath != nil ? nil : source)
  }

  /// Returns the frame of a preview that is in no window: around its target, and in the window.
  private static func frame(of size: CGSize, around center: CGPoint, in window: UIWindow) -> CGRect
  {
    let area = window.bounds.insetBy(dx: previewMargin, dy: 0)
    let x = max(min(center.x - size.width / 2, area.maxX - size.width), area.minX)
    return CGRect(origin: CGPoint(x: x, y: center.y - size.height / 2), size: size)
  }

  /// Returns the frame of a controller's view: with its preferred size, or nearly as wide as the
  /// window, above the pressed view.
  private func previewFrame(
    of controller: UIViewController, from source: CGRect, in window: UIWindow
  ) -> CGRect {
    let area = window.bounds.insetBy(dx: Self.previewMargin, dy: Self.previewMargin)
    // Many controllers set their preferred size when their view is loaded, which this does.
    _ = controller.view
    var size = controller.preferredContentSize
    if size.width <= 0 { size.width = window.bounds.width * Self.previewWidth }
    if size.height <= 0 { size.height = size.width }
    size = CGSize(
      width: min(size.width, area.width), height: min(size.height, area.height * 0.6))
    let x = min(max(source.midX - size.width / 2, area.minX), area.maxX - size.width)
    let y = min(max(source.midY - size.height / 2, area.minY), area.maxY - size.height)
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  /// Returns a view with a shadow around a view with rounded corners.
  private static func card(
    _ content: UIView, size: CGSize, radius: CGFloat = previewRadius
  ) -> UIView {
    let card = UIView(frame: CGRect(origin: .zero, size: size))
    card.isUserInteractionEnabled = false
    card.layer.shadowRadius = 20
    card.layer.shadowOffset = CGSize(width: 0, height: 6)
    let clip = UIView(frame: card.bounds)
    clip.layer.cornerRadius = radius
    clip.clipsToBounds = true
    content.frame = clip.bounds
    clip.addSubview(content)
    card.addSubview(clip)
    return card
  }
}
