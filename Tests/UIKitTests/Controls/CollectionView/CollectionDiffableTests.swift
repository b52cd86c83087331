import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Collections that show snapshots.
@MainActor
struct CollectionDiffableTests {
  typealias Snapshot = RandomSnapshot.Snapshot

  /// A collection of numbers, three in a line.
  @MainActor
  private final class Fixture {
    let simulator: Simulator
    let collection: UICollectionView
    let source: Source
    /// The items whose cells were configured.
    var configured: [Int] { log.configured }
    private let log = Log()

    final class Log { var configured: [Int] = [] }

    /// Notes indices that are not there.
    final class Source: UICollectionViewDiffableDataSource<Int, Int> {
      private(set) var strays: [String] = []

      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        if sectionIdentifier(for: section) == nil { strays.append("section \(section)") }
        return super.collectionView(collectionView, numberOfItemsInSection: section)
      }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        if itemIdentifier(for: indexPath) == nil { strays.append("item \(indexPath)") }
        return super.collectionView(collectionView, cellForItemAt: indexPath)
      }
    }

    init(layout: UICollectionViewLayout? = nil) {
      let controller = UIViewController()
      collection = UICollectionView(
        frame: .zero,
        collectionViewLayout: layout ?? CollectionFixture.flow(CGSize(width: 100, height: 60)))
      simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: controller)
      let registration = UICollectionView.CellRegistration<NameCell, Int> {
        [log] cell, _, item in
        cell.name = "\(item)"
        log.configured.append(item)
      }
      source = Source(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      collection.frame = controller.view.bounds
      controller.view.addSubview(collection)
      simulator.settle()
    }

    var cells: [String: NameCell] {
      collection.layoutIfNeeded()
      let cells = collection.visibleCells.compactMap { $0 as? NameCell }
      return Dictionary(cells.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The names of the visible cells in their order, which are all of them.
    var shown: [String] {
      collection.layoutIfNeeded()
      return collection.visibleCells.compactMap { ($0 as? NameCell)?.name }
    }

    func apply(_ items: [Int], animated: Bool = true, _ change: (inout Snapshot) -> Void = { _ in })
    {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      change(&snapshot)
      source.apply(snapshot, animatingDifferences: animated)
    }
  }

  /// A random walk over snapshots: survivors keep their cells, and nothing is asked for that is not
  /// there.
  @Test(arguments: RandomSnapshot.walks)
  func theCollectionShowsEachSnapshotAndSurvivorsKeepTheirCells(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed) &+ 5)
    let fixture = Fixture()
    var snapshot = Snapshot()
    let warnings = Diagnostics.collecting {
      for turn in 0..<250 {
        snapshot =
          turn % 3 == 0
          ? RandomSnapshot.make(&random) : RandomSnapshot.changed(snapshot, &random)
        let before = fixture.cells
        fixture.source.apply(snapshot, animatingDifferences: turn % 25 == 0)
        let after = fixture.cells
        #expect(fixture.shown == snapshot.itemIdentifiers.map { "\($0)" })
        for (name, cell) in before where after[name] != nil { #expect(after[name] === cell) }
        if turn % 25 == 0 { fixture.simulator.advance(by: 0.1) }
      }
      fixture.simulator.settle()
    }
    #expect(warnings.isEmpty && fixture.source.strays.isEmpty)
    for (index, cell) in fixture.collection.visibleCells.enumerated() {
      let path = fixture.collection.indexPathsForVisibleItems[index]
      #expect(cell.frame == fixture.collection.layoutAttributesForItem(at: path)?.frame)
      #expect(cell.alpha == 1 && !cell.isHidden)
      #expect(fixture.source.indexPath(for: snapshot.itemIdentifiers[index]) == path)
    }
  }

  @Test func anItemThatMovesIsAnimatedFromWhereItWas() throws {
    let fixture = Fixture()
    fixture.apply([0, 1, 2, 3, 4], animated: false)
    fixture.simulator.settle()
    let cell = try #require(fixture.cells["4"])
    var ends = 0
    var snapshot = fixture.source.snapshot()
    snapshot.moveItem(4, beforeItem: 0)
    fixture.source.apply(snapshot) { ends += 1 }
    fixture.simulator.advanceFrame()
    let begin = try #require(cell.layer.presentation()).position
    #expect(cell.center == CGPoint(x: 50, y: 30) && ends == 0)
    // From the second item of the second line.
    #expect(abs(begin.x - 160) < 5 && abs(begin.y - 100) < 5)
    fixture.simulator.settle()
    #expect(ends == 1 && fixture.cells["4"] === cell)
  }

  /// Items that the update brings into sight come from where they were outside it.
  @Test func anItemFromOutsideIsAnimatedFromWhereItWas() throws {
    let fixture = Fixture()
    fixture.apply(Array(0..<30), animated: false)
    fixture.simulator.settle()
    fixture.apply(Array(6..<30))
    fixture.simulator.advanceFrame()
    let cell = try #require(fixture.cells["24"])
    let begin = try #require(cell.layer.presentation())
    #expect(abs(begin.position.y - (8 * 70 + 30)) < 5 && begin.opacity == 1)
  }

  @Test func anItemThatLeavesADeletedSectionKeepsItsCell() throws {
    let fixture = Fixture()
    fixture.apply([0, 1]) {
      $0.appendSections([1])
      $0.appendItems([2, 3])
    }
    fixture.simulator.settle()
    let cell = try #require(fixture.cells["3"])
    fixture.apply([0, 3, 1])
    #expect(fixture.cells["3"] === cell && fixture.shown == ["0", "3", "1"])
  }

  @Test func reloadedItemsGetOtherCellsAndReconfiguredOnesKeepTheirs() throws {
    let fixture = Fixture()
    fixture.apply([0, 1, 2], animated: false)
    fixture.simulator.settle()
    let before = fixture.cells
    let calls = fixture.configured.count
    fixture.apply([2, 0, 1]) {
      $0.reloadItems([0])
      $0.reconfigureItems([2])
    }
    fixture.simulator.settle()
    #expect(fixture.cells["0"] !== before["0"])
    #expect(fixture.cells["1"] === before["1"] && fixture.cells["2"] === before["2"])
    #expect(fixture.configured[calls...].sorted() == [0, 2])
    #expect(fixture.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func aSnapshotByReloadingShowsOnlyNewCells() {
    let fixture = Fixture()
    fixture.apply([0, 1, 2], animated: false)
    fixture.simulator.settle()
    var snapshot = fixture.source.snapshot()
    snapshot.deleteItems([1])
    var ends = 0
    fixture.source.applySnapshotUsingReloadData(snapshot) { ends += 1 }
    #expect(fixture.shown == ["0", "2"] && ends == 1)
    #expect(fixture.configured == [0, 1, 2, 0, 2])
  }

  @Test func identifiersAndPathsAreFound() {
    let fixture = Fixture()
    fixture.apply([5, 6, 7])
    #expect(fixture.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 6)
    #expect(fixture.source.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil)
    #expect(fixture.source.itemIdentifier(for: IndexPath(item: 0, section: -1)) == nil)
    #expect(fixture.source.indexPath(for: 7) == IndexPath(item: 2, section: 0))
    #expect(fixture.source.indexPath(for: 8) == nil)
    #expect(fixture.source.index(for: 0) == 0 && fixture.source.index(for: 1) == nil)
    #expect(fixture.source.sectionIdentifier(for: 0) == 0)
    #expect(fixture.source.sectionIdentifier(for: 1) == nil)
  }

  @Test func supplementaryViewsComeFromTheProvider() throws {
    let layout = CollectionFixture.flow(CGSize(width: 100, height: 60))
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let fixture = Fixture(layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    var paths: [IndexPath] = []
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: kind
    ) { view, kind, path in
      view.backgroundColor = .systemRed
      paths.append(path)
    }
    fixture.source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    fixture.apply([1, 2, 3])
    fixture.simulator.settle()
    let path = IndexPath(item: 0, section: 0)
    let view = try #require(fixture.collection.supplementaryView(forElementKind: kind, at: path))
    #expect(view.backgroundColor == .systemRed && paths == [path])
  }

  @Test func headersGoWithTheirSections() throws {
    let layout = CollectionFixture.flow(CGSize(width: 100, height: 60))
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let fixture = Fixture(layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: kind
    ) { _, _, _ in }
    fixture.source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    func header(_ section: Int) -> UICollectionReusableView? {
      fixture.collection.layoutIfNeeded()
      return fixture.collection.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))
    }
    fixture.apply([1]) { $0.appendSections([1, 2]) }
    fixture.simulator.settle()
    let views = try (0..<3).map { try #require(header($0)) }
    var snapshot = fixture.source.snapshot()
    snapshot.moveSection(2, beforeSection: 0)
    snapshot.deleteSections([1])
    fixture.source.apply(snapshot)
    #expect(header(0) === views[2] && header(1) === views[0] && header(2) == nil)
    fixture.simulator.settle()
  }

  // MARK: Misuse

  @Test func aProviderWithoutACellLeavesTheItemEmptyWithOneWarning() {
    let fixture = CollectionFixture([])
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.collection) {
      _, _, _ in nil
    }
    var ends = 0
    let warnings = Diagnostics.collecting {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source.apply(snapshot) { ends += 1 }
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1 && ends == 1 && fixture.collection.visibleCells.count == 2)
  }

  /// As in a cell provider, where iOS raises an exception.
  @Test func aSnapshotThatIsAppliedWhileTheCollectionAsksIsIgnored() {
    let fixture = CollectionFixture([])
    var source: UICollectionViewDiffableDataSource<Int, Int>?
    var ends = 0
    source = UICollectionViewDiffableDataSource(collectionView: fixture.collection) {
      collection, path, _ in
      source?.apply(Snapshot()) { ends += 1 }
      return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let warnings = Diagnostics.collecting {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source?.apply(snapshot)
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1 && ends == 2)
    #expect(source?.snapshot().itemIdentifiers == [1, 2])
    source = nil
  }

  @Test func aRegistrationForEachCellIsReported() {
    let fixture = CollectionFixture([])
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.collection) {
      collection, path, item in
      let registration = UICollectionView.CellRegistration<NameCell, Int> { cell, _, item in
        cell.name = "\(item)"
      }
      return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let warnings = Diagnostics.collecting {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source.apply(snapshot)
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1 && fixture.shown == ["1", "2"])
  }
}
