import CoreGraphics

/// The style of text in an HTML document: what its elements and their declarations say.
struct HTMLStyle {
  enum Family: Equatable {
    case serif, system, monospaced
    case named(String)
  }

  /// Points, up to the largest size. The initial values are those of iOS.
  var size: CGFloat = 12 { didSet { size = min(size, Self.largestSize) } }
  var family = Family.serif
  var isBold = false
  var isItalic = false
  var color = UIColor.black
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  var link: String?
  /// The distance above the line, in points.
  var baseline: CGFloat = 0
  var alignment = NSTextAlignment.natural
  /// The space below each paragraph, in points.
  var spacing: CGFloat = 0
  /// The number of lists that the text is in.
  var listDepth = 0
  /// The indentation of quotations, in points.
  var indent: CGFloat = 0
  var isPreformatted = false

  /// The attributes of text in this style.
  var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
    ]
    if let background { result[.backgroundColor] = background }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { result[.link] = URL(string: link) ?? link }
    if baseline != 0 { result[.baselineOffset] = baseline }
    return result
  }

  private var font: UIFont {
    var descriptor = plainFont.fontDescriptor
    var traits = descriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
    return UIFont(descriptor: descriptor, size: size)
  }

  private var plainFont: UIFont {
    let system = UIFont.systemFont(ofSize: size)
    switch family {
    case .system: return system
    case .monospaced: return .monospacedSystemFont(ofSize: size, weight: .regular)
    case .named(let name): return UIFont(name: name, size: size) ?? system
    case .serif:
      let serif = system.fontDescriptor.withDesign(.serif)
      return serif.map { UIFont(descriptor: $0, size: size) } ?? system
    }
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.paragraphSpacing = spacing
    style.firstLineHeadIndent = indent
    style.headIndent = indent
    guard listDepth > 0 else { return style }
    let inset = indent + CGFloat(listDepth - 1) * Self.listIndent
    style.headIndent = inset + Self.listIndent
    style.tabStops = [
      NSTextTab(textAlignment: .left, location: inset + Self.markIndent, options: [:]),
      NSTextTab(textAlignment: .natural, location: inset + Self.listIndent, options: [:]),
    ]
    return style
  }

  /// The limit for headings inside each other, in points (our choice).
  private static let largestSize: CGFloat = 1000
  /// Where the mark and the text of a list's item begin, in points.
  private static let markIndent: CGFloat = 11
  private static let listIndent: CGFloat = 36
}

// MARK: Elements

extension HTMLStyle {
  /// Changes the style as an element does.
  mutating func begin(_ element: String, _ attributes: [String: String]) {
    switch element {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "tt", "kbd", "samp": family = .monospaced
    case "pre": (family, isPreformatted) = (.monospaced, true)
    case "small": size *= 5 / 6
    case "big": size *= 6 / 5
    case "sub": (size, baseline) = (size * 5 / 6, baseline - size / 4)
    case "sup": (size, baseline) = (size * 5 / 6, baseline + size / 3)
    case "mark": background = .yellow
    case "center": alignment = .center
    case "p": spacing = size
    case "blockquote": (indent, spacing) = (indent + 40, size)
    case "ul", "ol": listDepth += 1
    case "a": beginLink(attributes["href"])
    case "font": beginFont(attributes)
    default: beginHeading(element)
    }
    if let value = attributes["align"] { apply(["text-align": value]) }
  }

  private mutating func beginLink(_ address: String?) {
    guard let address, !address.isEmpty else { return }
    (link, isUnderlined) = (address, true)
    color = UIColor(red: 0, green: 0, blue: 0xEE / 255, alpha: 1)
  }

  private mutating func beginHeading(_ element: String) {
    let factors: [String: CGFloat] = [
      "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
    ]
    guard let factor = factors[element] else { return }
    (size, isBold) = (size * factor, true)
    spacing = size
  }

  private mutating func beginFont(_ attributes: [String: String]) {
    var declarations: [String: String] = [:]
    declarations["color"] = attributes["color"]
    declarations["font-family"] = attributes["face"]
    apply(declarations)
    let sizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]
    if let number = attributes["size"].flatMap({ Int($0) }), sizes.indices.contains(number - 1) {
      size = sizes[number - 1]
    }
  }

  // MARK: Declarations

  /// Changes the style by CSS declarations; unknown ones have no effect.
  mutating func apply(_ declarations: [String: String]) {
    for (property, value) in declarations.sorted(by: { $0.key < $1.key }) {
      switch property {
      case "color": color = HTMLRules.color(value) ?? color
      case "background", "background-color": background = HTMLRules.color(value) ?? background
      case "font-size": size = HTMLRules.length(value, relativeTo: size) ?? size
      case "font-weight":
        isBold = value.hasPrefix("bold") || (Int(value).map { $0 >= 600 } ?? false)
      case "font-style": isItalic = value == "italic" || value == "oblique"
      case "font-family": family = HTMLRules.family(value) ?? family
      case "text-decoration", "text-decoration-line":
        isUnderlined = value.contains("underline")
        isStruck = value.contains("line-through")
      case "text-align":
        let alignments: [String: NSTextAlignment] = [
          "left": .left, "center": .center, "right": .right, "justify": .justified,
        ]
        alignment = alignments[value] ?? alignment
      default: break
      }
    }
  }
}
