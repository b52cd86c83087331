public import CoreGraphics
import QuartzCore

/// Wheels side by side. Each shows one of its rows in the middle.
///
/// A drag or a flick turns a wheel, which settles at a whole row. A tap turns it to the row below
/// the finger. The data source defines the number of rows, the delegate their content.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The standard size in points, as on a device with iOS 17.
  private static let standardSize = CGSize(width: 320, height: 216)
  private static let standardRowHeight: CGFloat = 32
  private static let fontSize: CGFloat = 21
  /// The points beside the wheels, and between two wheels, as on a device with iOS 17.
  private static let margin: CGFloat = 9
  private static let spacing: CGFloat = 5
  /// The corner radius of the band in the middle in points.
  private static let bandRadius: CGFloat = 8

  /// The result of a delegate without views for rows.
  static let noRowView = UIView()

  private let band = UIView()
  private var columns: [PickerColumn] = []
  private var needsReload = true

  /// Makes a picker. A side of the frame that is 0 gets the standard length: 320 points wide, 216
  /// high.
  public override init(frame: CGRect) {
    let size = CGSize(
      width: frame.width == 0 ? Self.standardSize.width : frame.width,
      height: frame.height == 0 ? Self.standardSize.height : frame.height)
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UIPickerView.self)
  }

  private func setUp() {
    clipsToBounds = true
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = Self.bandRadius
    addSubview(band)
  }

  // MARK: Rows

  /// Defines the numbers of wheels and rows. Held weakly. Setting it reloads the picker.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Defines the content of the rows. Held weakly. Setting it reloads the picker.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { setNeedsReload() } }
  }

  /// Always true: as since iOS 7, the band in the middle is shown with any value.
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  /// The number of wheels, from the data source.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows of a wheel; 0 for an invalid wheel.
  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.count ?? 0 }

  /// Returns the size of the rows of a wheel in points; zero for an invalid wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    placeColumns()
    return CGSize(width: column.bounds.width, height: column.rowHeight)
  }

  /// Returns the delegate's view of a row; nil if the row is not visible or has a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    let view = column(component)?.view(for: row)
    return view is PickerRowLabel ? nil : view
  }

  /// Requests the rows of all wheels again. The selections stay if their rows still exist.
  open func reloadAllComponents() {
    needsReload = true
    loadIfNeeded()
  }

  /// Requests the rows of a wheel again. Its selection stays if the row still exists.
  open func reloadComponent(_ component: Int) {
    guard let column = column(component) else {
      return Diagnostics.warn("A picker has no component \(component) to reload.")
    }
    load(column)
    setNeedsLayout()
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    for column in columns.dropFirst(count) { column.removeFromSuperview() }
    columns.removeLast(max(columns.count - count, 0))
    while columns.count < count {
      let column = PickerColumn(columns.count, of: self)
      addSubview(column)
      columns.append(column)
    }
    for column in columns { load(column) }
    setNeedsLayout()
  }

  private func load(_ column: PickerColumn) {
    let component = column.component
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    column.reload(
      count: max(count, 0),
      rowHeight: height.isFinite && height > 0 ? height : Self.standardRowHeight)
  }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  /// Requests the visible rows of all wheels again, even while they turn.
  func refreshRows() { for column in columns { column.refresh() } }

  /// Returns the view of a row: that of the delegate, or a label with its title.
  func makeView(_ row: Int, in column: PickerColumn, reusing view: UIView?) -> UIView {
    let label = view as? PickerRowLabel
    guard let delegate else { return label ?? PickerRowLabel() }
    let component = column.component
    let own = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: label == nil ? view : nil)
    if own !== Self.noRowView { return own }
    let made = label ?? PickerRowLabel()
    made.font = .systemFont(ofSize: Self.fontSize)
    made.textColor = .label
    if let text = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      made.show(text)
    } else {
      made.show(nil)
      made.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return made
  }

  // MARK: Selection

  /// Turns a wheel to a row. The delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let column = column(component), (0..<column.count).contains(row) else {
      return Diagnostics.warn(
        "A picker has no row \(row) in component \(component); nothing is selected.")
    }
    placeColumns()
    column.select(row, animated: animated)
  }

  /// Returns the selected row of a wheel; -1 if there is none. While the user turns the wheel it is
  /// the previous row.
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.row ?? -1 }

  /// Whether a wheel is turning.
  var isTurning: Bool {
    columns.contains { $0.isTracking || $0.isDragging || $0.isDecelerating || $0.isScrollAnimating }
  }

  /// Called when a wheel that the user has turned rests, even at the same row as before.
  func wheelDidRest() {}

  /// Returns the frame of a wheel in the picker's coordinates.
  package func frameOfWheel(_ component: Int) -> CGRect { column(component)?.frame ?? .zero }

  func userDidSelect(_ row: Int, in column: PickerColumn) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: column.component)
  }

  // MARK: Geometry

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    placeColumns()
  }

  private func placeColumns() {
    let height = columns.map(\.rowHeight).max() ?? Self.standardRowHeight
    band.frame = CGRect(
      x: Self.margin, y: ((bounds.height - height) / 2).rounded(),
      width: max(bounds.width - 2 * Self.margin, 0), height: height)
    let widths = columnWidths
    let spacing = Self.spacing * CGFloat(max(columns.count - 1, 0))
    var x = ((bounds.width - widths.reduce(0, +) - spacing) / 2).rounded()
    for (column, width) in zip(columns, widths) {
      column.place(in: CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width + Self.spacing
    }
  }

  /// The widths of the wheels in points. Together they are not wider than the picker.
  private var columnWidths: [CGFloat] {
    guard !columns.isEmpty else { return [] }
    let given = columns.map { column -> CGFloat in
      let width = delegate?.pickerView(self, widthForComponent: column.component) ?? 0
      return width.isFinite ? max(width, 0) : 0
    }
    let room = max(
      bounds.width - 2 * Self.margin - Self.spacing * CGFloat(columns.count - 1), 0)
    let (sum, open) = (given.reduce(0, +), given.filter { $0 == 0 }.count)
    guard sum <= room else { return given.map { ($0 * room / sum).rounded(.down) } }
    guard open > 0 else { return given }
    let share = ((room - sum) / CGFloat(open)).rounded(.down)
    return given.map { $0 == 0 ? share : $0 }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }
  override var fixedAxes: UIAxis { .both }

  open override var intrinsicContentSize: CGSize { Self.standardSize }
}
