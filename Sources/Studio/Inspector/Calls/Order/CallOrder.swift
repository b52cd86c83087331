/// Compares calls with the order in which UIKit's documentation says that they are made.
///
/// It is given every call in order, and remembers what the next ones need.
struct CallOrder {
  /// The state of one object.
  private struct Object {
    var appearance = AppearanceOrder()
    var pairs = PairOrder()
  }

  private var objects: [Int: Object] = [:]
  private var transitions = TransitionOrder()
  /// Whether all calls to an object that was not called yet were seen.
  private var knowsNewObjects: Bool

  /// - Parameter isFromBeginning: whether no call was made before the first one that is given. If
  ///   not, an object may have been called before, and missing calls to it are not reported.
  init(isFromBeginning: Bool) { knowsNewObjects = isFromBeginning }

  /// - Returns: a sentence that says what was expected instead; nil for a call in order.
  mutating func mark(_ call: RecordedCall) -> String? {
    let isKnown = knowsNewObjects || objects[call.number] != nil
    var object = objects[call.number] ?? Object()
    let marks = [
      object.appearance.mark(call.method, isKnown: isKnown),
      object.pairs.mark(call, isKnown: isKnown), transitions.mark(call, isKnown: isKnown),
      isKnown ? markShown(call) : nil,
    ]
    objects[call.number] = object
    return marks.compactMap { $0 }.first
  }

  /// Checks that a navigation controller calls `didShow` after the controller has appeared.
  private func markShown(_ call: RecordedCall) -> String? {
    guard call.method == "navigationController(_:didShow:animated:)", call.arguments.count > 1,
      let number = call.arguments[1].number, let shown = objects[number]?.appearance.state,
      shown != .shown, shown != .unseen
    else { return nil }
    return "viewDidAppear(_:) of \(call.arguments[1].text) is expected before \(call.method)."
  }

  /// How many objects are known.
  var count: Int { objects.count }

  /// Forgets all but the objects with some numbers, which may be called again.
  mutating func keep(_ numbers: Set<Int>) {
    guard objects.count > numbers.count else { return }
    objects = objects.filter { numbers.contains($0.key) }
    transitions.keep(numbers)
    knowsNewObjects = false
  }
}
