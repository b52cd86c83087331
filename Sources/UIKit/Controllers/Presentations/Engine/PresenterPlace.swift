import CoreGraphics

/// Stands where a presenter's view was, from the begin to the end of a presentation in its context.
///
/// The presenter's view and the container lie in it, so that whatever holds the presenter puts both
/// on the screen, moves them and takes them away as one. It stays there while the presenter's view
/// is out of the window, and thus is where that belongs.
final class PresenterPlace: UIView {
  private weak var presenter: UIViewController?
  /// How constraints place the presenter's view in its container.
  private var constraintsOfView: PlaceConstraints?

  init(of presenter: UIViewController) {
    self.presenter = presenter
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var overlayInsets: UIEdgeInsets { presenter?.overlayInsets ?? .zero }

  /// Takes the place of a view, which comes into this one.
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

  /// Takes the place of a view that is somewhere else for now.
  func takePlace(of view: UIView, awayFrom frame: CGRect) {
    self.frame = frame
    autoresizingMask = view.autoresizingMask
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Gives the place back to the view.
  func giveBack(to view: UIView) {
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

  // It is the place that comes to the screen and goes; the presenter's view may be out of it.

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    presenter?.placedViewWillMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    presenter?.placedViewDidMoveToWindow()
    if window == nil { presenter?.presentation?.placeDidLeaveWindow() }
  }
}

extension UIViewController {
  /// What stands for the controller in its container's view: its own view, or the place that holds
  /// it together with what is presented in its context.
  var placedView: UIView! { presentation?.place ?? view }

  /// The same, where there is one without loading the view.
  var placedViewIfLoaded: UIView? { presentation?.place ?? viewIfLoaded }
}

extension Presentation {
  /// Whether the presented controller lies where the presenter's own container has put that.
  var isInPlace: Bool { place != nil && container.superview === place }

  /// The presenter has come to rest in its container, or has gone from it.
  func presenterDidSettle() {
    guard let place else { return }
    guard let window = place.window else {
      if isInPlace { transition?.completeOffscreen() }
      return
    }
    guard isSettled else { return }
    putPresenterView(into: place)
    if container.superview !== containerHome(in: window) { installContainer(in: window) }
  }

  /// What lies over everything leaves the window with what its place is in. Where it is the place
  /// alone that goes, the presenter's container decides.
  func placeDidLeaveWindow() {
    guard isSettled, place?.superview != nil, let window = container.superview as? UIWindow else {
      return
    }
    installContainer(in: window)
  }

  /// An animator that knows the presenter's view alone may have moved it from its place.
  private func putPresenterView(into place: PresenterPlace) {
    guard let view = presenter.viewIfLoaded else { return }
    if removesPresenter {
      view.removeFromSuperview()
    } else if view.superview !== place {
      place.insertSubview(view, at: 0)
      if view.transform == .identity { view.frame = place.bounds }
    }
  }

  /// The presenter's view was put on the screen, or taken away: what is presented in its context
  /// goes with it, whoever did it.
  func presenterViewDidMoveToWindow() {
    guard isSettled, let place, let view = presenter.viewIfLoaded else { return }
    if view.window != nil {
      guard !view.isDescendant(of: place), !view.isDescendant(of: container) else { return }
      let mask = place.autoresizingMask
      place.takePlace(of: view)
      place.autoresizingMask = mask
      if removesPresenter { view.removeFromSuperview() }
    } else if !removesPresenter, view.superview !== place {
      place.removeFromSuperview()
    }
  }
}

extension UIViewController {
  /// The controller has left the hierarchy: what lies at its place goes with it.
  func endPresentationsLeftBehind() {
    presentation?.place?.removeFromSuperview()
    endPresentationsInside()
  }

  /// What this controller, or a descendant, that is out of the hierarchy has put over the window is
  /// over: nobody could end it later.
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
