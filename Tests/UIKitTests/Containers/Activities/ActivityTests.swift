import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The sheet of what can be done with items.
@MainActor
struct ActivityTests {
  private final class Shout: UIActivity {
    var prepared: [Any] = []
    var performed = 0
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("shout") }
    override var activityTitle: String? { "Shout" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override func perform() {
      performed += 1
      activityDidFinish(true)
    }
  }

  /// The rows from the top, as wide as the screen.
  private func row(_ index: Int, in controller: UIViewController) -> CGPoint {
    controller.view.convert(CGPoint(x: 100, y: 60 + 8 + 52 * CGFloat(index) + 26), to: nil)
  }

  @Test func copyingPutsTheItemsOnTheClipboard() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let sheet = UIActivityViewController(activityItems: ["a text"], applicationActivities: nil)
    var reports: [String] = []
    sheet.completionWithItemsHandler = { type, completed, items, error in
      reports.append("\(type?.rawValue ?? "none") \(completed) \(items == nil) \(error == nil)")
    }
    page.present(sheet, animated: true)
    simulator.settle()
    simulator.tap(at: row(0, in: sheet))
    simulator.settle()
    #expect(UIPasteboard.general.string == "a text")
    #expect(reports == ["com.apple.UIKit.activity.CopyToPasteboard true true true"])
    #expect(page.presentedViewController == nil)
  }

  @Test func aSheetThatIsClosedReportsNoActivity() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let sheet = UIActivityViewController(activityItems: ["a text"], applicationActivities: nil)
    var reports: [Bool] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      reports.append(completed || type != nil)
    }
    page.present(sheet, animated: true)
    simulator.settle()
    simulator.tap(at: sheet.view.convert(CGPoint(x: 390 - 31, y: 30), to: nil))
    simulator.settle()
    #expect(reports == [false] && page.presentedViewController == nil)
  }

  @Test func activitiesOfTheAppGetTheItems() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let shout = Shout()
    let sheet = UIActivityViewController(activityItems: [7], applicationActivities: [shout])
    page.present(sheet, animated: true)
    simulator.settle()
    // A number cannot be copied, so that the app's activity is the first row.
    simulator.tap(at: row(0, in: sheet))
    simulator.settle()
    #expect(shout.prepared as? [Int] == [7] && shout.performed == 1)
  }

  @Test func excludedActivitiesAreNotShown() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let shout = Shout()
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [shout])
    sheet.excludedActivityTypes = [.copyToPasteboard]
    page.present(sheet, animated: true)
    simulator.settle()
    simulator.tap(at: row(0, in: sheet))
    simulator.settle()
    #expect(shout.performed == 1)
  }

  // MARK: Where it is shown

  private func present(
    in size: CGSize, from source: CGRect?
  ) -> (Simulator, UIActivityViewController) {
    let page = UIViewController()
    let simulator = Simulator(size: size, root: page)
    let sheet = UIActivityViewController(activityItems: ["a text"], applicationActivities: nil)
    #expect(sheet.popoverPresentationController != nil)
    if let source {
      let button = UIView(frame: source)
      page.view.addSubview(button)
      sheet.popoverPresentationController?.sourceView = button
    }
    page.present(sheet, animated: false)
    simulator.settle()
    return (simulator, sheet)
  }

  @Test func whereThereIsRoomItIsAPopoverAtItsSource() {
    let source = CGRect(x: 100, y: 100, width: 80, height: 40)
    let (simulator, sheet) = present(in: CGSize(width: 1000, height: 800), from: source)
    defer { simulator.endTurn() }
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.width == 320 && frame.minY == 153)
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
  }

  @Test(arguments: [true, false]) func onAPhoneItIsASheetOfHalfTheHeight(hasSource: Bool) {
    let source = CGRect(x: 100, y: 100, width: 80, height: 40)
    let size = CGSize(width: 400, height: 800)
    let (simulator, sheet) = present(in: size, from: hasSource ? source : nil)
    defer { simulator.endTurn() }
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    #expect(sheet.sheetPresentationController?.detents.count == 2)
  }

  private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "for \(activityType?.rawValue ?? "nobody")" }
  }

  @Test func aProviderMakesTheItemForTheActivity() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let (shout, provider) = (Shout(), Provider(placeholderItem: 1))
    let plain = UIActivityItemProvider(placeholderItem: "plain")
    let cancelled = UIActivityItemProvider(placeholderItem: "cancelled")
    cancelled.cancel()
    let sheet = UIActivityViewController(
      activityItems: [provider, plain, cancelled], applicationActivities: [shout])
    sheet.excludedActivityTypes = [.copyToPasteboard]
    #expect(provider.placeholderItem as? Int == 1 && provider.activityType == nil)
    page.present(sheet, animated: true)
    simulator.settle()
    simulator.tap(at: row(0, in: sheet))
    simulator.settle()
    #expect(shout.prepared as? [String] == ["for shout", "plain"])
  }
}
