/// The subject of a call.
enum CallKind: String, CaseIterable {
  case appearance = "Appearance"
  case containment = "Containment"
  case delegate = "Delegates"
  case animator = "Animators"
  case context = "Context and interaction"
  case presentation = "Presentation controllers"
  case gesture = "Gestures"
  case segue = "Segues"
  case environment = "Size, traits and layout"

  /// - Parameter method: as Swift spells it. One that is not known is a delegate's.
  init(method: String) {
    let isOfGesture = method.hasPrefix("gestureRecognizer") || method == "action(_:)"
    self = isOfGesture ? .gesture : Self.known[method] ?? .delegate
  }

  private static let known: [String: CallKind] = {
    let methods: [(CallKind, [String])] = [
      (
        .appearance,
        [
          "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
          "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        ]
      ),
      (.containment, ["willMove(toParent:)", "didMove(toParent:)"]),
      (
        .animator,
        [
          "transitionDuration(using:)", "animateTransition(using:)",
          "interruptibleAnimator(using:)", "animationEnded(_:)",
        ]
      ),
      (
        .context,
        [
          "startInteractiveTransition(_:)", "update(_:)", "pause()", "finish()", "cancel()",
          "updateInteractiveTransition(_:)", "pauseInteractiveTransition()",
          "finishInteractiveTransition()", "cancelInteractiveTransition()",
          "completeTransition(_:)",
        ]
      ),
      (
        .presentation,
        [
          "presentationTransitionWillBegin()", "presentationTransitionDidEnd(_:)",
          "dismissalTransitionWillBegin()", "dismissalTransitionDidEnd(_:)",
          "containerViewWillLayoutSubviews()", "containerViewDidLayoutSubviews()",
        ]
      ),
      (
        .segue,
        [
          "shouldPerformSegue(withIdentifier:sender:)", "prepare(for:sender:)",
          "unwind(for:towards:)", "segueForUnwinding(to:from:identifier:)",
          "allowedChildrenForUnwinding(from:)", "canPerformUnwindSegueAction(_:from:sender:)",
        ]
      ),
      (
        .environment,
        [
          "viewWillTransition(to:with:)", "willTransition(to:with:)",
          "traitCollectionDidChange(_:)", "viewSafeAreaInsetsDidChange()",
          "updateViewConstraints()",
        ]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: methods.flatMap { kind, names in names.map { ($0, kind) } })
  }()
}
