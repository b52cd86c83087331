import UIKit

/// The layers of the moment that is shown, and the values of the one that is chosen.
final class LayersViewController: UIViewController, InspectorPanel, UITableViewDataSource,
  UITableViewDelegate, UITextFieldDelegate
{
  private let field = SearchField("Search layers", toolTip: "Search layers by name or class")
  private lazy var chooseButton = UIButton(
    symbol: "hand.tap", toolTip: "Choose layers by touching the stage"
  ) { [weak self] in
    self?.session?.layers.choosesByTouch.toggle()
  }
  private lazy var explodeButton = UIButton(
    symbol: "square.stack.3d.up", toolTip: "The layers as sheets (X)"
  ) { [weak self] in
    self?.session?.layers.toggleExplosion()
  }
  private lazy var table = UITableView(of: LayerCell.self, height: LayerCell.height, for: self)
  private let edge = UIView.hairline()
  private let factsView = LayerFactsView(frame: .zero)
  private let hint = UILabel(StudioStyle.body, StudioStyle.secondaryInk)

  private weak var session: StageSession?
  private var rows: [LayerList.Row] = []
  private var collapsed: Set<Int> = []
  /// The layer that the tree shows as chosen.
  private var shownChoice: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    field.delegate = self
    field.addTarget(
      self, action: Selector(LayersViewController.search), for: .editingChanged)
    for button in [chooseButton, explodeButton] { button.layer.cornerRadius = 8 }
    hint.numberOfLines = 0
    hint.text = "Choose a layer here, or on the stage with Alt held: its values appear here."
    for subview in [table, factsView, hint, edge, field, chooseButton, explodeButton] {
      view.addSubview(subview)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let right = size.width - 16
    explodeButton.frame = CGRect(x: right - 32, y: 0, width: 32, height: 28)
    chooseButton.frame = CGRect(x: right - 72, y: 0, width: 32, height: 28)
    field.frame = CGRect(x: 16, y: 0, width: max(right - 80 - 16, 0), height: 28)
    let room = max(size.height - 36, 0)
    let treeHeight = (room * 0.45).rounded()
    table.frame = CGRect(x: 0, y: 36, width: size.width, height: treeHeight)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    edge.frame = CGRect(x: 0, y: table.frame.maxY, width: size.width, height: pixel)
    factsView.frame = CGRect(
      x: 0, y: edge.frame.maxY, width: size.width, height: max(room - treeHeight - pixel, 0))
    hint.frame = CGRect(
      x: 16, y: edge.frame.maxY + 12, width: max(size.width - 32, 0), height: 40)
  }

  // MARK: The session

  func update(with session: StageSession) {
    if session !== self.session { collapsed = [] }
    self.session = session
    show(session.layers.choosesByTouch, by: chooseButton)
    show(session.layers.explosion != nil, by: explodeButton)
    guard let plan = session.layerPlan else { return }
    let chosen = session.layers.chosen
    let index = chosen.flatMap { plan.index(of: $0) }
    if let index, chosen != shownChoice { expand(to: index, in: plan) }
    let list = LayerList(plan, collapsed: collapsed, search: field.text ?? "")
    let isNew = list.rows != rows
    if isNew {
      rows = list.rows
      table.reloadData()
    }
    if isNew || chosen != shownChoice {
      select(list.index(of: chosen), scrolls: chosen != shownChoice)
    }
    shownChoice = chosen
    factsView.facts = index.map { LayerFacts(plan.entries[$0]) }
    hint.isHidden = index != nil
  }

  private func show(_ isOn: Bool, by button: UIButton) {
    button.tintColor = isOn ? StudioStyle.panel : StudioStyle.ink
    button.backgroundColor = isOn ? StudioStyle.accent : StudioStyle.field
  }

  private func expand(to index: Int, in plan: LayerPlan) {
    var outer = plan.entries[index].parent
    while let current = outer {
      collapsed.remove(plan.entries[current].number)
      outer = plan.entries[current].parent
    }
  }

  private func select(_ row: Int?, scrolls: Bool) {
    let place = row.map { IndexPath(row: $0, section: 0) }
    if place == nil, let old = table.indexPathForSelectedRow {
      table.deselectRow(at: old, animated: false)
    }
    guard let place else { return }
    table.selectRow(at: place, animated: false, scrollPosition: .none)
    if scrolls { table.scrollToRow(at: place, at: .none, animated: false) }
  }

  private func search() {
    if let session { update(with: session) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = textField.resignFirstResponder()
    return true
  }

  private func toggle(_ number: Int) {
    if collapsed.remove(number) == nil { collapsed.insert(number) }
    if let session { update(with: session) }
  }

  // MARK: Table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(LayerCell.self, for: indexPath)
    let row = rows[indexPath.row]
    cell.show(row)
    cell.onCollapse = { [weak self] in self?.toggle(row.number) }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    session?.layers.chosen = rows[indexPath.row].number
  }
}
