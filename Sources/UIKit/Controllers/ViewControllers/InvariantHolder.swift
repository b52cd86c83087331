/// A container with invariants of its own, which hold whenever no transition runs.
@MainActor
protocol InvariantHolder: UIViewController {
  /// A description of the first broken invariant; nil if all hold.
  var brokenRule: String? { get }
  /// A description of the first broken invariant about the view hierarchy; nil if all hold.
  var brokenViewRule: String? { get }
}
