import Cassowary
import CoreGraphics

/// The position of a baseline in a view: a fraction of the view's height from the top, plus an
/// offset in points.
struct BaselinePlace: Equatable {
  var fraction: CGFloat
  var offset: CGFloat

  static let bottom = BaselinePlace(fraction: 1, offset: 0)
}

/// The solver's variables of a view or guide: its frame in the coordinates of its superview or
/// owning view. It also has the rows that the item itself causes, apart from constraints.
@MainActor
final class LayoutBox {
  private(set) weak var view: UIView?
  private weak var guide: UILayoutGuide?
  private(set) weak var engine: LayoutEngine?
  /// The number of the engine. Reading a weak reference would cost more.
  let engineNumber: Int
  let left, top, width, height: Variable

  /// The equations of the autoresizing mask, the insets or the role, with the constants last
  /// written to the solver.
  var equations: [(id: Constraint.ID, constant: Double)] = []
  /// The distance from the solution at which the equations of an autoresized view are updated. A
  /// smaller distance is a rounding to pixels.
  var tolerance = 0.0
  /// The fractions of the superview's growth by which a view with a flexible mask moves and grows.
  var shares = (x: AxisShare(), y: AxisShare())

  struct AxisShare {
    var start = 0.0
    var length = 0.0
  }

  /// The rows of the content's size, one per axis.
  var content = [ContentRows(), ContentRows()]
  /// The width for which the height of wrapping content was measured.
  var measuredWidth: Double?
  /// The constraints that use the view's baselines.
  var baselineUsers: [NSLayoutConstraint] = []
  var isStale = false
  var isContentStale = false
  /// The solved frame for which layout was last requested; nil before the first request.
  var requestedFrame: CGRect?

  struct ContentRows {
    var size = -1.0
    var hugging: Float = 0
    var resistance: Float = 0
    var most, least: Constraint.ID?
  }

  init(_ item: any LayoutItem, engine: LayoutEngine, solver: Solver) {
    view = item as? UIView
    guide = item as? UILayoutGuide
    self.engine = engine
    engineNumber = engine.number
    func make() -> Variable {
      // The solver only rejects an anchor that is NaN.
      guard let variable = try? solver.makeVariable() else { preconditionFailure() }
      return variable
    }
    (left, top, width, height) = (make(), make(), make(), make())
  }

  var item: (any LayoutItem)? { view ?? guide }
}

/// A linear function of variables.
struct LayoutExpression {
  var terms: [Constraint.Term] = []
  var constant = 0.0

  mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
    terms.append(.init(variable, coefficient))
  }

  mutating func add(_ other: LayoutExpression, times factor: Double) {
    for term in other.terms { terms.append(.init(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}
