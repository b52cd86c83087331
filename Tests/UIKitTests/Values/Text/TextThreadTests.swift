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
}
