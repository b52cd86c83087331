/// Kinds of information that a text can contain. The raw values are Apple's.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits, one for each kind.
  public let rawValue: UInt
  /// A set of any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Web and e-mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Text that the user may want to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
