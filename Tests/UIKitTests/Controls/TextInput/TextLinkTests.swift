import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport

@testable import UIKit

/// Links in a text view, and the area of its lines.
@MainActor
final class TextLinkTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var asked: [(url: URL, range: NSRange)] = []
    var opens = true
    /// What is done in place of opening; nil for opening.
    var action: ((UIAction) -> UIAction?)?

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append((URL, characterRange))
      return opens
    }

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      action.map { $0(defaultAction) } ?? defaultAction
    }
  }

  private lazy var root = UIViewController()
  private lazy var simulator = Simulator(size: CGSize(width: 320, height: 480), root: root)
  private lazy var delegate = Delegate()
  private let url = URL(string: "https://example.com/page")!

  /// "Read this now.", of which "this" is a link.
  private lazy var view: UITextView = {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    let text = NSMutableAttributedString(
      string: "Read this now.", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttribute(.link, value: url, range: NSRange(location: 5, length: 4))
    view.attributedText = text
    view.isEditable = false
    view.delegate = delegate
    simulator.window.rootViewController?.view.addSubview(view)
    simulator.settle()
    return view
  }()

  /// A tap on the middle of a word.
  private func tap(_ word: String) {
    let range = (view.text as NSString).range(of: word)
    let before = (view.text as NSString).substring(to: range.location)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
    // The padding of lines is 5 points, the inset above 8.
    let x =
      5 + before.size(withAttributes: attributes).width
      + word.size(withAttributes: attributes).width / 2
    simulator.tap(at: CGPoint(x: x, y: 100 + 8 + 18))
    simulator.settle()
  }

  @Test func aTapOnALinkAsksTheDelegateAndOpensIt() {
    _ = view
    let warnings = Diagnostics.collecting { tap("this") }
    #expect(delegate.asked.map(\.url) == [url])
    #expect(delegate.asked.map(\.range) == [NSRange(location: 5, length: 4)])
    #expect(warnings.count == 1 && warnings[0].contains("https://example.com/page"))
  }

  @Test func aTapElsewhereIsNone() {
    _ = view
    let warnings = Diagnostics.collecting {
      tap("Read")
      tap("now.")
      simulator.tap(at: CGPoint(x: 100, y: 280))
    }
    #expect(delegate.asked.isEmpty && warnings == [])
  }

  @Test func aLinkMayBeAString() {
    let text = NSMutableAttributedString(attributedString: view.attributedText)
    let range = NSRange(location: 5, length: 4)
    text.addAttribute(.link, value: "https://example.com/other", range: range)
    view.attributedText = text
    _ = Diagnostics.collecting { tap("this") }
    #expect(delegate.asked.map(\.url.absoluteString) == ["https://example.com/other"])
  }

  /// The link goes on in the second line, and the first one ends long before the right edge.
  @Test func theEmptyEndOfALineIsNoLink() {
    let text = NSMutableAttributedString(
      string: "Read incomprehensibilities", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttribute(.link, value: url, range: NSRange(location: 0, length: text.length))
    view.attributedText = text
    simulator.settle()
    #expect(view.layout.lines.count == 2)
    simulator.tap(at: CGPoint(x: 300, y: 126))
    #expect(delegate.asked.isEmpty)
    _ = Diagnostics.collecting { simulator.tap(at: CGPoint(x: 30, y: 126)) }
    #expect(delegate.asked.count == 1)
  }

  @Test func aDragThatEndsOnALinkIsNoTap() {
    view.contentInset.bottom = 1_000
    view.attributedText = NSAttributedString(
      string: String(repeating: "many words ", count: 100),
      attributes: [.font: UIFont.systemFont(ofSize: 30), .link: url])
    simulator.settle()
    simulator.drag(from: CGPoint(x: 20, y: 126), to: CGPoint(x: 170, y: 126))
    simulator.settle()
    #expect(delegate.asked.isEmpty)
  }

  @Test func theDelegateCanPreventIt() {
    _ = view
    delegate.opens = false
    #expect(Diagnostics.collecting { tap("this") } == [])
    #expect(delegate.asked.count == 1)
  }

  @Test func theDelegateCanDoSomethingElse() {
    _ = view
    var done = 0
    delegate.action = { _ in UIAction { _ in done += 1 } }
    #expect(Diagnostics.collecting { tap("this") } == [])
    #expect(done == 1 && delegate.asked.isEmpty)
    delegate.action = { _ in nil }
    #expect(Diagnostics.collecting { tap("this") } == [])
    #expect(done == 1 && delegate.asked.isEmpty)
  }

  @Test func textThatIsEditedHasNoLinksToTap() {
    view.isEditable = true
    tap("this")
    #expect(delegate.asked.isEmpty && view.isFirstResponder)
    view.isEditable = false
    view.isSelectable = false
    tap("this")
    #expect(delegate.asked.isEmpty)
  }

  @Test func linksHaveTheTintColourUnlessTheyHaveTheirOwn() {
    view.tintColor = .purple
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .purple)
    #expect(shownColors().contains(0x800080))
    view.tintColor = .red
    #expect(shownColors().contains(0xFF0000) && !shownColors().contains(0x800080))
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    #expect(shownColors().contains(0x00FF00) && !shownColors().contains(0xFF0000))
  }

  /// The colours of the screen's pixels, as 0xRRGGBB.
  private func shownColors() -> Set<UInt32> {
    simulator.settle()
    guard let image = simulator.snapshot() else { return [] }
    let rows = (0..<image.height).map { y in
      (0..<image.width).map { image.pixel(x: $0, y: y) & 0xFFFFFF }
    }
    return Set(rows.joined())
  }

  // MARK: The area of the lines

  @Test func linesBeginAtThePadding() {
    view.text = "word"
    view.isEditable = true
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    simulator.settle()
    #expect(view.caretRect.minX == 5)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.caretRect.minX == 0)
    let warnings = Diagnostics.collecting { view.textContainer.lineFragmentPadding = -1 }
    #expect(warnings.count == 1 && view.textContainer.lineFragmentPadding == 0)
  }

  @Test func thereAreAsManyLinesAsTheContainerAllows() {
    let line = UIFont.systemFont(ofSize: 30).lineHeight
    view.font = .systemFont(ofSize: 30)
    view.text = "one\ntwo\nthree"
    func height() -> CGFloat {
      view.layoutIfNeeded()
      return view.contentSize.height
    }
    #expect(height() == (3 * line + 16).rounded(.up))
    view.textContainer.maximumNumberOfLines = 2
    #expect(height() == (2 * line + 16).rounded(.up))
    func lastWidth() -> CGFloat { view.layout.lines.last?.width ?? 0 }
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
    #expect(abs(lastWidth() - "two".size(withAttributes: attributes).width) < 0.1)
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(height() == (2 * line + 16).rounded(.up))
    #expect(abs(lastWidth() - "two…".size(withAttributes: attributes).width) < 0.1)
    let warnings = Diagnostics.collecting { view.textContainer.maximumNumberOfLines = -1 }
    #expect(warnings.count == 1 && view.textContainer.maximumNumberOfLines == 2)
  }

  // MARK: Addresses that are found

  @Test(arguments: [
    ("See https://example.com/a?b=c.", ["https://example.com/a?b=c"]),
    ("(http://example.com), www.Example.org!", ["http://example.com", "http://www.Example.org"]),
    ("Write to one.two@mail.example.com;", ["mailto:one.two@mail.example.com"]),
    ("Neither example.com nor a@b", []),
  ])
  func addressesAreFoundInText(text: String, urls: [String]) {
    let found = TextAddress.all(in: text)
    #expect(found.map(\.url.absoluteString) == urls)
    for address in found {
      let part = (text as NSString).substring(with: address.range)
      #expect(address.url.absoluteString.hasSuffix(part))
    }
  }

  @Test func aTapOnAnAddressOpensItWhereTheViewIsToFindIt() {
    view.text = "On www.a.io now."
    _ = Diagnostics.collecting { tap("www.a.io") }
    #expect(delegate.asked.isEmpty)
    // The next tap is not the second one of two.
    simulator.advance(by: 1)
    view.dataDetectorTypes = .link
    _ = Diagnostics.collecting { tap("www.a.io") }
    #expect(delegate.asked.map(\.url.absoluteString) == ["http://www.a.io"])
    #expect(delegate.asked.map(\.range) == [NSRange(location: 3, length: 8)])
    #expect(view.attributedText.string == "On www.a.io now.")
    view.tintColor = .purple
    #expect(shownColors().contains(0x800080))
    // The caret has that colour, too.
    view.resignFirstResponder()
    view.isEditable = true
    #expect(!shownColors().contains(0x800080), "text that is edited shows no links")
    view.dataDetectorTypes = .phoneNumber
    view.isEditable = false
    _ = Diagnostics.collecting { tap("www.a.io") }
    #expect(delegate.asked.count == 1)
  }
}
