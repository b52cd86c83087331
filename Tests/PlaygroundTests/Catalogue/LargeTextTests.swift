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

  private func mean(_ sizes: [CGFloat]) -> CGFloat {
    sizes.reduce(0, +) / CGFloat(max(sizes.count, 1))
  }
}
