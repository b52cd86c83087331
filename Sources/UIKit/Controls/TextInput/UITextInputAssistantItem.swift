import ObjectiveCSupport

/// Buttons that iPadOS shows in the bar above the keyboard. There is no such bar here: the groups
/// are kept and not shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide the buttons; true unless set.
  open var allowsHidingShortcuts = true
  /// The groups at the beginning of the bar.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups at the end of the bar.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// An item without groups.
  public override init() { super.init() }
}

/// Several buttons, and one that stands for them where there is no room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons, in order.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for all of them; nil for none.
  open var representativeItem: UIBarButtonItem?
  /// Whether that button is shown instead; never here.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// A group of buttons.
  ///
  /// - Parameters:
  ///   - barButtonItems: the buttons, in order.
  ///   - representativeItem: stands for all of them where there is no room; nil for none.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}

/// A variable whose address is the key of the association.
@MainActor private var assistantKey: UInt8 = 0

extension UIResponder {
  /// The buttons above the keyboard while the object is first responder. They are kept and not
  /// shown.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let known = objc_getAssociatedObject(self, &assistantKey) as? UITextInputAssistantItem {
      return known
    }
    let new = UITextInputAssistantItem()
    objc_setAssociatedObject(self, &assistantKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
}
