import UIKit

/// A card in the wallet, with its text.
struct Pass: Sendable {
  /// The pattern on a card.
  enum Pattern: Sendable { case waves, rings, rays, dots, lines }

  /// A title and its value, such as a gate and its number.
  struct Field: Sendable {
    let name: String
    let value: String
  }

  let issuer: String
  let kind: String
  let color: UIColor
  let ink: UIColor
  let pattern: Pattern
  /// The fields on the card itself.
  let fields: [Field]
  /// The fields below the card while it is open.
  let details: [Field]

  private init(
    _ issuer: String, _ kind: String, color: Int, ink: Int = 0xFFFFFF, _ pattern: Pattern,
    _ fields: KeyValuePairs<String, String>, details: KeyValuePairs<String, String>
  ) {
    self.issuer = issuer
    self.kind = kind
    self.color = UIColor(hex: color)
    self.ink = UIColor(hex: ink)
    self.pattern = pattern
    self.fields = fields.map { Field(name: $0.key, value: $0.value) }
    self.details = details.map { Field(name: $0.key, value: $0.value) }
  }

  static let all = [
    Pass(
      "Nordwind", "Boarding pass", color: 0x1D4E89, .rings,
      ["FROM": "TOS", "TO": "BGO", "SEAT": "14A"],
      details: [
        "Passenger": "Ingrid Solberg", "Flight": "NW 417", "Boarding": "07:25, gate 3",
        "Baggage": "1 piece, 23 kg",
      ]),
    Pass(
      "Kulturhuset", "Concert", color: 0x7D1D3F, .rays,
      ["FRI 19 JUNE": "20:00", "ROW": "7", "SEAT": "12"],
      details: [
        "Programme": "Grieg, Nielsen, Sibelius", "Doors": "19:15, main hall",
        "Cloakroom": "Included",
      ]),
    Pass(
      "Fjord Coffee", "Ten for nine", color: 0xF0DFC8, ink: 0x4A2C17, .dots,
      ["STAMPS": "7 of 10", "NEXT": "3 cups"],
      details: ["Member since": "March", "Favourite": "Cortado", "Shops": "Storgata, Harbour"]),
    Pass(
      "Kystbussen", "Week ticket", color: 0xE07A1F, .lines,
      ["ZONES": "A to C", "UNTIL": "21 June"],
      details: ["Holder": "Ingrid Solberg", "Valid": "Night lines too", "Price": "245 kr"]),
    Pass(
      "Fjellheisen", "Cable car", color: 0x5B4B8A, .rays,
      ["UP": "Any time", "DOWN": "By 23:00"],
      details: ["Ticket": "Adult, return", "Valid until": "30 June", "At the top": "421 m"]),
    Pass(
      "Public Library", "Reader’s card", color: 0x2F6B4F, .waves,
      ["NUMBER": "4417 0932", "BRANCH": "Centre"],
      details: ["Reader": "Ingrid Solberg", "On loan": "4 books", "Next return": "2 July"]),
  ]
}
