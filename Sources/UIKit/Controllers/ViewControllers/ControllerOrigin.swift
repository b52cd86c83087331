/// The storyboard scene that a controller was loaded from.
@MainActor
protocol ControllerOrigin: AnyObject {
  /// The controller's view has been made: makes the children of its container views.
  func embedChildren()
  /// `viewDidLoad()` has been called: the view gets the size of the screen, unless it has been
  /// placed.
  func fitView()
}
