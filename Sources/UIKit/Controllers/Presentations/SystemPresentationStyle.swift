/// A style, by the controllers with which the system presents in it: the styles themselves know
/// none.
@MainActor
protocol SystemPresentationStyle {
  func makePresentationController(
    of presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController
}
