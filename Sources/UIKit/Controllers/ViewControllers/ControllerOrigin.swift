/// The storyboard scene that a controller was loaded from.
@MainActor
protocol ControllerOrigin: AnyObject {
  /// Called when the controller's view has been made, to make the children of its container views.
  func embedChildren()
  /// Called after `viewDidLoad()`, to give the view the size of the screen unless it has been
  /// placed already.
  func fitView()
}
