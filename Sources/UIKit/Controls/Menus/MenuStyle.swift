import CoreGraphics

/// The sizes of a menu's parts in points, and its layout direction.
struct MenuStyle {
  // MARK: Rows

  var rowHeight: CGFloat
  /// The height of a row with a subtitle, and the vertical extents of its two texts.
  var tallRowHeight: CGFloat
  var tallTitle: ClosedRange<CGFloat>
  var tallSubtitle: ClosedRange<CGFloat>
  var headerHeight: CGFloat
  /// The height of the gap between two sections.
  var gapHeight: CGFloat
  var titleSize: CGFloat
  var subtitleSize: CGFloat
  var symbolSize: CGFloat
  var imageSide: CGFloat
  /// The margin at both sides of a row.
  var margin: CGFloat
  /// The width of the marks, after which titles begin.
  var markWidth: CGFloat
  /// Whether lines separate all rows. Otherwise lines separate the sections only.
  var hasRowLines: Bool
  /// The distance from the sides of a row to its highlight, and the highlight's corner radius.
  var highlightInset: CGFloat
  var highlightRadius: CGFloat

  // MARK: The card

  /// The minimum and maximum width of the card, which fits its titles.
  var widths: ClosedRange<CGFloat>
  var radius: CGFloat
  /// The distance between a button and the card of its menu.
  var buttonGap: CGFloat
  /// The minimum distance between the card and the edges of the window.
  var edge: CGFloat
  /// The duration of the opening animation in seconds.
  var opening: TimeInterval
  /// Whether the layout is right-to-left.
  var isReversed = false

  /// The style for touch, as on an iPhone with iOS 17.
  static let touch = MenuStyle(
    rowHeight: 44, tallRowHeight: 58, tallTitle: 9...31, tallSubtitle: 32...48, headerHeight: 30,
    gapHeight: 8, titleSize: 17, subtitleSize: 12, symbolSize: 13, imageSide: 20, margin: 16,
    markWidth: 32, hasRowLines: true, highlightInset: 0, highlightRadius: 0, widths: 250...250,
    radius: 13, buttonGap: 8, edge: 16, opening: 0.4)

  /// The style for a pointer: 13-point text and low rows, as in desktop menus (chosen by eye).
  static let desktop = MenuStyle(
    rowHeight: 24, tallRowHeight: 40, tallTitle: 4...21, tallSubtitle: 21...36, headerHeight: 24,
    gapHeight: 9, titleSize: 13, subtitleSize: 11, symbolSize: 11, imageSide: 14, margin: 14,
    markWidth: 28, hasRowLines: false, highlightInset: 4, highlightRadius: 5, widths: 160...320,
    radius: 9, buttonGap: 4, edge: 8, opening: 0.2)
}

extension MenuStyle {
  /// Makes the style for the idiom and the layout direction of the view that owns the menu.
  @MainActor
  init(of view: UIView?) {
    self = view?.traitCollection.userInterfaceIdiom == .mac ? .desktop : .touch
    let direction =
      view?.effectiveUserInterfaceLayoutDirection
      ?? UIView.userInterfaceLayoutDirection(for: .unspecified)
    isReversed = direction == .rightToLeft
  }
}
