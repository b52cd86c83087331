import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Lists of controllers keep what is edited above the views in place of the keyboard, which here
/// are 216 points high: the last 216 of 844 points.
@MainActor
struct KeyboardAvoidanceTests {
  fileprivate static func makeField() -> UITextField {
    let field = UITextField(frame: CGRect(x: 16, y: 7, width: 200, height: 30))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 216))
    return field
  }

  /// 19 rows of 44 points, the last one with a field.
  private final class Form: UITableViewController {
    let field = KeyboardAvoidanceTests.makeField()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      19
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 18 { cell.contentView.addSubview(field) }
      return cell
    }
  }

  /// 14 items of 60 points, the last one with a field.
  private final class Cards: UICollectionViewController {
    let field = KeyboardAvoidanceTests.makeField()

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 14 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
      if indexPath.item == 13 { cell.contentView.addSubview(field) }
      return cell
    }
  }

  private func bottom(of field: UIView) -> CGFloat {
    field.convert(CGPoint(x: 0, y: field.bounds.maxY), to: nil).y
  }

  @Test func aRowThatIsEditedStaysAboveTheKeyboard() {
    let form = Form(style: .plain)
    let simulator = Simulator(scale: 1, root: form)
    simulator.settle()
    #expect(bottom(of: form.field) == 829)
    form.field.becomeFirstResponder()
    simulator.settle()
    #expect(form.tableView.contentInset.bottom == 216)
    #expect(form.tableView.verticalScrollIndicatorInsets.bottom == 216)
    #expect(bottom(of: form.field) == 628)
    form.field.resignFirstResponder()
    simulator.settle()
    #expect(form.tableView.contentInset.bottom == 0)
    #expect(form.tableView.verticalScrollIndicatorInsets.bottom == 0)
    #expect(bottom(of: form.field) == 829)
  }

  @Test func anItemThatIsEditedStaysAboveTheKeyboard() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 60)
    layout.minimumLineSpacing = 0
    let cards = Cards(collectionViewLayout: layout)
    let simulator = Simulator(scale: 1, root: cards)
    simulator.settle()
    cards.field.becomeFirstResponder()
    simulator.settle()
    #expect(cards.collectionView.contentInset.bottom == 216)
    #expect(bottom(of: cards.field) == 628)
  }

  @Test func insetsThatTheProgramHasReplacedAreLeftAsTheyAre() {
    let form = Form(style: .plain)
    let simulator = Simulator(scale: 1, root: form)
    simulator.settle()
    form.field.becomeFirstResponder()
    simulator.settle()
    form.tableView.contentInset = .zero
    form.field.resignFirstResponder()
    simulator.settle()
    #expect(form.tableView.contentInset == .zero)
  }
}
