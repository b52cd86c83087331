import Testing
import UIKit

/// Subclasses of views, cells, controls, items and recognizers, with the initializers that apps
/// give them.
@MainActor struct ViewSubclassTests {
  @Test func viewsTakeTheirUsualInitializers() {
    #expect(BadgeView().frame.width == 10)
    #expect(BadgeView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)).log == ["set up"])
    #expect(PhotoView(image: nil).log == ["image"])
    #expect(PhotoView(image: nil, highlightedImage: nil).log == ["images"])
    #expect(PhotoView(frame: .zero).log == ["frame"])
    #expect(Spinner(style: .large).style == .large)
    #expect(Choice(items: ["a", "b"]).numberOfSegments == 2)
    #expect(Table(frame: .zero, style: .grouped).style == .grouped)
    let layout = CardLayout()
    #expect(Grid(frame: .zero, collectionViewLayout: layout).collectionViewLayout === layout)
    #expect(RowCell(style: .subtitle, reuseIdentifier: "row").reuseIdentifier == "row")
    #expect(HeaderView(reuseIdentifier: "head").reuseIdentifier == "head")
    #expect(TileCell(frame: .zero).made)
    #expect(RoundButton(title: "Go").title(for: .normal) == "Go")
  }

  @Test func theInitializerOfAStackViewForFilesCannotFail() {
    let column: Column = Column(coder: NSCoder())
    #expect(column.axis == .vertical)
  }

  @Test func aLayoutIsSetByBothMethods() {
    let grid = Grid(frame: .zero, collectionViewLayout: CardLayout())
    let layout = CardLayout()
    grid.setCollectionViewLayout(layout, animated: false)
    #expect(grid.collectionViewLayout === layout)
    #expect(grid.changes == ["two arguments", "three arguments"])
    grid.collectionViewLayout = CardLayout()
    #expect(grid.changes.count == 4)
    grid.setCollectionViewLayout(layout, animated: false, completion: nil)
    #expect(grid.changes.count == 5 && grid.collectionViewLayout === layout)
  }

  @Test func cellsOfAClassAreMadeByTheOverriddenInitializer() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row")
    #expect((cell as? RowCell)?.made == "row")
  }

  @Test func itemsRecognizersAndLayoutsTakeTheirs() {
    let pan = StrictPan(target: nil, action: nil)
    pan.reset()
    #expect(pan.log == ["made", "reset"])
    #expect(BadgeItem().made)
    #expect(BadgeItem(title: "1", style: .plain, target: nil, action: nil).title == "1")
    #expect(BadgeItem(coder: NSCoder())?.made == false)
    #expect(PageItem(title: "Page").title == "Page")
    #expect(CardAttributes(forCellWith: [0, 1]).copied.angle == 3)
    #expect(AppDelegate().made)
    #expect(AppDelegate(coder: NSCoder())?.made == true)
  }

  @Test func overriddenMembersAreUsed() {
    let view = BadgeView()
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    view.layoutIfNeeded()
    view.sizeToFit()
    #expect(view.log.starts(with: ["set up", "frame"]))
    #expect(view.log.contains("layout") && view.log.contains("fits"))
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
    #expect(view.hitTest(.zero, with: nil) === view)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 5, height: 5))
    #expect(view.layer is CAShapeLayer)
  }
}

private class Column: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }
  required init(coder: NSCoder) {
    super.init(coder: coder)
    axis = .vertical
  }
}

private class AppDelegate: UIResponder {
  var made = false
  override init() {
    super.init()
    made = true
  }
}

private class BadgeView: UIView {
  var log: [String] = []
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    log.append("set up")
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("set up")
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var frame: CGRect { didSet { log.append("frame") } }
  override var bounds: CGRect { didSet { log.append("bounds") } }
  override var center: CGPoint { didSet { log.append("center") } }
  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }
  override func draw(_ rect: CGRect) { log.append("draw") }
  override var intrinsicContentSize: CGSize { CGSize(width: 12, height: 12) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    log.append("fits")
    return CGSize(width: 6, height: 6)
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: 5, height: 5)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  override var isHidden: Bool { didSet { log.append("hidden") } }
  override func didMoveToWindow() { super.didMoveToWindow() }
}

private class PhotoView: UIImageView {
  var log: [String] = []
  override init(image: UIImage?) {
    super.init(image: image)
    log.append("image")
  }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
    log.append("images")
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("frame")
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Spinner: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class Choice: UISegmentedControl {
  override init(items: [Any]?) { super.init(items: items) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Table: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadData() { super.reloadData() }
}

private class Grid: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentOffset: CGPoint { didSet {} }
  override var contentSize: CGSize { didSet {} }
  var changes: [String] = []
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changes.append("two arguments")
    super.setCollectionViewLayout(layout, animated: animated)
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changes.append("three arguments")
    super.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }
}

private class RowCell: UITableViewCell {
  var made: String?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    made = reuseIdentifier
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() { super.prepareForReuse() }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
}

private class HeaderView: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class TileCell: UICollectionViewCell {
  var made = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    made = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isHighlighted: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
}

private class OutlineCell: UICollectionViewListCell {
  var states: [UICellConfigurationState] = []
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[UIConfigurationStateCustomKey("word")] = "A"
    return state
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = "Row"
    contentConfiguration = content
  }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override var accessories: [UICellAccessory] { didSet {} }
  override func prepareForReuse() { super.prepareForReuse() }
}

private class RoundButton: UIButton {
  init(title: String) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
  override var isEnabled: Bool { didSet {} }
}

private class StrictPan: UIPanGestureRecognizer {
  var log: [String] = []
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    log.append("made")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func reset() {
    super.reset()
    log.append("reset")
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override var state: UIGestureRecognizer.State { didSet {} }
}

private class BadgeItem: UIBarButtonItem {
  var made = false
  override init() {
    super.init()
    made = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class PageItem: UINavigationItem {
  override init(title: String) { super.init(title: title) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class CardLayout: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepare() { super.prepare() }
  override var collectionViewContentSize: CGSize { .zero }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private class CardAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CardAttributes)?.angle = 3
    return copy
  }
  var copied: CardAttributes { copy(with: nil) as? CardAttributes ?? self }
}
