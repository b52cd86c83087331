import CoreGraphics

/// The options of accessories.
extension UICellAccessory {
  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = GlyphOptions
  /// The options of a detail button.
  public typealias DetailOptions = GlyphOptions
  /// The options of a check mark.
  public typealias CheckmarkOptions = GlyphOptions
  /// The options of a delete control.
  public typealias DeleteOptions = CircleOptions
  /// The options of an insert control.
  public typealias InsertOptions = CircleOptions
  /// The options of the circle for multiple selection.
  public typealias MultiselectOptions = CircleOptions

  /// The options of accessories that are a glyph.
  public struct GlyphOptions {
    /// Whether it is invisible, but takes its room; nil for false.
    public var isHidden: Bool?
    /// The width of its room; nil for the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?

    /// Makes options. Omitted ones are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var commonOptions: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of accessories with a glyph in a circle.
  public struct CircleOptions {
    /// Whether it is invisible, but takes its room; nil for false.
    public var isHidden: Bool?
    /// The width of its room; nil for the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?
    /// The colour behind the glyph; nil for the system's.
    public var backgroundColor: UIColor?

    /// Makes options. Omitted ones are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var commonOptions: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a reorder control.
  public struct ReorderOptions {
    /// Whether it is invisible, but takes its room; nil for false.
    public var isHidden: Bool?
    /// The width of its room; nil for the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?
    /// Whether there is a line before it; nil for false.
    public var showsVerticalSeparator: Bool?

    /// Makes options. Omitted ones are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }

    var commonOptions: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a label.
  public struct LabelOptions {
    /// Whether it is invisible, but takes its room; nil for false.
    public var isHidden: Bool?
    /// The width of its room; nil for the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?
    /// The font; nil for that of the body text style.
    public var font: UIFont?
    /// Whether the font follows the preferred text size; nil for true. A font that does not come
    /// from a text style never does.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Makes options. Omitted ones are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    var commonOptions: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The area that shows or hides the items below.
    public enum Style: Int, Sendable {
      /// The whole row for a header, and only the chevron for another row.
      case automatic = 0
      /// The whole row.
      case header = 1
      /// The chevron.
      case cell = 2
    }

    /// The area that responds to presses.
    public var style: Style
    /// Whether it is invisible, but takes its room; nil for false.
    public var isHidden: Bool?
    /// The width of its room; nil for the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?

    /// Makes options. Omitted ones are the system's.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var commonOptions: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// A custom view and its position.
  public struct CustomViewConfiguration {
    /// The view. Its size is that of its frame, or the result of its constraints or of
    /// `sizeThatFits(_:)`.
    public var customView: UIView
    /// Its side and its position there.
    public var placement: Placement
    /// Whether it is invisible, but takes its room; nil for false.
    public var isHidden: Bool?
    /// The width of its room; nil for the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?
    /// Whether it has the size of its bounds; nil for false.
    public var maintainsFixedSize: Bool?

    /// Makes options. Omitted ones are the system's.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }

    var commonOptions: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
