/// The controllers of a navigation controller from the root to the top, as a value.
struct StackModel: TransitionModel {
  private(set) var controllers: [UIViewController]
  private var members: Set<ObjectIdentifier>

  init(controllers: [UIViewController] = []) {
    self.controllers = controllers
    members = Set(controllers.map(ObjectIdentifier.init))
  }

  var top: UIViewController? { controllers.last }

  /// Whether the stack contains a controller, in constant time.
  func contains(_ controller: UIViewController) -> Bool {
    members.contains(ObjectIdentifier(controller))
  }

  /// Puts a controller on top, in place: copying the stack for each of many pushes would take
  /// quadratic time.
  mutating func push(_ controller: UIViewController) {
    controllers.append(controller)
    members.insert(ObjectIdentifier(controller))
  }

  mutating func remove(_ controller: UIViewController) {
    guard members.remove(ObjectIdentifier(controller)) != nil else { return }
    controllers.removeAll { $0 === controller }
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
    // The common bottom of both stacks, usually everything except the top, is skipped instead of
    // searched for.
    let common = zip(controllers, former.controllers).prefix { $0 === $1 }.count
    let (new, old) = (controllers.dropFirst(common), former.controllers.dropFirst(common))
    let (isNew, wasOld) = (Set(new.map(ObjectIdentifier.init)), Set(old.map(ObjectIdentifier.init)))
    let arriving = new.filter { !wasOld.contains(ObjectIdentifier($0)) }
    let operation: UINavigationController.Operation =
      if top === former.top {
        .none
      } else if let top, new.last === top, !wasOld.contains(ObjectIdentifier(top)) {
        .push
      } else {
        .pop
      }
    return Difference(
      operation: operation, from: former.top, to: top, arriving: Array(arriving),
      departing: old.filter { !isNew.contains(ObjectIdentifier($0)) })
  }
}
