public import CoreGraphics

/// Opens the edit menu of its view: when the program presents it, and for the right mouse button.
/// The menu is a list, instead of the bar on iOS.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction, SecondaryClickable {
  /// Supplies the menu; nil for the editing actions alone. Held weakly.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The open menu.
  private(set) weak var session: MenuSession?
  private var configuration: UIEditMenuConfiguration?

  /// Makes an interaction with a delegate, which is held weakly.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view, or removed (nil).
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  /// Called after the interaction was added to a view, or removed (nil).
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the last location of the menu; zero before.
  ///
  /// - Parameter view: the view of the coordinates; nil for the window.
  open func location(in view: UIView?) -> CGPoint {
    let point = configuration?.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }

  // MARK: Opening and closing

  /// Opens the menu, which replaces an open one. A menu without rows is not opened. If the view is
  /// in no window, it warns.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard view?.window != nil else {
      Diagnostics.warn("An edit menu was presented for a view in no window; it is not shown.")
      return
    }
    present(configuration)
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() { session?.close(isChosen: false) }

  /// Requests the rows of an open menu again.
  open func reloadVisibleMenu() {
    guard let session, let configuration else { return }
    let menu = menu(for: configuration)
    if menu.children.isEmpty { dismissMenu() } else { session.update(menu) }
  }

  /// Moves an open menu to its current target rectangle, for instance after scrolling. The delegate
  /// is asked for the rectangle again.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let session, let configuration, let view, let window = view.window else { return }
    let rect = view.convert(targetRect(for: configuration, in: view), to: window)
    session.moveAnchor(to: rect, animated: animated)
  }

  /// - Returns: whether the menu is open.
  @discardableResult
  final func present(_ configuration: UIEditMenuConfiguration) -> Bool {
    dismissMenu()
    self.configuration = configuration
    let menu = menu(for: configuration)
    guard !menu.children.isEmpty, let view, let window = view.window else { return false }
    let animator = MenuAnimator(preview: nil)
    willPresent(configuration, animator)
    let frame = view.convert(targetRect(for: configuration, in: view), to: window)
    let isAbove = configuration.preferredArrowDirection == .down
    let session = MenuSession(
      menu, at: .init(frame: frame, prefersCardAbove: isAbove), sender: view)
    self.session = session
    session.onClose = { [weak self, weak session] _ in
      guard let self else { return }
      let animator = MenuAnimator(preview: nil)
      self.session = nil
      willDismiss(configuration, animator)
      session?.alongsideClosing += animator.animations
      session?.afterClosing += animator.completions
    }
    session.open(in: window, alongside: animator.animations, completion: animator.completions)
    return true
  }

  func clickSecondarily(at point: CGPoint) -> Bool {
    present(UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }

  private func targetRect(for configuration: UIEditMenuConfiguration, in view: UIView) -> CGRect {
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? CGRect.null
    if !rect.isNull, rect.isFinite { return rect.standardized }
    let point = CGRect(origin: configuration.sourcePoint, size: .zero)
    if point.isFinite { return point }
    Diagnostics.warn("An edit menu at a place that is not finite is shown in the view's middle.")
    return CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
  }

  // MARK: Content

  /// The rows of the editing actions.
  final var suggestedActions: [UIMenuElement] {
    view.map { EditAction.menuElements(from: $0.editActionStart, sender: self) } ?? []
  }

  func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let suggested = suggestedActions
    let own = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
    return own ?? UIMenu(children: suggested)
  }

  func willPresent(_ configuration: UIEditMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
  }

  func willDismiss(_ configuration: UIEditMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
  }
}
