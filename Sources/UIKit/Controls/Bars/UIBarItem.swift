public import CoreGraphics
public import QuartzCore

/// An item of a bar: a title, an image, and whether it is enabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject, InterfaceConnectable {
  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] {
    [
      "title": Inspectable(\UIBarItem.title), "image": Inspectable(\UIBarItem.image),
      "enabled": Inspectable(\UIBarItem.isEnabled), "tag": Inspectable(\UIBarItem.tag),
    ]
  }
  open func awakeFromNib() {}

  /// The title of the item; nil for none. If there is an image too, the bar decides which is shown.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// The image of the item: a template image in the bar's tint, unless its rendering mode says
  /// otherwise; nil for none.
  open var image: UIImage? { didSet { if image !== oldValue { contentDidChange() } } }

  /// Moves the image in its button: by half of what the insets of opposite sides differ, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { contentDidChange() } }
  }

  /// The image in the lower bars of a compact height, as of an iPhone in landscape; nil is
  /// ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { contentDidChange() } }
  }

  /// Moves the ``landscapeImagePhone`` in its button, as ``imageInsets`` does with the other image.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { contentDidChange() } }
  }

  func image(inCompactHeight isCompact: Bool) -> UIImage? {
    isCompact ? landscapeImagePhone ?? image : image
  }

  func imageInsets(inCompactHeight isCompact: Bool) -> UIEdgeInsets {
    isCompact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
  }

  /// Whether it takes touches; it is shown faint otherwise.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }

  /// A number that identifies the item.
  open var tag = 0

  /// A name by which tests find the item's view in a bar; nil for none. The user does not see it.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { contentDidChange() } }
  }

  // MARK: Accessibility

  /// What the program has set; nil for nothing.
  var accessibility: AccessibilityValues?
  /// Whether this is an element of its own unless the program says otherwise.
  var isAccessibleByDefault: Bool { true }
  /// The label unless the program sets one.
  var defaultAccessibilityLabel: String? { title }
  /// The traits unless the program sets some.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  private func setAccessibility<Value>(
    _ path: WritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    var values = accessibility ?? AccessibilityValues()
    values[keyPath: path] = value
    accessibility = values
  }

  /// Whether an assistive technology sees it as one element. False by default, but true for labels
  /// and controls.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isAccessibleByDefault }
    set { setAccessibility(\.isElement, newValue) }
  }
  /// What it is called: by default the text that a label or a button shows.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? defaultAccessibilityLabel }
    set { setAccessibility(\.label, newValue) }
  }
  /// What happens when it is used; nil for none.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility(\.hint, newValue) }
  }
  /// Its value in words; nil for none.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility(\.value, newValue) }
  }
  /// What kind of element it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? defaultAccessibilityTraits }
    set { setAccessibility(\.traits, newValue) }
  }
  /// The language in which it is read, such as `en`; nil for the app's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { setAccessibility(\.language, newValue) }
  }
  /// The elements in it, in the order in which they are read; nil for all there are.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility(\.elements, newValue) }
  }
  /// Whether the elements in it are left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { setAccessibility(\.hidesElements, newValue) }
  }
  /// Whether the elements beside it are left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibility(\.isModal, newValue) }
  }
  /// Whether the elements in it are read one after the other.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the title in a state; nil restores the bar's own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    contentDidChange()
  }

  /// The text attributes that were set for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  /// What ``UIAppearanceProxy``s have given the item.
  var proxyValues: [AnyHashable: Any] = [:]

  /// The title, the image or another displayed property has changed.
  func contentDidChange() {}
}
