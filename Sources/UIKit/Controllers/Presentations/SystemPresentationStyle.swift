/// Supplies the system's presentation controllers for a presentation style. The enumeration of
/// styles lies in a lower layer, which must not name controllers.
@MainActor
protocol SystemPresentationStyle {
  func makePresentationController(
    of presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController
}
