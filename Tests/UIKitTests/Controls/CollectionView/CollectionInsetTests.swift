import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Layouts follow the insets around the content, as far as their items depend on them.
@MainActor
struct CollectionInsetTests {
  private final class CountingLayout: UICollectionViewFlowLayout {
    var preparations = 0
    override func prepare() {
      super.prepare()
      preparations += 1
    }
  }

  private final class Numbers: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NameCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let sides = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)

  @Test func aGridFollowsTheInsetsAtItsSides() {
    let fixture = CollectionFixture(count: 5)
    fixture.collection.contentInset = sides
    fixture.simulator.settle()
    // Two items of 100 points fit into 280, at its sides.
    #expect(fixture.collection.contentSize == CGSize(width: 280, height: 200))
    #expect(fixture.frame(1) == CGRect(x: 180, y: 0, width: 100, height: 60))
    #expect(fixture.frame(2) == CGRect(x: 0, y: 70, width: 100, height: 60))
    #expect(fixture.collection.contentOffset.x == -20)
  }

  @Test func aRowFollowsTheInsetsAboveAndBelow() {
    let layout = CollectionFixture.flow(CGSize(width: 100, height: 200))
    layout.scrollDirection = .horizontal
    let fixture = CollectionFixture([(0..<5).map { "\($0)" }], layout: layout)
    #expect(fixture.frame(1)?.minX == 0)
    fixture.collection.contentInset = UIEdgeInsets(top: 150, left: 0, bottom: 50, right: 0)
    fixture.simulator.settle()
    // 280 points have room for one item of 200, and for no second.
    #expect(fixture.frame(1) == CGRect(x: 110, y: 40, width: 100, height: 200))
    #expect(fixture.collection.contentSize == CGSize(width: 540, height: 280))
  }

  @Test func aCompositionalLayoutFollowsTheInsetsAtItsSides() {
    let fixture = CollectionFixture(
      [(0..<5).map { "\($0)" }],
      layout: UICollectionViewCompositionalLayout(section: Layout.grid))
    fixture.collection.contentInset = sides
    fixture.simulator.settle()
    #expect(fixture.frame(1) == CGRect(x: 70, y: 0, width: 70, height: 60))
    #expect(fixture.collection.contentSize.width == 280)
  }

  /// As while a large title follows the content.
  @Test func insetsAlongTheContentLeaveTheLayoutAsItIs() {
    let layout = CountingLayout()
    let fixture = CollectionFixture([(0..<100).map { "\($0)" }], layout: layout)
    let before = layout.preparations
    for top in 1...5 {
      fixture.collection.contentInset.top = CGFloat(top)
      fixture.simulator.settle()
    }
    #expect(before > 0 && layout.preparations == before)
  }

  /// The content gets its size after the bar is configured.
  @Test(arguments: [true, false])
  func theContentOfAPushedControllerBeginsBelowTheBar(animated: Bool) throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: stack)
    simulator.settle()
    let page = Numbers(collectionViewLayout: CollectionFixture.flow(CGSize(width: 100, height: 60)))
    stack.pushViewController(page, animated: animated)
    simulator.settle()
    let collection = try #require(page.collectionView)
    #expect(collection.adjustedContentInset.top == 44)
    #expect(collection.contentOffset == CGPoint(x: 0, y: -44))
  }
}
