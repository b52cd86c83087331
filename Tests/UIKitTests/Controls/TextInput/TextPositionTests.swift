import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The positions and ranges of a text view.
@MainActor
struct TextPositionTests {
  private final class Log: NSObject, UITextViewDelegate {
    var calls: [String] = []
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("should")
      return false
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
  }

  @Test func theSelectionIsARangeOfPositions() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    view.text = "Placeholder"
    let (start, end) = (view.beginningOfDocument, view.endOfDocument)
    #expect(view.offset(from: start, to: end) == 11)
    #expect(view.compare(start, to: end) == .orderedAscending)
    #expect(view.compare(end, to: end) == .orderedSame)
    view.selectedTextRange = view.textRange(from: start, to: start)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    let fifth = try #require(view.position(from: start, offset: 5))
    view.selectedTextRange = view.textRange(from: fifth, to: start)
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
    let selected = try #require(view.selectedTextRange)
    #expect(view.text(in: selected) == "Place")
    #expect(view.position(from: start, offset: 12) == nil)
    view.selectedTextRange = nil
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
  }

  @Test func whatTheProgramReplacesIsReportedAndNotAskedFor() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    let log = Log()
    view.delegate = log
    view.text = "Hello @jo"
    let start = view.beginningOfDocument
    let low = try #require(view.position(from: start, offset: 6))
    let range = try #require(view.textRange(from: low, to: view.endOfDocument))
    view.replace(range, withText: "@joanna")
    #expect(view.text == "Hello @joanna" && log.calls == ["change"])
  }

  @Test func aFirstResponderIsFoundAsATextInput() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 200), scale: 1, root: page)
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    let input = field as UIResponder as? any UITextInput
    input?.insertText("42")
    #expect(field.text == "42" && input?.markedTextRange == nil)
    simulator.settle()
  }
}
