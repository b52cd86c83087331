import Testing
import UIKit
import UIKitTestSupport

/// Feedback that is felt on a device is counted here.
@MainActor
struct FeedbackTests {
  @Test func eachFeedbackIsCounted() {
    let simulator = Simulator(root: UIViewController())
    let impact = UIImpactFeedbackGenerator(style: .light)
    impact.prepare()
    #expect(simulator.feedback.isEmpty)
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIImpactFeedbackGenerator().impactOccurred()
    UIImpactFeedbackGenerator().impactOccurred()
    #expect(
      simulator.feedback == [
        "impact light": 1, "selection": 1, "notification success": 1, "impact medium": 2,
      ])
  }
}
