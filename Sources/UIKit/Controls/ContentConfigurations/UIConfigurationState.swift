/// The name of a custom state in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a configuration depends on: the traits and the state of the view that shows it.
public protocol UIConfigurationState {
  /// Makes a state with traits, in which all other states are false.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A custom state; nil if it is not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header, a footer or another view that shows a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether it is highlighted.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the keyboard focus.
  public var isFocused = false
  /// Whether it is pinned to the edge while its section is scrolled.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with traits, in which all other states are false.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom state; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether it is highlighted.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the keyboard focus.
  public var isFocused = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether a swipe has moved it to the side.
  public var isSwiped = false
  /// Whether the user is moving it.
  public var isReordering = false
  /// Whether the items below it in an outline are shown.
  public var isExpanded = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with traits, in which all other states are false.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom state; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
