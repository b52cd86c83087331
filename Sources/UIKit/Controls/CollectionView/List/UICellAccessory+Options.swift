import CoreGraphics

/// What a program can choose of the accessories.
extension UICellAccessory {
  /// Options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = GlyphOptions
  /// Options of a button for details.
  public typealias DetailOptions = GlyphOptions
  /// Options of a check mark.
  public typealias CheckmarkOptions = GlyphOptions
  /// Options of a control that deletes.
  public typealias DeleteOptions = CircleOptions
  /// Options of a control that inserts.
  public typealias InsertOptions = CircleOptions
  /// Options of the circle of a row that can be selected with others.
  public typealias MultiselectOptions = CircleOptions

  /// Options of accessories that are a glyph.
  public struct GlyphOptions {
    /// Whether it is invisible, and its width is kept free; nil for false.
    public var isHidden: Bool?
    /// The width that is kept free for it; nil for that of the system.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the system.
    public var tintColor: UIColor?

    /// Options of which those that are left out are the system's.
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

  /// Options of accessories with a glyph in a circle.
  public struct CircleOptions {
    /// Whether it is invisible, and its width is kept free; nil for false.
    public var isHidden: Bool?
    /// The width that is kept free for it; nil for that of the system.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the system.
    public var tintColor: UIColor?
    /// The colour behind the glyph; nil for that of the system.
    public var backgroundColor: UIColor?

    /// Options of which those that are left out are the system's.
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

  /// Options of a control that moves a row.
  public struct ReorderOptions {
    /// Whether it is invisible, and its width is kept free; nil for false.
    public var isHidden: Bool?
    /// The width that is kept free for it; nil for that of the system.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the system.
    public var tintColor: UIColor?
    /// Whether there is a line before it; nil for false.
    public var showsVerticalSeparator: Bool?

    /// Options of which those that are left out are the system's.
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

  /// Options of a text.
  public struct LabelOptions {
    /// Whether it is invisible, and its width is kept free; nil for false.
    public var isHidden: Bool?
    /// The width that is kept free for it; nil for that of the system.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the system.
    public var tintColor: UIColor?
    /// Nil for that of bodies of text.
    public var font: UIFont?
    /// Whether the font follows the preferred size of text; nil for true. A font of the program's
    /// own does not.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Options of which those that are left out are the system's.
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

  /// Options of an outline's chevron.
  public struct OutlineDisclosureOptions {
    /// What the user presses to show or hide the items below.
    public enum Style: Int, Sendable {
      /// Anywhere in a header, and only the chevron in another row.
      case automatic = 0
      /// Anywhere in the row.
      case header = 1
      /// The chevron.
      case cell = 2
    }

    /// What the user presses.
    public var style: Style
    /// Whether it is invisible, and its width is kept free; nil for false.
    public var isHidden: Bool?
    /// The width that is kept free for it; nil for that of the system.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the system.
    public var tintColor: UIColor?

    /// Options of which those that are left out are the system's.
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

  /// A view of the program's own, and its place.
  public struct CustomViewConfiguration {
    /// The view. Its size is that of its frame, or what its constraints or `sizeThatFits(_:)` give.
    public var customView: UIView
    /// Its side and its place there.
    public var placement: Placement
    /// Whether it is invisible, and its width is kept free; nil for false.
    public var isHidden: Bool?
    /// The width that is kept free for it; nil for that of the system.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the system.
    public var tintColor: UIColor?
    /// Whether its size is that of its bounds; nil for false.
    public var maintainsFixedSize: Bool?

    /// Options of which those that are left out are the system's.
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
