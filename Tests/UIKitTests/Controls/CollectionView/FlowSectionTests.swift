import CoreGraphics
import Testing

@testable import UIKit

/// The arithmetic of flow layouts.
struct FlowSectionTests {
  private func spacing(_ inner: CGFloat) -> FlowSpacing {
    FlowSpacing(inner: inner, items: 10, lines: 7, start: 5, ends: (before: 20, after: 30))
  }

  /// Four items of 50 points leave 17 of 247 points, a third of it more in each gap.
  @Test func fullLinesAreJustifiedAndTheLastOneKeepsTheirGaps() {
    let section = UniformFlowSection(
      count: 6, size: CGSize(width: 50, height: 40), spacing: spacing(247))
    let gap: CGFloat = 10 + 17.0 / 3
    for (item, place) in [(0, 0), (1, 1), (3, 3), (4, 0), (5, 1)] {
      let frame = section.frame(of: item)
      #expect(abs(frame.minX - (5 + CGFloat(place) * (50 + gap))) < 1e-9)
      #expect(frame.minY == (item < 4 ? 20 : 67) && frame.size == CGSize(width: 50, height: 40))
    }
    #expect(section.depth == 137)
  }

  @Test func aSingleLineHasTheLeastGaps() {
    let section = UniformFlowSection(
      count: 4, size: CGSize(width: 50, height: 40), spacing: spacing(247))
    #expect((0..<4).map { section.frame(of: $0).minX } == [5, 65, 125, 185])
  }

  @Test func itemsWiderThanHalfALineAreCentred() {
    let section = UniformFlowSection(
      count: 3, size: CGSize(width: 200, height: 40), spacing: spacing(300))
    #expect((0..<3).map { section.frame(of: $0).minX } == [55, 55, 55])
  }

  /// Items of equal sizes and of different ones are found alike: by their frames.
  @Test(arguments: [0, 1, 5, 29, 200]) func itemsInAnIntervalAreThoseWhoseFramesMeetIt(
    _ count: Int
  ) {
    let sizes = (0..<count).map { CGSize(width: 30 + $0 * 7 % 40, height: 40) }
    let sections: [any FlowSection] = [
      UniformFlowSection(count: count, size: CGSize(width: 50, height: 40), spacing: spacing(247)),
      MixedFlowSection(sizes: sizes, spacing: spacing(247)),
    ]
    for section in sections {
      for low in stride(from: CGFloat(-60), to: section.depth + 60, by: 13.5) {
        for length in [CGFloat(1), 20, 47, 300] {
          let expected = (0..<count).filter {
            let frame = section.frame(of: $0)
            return frame.maxY > low && frame.minY < low + length
          }
          #expect(Array(section.items(from: low, to: low + length)) == expected)
        }
      }
    }
  }

  @Test func sizesOfNothingAreNoTrap() {
    let section = UniformFlowSection(
      count: 1_000, size: .zero,
      spacing: FlowSpacing(inner: 0, items: 0, lines: 0, start: 0, ends: (before: 0, after: 0)))
    #expect(section.depth == 0 && section.frame(of: 999).minY == 0)
    #expect(section.items(from: -1, to: 1) == 0..<1_000)
    #expect(section.items(from: -.infinity, to: .nan).isEmpty)
  }
}
