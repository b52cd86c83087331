import CoreGraphics

/// A placeholder where a presenter's view was, from the begin to the end of a presentation in its
/// context.
///
/// The presenter's view and the container lie in it, so that the container of the presenter puts
/// both on the screen, moves them and takes them away as one. It stays there while the presenter's
/// view is out of the window, and thus is where that belongs.
final class PresenterPlaceholder: UIView {
  private weak var presenter: UIViewController?
  /// How constraints place the presenter's view in its container.
  private var constraintsOfView: PlaceConstraints?

  init(of presenter: UIViewController) {
    self.presenter = presenter
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var overlayInsets: UIEdgeInsets { presenter?.overlayInsets ?? .zero }

  /// Replaces a view, which becomes a subview of this one.
  func takePlace(of view: UIView) {
    (bounds.size, center) = (view.bounds.size, view.center)
    autoresizingMask = view.autoresizingMask
    let constraints = PlaceConstraints(of: view)
    view.superview?.insertSubview(self, aboveSubview: view)
    insertSubview(view, at: 0)
    constraints.apply(to: self, for: view)
    if constraintsOfView == nil || !constraints.isEmpty { constraintsOfView = constraints }
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Replaces a view that is somewhere else for now.
  func takePlace(of view: UIView, awayFrom frame: CGRect) {
    self.frame = frame
    autoresizingMask = view.autoresizingMask
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Restores the view to its original location.
  func restore(to view: UIView) {
    // From here on the view speaks for itself.
    presenter = nil
    if view.superview === self { replaceSelf(by: view) }
    view.autoresizingMask = autoresizingMask
    removeFromSuperview()
    constraintsOfView?.restore(to: view)
  }

  private func replaceSelf(by view: UIView) {
    let center = convert(view.center, to: superview)
    if let superview {
      superview.insertSubview(view, aboveSubview: self)
    } else {
      view.removeFromSuperview()
    }
    view.center = center
  }

  /// A touch on nothing is not for what stands in here.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // It is the placeholder that comes to the screen and goes; the presenter's view may be out of it.

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    presenter?.viewOrPlaceholderWillMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    presenter?.viewOrPlaceholderDidMoveToWindow()
    if window == nil { presenter?.presentation?.placeholderDidLeaveWindow() }
  }
}

extension UIViewController {
  /// What stands for the controller in its container's view: its own view, or the placeholder that
  /// holds it together with what is presented in its context.
  var viewOrPlaceholder: UIView! { presentation?.placeholder ?? view }

  /// The same, where there is one without loading the view.
  var viewOrPlaceholderIfLoaded: UIView? { presentation?.placeholder ?? viewIfLoaded }
}

extension Presentation {
  /// Whether the presented controller lies where the presenter's own container has put that.
  var isInPlaceholder: Bool { placeholder != nil && container.superview === placeholder }

  /// The presenter has settled in its container, or has gone from it.
  func presenterDidSettle() {
    guard let placeholder else { return }
    guard let window = placeholder.window else {
      if isInPlaceholder { transition?.completeOffscreen() }
      return
    }
    guard isSettled else { return }
    putPresenterView(into: placeholder)
    if container.superview !== containerSuperview(in: window) { installContainer(in: window) }
  }

  /// What lies over everything leaves the window with what its placeholder is in. Where it is the
  /// placeholder alone that goes, the presenter's container decides.
  func placeholderDidLeaveWindow() {
    guard isSettled, placeholder?.superview != nil, let window = container.superview as? UIWindow
    else {
      return
    }
    installContainer(in: window)
  }

  /// An animator that knows the presenter's view alone may have moved it from its placeholder.
  private func putPresenterView(into placeholder: PresenterPlaceholder) {
    guard let view = presenter.viewIfLoaded else { return }
    if removesPresenter {
      view.removeFromSuperview()
    } else if view.superview !== placeholder {
      placeholder.insertSubview(view, at: 0)
      if view.transform == .identity { view.frame = placeholder.bounds }
    }
  }

  /// The presenter's view was put on the screen, or taken away: what is presented in its context
  /// goes with it, regardless of the cause.
  func presenterViewDidMoveToWindow() {
    guard isSettled, let placeholder, let view = presenter.viewIfLoaded else { return }
    if view.window != nil {
      guard !view.isDescendant(of: placeholder), !view.isDescendant(of: container) else { return }
      let mask = placeholder.autoresizingMask
      placeholder.takePlace(of: view)
      placeholder.autoresizingMask = mask
      if removesPresenter { view.removeFromSuperview() }
    } else if !removesPresenter, view.superview !== placeholder {
      placeholder.removeFromSuperview()
    }
  }
}

extension UIViewController {
  /// The controller has left the hierarchy: what lies in its placeholder goes with it.
  func endPresentationsLeftBehind() {
    presentation?.placeholder?.removeFromSuperview()
    endPresentationsInside()
  }

  /// What this controller, or a descendant, that is out of the hierarchy has put over the window is
  /// over: nothing could end it later.
  func endPresentationsInside() {
    if let presentation {
      if presentation.chain.contains(where: { $0.container.window != nil }) {
        presentation.discard()
      } else {
        presentation.presented.endPresentationsInside()
      }
    }
    for child in children { child.endPresentationsInside() }
  }
}
