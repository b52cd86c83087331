import Catalogue
import UIKit

/// The demos, with a field to search them.
final class CatalogueViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate
{
  private let onChoose: @MainActor (Demo) -> Void
  private let field = SearchField("Search", toolTip: "Search the catalogue (/ or Ctrl F)")
  private lazy var table = UITableView(of: DemoCell.self, height: DemoCell.height, for: self)
  private let emptyLabel = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  private var sections: [Catalogue.Section]
  private var finder: CatalogueSearch
  let thumbnails = Thumbnails()
  /// Whether nothing is running that making a preview would delay.
  var isQuiet: @MainActor () -> Bool = { true }
  private var isMaking = false
  private(set) var chosenDemo: Demo?

  /// - Parameters:
  ///   - groups: the demos in the list.
  ///   - onChoose: gets the demo that is chosen.
  init(groups: [Catalogue.Section], onChoose: @escaping @MainActor (Demo) -> Void) {
    self.onChoose = onChoose
    sections = groups
    finder = CatalogueSearch(groups)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    field.delegate = self
    field.addTarget(
      self, action: Selector(CatalogueViewController.search), for: .editingChanged)
    table.sectionHeaderHeight = 32
    table.sectionHeaderTopPadding = 0
    thumbnails.onPreview = { [weak self] in self?.show(previewOf: $0) }
    emptyLabel.text = "No demo has these words."
    emptyLabel.textAlignment = .center
    for subview in [table, field, emptyLabel] { view.addSubview(subview) }
    reload()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    field.frame = CGRect(x: 12, y: 12, width: max(size.width - 24, 0), height: 32)
    table.frame = CGRect(x: 0, y: 56, width: size.width, height: max(size.height - 56, 0))
    emptyLabel.frame = CGRect(x: 12, y: 80, width: max(size.width - 24, 0), height: 20)
    reveal()
  }

  // MARK: Search

  /// Gives the search field the keyboard.
  func beginSearch() { _ = field.becomeFirstResponder() }

  /// Empties the search field, or gives the keyboard back.
  func endSearch() {
    field.text = ""
    search()
    _ = field.resignFirstResponder()
  }

  var isSearching: Bool { field.isFirstResponder }

  /// Gives the table the keyboard focus, at the demo on the stage.
  ///
  /// - Returns: false if it has it already, or there is no demo.
  func focusTable() -> Bool {
    let focused = view.hostScene.enter { UIApplication.shared.focusedView }
    guard !sections.isEmpty, focused?.isDescendant(of: table) != true else { return false }
    table.focus(place(of: chosenDemo) ?? IndexPath(row: 0, section: 0))
    return true
  }

  private func search() {
    sections = finder.groups(for: field.text ?? "")
    reload()
  }

  private func reload() {
    emptyLabel.isHidden = !sections.isEmpty
    table.reloadData()
    select()
  }

  /// Return opens the first demo that was found, and ends typing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let demo = sections.first?.demos.first {
      choose(demo)
      // Keys are shortcuts of the studio again.
      _ = textField.resignFirstResponder()
    }
    return true
  }

  // MARK: Choice

  /// Marks a demo as the one on the stage.
  func show(_ demo: Demo) {
    chosenDemo = demo
    guard isViewLoaded else { return }
    select()
    hasToReveal = true
    view.setNeedsLayout()
  }

  /// Whether the chosen demo may be out of sight.
  private var hasToReveal = true

  private func reveal() {
    guard hasToReveal, let place = place(of: chosenDemo) else { return }
    hasToReveal = false
    if !table.bounds.contains(table.rectForRow(at: place)) {
      table.scrollToRow(at: place, at: .middle, animated: false)
    }
  }

  private func select() {
    guard let place = place(of: chosenDemo) else { return }
    table.selectRow(at: place, animated: false, scrollPosition: .none)
  }

  private func place(of demo: Demo?) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.demos.firstIndex(where: { $0.id == demo?.id }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  private func choose(_ demo: Demo) {
    show(demo)
    onChoose(demo)
  }

  // MARK: Table

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].demos.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(DemoCell.self, for: indexPath)
    let demo = sections[indexPath.section].demos[indexPath.row]
    cell.show(demo, preview: thumbnails.preview(of: demo))
    thumbnails.demoDidAppear(demo)
    makeThumbnails()
    return cell
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if let demo = (cell as? DemoCell)?.demo { thumbnails.demoDidDisappear(demo) }
  }

  // MARK: Thumbnails

  /// Makes the missing previews one after the other.
  private func makeThumbnails() {
    guard thumbnails.isWaiting, !isMaking else { return }
    isMaking = true
    view.hostScene.frameTimers.schedule(after: Thumbnails.pause) { [weak self] in
      guard let self else { return }
      isMaking = false
      if isQuiet() {
        let scale = max(traitCollection.displayScale, 1)
        thumbnails.makeNext(
          size: CGSize(
            width: DemoCell.pictureSize.width * scale, height: DemoCell.pictureSize.height * scale))
      }
      makeThumbnails()
    }
  }

  /// Requests the previews of the demos that are visible now.
  func reloadThumbnails() {
    if isViewLoaded { table.reloadData() }
  }

  private func show(previewOf id: String) {
    for cell in table.visibleCells.compactMap({ $0 as? DemoCell }) {
      if let demo = cell.demo, demo.id == id { cell.show(thumbnails.preview(of: demo)) }
    }
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView()
    view.backgroundColor = StudioStyle.panel
    let label = UILabel(StudioStyle.heading, StudioStyle.secondaryInk)
    label.text = sections[section].title
    label.frame = CGRect(x: 16, y: 8, width: max(tableView.bounds.width - 32, 0), height: 16)
    label.autoresizingMask = .flexibleWidth
    view.frame.size.width = tableView.bounds.width
    view.addSubview(label)
    return view
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(sections[indexPath.section].demos[indexPath.row])
  }
}
