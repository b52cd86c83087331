import CoreGraphics

/// Shows an alert in the middle, or an action sheet at the bottom, both above the keyboard.
final class AlertPresentationController: UIPresentationController {
  private let dimmingView = DimmingView(
    color: UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    })
  private let keyboard = KeyboardCover()

  /// The distance of an alert from the upper and lower edge, and of an action sheet from all edges,
  /// in points. Our choice.
  private static let alertMargin: CGFloat = 24
  private static let sheetMargin: CGFloat = 8

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isAlert: Bool { alert?.preferredStyle == .alert }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alertView = alert?.alertView else { return .zero }
    let (bounds, safe) = (containerView.bounds, containerView.safeAreaInsets)
    let margin = isAlert ? Self.alertMargin : Self.sheetMargin
    let room = CGSize(
      width: max(bounds.width - safe.left - safe.right - 2 * margin, 0),
      height: max(
        bounds.height - safe.top - max(safe.bottom, keyboard.length) - 2 * margin, 0))
    let size = alertView.fittingSize(
      within: CGSize(
        width: min(room.width, isAlert ? AlertView.alertWidth : AlertView.sheetWidth),
        height: room.height))
    let x = safe.left + margin + ((room.width - size.width) / 2).rounded()
    let top = safe.top + margin
    let y =
      isAlert ? top + ((room.height - size.height) / 2).rounded() : top + room.height - size.height
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  override func prepareToPresent() {
    super.prepareToPresent()
    alert?.alertView?.arrangement = isAlert ? .alert : .sheet
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if presentation?.isInTransition == false { keyboard.update() }
    place()
  }

  /// Puts the alert where it belongs, unless a transition moves it.
  private func place() {
    guard let presentation, !presentation.isInTransition,
      let view = presentation.presented.viewOrPlaceholderIfLoaded, view.superview === containerView
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  private func keyboardDidMove() {
    guard keyboard.update() else { return }
    KeyboardCover.animate { [weak self] in
      self?.place()
      self?.alert?.alertView?.layoutIfNeeded()
    }
  }

  override func systemAnimator(isPresenting: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard !isAlert else { return AlertAnimator(isPresenting: isPresenting) }
    return ReducedMotion.animator(isPresenting: isPresenting) {
      SheetAnimator(isPresenting: isPresenting)
    }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.alpha = 0
    install()
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = 1
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    // Its text or its actions may have changed meanwhile.
    if completed { place() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard !completed, let view = presentation?.presented.viewOrPlaceholderIfLoaded else { return }
    // The animator does not reset its values if the container's size has changed.
    (view.transform, view.alpha) = (.identity, 1)
    dimmingView.alpha = 1
    place()
  }

  override func didTakeOver() {
    super.didTakeOver()
    prepareToPresent()
    install()
    keyboard.update()
    dimmingView.alpha = 1
  }

  override func willBeReplaced() {
    super.willBeReplaced()
    keyboard.end()
    dimmingView.removeFromSuperview()
  }

  override func presentationIsOver() {
    super.presentationIsOver()
    keyboard.end()
  }

  private func install() {
    guard let containerView else { return }
    keyboard.begin(in: containerView) { [weak self] in self?.keyboardDidMove() }
    dimmingView.cover(containerView, over: presentation?.presenter.viewIfLoaded)
    dimmingView.onPress = { [weak self] in
      guard let self, !isAlert else { return }
      dismissByUser()
    }
  }

  override func dismissByUser(animated: Bool = true) {
    guard let alert, !alert.cancelByUser() else { return }
    super.dismissByUser(animated: animated)
  }
}

/// Shows an action sheet as a popover if there is room for one and the popover has a source.
final class ActionSheetPopoverController: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard hasSource else { return .overFullScreen }
    return super.adaptivePresentationStyle(for: traitCollection)
  }

  override func prepareToPresent() {
    alert?.alertView?.arrangement = .popover
    alert?.preferContentSize()
    super.prepareToPresent()
  }

  override func dismissByUser(animated: Bool = true) {
    let isPopover = presentation?.active === self
    guard let alert else { return }
    // Without a cancel action, a press outside the popover dismisses it and no handler is called.
    if alert.cancelAction == nil, isPopover { return super.dismissByUser(animated: animated) }
    if !alert.cancelByUser() { super.dismissByUser(animated: animated) }
  }
}
