public import CoreGraphics
public import ObjectiveCSupport

/// A row of a ``UIMenuController``'s menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The text of the row.
  open var title: String
  /// The method to call on the first responder, or the next one up its chain that can perform it.
  open var action: Selector

  /// Makes a row that calls a method.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The edit menu of the first responder, as it was before ``UIEditMenuInteraction``.
///
/// Its rows are the editing actions and the program's ``menuItems`` that the first responder or
/// those further up the responder chain can perform, as `canPerformAction` says. The menu is a
/// list, instead of the bar on iOS, and has no arrow.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Posted before the menu opens. The object is the controller.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has opened. The object is the controller.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu closes. The object is the controller.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has closed. The object is the controller.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// The shared controller.
  public static let shared = UIMenuController()

  /// Additional rows after the editing actions; nil for none.
  open var menuItems: [UIMenuItem]?

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private weak var session: MenuSession?

  /// Makes a controller with its own menu. Programs use ``shared``.
  public override init() { super.init() }

  /// Whether the menu is open. Setting it opens or closes the menu with an animation.
  open var isMenuVisible: Bool {
    get { session?.isOpen ?? false }
    set { setMenuVisible(newValue, animated: true) }
  }

  /// Opens or closes the menu, always with an animation.
  ///
  /// It opens beside the target rectangle: see ``setTargetRect(_:in:)``. It does not open without a
  /// first responder, or if no action can be performed.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { open() } else { hideMenu() }
  }

  /// Sets the target rectangle of the menu.
  ///
  /// - Parameters:
  ///   - targetRect: the rectangle in the coordinates of the view. One that is not finite is
  ///     ignored with a warning.
  ///   - targetView: the view, which is held weakly.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    guard targetRect.isFinite else {
      Diagnostics.warn("A menu cannot open beside \(targetRect), which is not finite.")
      return
    }
    (self.targetRect, self.targetView) = (targetRect.standardized, targetView)
  }

  /// Opens the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    open()
  }

  /// Closes the menu, if it is open.
  open func hideMenu() { session?.close(isChosen: false) }

  /// Closes the menu, if it is open for a view.
  open func hideMenu(from targetView: UIView) { if self.targetView === targetView { hideMenu() } }

  /// Asks the responders for the rows of an open menu again.
  open func update() {
    guard let session, let menu else { return hideMenu() }
    session.update(menu)
  }

  /// The menu; nil if it would have no rows.
  private var menu: UIMenu? {
    guard let first = targetView?.window?.firstResponder else { return nil }
    let own = (menuItems ?? []).compactMap { item -> UIMenuElement? in
      let action = item.action
      guard let performer = first.performer(of: action, sender: self) else { return nil }
      return UIAction(title: item.title) { [weak performer] _ in
        guard let performer else { return }
        if action.perform(on: performer, sender: UIMenuController.shared, event: nil) { return }
        if let edit = EditAction(action) {
          return edit.perform(on: performer, sender: UIMenuController.shared)
        }
        Diagnostics.warn(
          "\(type(of: performer)) has no method “\(action)” for a row of the editing menu.")
      }
    }
    let rows = EditAction.menuElements(from: first, sender: self) + own
    return rows.isEmpty ? nil : UIMenu(children: rows)
  }

  private func open() {
    guard let targetView, let window = targetView.window, let menu else { return }
    hideMenu()
    post(Self.willShowMenuNotification)
    let frame = targetView.convert(targetRect, to: window)
    let session = MenuSession(menu, at: .init(frame: frame), sender: targetView)
    self.session = session
    session.onClose = { [weak self, weak session] _ in
      guard let self else { return }
      post(Self.willHideMenuNotification)
      session?.afterClosing.append { [weak self] in self?.post(Self.didHideMenuNotification) }
    }
    session.open(
      in: window, completion: [{ [weak self] in self?.post(Self.didShowMenuNotification) }])
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
