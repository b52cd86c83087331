/// Calls to one object that come in pairs: something will happen, and it did.
struct PairOrder {
  private struct Pair {
    let will: String
    let did: String
    /// The index of the parameter that is the same in both; nil for none.
    var subject: Int?
    /// Whether the first call may come again without the second, when it is taken back.
    var isRepeatable = false
  }

  /// The first calls whose second one is awaited, by the index of their pair.
  private var awaited: [Int: RecordedCall.Argument?] = [:]

  /// - Returns: what was expected instead; nil for a call in order, and for one of another kind.
  mutating func mark(_ call: RecordedCall, isKnown: Bool) -> String? {
    for (index, pair) in Self.pairs.enumerated() {
      let subject = pair.subject.flatMap { number in
        call.arguments.indices.contains(number) ? call.arguments[number] : nil
      }
      if call.method == pair.will {
        let isAgain = awaited.updateValue(subject, forKey: index) != nil
        guard isAgain, !pair.isRepeatable else { return nil }
        return "\(pair.did) is expected before \(pair.will) is called again."
      }
      guard call.method == pair.did else { continue }
      let first = awaited.removeValue(forKey: index)
      guard isKnown else { return nil }
      guard let first else { return "\(pair.will) is expected before \(pair.did)." }
      guard first == subject else {
        return "\(pair.did) is expected with the same argument as \(pair.will) before: "
          + "\(first?.text ?? "none")."
      }
      return nil
    }
    return nil
  }

  private static let pairs = [
    Pair(
      will: "willMove(toParent:)", did: "didMove(toParent:)", subject: 0, isRepeatable: true),
    Pair(will: "presentationTransitionWillBegin()", did: "presentationTransitionDidEnd(_:)"),
    Pair(will: "dismissalTransitionWillBegin()", did: "dismissalTransitionDidEnd(_:)"),
    Pair(will: "containerViewWillLayoutSubviews()", did: "containerViewDidLayoutSubviews()"),
    Pair(
      will: "navigationController(_:willShow:animated:)",
      did: "navigationController(_:didShow:animated:)", subject: 1, isRepeatable: true),
    Pair(
      will: "pageViewController(_:willTransitionTo:)",
      did: "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      isRepeatable: true),
    Pair(
      will: "presentationControllerWillDismiss(_:)", did: "presentationControllerDidDismiss(_:)",
      subject: 0, isRepeatable: true),
  ]
}
