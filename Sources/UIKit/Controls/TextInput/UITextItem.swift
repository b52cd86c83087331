public import CoreGraphics

/// A part of a text view's text that the user can interact with: a link.
public struct UITextItem {
  /// The content of the part.
  public enum Content {
    /// A link with its URL.
    case link(URL)
    /// An attachment. It is never used here.
    case textAttachment(NSTextAttachment)
    /// A tag by the program. It is never used here.
    case tag(String)
  }

  /// The content of the part.
  public let content: Content
  /// The range in the text, in UTF-16.
  public let range: NSRange
}

/// The interaction of the user with a part of a text view's text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press, which shows the possible actions. It is never used here.
  case presentActions
  /// A firm press. It is never used here.
  case preview
}
