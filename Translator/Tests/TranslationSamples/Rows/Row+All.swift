extension Row {
  /// All constructs that are translated.
  public static let all =
    imports + attributes + selectors + overrides + optionals + observation
    + objects + creation + messages + previews + senders
}
