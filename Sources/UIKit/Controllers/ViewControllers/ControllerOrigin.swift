/// The scene of a file that a controller comes from.
@MainActor
protocol ControllerOrigin: AnyObject {
  /// The controller's view has been made: so are the children of its container views now.
  func embedChildren()
  /// `viewDidLoad()` has been called: the view gets the size of the screen, unless it has been
  /// placed.
  func fitView()
}
