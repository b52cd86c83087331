import CoreGraphics
import Testing

import UIKit

/// Which items a collection announces before it shows them.
@MainActor
final class CollectionPrefetchingTests: NSObject, UICollectionViewDataSourcePrefetching {
  private var wanted: [[Int]] = []
  private var dropped: [[Int]] = []

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { wanted.append(indexPaths.map(\.item)) }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { dropped.append(indexPaths.map(\.item)) }

  /// 300 items of 100 × 50 points without gaps, three beside each other on 300 × 500 points: a
  /// screen has ten rows of three.
  private func makeFixture(_ direction: UICollectionView.ScrollDirection = .vertical)
    -> CollectionFixture
  {
    let layout = CollectionFixture.flow(CGSize(width: 100, height: 50))
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.scrollDirection = direction
    let fixture = CollectionFixture(
      [(0..<300).map(String.init)], layout: layout, size: CGSize(width: 300, height: 500))
    fixture.collection.contentInsetAdjustmentBehavior = .never
    fixture.collection.contentOffset = .zero
    fixture.collection.prefetchDataSource = self
    fixture.collection.layoutIfNeeded()
    return fixture
  }

  private func scroll(_ fixture: CollectionFixture, to offset: CGPoint) {
    (wanted, dropped) = ([], [])
    fixture.collection.contentOffset = offset
    fixture.collection.layoutIfNeeded()
  }

  @Test func theNextScreenIsAnnounced() {
    let fixture = makeFixture()
    #expect(wanted == [Array(30..<60)])
    scroll(fixture, to: CGPoint(x: 0, y: 100))
    #expect(wanted == [Array(60..<66)] && dropped == [])
    scroll(fixture, to: CGPoint(x: 0, y: 50))
    #expect(dropped == [Array(36..<66).filter { $0 >= 33 }])
    #expect(wanted == [[2, 1, 0]])
  }

  @Test func itemsBesideTheScreenAreAnnouncedWhereItScrollsSideways() {
    let fixture = makeFixture(.horizontal)
    // Ten items in a column.
    #expect(wanted == [Array(30..<60)])
    scroll(fixture, to: CGPoint(x: 200, y: 0))
    #expect(wanted == [Array(60..<80)])
  }

  @Test func aJumpDropsWhatWasAnnouncedBefore() {
    let fixture = makeFixture()
    scroll(fixture, to: CGPoint(x: 0, y: 2000))
    #expect(dropped == [Array(30..<60)])
    #expect(wanted == [Array(150..<180)])
  }

  @Test func nobodyIsNotifiedWithoutPrefetching() {
    let fixture = makeFixture()
    fixture.collection.isPrefetchingEnabled = false
    scroll(fixture, to: CGPoint(x: 0, y: 2000))
    #expect(wanted == [] && dropped == [])
  }

  @Test func itemsThatHaveChangedAreAnnouncedAgain() {
    let fixture = makeFixture()
    wanted = []
    fixture.collection.reloadData()
    fixture.collection.layoutIfNeeded()
    #expect(wanted == [Array(30..<60)])
  }
}
