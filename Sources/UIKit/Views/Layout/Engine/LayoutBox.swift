import Cassowary
import CoreGraphics

/// The position of a baseline in a view: a fraction of its height from the top, plus a number of
/// points.
struct BaselinePlace: Equatable {
  var fraction: CGFloat
  var offset: CGFloat

  static let bottom = BaselinePlace(fraction: 1, offset: 0)
}

/// The variables of a view or guide: its frame in the coordinates of the superview, or of the
/// guide's view, and the rows that come from the item itself, and not from constraints.
@MainActor
final class LayoutBox {
  private(set) weak var view: UIView?
  private weak var guide: UILayoutGuide?
  private(set) weak var engine: LayoutEngine?
  /// Identifies an engine; reading the weak reference would cost more.
  let engineNumber: Int
  let left, top, width, height: Variable

  /// The equations of its mask, its insets or its role, with the constants last written into the
  /// solver.
  var equations: [(id: Constraint.ID, constant: Double)] = []
  /// The distance of an autoresized view from the solution of its equations at which these are
  /// updated; less is a rounding to pixels.
  var tolerance = 0.0
  /// The fractions of the superview's growth by which a view with a flexible mask moves and grows.
  var shares = (x: AxisShare(), y: AxisShare())

  struct AxisShare {
    var start = 0.0
    var length = 0.0
  }

  /// The rows of the content's size, by axis.
  var content = [ContentRows(), ContentRows()]
  /// The width for which the height of wrapping content was measured.
  var measuredWidth: Double?
  /// The constraints that use the view's baselines.
  var baselineUsers: [NSLayoutConstraint] = []
  var isStale = false
  var isContentStale = false

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
      // The solver would refuse only an anchor that is NaN.
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
