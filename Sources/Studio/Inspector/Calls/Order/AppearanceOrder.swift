/// The documented order of the calls to one controller when its view is loaded, appears and
/// disappears.
///
/// A transition that is cancelled turns round: what is appearing disappears, and the reverse.
struct AppearanceOrder {
  enum State {
    /// No call was seen, and none is missing.
    case unseen
    case loaded, appearing, aboutToAppear, shown, disappearing, gone
  }

  /// A call with the states in which it is expected.
  private struct Rule {
    let after: Set<State>
    let next: State
    /// The message for a call in any other state.
    let expectation: String
  }

  private(set) var state = State.unseen

  /// - Parameter isKnown: whether all calls to the controller were seen. A call out of order is no
  ///   mistake where the ones before are not known.
  /// - Returns: what was expected instead; nil for a call in order, and for one of another kind.
  mutating func mark(_ method: String, isKnown: Bool) -> String? {
    guard let rule = Self.rules[method] else { return nil }
    defer { state = rule.next }
    return rule.after.contains(state) || !isKnown ? nil : rule.expectation
  }

  private static let rules: [String: Rule] = [
    "viewDidLoad()": Rule(
      after: [.unseen], next: .loaded,
      expectation: "viewDidLoad() is expected once, before the view appears."),
    "viewWillAppear(_:)": Rule(
      after: [.unseen, .loaded, .disappearing, .gone], next: .appearing,
      expectation: "viewWillDisappear(_:) is expected before viewWillAppear(_:) is called again."),
    "viewIsAppearing(_:)": Rule(
      after: [.appearing], next: .aboutToAppear,
      expectation: "viewIsAppearing(_:) is expected once, after viewWillAppear(_:)."),
    "viewDidAppear(_:)": Rule(
      after: [.appearing, .aboutToAppear], next: .shown,
      expectation: "viewWillAppear(_:) is expected before viewDidAppear(_:)."),
    "viewWillDisappear(_:)": Rule(
      after: [.appearing, .aboutToAppear, .shown], next: .disappearing,
      expectation: "viewWillAppear(_:) is expected before viewWillDisappear(_:)."),
    "viewDidDisappear(_:)": Rule(
      after: [.disappearing], next: .gone,
      expectation: "viewWillDisappear(_:) is expected before viewDidDisappear(_:)."),
  ]
}
