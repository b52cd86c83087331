import CoreGraphics
import InterfaceBuilder

@MainActor
extension InterfaceCoder {
  func decodeTableViewController(_ controller: UITableViewController) {
    properties.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = $0
    }
    if let child = object.child("refreshControl") {
      controller.refreshControl = scope.makeView(child) as? UIRefreshControl
    }
  }

  // MARK: - Tables

  func decodeTableView(_ table: UITableView) {
    properties.applyTable(to: table)
    for child in object.children {
      switch child.key {
      case "tableHeaderView": table.tableHeaderView = scope.makeView(child)
      case "tableFooterView": table.tableFooterView = scope.makeView(child)
      case "backgroundView": table.backgroundView = scope.makeView(child)
      default: break
      }
    }
    for prototype in object.list("prototypes") { register(prototype, in: table) }
    if object.attributes.keyword("dataMode") == "static" || !object.list("sections").isEmpty {
      table.staticContent = StaticTableContent(
        object.list("sections").map(staticSection))
    }
    table.sizeClassVariations?.reapply(table.traitCollection)
  }

  /// Registers a prototype. Each cell is made from the file's element.
  private func register(_ prototype: InterfaceObject, in table: UITableView) {
    guard let identifier = prototype.attributes.string("reuseIdentifier") else {
      return scope.source.warn(
        prototype.line, "a prototype without a reuse identifier can never be used.")
    }
    table.pool.register(identifier) { [weak scope] in
      scope?.makePrototype(prototype) as? UITableViewCell
    }
  }

  private func staticSection(_ section: InterfaceObject) -> StaticTableContent.Section {
    var result = StaticTableContent.Section(
      headerTitle: section.attributes.string("headerTitle"),
      footerTitle: section.attributes.string("footerTitle"), cells: [], heights: [])
    for child in section.list("cells") {
      guard let cell = scope.makeView(child) as? UITableViewCell else { continue }
      result.cells.append(cell)
      result.heights.append(child.attributes.number("rowHeight").map { CGFloat($0) })
    }
    return result
  }

  // MARK: - Cells

  func decodeTableViewCell(_ cell: UITableViewCell) {
    properties.string("reuseIdentifier") { cell.reuseIdentifier = $0 }
    let styles: [String: UITableViewCell.CellStyle] = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    properties.word("style", styles) { cell.cellStyle = $0 }
    properties.applyTableCell(to: cell)
    if let content = object.child("contentView") { decodeContent(content, of: cell.contentView) }
    for child in object.children {
      switch child.key {
      case "backgroundView": cell.backgroundView = scope.makeView(child)
      case "selectedBackgroundView": cell.selectedBackgroundView = scope.makeView(child)
      case "accessoryView": cell.accessoryView = scope.makeView(child)
      case "editingAccessoryView": cell.editingAccessoryView = scope.makeView(child)
      default: break
      }
    }
    func part<View: UIView>(_ name: String, _ type: View.Type) -> View? {
      object.attributes.reference(name).flatMap(scope.object) as? View
    }
    cell.ownTextLabel = part("textLabel", UILabel.self)
    cell.ownDetailLabel = part("detailTextLabel", UILabel.self)
    cell.ownImageView = part("imageView", UIImageView.self)
    cell.sizeClassVariations?.reapply(cell.traitCollection)
  }

  /// Decodes the file's element for an existing content view.
  func decodeContent(_ content: InterfaceObject, of view: UIView) {
    InterfaceCoder(content, in: scope).decodeView(view)
    scope.note(view, for: content)
  }
}

extension InterfaceScope {
  /// Makes a cell from a prototype in a file.
  func makePrototype(_ object: InterfaceObject) -> UIView? {
    let view = makeView(object)
    finish()
    return view
  }
}
