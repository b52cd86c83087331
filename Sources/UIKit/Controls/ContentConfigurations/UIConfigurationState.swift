/// The name of a state of one's own in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a configuration may depend on: traits, and states of the view that shows it.
public protocol UIConfigurationState {
  /// A state of traits, in which nothing else holds.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A state of the program's own; nil where it is not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header, a footer or another view that shows a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it takes no touches.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the keyboard focus.
  public var isFocused = false
  /// Whether it stays at the edge while its section is scrolled.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of traits, in which nothing else holds.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the program's own; nil where it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether it takes no touches.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the keyboard focus.
  public var isFocused = false
  /// Whether it is shown for editing.
  public var isEditing = false
  /// Whether a swipe has moved it aside.
  public var isSwiped = false
  /// Whether the user moves it to another place.
  public var isReordering = false
  /// Whether the items below it in an outline are shown.
  public var isExpanded = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of traits, in which nothing else holds.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the program's own; nil where it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
