import Cassowary
import CoreGraphics

/// Where a baseline is in a view: so much of its height from the top, plus so many points.
struct BaselinePlace: Equatable {
  var fraction: CGFloat
  var offset: CGFloat

  static let bottom = BaselinePlace(fraction: 1, offset: 0)
}

/// The unknowns of a view or guide: its frame in the coordinates of the superview, or of the
/// guide's view, and the rows that come from itself instead of from constraints.
@MainActor
final class LayoutBox {
  private(set) weak var view: UIView?
  private weak var guide: UILayoutGuide?
  private(set) weak var engine: LayoutEngine?
  /// Identifies an engine; the weak reference costs more to ask.
  let engineNumber: Int
  let left, top, width, height: Variable

  /// What its mask, its insets or its role say, with what was last written into the solver.
  var equations: [(id: Constraint.ID, constant: Double)] = []
  /// How far an autoresized view may be from what its equations say before they follow: less is the
  /// rounding to pixels.
  var tolerance = 0.0
  /// How much of the superview's growth a view with a flexible mask moves and grows by.
  var shares = (x: AxisShare(), y: AxisShare())

  struct AxisShare {
    var start = 0.0
    var length = 0.0
  }

  /// What the content's size asks for, by axis.
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
      // Only an anchor that is no number would be refused.
      guard let variable = try? solver.makeVariable() else { preconditionFailure() }
      return variable
    }
    (left, top, width, height) = (make(), make(), make(), make())
  }

  var item: (any LayoutItem)? { view ?? guide }
}

/// A linear function of unknowns.
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
