public import CoreGraphics

/// An accessory of a list cell beside its content: a glyph, a label, an editing control, or a
/// custom view.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The state in which an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While the collection view is edited.
    case whenEditing = 1
    /// While the collection view is not edited.
    case whenNotEditing = 2
  }

  /// The width of an accessory's room, in which it is centred.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The system's standard width, with which accessories of several rows form a column.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// Called when the user presses an accessory.
  public typealias ActionHandler = @MainActor () -> Void

  /// Identifies a kind of accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// The disclosure indicator: a chevron.
    case disclosureIndicator
    /// The detail button.
    case detail
    /// The outline disclosure: the chevron of an item with items below it.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// The delete control.
    case delete
    /// The insert control.
    case insert
    /// The reorder control.
    case reorder
    /// The circle for multiple selection.
    case multiselect
    /// A label.
    case label
    /// A custom view.
    case customView(UIView)
  }

  /// The side and the position of a custom accessory.
  public enum Placement {
    /// Returns the index of an accessory among the accessories at its side.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    /// The leading side.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing side.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before the first accessory of a type; the first position if there is
    /// none.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0
      }
    }

    /// Returns the position after the last accessory of a type; the last position if there is none.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 }
          ?? accessories.count
      }
    }
  }

  /// The kind of accessory.
  public let accessoryType: AccessoryType

  /// The options that all accessories share.
  struct Options {
    var isHidden: Bool?
    var reservedLayoutWidth: LayoutDimension?
    var tintColor: UIColor?
  }
  let displayed: DisplayedState
  let options: Options
  /// The position of a custom view; nil for the system's accessories.
  var placement: Placement?
  var handler: ActionHandler?
  /// The text and the font of a label.
  var text = ""
  var font: UIFont?
  /// The background colour of a control.
  var backgroundColor: UIColor?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var showsVerticalSeparator = false
  var maintainsFixedSize = false

  init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options) {
    (accessoryType, self.displayed, self.options) = (type, displayed, options)
  }

  // MARK: The system's accessories

  /// Makes a disclosure indicator.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.commonOptions) }

  /// Makes a detail button. Without a handler it does nothing.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.detail, displayed, options.commonOptions)
    result.handler = actionHandler
    return result
  }

  /// Makes an outline disclosure, which shows or hides the items below. Without a handler this
  /// works with a diffable data source with section snapshots.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.outlineDisclosure, displayed, options.commonOptions)
    (result.handler, result.outlineStyle) = (actionHandler, options.style)
    return result
  }

  /// Makes a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.commonOptions) }

  /// Makes a delete control. Without a handler it shows the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.delete, displayed, options.commonOptions)
    (result.handler, result.backgroundColor) = (actionHandler, options.backgroundColor)
    return result
  }

  /// Makes an insert control. Without a handler it does nothing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.insert, displayed, options.commonOptions)
    (result.handler, result.backgroundColor) = (actionHandler, options.backgroundColor)
    return result
  }

  /// Makes a control by which the user moves the row, if the data source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var result = UICellAccessory(.reorder, displayed, options.commonOptions)
    result.showsVerticalSeparator = options.showsVerticalSeparator ?? false
    return result
  }

  /// Makes a circle that contains a check mark while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var result = UICellAccessory(.multiselect, displayed, options.commonOptions)
    result.backgroundColor = options.backgroundColor
    return result
  }

  /// Makes a label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var result = UICellAccessory(.label, displayed, options.commonOptions)
    (result.text, result.font) = (text, options.font)
    return result
  }

  /// Makes an accessory with a custom view.
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
