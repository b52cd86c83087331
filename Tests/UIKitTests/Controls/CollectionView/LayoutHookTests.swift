import CoreGraphics
import Testing
import UIKitTestSupport

/// What a layout of a program's own is asked and notified of.
@MainActor
struct LayoutHookTests {
  private final class Stripe: UICollectionReusableView {
    static var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
      backgroundColor = .systemRed
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Counts the pages that the user turns.
  private final class PageLayout: UICollectionViewFlowLayout {
    var page = 0

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      page += velocity.y > 0 ? 1 : -1
      return CGPoint(x: 0, y: CGFloat(page) * 130)
    }
  }

  private final class Context: UICollectionViewFlowLayoutInvalidationContext {}

  /// Lines with a stripe behind each hundred points, which notes its calls.
  private final class StripedLayout: UICollectionViewFlowLayout {
    var calls: [String] = []
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var followsBounds = false

    override class var invalidationContextClass: AnyClass { Context.self }

    override func prepare() {
      super.prepare()
      calls.append("prepare")
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      contexts.append(context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      followsBounds || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
        let (before, after) = (name(item.indexPathBeforeUpdate), name(item.indexPathAfterUpdate))
        calls.append("\(item.updateAction) \(before) \(after)")
      }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      calls.append("finalize")
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      calls.append("bounds \(Int(oldBounds.minY)) \(Int(oldBounds.width))")
    }

    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      calls.append("end of bounds")
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let first = max(Int(rect.minY / 100), 0)
      let stripes = (first...max(Int(rect.maxY / 100), first)).compactMap {
        layoutAttributesForDecorationView(
          ofKind: "stripe", at: IndexPath(item: $0, section: 0))
      }
      return (super.layoutAttributesForElements(in: rect) ?? []) + stripes
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let result = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      result.frame = CGRect(x: 0, y: 100 * indexPath.item, width: 320, height: 50)
      result.zIndex = -1
      return result
    }
  }

  private func makeLayout() -> StripedLayout {
    let layout = StripedLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    return layout
  }

  private func stripes(_ fixture: CollectionFixture) -> [CGRect] {
    fixture.collection.subviews.filter { $0 is Stripe && !$0.isHidden }.map(\.frame)
      .sorted { $0.minY < $1.minY }
  }

  @Test func aLayoutIsAskedOnceWhereTheContentRestsAfterADrag() {
    let layout = PageLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let fixture = CollectionFixture([(0..<300).map { "\($0)" }], layout: layout)
    for (start, end, page) in [(400, 300, 1), (400, 300, 2), (300, 400, 1)] {
      let finger = CGPoint(x: 160, y: end)
      fixture.simulator.drag(from: CGPoint(x: 160, y: start), to: finger, duration: 0.1)
      fixture.simulator.touchUp(at: finger)
      fixture.simulator.settle()
      #expect(layout.page == page)
      #expect(fixture.collection.contentOffset.y == CGFloat(page) * 130)
    }
  }

  @Test func decorationViewsBelongToTheLayout() throws {
    let layout = makeLayout()
    layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
    let fixture = CollectionFixture([(0..<60).map { "\($0)" }], layout: layout)
    let lines = (0..<5).map { CGRect(x: 0, y: 100 * $0, width: 320, height: 50) }
    #expect(stripes(fixture) == lines)
    let attributes = try #require(
      layout.layoutAttributesForDecorationView(ofKind: "stripe", at: fixture.path(2)))
    #expect(attributes.representedElementCategory == .decorationView)
    // The cells are in front of them.
    let views = fixture.collection.subviews
    let last = try #require(views.lastIndex { $0 is Stripe })
    let first = try #require(views.firstIndex { $0 is NameCell })
    #expect(last < first)
  }

  @Test func decorationViewsAreReusedWhileScrolling() {
    let layout = makeLayout()
    layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
    let fixture = CollectionFixture([(0..<600).map { "\($0)" }], layout: layout)
    let made = Stripe.made
    for step in 1...50 {
      fixture.collection.contentOffset.y = CGFloat(step) * 100
      fixture.collection.layoutIfNeeded()
    }
    #expect(Stripe.made - made <= 2)
    #expect(stripes(fixture).first == CGRect(x: 0, y: 5_000, width: 320, height: 50))
  }

  @Test func decorationViewsWithoutAClassAreLeftOutWithOneWarning() {
    let warnings = Diagnostics.collecting {
      let fixture = CollectionFixture([(0..<60).map { "\($0)" }], layout: makeLayout())
      fixture.collection.contentOffset.y = 100
      fixture.simulator.settle()
      #expect(stripes(fixture).isEmpty && fixture.shown.count > 9)
    }
    #expect(warnings.count == 1)
  }

  @Test func aLayoutIsInvalidatedByContextsOfItsOwnClass() {
    let layout = makeLayout()
    layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
    let fixture = CollectionFixture([(0..<60).map { "\($0)" }], layout: layout)
    layout.contexts = []
    layout.invalidateLayout()
    #expect(layout.contexts.count == 1 && layout.contexts[0] is Context)
    #expect(layout.contexts[0].invalidateEverything)
    layout.calls = []
    fixture.simulator.settle()
    #expect(layout.calls == ["prepare"])
  }

  @Test func aContextMovesTheContentOffset() {
    let layout = makeLayout()
    layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
    let fixture = CollectionFixture([(0..<60).map { "\($0)" }], layout: layout)
    fixture.collection.contentOffset.y = 100
    let context = Context()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    context.invalidateItems(at: [fixture.path(3)])
    layout.invalidateLayout(with: context)
    fixture.simulator.settle()
    #expect(fixture.collection.contentOffset.y == 130)
    #expect(context.invalidatedItemIndexPaths == [fixture.path(3)])
  }

  /// A layout that follows the bounds is prepared once for each step of scrolling.
  @Test func aChangeOfBoundsInvalidatesWhereTheLayoutSaysSo() {
    let layout = makeLayout()
    layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
    let fixture = CollectionFixture([(0..<60).map { "\($0)" }], layout: layout)
    layout.calls = []
    fixture.collection.contentOffset.y = 10
    fixture.simulator.settle()
    #expect(layout.calls.isEmpty)
    (layout.followsBounds, layout.contexts) = (true, [])
    fixture.collection.contentOffset.y = 20
    fixture.simulator.settle()
    #expect(layout.calls == ["prepare"] && layout.contexts.count == 1)
    #expect(layout.contexts.first?.invalidateEverything == false)
  }

  @Test func aLayoutIsNotifiedOfUpdates() {
    let layout = makeLayout()
    layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
    let fixture = CollectionFixture([(0..<9).map { "\($0)" }], layout: layout)
    layout.calls = []
    fixture.items = [["8", "new", "1", "2", "3", "4", "5", "7"]]
    fixture.collection.performBatchUpdates {
      fixture.collection.deleteItems(at: [fixture.path(0), fixture.path(6)])
      fixture.collection.insertItems(at: [fixture.path(1)])
      fixture.collection.moveItem(at: fixture.path(8), to: fixture.path(0))
    }
    #expect(
      layout.calls == [
        "prepare", "delete 0 -", "delete 6 -", "insert - 1", "move 8 0", "finalize",
      ])
  }

  @Test func aLayoutIsNotifiedOfAnAnimatedChangeOfSize() {
    let layout = makeLayout()
    layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
    let fixture = CollectionFixture([(0..<90).map { "\($0)" }], layout: layout)
    let collection = fixture.collection
    collection.contentOffset.y = 30
    fixture.simulator.settle()
    layout.calls = []
    UIView.animate(withDuration: 0.3) {
      collection.frame.size = CGSize(width: 480, height: 320)
      collection.layoutIfNeeded()
    }
    #expect(layout.calls == ["prepare", "bounds 30 320", "end of bounds"])
    fixture.simulator.settle()
    layout.calls = []
    UIView.animate(withDuration: 0.3) {
      collection.contentOffset.y = 60
      collection.layoutIfNeeded()
    }
    #expect(layout.calls.isEmpty, "that is scrolling")
    fixture.simulator.settle()
    collection.frame.size = CGSize(width: 320, height: 480)
    fixture.simulator.settle()
    #expect(layout.calls == ["prepare"], "without an animation")
  }

  @Test func aLayoutIsNotifiedOfATurnOfTheDevice() {
    let layout = makeLayout()
    layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
    let fixture = CollectionFixture(
      [(0..<90).map { "\($0)" }], layout: layout, size: CGSize(width: 390, height: 844))
    fixture.collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layout.calls = []
    fixture.simulator.turn(to: .landscapeLeft)
    fixture.simulator.settle()
    #expect(fixture.collection.bounds.width == 844)
    #expect(layout.calls.contains("bounds 0 390") && layout.calls.contains("end of bounds"))
  }
}
