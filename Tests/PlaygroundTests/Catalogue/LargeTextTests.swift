import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// The text of a demo grows with the user's text size, and has room then.
@MainActor
struct LargeTextTests {
  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden else { return [] }
    let own = (view as? UILabel).map { [$0] } ?? []
    return own.filter { $0.text?.isEmpty == false } + view.subviews.flatMap(labels)
  }

  /// The labels of a demo, at rest and once its first phase is over.
  private func visit(
    _ id: String, textScale: Double?, _ body: ([UILabel]) -> Void
  ) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let run = DemoRun(
      demo, framesPerSecond: 10, preferences: UserPreferences(textScale: textScale))
    run.simulator.settle()
    body(labels(in: run.simulator.window))
    try run.perform(try #require(demo.phases.first))
    body(labels(in: run.simulator.window))
  }

  /// A factor of 1.35 is the largest of the usual sizes, and 3 the largest one for accessibility.
  @Test(
    arguments: [
      "card-stack", "chat-panel", "coordinator-size-change", "list-detail", "map-sheet",
      "mini-player", "nav-zoom", "orientation", "photo-grid", "recognizers",
    ], [1.35, 3])
  func textGrowsAndHasRoom(id: String, textScale: Double) throws {
    var usual: [[CGFloat]] = []
    try visit(id, textScale: nil) { usual.append($0.map { $0.font.pointSize }) }
    var larger: [[CGFloat]] = []
    try visit(id, textScale: textScale) { labels in
      larger.append(labels.map { $0.font.pointSize })
      for label in labels {
        let space = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        let needed = label.sizeThatFits(space).height
        #expect(needed <= label.bounds.height + 1, "\(label.text ?? "")")
      }
    }
    // The first page of some has only a title in a bar, which has one size.
    #expect(mean(larger.flatMap(\.self)) > mean(usual.flatMap(\.self)))
  }

  /// The buttons of these demos are near the text above them.
  @Test(arguments: ["dynamics-menu", "presentation-custom", "sheet-detents"], [1.35, 3])
  func noButtonCoversText(id: String, textScale: Double) throws {
    let run = try restingRun(id, textScale: textScale)
    let window = run.simulator.window
    let buttons = views(of: UIButton.self, in: window)
    #expect(!buttons.isEmpty)
    for label in labels(in: window) where !buttons.contains(where: { label.isDescendant(of: $0) }) {
      let frame = label.convert(label.bounds, to: nil)
      for button in buttons where label.alpha > 0 {
        #expect(!frame.intersects(button.convert(button.bounds, to: nil)), "\(label.text ?? "")")
      }
    }
  }

  @Test(arguments: [1.35, 3]) func aHeadlineEndsBeforeTheEdgeOfItsCard(textScale: Double) throws {
    let run = try restingRun("list-detail", textScale: textScale)
    let cards = views(of: UICollectionViewCell.self, in: run.simulator.window)
    #expect(!cards.isEmpty)
    for card in cards {
      for label in labels(in: card) {
        let end = label.convert(label.bounds, to: card).maxX
        #expect(end <= card.bounds.width - 16, "\(label.text ?? "")")
        // Its text is not cut off either.
        #expect(label.intrinsicContentSize.width <= label.bounds.width + 1, "\(label.text ?? "")")
      }
    }
  }

  private func restingRun(_ id: String, textScale: Double) throws -> DemoRun {
    let demo = try #require(Catalogue.demo(id: id))
    let run = DemoRun(demo, preferences: UserPreferences(textScale: textScale))
    run.simulator.settle()
    return run
  }

  private func views<View: UIView>(of kind: View.Type, in view: UIView) -> [View] {
    guard !view.isHidden else { return [] }
    return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(of: kind, in: $0) }
  }

  private func mean(_ sizes: [CGFloat]) -> CGFloat {
    sizes.reduce(0, +) / CGFloat(max(sizes.count, 1))
  }
}
