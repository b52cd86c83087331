/// The segue of a storyboard by which a controller was reached.
struct SegueArrival {
  /// The segue's id in the file.
  let segue: String
  private(set) weak var source: UIViewController?
}
