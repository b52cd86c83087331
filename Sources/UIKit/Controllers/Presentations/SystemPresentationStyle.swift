/// Supplies the system's presentation controllers for a presentation style. The styles themselves
/// lie in a lower layer and know no controllers.
@MainActor
protocol SystemPresentationStyle {
  func makePresentationController(
    of presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController
}
