public import CoreGraphics

extension UITableView {
  /// How the sections of a table look.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay at the edge while their section is seen.
    case plain = 0
    /// Sections apart from each other, on a background of another colour.
    case grouped = 1
    /// As grouped, each section a card with round corners.
    case insetGrouped = 2

    init(_ coder: NSCoder) {
      switch coder.word("style") {
      case "grouped": self = .grouped
      case "insetGrouped": self = .insetGrouped
      default: self = .plain
      }
    }
  }

  /// Where a row is to be when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen with the least motion.
    case none = 0
    /// At the upper edge of what is seen.
    case top = 1
    /// In the middle of what is seen.
    case middle = 2
    /// At the lower edge of what is seen.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade = 0
    /// Rows come from the right and go there.
    case right = 1
    /// Rows come from the left and go there.
    case left = 2
    /// Rows come from above and go there.
    case top = 3
    /// Rows come from below and go there.
    case bottom = 4
    /// Rows are there and gone at once.
    case none = 5
    /// As ``fade``, in its place.
    case middle = 6
    /// What suits best: ``fade``.
    case automatic = 100
  }

  /// Stands for "as the content needs" in heights and margins.
  public nonisolated static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// A line of text, after the image if there is one.
    case `default` = 0
    /// A second text at the right, in a fainter colour.
    case value1 = 1
    /// A small name in the tint colour, and the text beside it.
    case value2 = 2
    /// A second, smaller text below.
    case subtitle = 3
  }

  /// What stands at the right.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: the row leads somewhere.
    case disclosureIndicator = 1
    /// A button with an arrow after it.
    case detailDisclosureButton = 2
    /// A tick: the row is chosen.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// Whether a row looks different while it is pressed or selected. The colours are one today.
  public enum SelectionStyle: Int, Sendable {
    /// No different appearance.
    case none = 0
    /// The one different appearance; blue went with iOS 7.
    case blue = 1
    /// The one different appearance.
    case gray = 2
    /// The one different appearance.
    case `default` = 3
  }

  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }
}
