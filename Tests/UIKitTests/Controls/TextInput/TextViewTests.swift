import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport
import UIKit

/// The calls of a text view's delegate.
@MainActor
private final class TextLog: NSObject, UITextViewDelegate {
  var calls: [String] = []
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
  func textViewDidChange(_ textView: UITextView) { calls.append("change") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != "#" }
}

/// A page with a text view.
@MainActor
private final class TextStage {
  let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
  let simulator: Simulator
  let log = TextLog()

  init() {
    let root = UIViewController()
    simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: root)
    view.font = .systemFont(ofSize: 17)
    view.delegate = log
    root.view.addSubview(view)
    simulator.settle()
  }
}

@MainActor
final class TextViewTests {
  // Made lazily inside the test, since other tests may run between the suite's `init` and the test.
  private lazy var stage = TextStage()
  private var view: UITextView { stage.view }
  private var simulator: Simulator { stage.simulator }
  private var log: TextLog { stage.log }

  @Test func itIsAsHighAsItsText() {
    view.text = "one"
    view.layoutIfNeeded()
    let single = view.contentSize.height
    #expect(single == (view.font!.lineHeight + 16).rounded(.up))
    view.text = "one\ntwo\n"
    view.layoutIfNeeded()
    #expect(view.contentSize.height == (3 * view.font!.lineHeight + 16).rounded(.up))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == view.contentSize.height)
    let warnings = Diagnostics.collecting {
      view.textContainerInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    }
    #expect(warnings.count == 1 && view.textContainerInset.top == 8)
  }

  @Test func onlyWhatIsSeenOfALongTextIsDrawn() {
    view.text = (0..<2000).map { "Line \($0)" }.joined(separator: "\n")
    simulator.settle()
    #expect(view.contentSize.height > 40_000)
    // The text is drawn in parts as wide as the view.
    func tiles() -> [UIView] { view.subviews.filter { $0.frame.width == view.bounds.width } }
    #expect((1...2).contains(tiles().count))
    simulator.scroll(by: CGVector(dx: 0, dy: -4000), at: CGPoint(x: 100, y: 200))
    simulator.settle()
    #expect(view.contentOffset.y > 1000 && (1...2).contains(tiles().count))
    #expect(tiles().allSatisfy { $0.frame.intersects(view.bounds) })
    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length - 2, length: 2))
    #expect(view.bounds.maxY > view.contentSize.height - 30)
  }

  @Test func keysTypeOverSeveralLines() {
    simulator.tap(at: CGPoint(x: 50, y: 120))
    simulator.type("ab")
    simulator.press("Return")
    simulator.type("cd#")
    #expect(view.text == "ab\ncd")
    simulator.press("Up")
    simulator.type("x")
    #expect(view.text == "abx\ncd")
    simulator.press("Home")
    simulator.press("Down", modifiers: .shift)
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    simulator.press("X", modifiers: .control)
    simulator.press("End")
    simulator.press("V", modifiers: .control)
    #expect(view.text == "cdabx\n")
    simulator.press("Up")
    simulator.press("Up")
    #expect(view.selectedRange.location == 0, "above the first line is its beginning")
    view.resignFirstResponder()
    #expect(log.calls.first == "begin" && log.calls.last == "end")
    #expect(log.calls.filter { $0 == "change" }.count == 8)
  }

  @Test func theCaretIsKeptInSight() throws {
    view.text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
    view.becomeFirstResponder()
    simulator.press("End", modifiers: .control)
    simulator.press("Left")
    simulator.settle()
    let caret = try #require(view.subtree.first { $0.bounds.width == 2 }, "two points wide")
    #expect(view.bounds.contains(caret.frame) && view.contentOffset.y > 100)
    simulator.press("Home", modifiers: .control)
    simulator.settle()
    #expect(view.contentOffset.y <= 8)
    for _ in 0..<3 { simulator.press("PageDown") }
    simulator.settle()
    #expect(view.bounds.contains(caret.frame) && view.contentOffset.y > 100)
  }

  @Test func wrappedLinesAreLines() {
    view.text = String(repeating: "word ", count: 30)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    simulator.press("End")
    let end = view.selectedRange.location
    #expect(end > 20 && end < 60)
    simulator.press("Down")
    #expect(view.selectedRange.location > end + 20)
    simulator.press("Home")
    #expect(view.selectedRange.location == end + 1 || view.selectedRange.location == end)
  }

  @Test func textThatIsOnlyReadIsSelectedAndCopied() {
    view.text = "one two"
    view.isEditable = false
    simulator.settle()
    simulator.tap(at: CGPoint(x: 15, y: 118))
    simulator.tap(at: CGPoint(x: 15, y: 118))
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    simulator.press("C", modifiers: .control)
    simulator.press("Backspace")
    simulator.type("x")
    #expect(UIPasteboard.general.string == "one" && view.text == "one two" && log.calls == [])
    view.isSelectable = false
    #expect(!view.isFirstResponder && !view.canBecomeFirstResponder)
  }

  @Test func attributedTextKeepsItsAttributesWhileItIsEdited() {
    let text = NSMutableAttributedString(
      string: "big small",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30)
      ])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 4, length: 5))
    view.attributedText = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText("ger")
    #expect(view.text == "bigger small")
    let font = view.attributedText.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
  }

  @Test func leavingTheWindowEndsEditing() {
    view.becomeFirstResponder()
    view.removeFromSuperview()
    #expect(log.calls == ["begin", "end"] && !view.isFirstResponder)
  }
}
