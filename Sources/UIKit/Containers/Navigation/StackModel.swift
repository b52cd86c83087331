/// The controllers of a navigation controller from the root to the top, as a value.
struct StackModel: TransitionModel {
  var controllers: [UIViewController] = []

  var top: UIViewController? { controllers.last }

  func contains(_ controller: UIViewController) -> Bool {
    controllers.contains { $0 === controller }
  }

  /// How one stack becomes another.
  struct Difference {
    /// A pop where the new top was on the stack before or nothing is left, a push where it is new,
    /// none where the top stays.
    let operation: UINavigationController.Operation
    /// The tops before and after.
    let from: UIViewController?
    let to: UIViewController?
    /// The controllers that are new on the stack, the lowest first.
    let arriving: [UIViewController]
    /// The controllers that leave the stack, the lowest first.
    let departing: [UIViewController]
  }

  func difference(from former: StackModel) -> Difference {
    let operation: UINavigationController.Operation =
      if top === former.top { .none } else if let top, !former.contains(top) { .push } else { .pop }
    return Difference(
      operation: operation, from: former.top, to: top,
      arriving: controllers.filter { !former.contains($0) },
      departing: former.controllers.filter { !contains($0) })
  }
}
