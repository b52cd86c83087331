/// Kinds of information that a text can contain. The raw values are Apple's.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses on the web and for electronic mail.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// What the user may want to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
