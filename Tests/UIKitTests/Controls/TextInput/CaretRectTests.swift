import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Where the caret of a text input is, and how a subclass hides it.
@MainActor
struct CaretRectTests {
  private final class NoCaretField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }

  private final class NoCaretView: UITextView {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }

  /// Whether something on the screen is in the colour of the caret, while the input is edited.
  private func showsCaret(_ input: UIView) throws -> Bool {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 200), scale: 1, root: page)
    input.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
    input.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    page.view.addSubview(input)
    input.becomeFirstResponder()
    #expect(input.isFirstResponder)
    simulator.advance(by: 0.1)
    let picture = try #require(simulator.snapshot())
    return (20..<80).contains { y in
      (20..<220).contains { x in picture.pixel(x: x, y: y) == 0xFFFF_0000 }
    }
  }

  @Test func anEmptyRectangleHidesTheCaret() throws {
    #expect(try showsCaret(UITextField()) && !showsCaret(NoCaretField()))
    #expect(try showsCaret(UITextView()) && !showsCaret(NoCaretView()))
  }

  @Test func theCaretIsBehindTheCharactersBeforeIt() throws {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 200), scale: 1, root: page)
    let field = UITextField(frame: CGRect(x: 0, y: 20, width: 200, height: 40))
    field.text = "word"
    page.view.addSubview(field)
    field.becomeFirstResponder()
    simulator.settle()
    let font = try #require(field.font)
    let start = field.caretRect(for: field.beginningOfDocument)
    let end = field.caretRect(for: field.endOfDocument)
    let width = "word".size(withAttributes: [.font: font]).width
    #expect(start.minX == 0 && abs(end.minX - width) < 1)
    #expect(start.width == 2 && abs(start.height - font.lineHeight) < 1)
    #expect(abs(start.midY - 20) < 1)
  }
}
