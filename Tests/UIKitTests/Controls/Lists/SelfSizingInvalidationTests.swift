import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The changes after which cells get the size of their content again.
@MainActor
struct SelfSizingInvalidationTests {
  /// A view of a height, between the upper and the lower edge of a content view.
  private final class Box: UIView {
    private(set) lazy var height = heightAnchor.constraint(equalToConstant: 60)

    func fill(_ view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      let bottom = bottomAnchor.constraint(equalTo: view.bottomAnchor)
      // The cell can have another height for a moment.
      bottom.priority = .required - 1
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor), bottom,
        leadingAnchor.constraint(equalTo: view.leadingAnchor), height,
      ])
    }
  }

  private final class BoxRow: UITableViewCell {
    let box = Box()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.fill(contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class BoxItem: UICollectionViewCell {
    let box = Box()
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.fill(contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func table() -> TableFixture {
    TableFixture(count: 3) {
      $0.register(BoxRow.self, forCellReuseIdentifier: "cell")
      $0.rowHeight = UITableView.automaticDimension
    }
  }

  /// Three items as wide as the screen, of an estimated height.
  private func collection() -> CollectionFixture {
    let size = Layout.size(.fractionalWidth(1), .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let fixture = CollectionFixture(
      [[]],
      layout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    fixture.collection.register(BoxItem.self, forCellWithReuseIdentifier: "cell")
    fixture.items = [["a", "b", "c"]]
    fixture.collection.reloadData()
    fixture.simulator.settle()
    return fixture
  }

  @Test func aRowKeepsItsHeightWhenConstraintsChangeUnlessTheTableFollowsThem() throws {
    let fixture = table()
    #expect(fixture.table.selfSizingInvalidation == .enabled)
    let cell = try #require(fixture.cell(1) as? BoxRow)
    #expect(cell.frame.height == 60)
    cell.box.height.constant = 90
    fixture.simulator.settle()
    #expect(cell.frame.height == 60)
    fixture.table.selfSizingInvalidation = .enabledIncludingConstraints
    for height: CGFloat in [100, 70] {
      cell.box.height.constant = height
      fixture.simulator.settle()
      #expect(cell.frame.height == height)
      #expect(fixture.cell(2)?.frame.minY == 60 + height)
    }
  }

  @Test func aRowFollowsConstraintsThatAreAddedAndRemoved() throws {
    let fixture = table()
    fixture.table.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = try #require(fixture.cell(0) as? BoxRow)
    let tall = cell.box.heightAnchor.constraint(equalToConstant: 120)
    cell.box.height.isActive = false
    tall.isActive = true
    fixture.simulator.settle()
    #expect(cell.frame.height == 120)
    tall.isActive = false
    cell.box.height.isActive = true
    fixture.simulator.settle()
    #expect(cell.frame.height == 60)
  }

  @Test func aTableCanIgnoreInvalidatedSizes() throws {
    let fixture = table()
    fixture.table.selfSizingInvalidation = .disabled
    let cell = try #require(fixture.cell(0) as? BoxRow)
    cell.box.height.constant = 90
    cell.invalidateIntrinsicContentSize()
    fixture.simulator.settle()
    #expect(cell.frame.height == 60)
    fixture.table.selfSizingInvalidation = .enabled
    cell.invalidateIntrinsicContentSize()
    fixture.simulator.settle()
    #expect(cell.frame.height == 90)
  }

  @Test func anItemFollowsConstraintsIfTheCollectionViewDoes() throws {
    let fixture = collection()
    let cell = try #require(fixture.collection.cellForItem(at: [0, 1]) as? BoxItem)
    #expect(cell.frame.height == 60)
    cell.box.height.constant = 90
    fixture.simulator.settle()
    #expect(cell.frame.height == 60)
    fixture.collection.selfSizingInvalidation = .enabledIncludingConstraints
    cell.box.height.constant = 100
    fixture.simulator.settle()
    #expect(cell.frame.height == 100)
    #expect(fixture.collection.cellForItem(at: [0, 2])?.frame.minY == 160)
  }
}
