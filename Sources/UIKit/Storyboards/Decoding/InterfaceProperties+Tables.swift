import CoreGraphics
import InterfaceBuilder

extension InterfaceProperties {
  func applyTable(to table: UITableView) {
    number("rowHeight") { table.rowHeight = $0 }
    number("estimatedRowHeight") { table.estimatedRowHeight = $0 }
    number("sectionHeaderHeight") { table.sectionHeaderHeight = $0 }
    number("sectionFooterHeight") { table.sectionFooterHeight = $0 }
    number("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = $0 }
    number("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = $0 }
    bool("prefetchingEnabled") { table.isPrefetchingEnabled = $0 }
    bool("dragInteractionEnabled") { table.dragInteractionEnabled = $0 }
    word(
      "separatorStyle",
      [
        "none": .none, "default": .singleLine, "singleLine": .singleLine,
        "singleLineEtched": .singleLine,
      ]
    ) { table.separatorStyle = $0 }
    color("separatorColor") { table.separatorColor = $0 }
    insets("separatorInset") { table.separatorInset = $0 }
    bool("allowsSelection") { table.allowsSelection = $0 }
    bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = $0 }
    bool("allowsMultipleSelection") { table.allowsMultipleSelection = $0 }
    bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = $0
    }
  }

  func applyTableCell(to cell: UITableViewCell) {
    word(
      "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
    ) { cell.selectionStyle = $0 }
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
    word("accessoryType", accessories) { cell.accessoryType = $0 }
    word("editingAccessoryType", accessories) { cell.editingAccessoryType = $0 }
    bool("hidesAccessoryWhenEditing") { cell.hidesAccessoryWhenEditing = $0 }
    bool("showsReorderControl") { cell.showsReorderControl = $0 }
    bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = $0 }
    integer("indentationLevel") { cell.indentationLevel = $0 }
    number("indentationWidth") { cell.indentationWidth = $0 }
    insets("separatorInset") { cell.separatorInset = $0 }
  }
}
