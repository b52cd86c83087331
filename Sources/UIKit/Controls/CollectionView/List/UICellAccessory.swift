public import CoreGraphics

/// What a list's cell shows beside its content: a glyph, a text, a control for editing, or a view
/// of the program's own.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While the collection is edited.
    case whenEditing = 1
    /// While the collection is not edited.
    case whenNotEditing = 2
  }

  /// The width that is kept free for an accessory, in which it is in the middle.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// A width of the system's, in which accessories of several rows are in one column.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// What is done when the user presses an accessory.
  public typealias ActionHandler = @MainActor () -> Void

  /// Identifies a kind of accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// The chevron of a row that leads further.
    case disclosureIndicator
    /// The button for details.
    case detail
    /// The chevron of an item with items below it.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// The control that deletes.
    case delete
    /// The control that inserts.
    case insert
    /// The control that moves the row.
    case reorder
    /// The circle of a row that can be one of several selected ones.
    case multiselect
    /// A text.
    case label
    /// A view of the program's own.
    case customView(UIView)
  }

  /// The side and the place of an accessory of the program's own.
  public enum Placement {
    /// Where an accessory goes among those at its side: it is given these, and returns an index.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    /// Where texts begin.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Where texts end.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the first accessory of a type; before all where there is none.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0
      }
    }

    /// After the last accessory of a type; after all where there is none.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 }
          ?? accessories.count
      }
    }
  }

  /// What kind of accessory it is.
  public let accessoryType: AccessoryType

  /// What the options of all accessories have in common.
  struct Options {
    var isHidden: Bool?
    var reservedLayoutWidth: LayoutDimension?
    var tintColor: UIColor?
  }
  let displayed: DisplayedState
  let options: Options
  /// Where a view of the program's own is; nil for the system's accessories.
  var placement: Placement?
  var handler: ActionHandler?
  /// The text and the font of a label.
  var text = ""
  var font: UIFont?
  /// The colour behind a control.
  var backgroundColor: UIColor?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var showsVerticalSeparator = false
  var maintainsFixedSize = false

  init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options) {
    (accessoryType, self.displayed, self.options) = (type, displayed, options)
  }

  // MARK: The system's accessories

  /// The chevron of a row that leads further.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.commonOptions) }

  /// A button for details. Without a handler it does nothing.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.detail, displayed, options.commonOptions)
    result.handler = actionHandler
    return result
  }

  /// The chevron of an item with items below it. Without a handler, it shows or hides these, in a
  /// diffable data source with section snapshots.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.outlineDisclosure, displayed, options.commonOptions)
    (result.handler, result.outlineStyle) = (actionHandler, options.style)
    return result
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.commonOptions) }

  /// A control that deletes the item. Without a handler it shows the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.delete, displayed, options.commonOptions)
    (result.handler, result.backgroundColor) = (actionHandler, options.backgroundColor)
    return result
  }

  /// A control that inserts an item. Without a handler it does nothing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.insert, displayed, options.commonOptions)
    (result.handler, result.backgroundColor) = (actionHandler, options.backgroundColor)
    return result
  }

  /// A control by which the user moves the row, where the data source lets it move.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var result = UICellAccessory(.reorder, displayed, options.commonOptions)
    result.showsVerticalSeparator = options.showsVerticalSeparator ?? false
    return result
  }

  /// A circle with a check mark while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var result = UICellAccessory(.multiselect, displayed, options.commonOptions)
    result.backgroundColor = options.backgroundColor
    return result
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var result = UICellAccessory(.label, displayed, options.commonOptions)
    (result.text, result.font) = (text, options.font)
    return result
  }

  /// A view of the program's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    switch configuration.placement {
    case .leading(let state, _), .trailing(let state, _): displayed = state
    }
    var result = UICellAccessory(
      .customView(configuration.customView), displayed, configuration.commonOptions)
    result.placement = configuration.placement
    result.maintainsFixedSize = configuration.maintainsFixedSize ?? false
    return result
  }
}
