public import CoreGraphics

/// A part of a text view's text that the user can act on: a link.
public struct UITextItem {
  /// What the part is.
  public enum Content {
    /// A link and where it leads.
    case link(URL)
    /// A picture. It cannot be acted on here, so no item has it.
    case textAttachment(NSTextAttachment)
    /// A part that the program has marked. There are none here.
    case tag(String)
  }

  /// What the part is.
  public let content: Content
  /// The part of the text, counted in UTF-16.
  public let range: NSRange
}

/// How the user acts on a part of a text view's text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press, to see the possible actions. It is never used here.
  case presentActions
  /// A firm press. It is never used here.
  case preview
}
