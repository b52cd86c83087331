import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Where the selection of a text input is, and how subclasses hide it and place the caret.
@MainActor
struct SelectionRectTests {
  private final class NoSelectionField: UITextField {
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  }

  private final class NoSelectionView: UITextView {
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  }

  /// A field for a code of one number: the caret stays behind it.
  private final class CodeField: UITextField {
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  }

  /// Whether the tint of a selection is seen behind spaces, which are all selected.
  private func showsSelection(_ input: any UIView & UITextInput) throws -> Bool {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 200), scale: 1, root: page)
    input.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
    input.backgroundColor = .white
    input.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    page.view.addSubview(input)
    input.becomeFirstResponder()
    input.insertText("        ")
    input.selectAll(nil)
    simulator.advance(by: 0.1)
    let picture = try #require(simulator.snapshot())
    return (30..<60).contains { y in
      (26..<60).contains { x in
        let pixel = picture.pixel(x: x, y: y)
        // A fifth of red on white.
        return (pixel >> 16) & 0xFF == 0xFF && (200...208).contains((pixel >> 8) & 0xFF)
      }
    }
  }

  @Test func withoutRectanglesTheSelectionIsHidden() throws {
    #expect(try showsSelection(UITextField()) && !showsSelection(NoSelectionField()))
    #expect(try showsSelection(UITextView()) && !showsSelection(NoSelectionView()))
  }

  @Test func aTapPutsTheCaretAtTheClosestPosition() throws {
    func place(in field: UITextField) throws -> Int {
      let page = UIViewController()
      let simulator = Simulator(size: CGSize(width: 300, height: 200), scale: 1, root: page)
      field.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
      field.text = "1234"
      page.view.addSubview(field)
      simulator.settle()
      simulator.tap(at: CGPoint(x: 21, y: 40))
      simulator.settle()
      let range = try #require(field.selectedTextRange)
      return field.offset(from: field.beginningOfDocument, to: range.start)
    }
    #expect(try place(in: UITextField()) == 0 && place(in: CodeField()) == 4)
  }

  @Test func everyLineHasARectangle() throws {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 200), scale: 1, root: page)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    view.text = "one\ntwo"
    page.view.addSubview(view)
    simulator.settle()
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    let (first, last) = (rects[0].rect, rects[1].rect)
    #expect(first.minX == view.textContainerInset.left + view.textContainer.lineFragmentPadding)
    #expect(abs(last.minY - first.maxY) < 1 && view.firstRect(for: all) == first)
    let end = try #require(view.textRange(from: view.endOfDocument, to: view.endOfDocument))
    #expect(view.selectionRects(for: end).isEmpty)
    #expect(view.firstRect(for: end) == view.caretRect(for: view.endOfDocument))
  }

  @Test func aPointIsInACharacter() throws {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 200), scale: 1, root: page)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    view.text = "one"
    page.view.addSubview(view)
    simulator.settle()
    let start = view.beginningOfDocument
    for (offset, letter) in ["o", "n", "e"].enumerated() {
      let low = try #require(view.position(from: start, offset: offset))
      let high = try #require(view.position(from: start, offset: offset + 1))
      let range = try #require(view.textRange(from: low, to: high))
      let rect = view.firstRect(for: range)
      let found = view.characterRange(at: CGPoint(x: rect.midX, y: rect.midY))
      #expect(found.flatMap { view.text(in: $0) } == letter)
    }
    #expect(view.characterRange(at: CGPoint(x: 290, y: 140)) == nil)
  }
}
