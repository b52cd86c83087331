/// A container with rules of its own that hold whenever nothing runs.
@MainActor
protocol InvariantHolder: UIViewController {
  /// The first rule that is broken, in words; nil where all hold.
  var brokenRule: String? { get }
  /// The first rule that the places of views break, in words; nil where all hold.
  var brokenViewRule: String? { get }
}
