public import CoreGraphics
public import QuartzCore

/// An item of a bar: a title, an image, and whether it is enabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject, InterfaceConnectable {
  public override init() { super.init() }

  /// Makes an empty item, because archives are not supported.
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

  /// The image of the item; nil for none. It is a template image in the bar's tint, unless its
  /// rendering mode is another one.
  open var image: UIImage? { didSet { if image !== oldValue { contentDidChange() } } }

  /// Insets that move the image in its button, by half of the difference of opposite sides, in
  /// points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { contentDidChange() } }
  }

  /// The image in a compact height, such as that of an iPhone in landscape; nil for ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { contentDidChange() } }
  }

  /// Insets that move ``landscapeImagePhone`` in its button, as ``imageInsets`` move the other
  /// image.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { contentDidChange() } }
  }

  func image(inCompactHeight isCompact: Bool) -> UIImage? {
    isCompact ? landscapeImagePhone ?? image : image
  }

  func imageInsets(inCompactHeight isCompact: Bool) -> UIEdgeInsets {
    isCompact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
  }

  /// Whether the item receives touches. A disabled item is dimmed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }

  /// A number that identifies the item.
  open var tag = 0

  /// A name by which tests find the item's view in a bar; nil for none. The user does not see it.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { contentDidChange() } }
  }

  // MARK: Accessibility

  /// The accessibility values that the program has set; nil for none.
  var accessibility: AccessibilityValues?
  /// Whether the item is an accessibility element by default.
  var isAccessibleByDefault: Bool { true }
  /// The default accessibility label.
  var defaultAccessibilityLabel: String? { title }
  /// The default accessibility traits.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  private func setAccessibility<Value>(
    _ path: WritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    var values = accessibility ?? AccessibilityValues()
    values[keyPath: path] = value
    accessibility = values
  }

  /// Whether assistive technologies treat the item as an element. The default is false, but true
  /// for labels and controls.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isAccessibleByDefault }
    set { setAccessibility(\.isElement, newValue) }
  }
  /// The accessibility label. The default is the text of a label or a button.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? defaultAccessibilityLabel }
    set { setAccessibility(\.label, newValue) }
  }
  /// A description of what happens when the element is used; nil for none.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility(\.hint, newValue) }
  }
  /// Its value in words; nil for none.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility(\.value, newValue) }
  }
  /// The traits of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? defaultAccessibilityTraits }
    set { setAccessibility(\.traits, newValue) }
  }
  /// The language in which the element is read, such as `en`; nil for the app's language.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { setAccessibility(\.language, newValue) }
  }
  /// The elements in this one, in the order in which they are read; nil for all elements.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility(\.elements, newValue) }
  }
  /// Whether the elements in this one are ignored.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { setAccessibility(\.hidesElements, newValue) }
  }
  /// Whether the elements beside this one are ignored.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibility(\.isModal, newValue) }
  }
  /// Whether the elements in this one are read one after the other.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  /// Its frame on the screen, in points; zero unless set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { setAccessibility(\.frame, newValue) }
  }
  /// The point on the screen that is touched to activate it, in points: unless set, the middle of
  /// the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { setAccessibility(\.activationPoint, newValue) }
  }

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the title in a state; nil restores the bar's own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    contentDidChange()
  }

  /// Returns the text attributes that were set for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  /// The values that were set by ``UIAppearanceProxy``s.
  var proxyValues: [AnyHashable: Any] = [:]

  /// Called when the title, the image or another displayed property has changed.
  func contentDidChange() {}
}
