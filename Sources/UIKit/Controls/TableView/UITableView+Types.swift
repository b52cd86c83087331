public import CoreGraphics

extension UITableView {
  /// The style of a table's sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge. Headers and footers stay at the edge while their section is visible.
    case plain = 0
    /// Separate sections, on a background of another colour.
    case grouped = 1
    /// As grouped, with each section as a card with rounded corners.
    case insetGrouped = 2

    init(_ coder: NSCoder) {
      switch coder.word("style") {
      case "grouped": self = .grouped
      case "insetGrouped": self = .insetGrouped
      default: self = .plain
      }
    }
  }

  /// The changes after which visible cells get the size of their content again. The raw values are
  /// Apple's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// A call of ``UIView/invalidateIntrinsicContentSize()`` on the cell, or another content
    /// configuration.
    case enabled = 1
    /// Also a change of constraints or content sizes in the cell's content view.
    case enabledIncludingConstraints = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Any position at which it is visible, with the least motion.
    case none = 0
    /// At the upper edge of the visible part.
    case top = 1
    /// In the middle of the visible part.
    case middle = 2
    /// At the lower edge of the visible part.
    case bottom = 3
  }

  /// The animation of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade = 0
    /// Rows move in from the right, and out to it.
    case right = 1
    /// Rows move in from the left, and out to it.
    case left = 2
    /// Rows move in from above, and out upwards.
    case top = 3
    /// Rows move in from below, and out downwards.
    case bottom = 4
    /// Rows appear and disappear at once.
    case none = 5
    /// The same as ``fade``.
    case middle = 6
    /// The system's choice: ``fade``.
    case automatic = 100
  }

  /// The value of heights and margins that are computed from the content.
  public nonisolated static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// The labels of a cell and their positions.
  public enum CellStyle: Int, Sendable {
    /// A line of text, after the image if there is one.
    case `default` = 0
    /// With a second text at the right, in a fainter colour.
    case value1 = 1
    /// With a small label in the tint colour, and the text beside it.
    case value2 = 2
    /// With a second, smaller text below.
    case subtitle = 3
  }

  /// The controls that are visible beside a cell's content. The raw values are Apple's.
  public struct StateMask: OptionSet, Sendable {
    /// The option bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The editing control is visible.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion, or the swipe actions are visible.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The accessory at the right.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, for a row that leads to another page.
    case disclosureIndicator = 1
    /// A button with a chevron after it.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The editing control of a row while its table is edited.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A red circle with a minus; a press asks for a confirmation.
    case delete = 1
    /// A green circle with a plus.
    case insert = 2
  }

  /// Whether a row is highlighted while pressed or selected. All styles except `none` have the same
  /// colour.
  public enum SelectionStyle: Int, Sendable {
    /// No highlight.
    case none = 0
    /// The standard highlight; it has not been blue since iOS 7.
    case blue = 1
    /// The same highlight.
    case gray = 2
    /// The same highlight.
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
