import CoreGraphics

/// A key of the panel.
enum KeyboardKey: Hashable {
  /// Types a text. `letters` are shown below the digit, as on a telephone's key.
  case text(String, letters: String = "")
  case shift, delete, space, enter
  /// Shows another page of keys.
  case page(KeyboardPage)

  /// Whether the key has the darker colour of keys that type no character.
  var isSpecial: Bool {
    switch self {
    case .text, .space: false
    case .shift, .delete, .enter, .page: true
    }
  }
}

/// A page: keys that are shown together.
enum KeyboardPage: Hashable {
  case letters, numbers, symbols, pad

  /// The label of the key that shows the page.
  var label: String {
    switch self {
    case .letters: "ABC"
    case .numbers: "123"
    case .symbols: "#+="
    case .pad: ""
    }
  }

  /// The first page for a type of keyboard.
  init(first type: UIKeyboardType) {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: self = .pad
    case .numbersAndPunctuation: self = .numbers
    default: self = .letters
    }
  }

  /// The keys with their cells: x in tenths of the keyboard's width, y in rows.
  func cells(for type: UIKeyboardType) -> [(key: KeyboardKey, cell: CGRect)] {
    switch self {
    case .letters:
      Self.row("qwertyuiop", 0) + Self.row("asdfghjkl", 1, from: 0.5)
        + Self.between(.shift, Self.row("zxcvbnm", 2, from: 1.5)) + Self.lastRow(type, to: .numbers)
    case .numbers:
      Self.row("1234567890", 0) + Self.row("-/:;()$&@\"", 1)
        + Self.between(.page(.symbols), Self.row(".,?!'", 2, from: 1.5, width: 1.4))
        + Self.lastRow(type, to: .letters)
    case .symbols:
      Self.row("[]{}#%^*+=", 0) + Self.row("_\\|~<>€£¥•", 1)
        + Self.between(.page(.numbers), Self.row(".,?!'", 2, from: 1.5, width: 1.4))
        + Self.lastRow(type, to: .letters)
    case .pad: Self.pad(type)
    }
  }

  private typealias Cells = [(key: KeyboardKey, cell: CGRect)]

  private static func row(
    _ characters: String, _ row: CGFloat, from start: CGFloat = 0, width: CGFloat = 1
  ) -> Cells {
    characters.enumerated().map { index, character in
      let x = start + CGFloat(index) * width
      return (.text(String(character)), CGRect(x: x, y: row, width: width, height: 1))
    }
  }

  /// The width of the keys at the ends of the third row, in tenths of the keyboard's width.
  private static let sideWidth: CGFloat = 1.28

  private static func between(_ first: KeyboardKey, _ row: Cells) -> Cells {
    [(first, CGRect(x: 0, y: 2, width: sideWidth, height: 1))] + row + [
      (.delete, CGRect(x: 10 - sideWidth, y: 2, width: sideWidth, height: 1))
    ]
  }

  private static func lastRow(_ type: UIKeyboardType, to page: KeyboardPage) -> Cells {
    var keys: [(KeyboardKey, CGFloat)] = [(.page(page), 2.5)]
    switch type {
    case .emailAddress: keys += [(.space, 3), (.text("@"), 1), (.text("."), 1)]
    case .URL: keys += [(.text("."), 1.5), (.text("/"), 1.5), (.text(".com"), 2)]
    case .webSearch: keys += [(.space, 4), (.text("."), 1)]
    case .twitter: keys += [(.space, 3), (.text("@"), 1), (.text("#"), 1)]
    default: keys += [(.space, 5)]
    }
    keys.append((.enter, 2.5))
    var x: CGFloat = 0
    return keys.map { key, width in
      defer { x += width }
      return (key, CGRect(x: x, y: 3, width: width, height: 1))
    }
  }

  private static let telephoneLetters = [
    "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ",
  ]

  private static func pad(_ type: UIKeyboardType) -> Cells {
    let width: CGFloat = 10.0 / 3
    func cell(_ column: Int, _ row: Int) -> CGRect {
      CGRect(x: CGFloat(column) * width, y: CGFloat(row), width: width, height: 1)
    }
    var cells: Cells = (0..<9).map {
      (.text("\($0 + 1)", letters: telephoneLetters[$0]), cell($0 % 3, $0 / 3))
    }
    if type == .decimalPad { cells.append((.text("."), cell(0, 3))) }
    if type == .phonePad { cells.append((.text("+"), cell(0, 3))) }
    return cells + [(.text("0"), cell(1, 3)), (.delete, cell(2, 3))]
  }
}

extension UIReturnKeyType {
  /// The label of the key, as on iOS in English.
  var keyLabel: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google: "Google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "Yahoo"
    case .done: "done"
    case .emergencyCall: "Emergency Call"
    case .continue: "continue"
    }
  }
}

/// The colours of the keyboard, as on a device with iOS 17. Translucent colours are made opaque.
enum KeyboardColors {
  static let background = pair("background", 0xd1d4da, 0x2b2b2b)
  static let key = pair("key", 0xffffff, 0x6b6b6b)
  static let specialKey = pair("special key", 0xabb1bc, 0x474747)
  static let edge = pair("edge", 0x898b8f, 0x1a1a1a)

  private static func pair(_ name: String, _ light: Int, _ dark: Int) -> UIColor {
    UIColor(identity: "keyboard \(name)") { traits in
      let value = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(value >> 16 & 0xff) / 255, green: CGFloat(value >> 8 & 0xff) / 255,
        blue: CGFloat(value & 0xff) / 255, alpha: 1)
    }
  }
}
