/// The operations of a controller that use its storyboard or xib.
@MainActor
protocol FileBackedController: UIViewController {
  /// Makes the view of the storyboard or of the xib; false where there is none.
  func makeViewOfFile() -> Bool
  /// Performs a segue of the file; warns if there is no such segue.
  func perform(segueIdentifiedBy identifier: String, sender: Any?)
}

extension UIViewController {
  func loadViewFromFile() -> Bool { (self as any FileBackedController).makeViewOfFile() }

  func performSegueOfFile(_ identifier: String, sender: Any?) {
    (self as any FileBackedController).perform(segueIdentifiedBy: identifier, sender: sender)
  }
}
