import CoreGraphics
import CoreText
import Dispatch
import Synchronization
import Testing

@testable import UIKit

/// Text that several threads lay out and draw at the same time is the text of one thread.
struct TextThreadTests {
  private static let words = ["between", "AVATAR", "ficus", "中文", "Ürün", "12:45", "->", "😀"]

  private static func text(_ index: Int) -> AttributedText {
    let font = UIFont.systemFont(
      ofSize: CGFloat(9 + index % 23), weight: index % 3 == 0 ? .bold : .regular)
    let text = (0..<5).map { words[(index + $0 * 3) % words.count] }.joined(separator: " ")
    return AttributedText(text, face: font.face)
  }

  private static func picture(of layout: TextLayout) -> [UInt32] {
    guard let context = CGContext(width: 160, height: 60) else { return [] }
    layout.draw(in: context, at: .zero, width: 160, color: CGColor(gray: 0, alpha: 1))
    guard let image = context.finish() else { return [] }
    return (0..<60).flatMap { y in (0..<160).map { image.pixel(x: $0, y: y) } }
  }

  @Test func layoutsOfSeveralThreadsHaveTheSamePixels() {
    let count = 64
    let expected = (0..<count).map {
      Self.picture(of: TextLayout(Self.text($0), width: 150, maximumLines: 2))
    }
    #expect(expected.allSatisfy { Set($0).count > 10 })
    let found = Mutex([[UInt32]](repeating: [], count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let layout = TextLayout(Self.text(index), width: 150, maximumLines: 2)
      let pixels = Self.picture(of: layout)
      found.withLock { $0[index] = pixels }
    }
    #expect(found.withLock { $0 } == expected)
  }

  @Test func oneLayoutIsDrawnByAnyThread() {
    let layout = TextLayout(Self.text(3), width: 150, maximumLines: 2)
    let expected = Self.picture(of: layout)
    let found = Mutex<Set<[UInt32]>>([])
    DispatchQueue.concurrentPerform(iterations: 32) { _ in
      let pixels = Self.picture(of: layout)
      found.withLock { _ = $0.insert(pixels) }
    }
    #expect(found.withLock { $0 } == [expected])
  }

  @Test func aLayoutThatIsNeededLaterIsMadeOnce() {
    let count = Mutex(0)
    let deferred = DeferredTextLayout { [text = Self.text(1)] in TextLayout(text) }
    let layouts = Mutex<Set<ObjectIdentifier>>([])
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let layout = deferred.layout
      layouts.withLock { _ = $0.insert(ObjectIdentifier(layout)) }
      count.withLock { $0 += 1 }
    }
    #expect(count.withLock { $0 } == 16)
    #expect(layouts.withLock { $0.count } == 1)
  }

  /// A layout in general: the line after the first one has a character of another script.
  private static func generalWidth(of text: String, _ font: UIFont) -> CGFloat {
    TextLayout(AttributedText(text + "\n中", face: font.face)).lines[0].width
  }

  private static func width(of text: String, _ font: UIFont) -> CGFloat {
    TextLayout(AttributedText(text, face: font.face)).size.width
  }

  @Test(arguments: [
    "Hamburgefonstiv", "AVATAR ->", "Übergröße, façade", "4,096 × 2,160 → ½", "a “quoted” word…",
    " two  spaces ", "ŁÓDŹ – Žižkov", "©®™",
  ])
  func textsThatSeveralThreadsLayOutAtATimeAreAsWideAsAllOthers(text: String) {
    for weight in [UIFont.Weight.regular, .semibold, .bold] {
      let font = UIFont.systemFont(ofSize: 17, weight: weight)
      #expect(Self.width(of: text, font) == Self.generalWidth(of: text, font))
    }
  }

  @Test func textHasTheSameWidthInAnyNumberOfFaces() {
    for index in 0..<240 {
      let font = UIFont.systemFont(ofSize: 10 + CGFloat(index) / 8)
      #expect(Self.width(of: "Width 12", font) == Self.generalWidth(of: "Width 12", font))
    }
  }

  /// Another thread holds Cairo's fonts until the text is laid out and drawn. Other tests may use
  /// the engines meanwhile and wait for those fonts, which is why it is tried more than once.
  @Test func plainTextWaitsForNoThreadThatUsesFonts() {
    let expected = Self.drawPlainText()
    // Each engine and cache that threads use knows the font and its glyphs afterwards.
    DispatchQueue.concurrentPerform(iterations: 32) { _ in _ = Self.drawPlainText() }
    var found: [UInt32]?
    for _ in 0..<20 where found == nil { found = Self.plainTextWhileFontsAreUsed() }
    #expect(found == expected)
  }

  private static func drawPlainText() -> [UInt32] {
    let face = UIFont.systemFont(ofSize: 17).face
    return picture(of: TextLayout(AttributedText("Plain text, é", face: face), width: 150))
  }

  /// Nil if it waits for the fonts.
  private static func plainTextWhileFontsAreUsed() -> [UInt32]? {
    let drawn = Mutex<[UInt32]?>(nil)
    let isDrawn = DispatchSemaphore(value: 0)
    return CairoFonts.withLock {
      DispatchQueue.global().async {
        let pixels = drawPlainText()
        drawn.withLock { $0 = pixels }
        isDrawn.signal()
      }
      return isDrawn.wait(timeout: .now() + 1) == .success ? drawn.withLock { $0 } : nil
    }
  }
}
