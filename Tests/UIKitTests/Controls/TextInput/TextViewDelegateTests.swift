import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The order in which the delegate of a text view is called.
@MainActor
final class TextViewDelegateTests {
  @MainActor private final class Log: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var onSelection: ((UITextView) -> Void)?
    var onBegin: ((UITextView) -> Void)?

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("should")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) {
      calls.append("begin")
      onBegin?(textView)
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      calls.append("selection \(textView.selectedRange.location)")
      onSelection?(textView)
    }
    func note(_ notification: Notification) { calls.append(notification.name.rawValue) }
  }

  private let log = Log()

  private func makeStage() -> (UITextView, Simulator) {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let simulator = Simulator(
      size: CGSize(width: 390, height: 844), scale: 1, root: UIViewController())
    view.delegate = log
    simulator.window.rootViewController?.view.addSubview(view)
    simulator.settle()
    return (view, simulator)
  }

  /// A change is reported after the selection, as on iOS.
  @Test func typingMovesTheCaretBeforeItIsReported() {
    let (view, simulator) = makeStage()
    view.becomeFirstResponder()
    simulator.type("a")
    simulator.press("Backspace")
    #expect(
      log.calls == ["begin", "should", "selection 1", "change", "should", "selection 0", "change"])
  }

  @Test func textOfTheProgramMovesTheCaret() {
    let (view, _) = makeStage()
    view.text = "abc"
    view.attributedText = NSAttributedString(string: "abcde")
    view.text = "edcba"
    #expect(log.calls == ["selection 3", "selection 5"])
  }

  /// A placeholder of many programs: the caret stays before a grey text.
  @Test func theCaretCanBeKeptInPlace() {
    let (view, _) = makeStage()
    log.onSelection = { view in
      if view.textColor == .lightGray { view.selectedRange = NSRange(location: 0, length: 0) }
    }
    view.textColor = .lightGray
    view.text = "Write something"
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    #expect(log.calls == ["selection 15", "selection 0"])
  }

  @Test func editingOfATextThatIsOnlyReadDoesNotEnd() {
    let (view, simulator) = makeStage()
    view.text = "one two"
    view.isEditable = false
    log.calls = []
    view.becomeFirstResponder()
    view.resignFirstResponder()
    view.becomeFirstResponder()
    view.removeFromSuperview()
    simulator.settle()
    #expect(log.calls.isEmpty && !view.isFirstResponder)
  }

  @Test func editingThatTheDelegateEndsAtOnceIsNotPostedAsBegun() {
    let (view, simulator) = makeStage()
    for name in [
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ] {
      NotificationCenter.default.addObserver(
        log, selector: Selector(Log.note), name: name, object: view)
    }
    log.onBegin = { $0.resignFirstResponder() }
    #expect(!view.becomeFirstResponder())
    simulator.settle()
    #expect(log.calls == ["begin", "end", "UITextViewTextDidEndEditingNotification"])
  }

  @Test func editingEndsWhereTheTextCanOnlyBeReadFromThenOn() {
    let (view, simulator) = makeStage()
    view.becomeFirstResponder()
    view.isEditable = false
    simulator.settle()
    #expect(log.calls == ["begin", "end"] && !view.isFirstResponder)
  }
}
