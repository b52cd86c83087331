/// The segue of a storyboard by which a controller was reached.
struct SegueArrival {
  /// The file's id for it.
  let segue: String
  private(set) weak var source: UIViewController?
}
