import CoreGraphics

/// `Contents.json` of a colour, image or data set or of a folder, in Xcode's format. It has only
/// the fields that are used here:
/// <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/>.
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Color: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: Definition?

    struct Definition: Decodable {
      var colorSpace: ColorSpace?
      var components: Components?
      /// The name of a colour of the system, in place of components.
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, reference
      }
    }
  }

  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    var scale: Scale?
    /// The size of an icon in points, such as "16x16".
    var size: String?
    var appearances: [Appearance]?
    var resizing: AssetSlicing?
    /// "compact" or "regular"; nil for any.
    var widthClass, heightClass: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, size, appearances, resizing
      case widthClass = "width-class"
      case heightClass = "height-class"
    }
  }

  struct DataFile: Decodable {
    var filename: String?
    var idiom: String?
    var typeIdentifier: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case typeIdentifier = "universal-type-identifier"
    }
  }

  struct Properties: Decodable {
    var renderingIntent: String?
    var providesNamespace: Bool?
    var preservesVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
      case preservesVectors = "preserves-vector-representation"
    }
  }

  /// An entry of a list, or the reason why it cannot be read. The other entries are used without
  /// it.
  struct Entry<Value: Decodable>: Decodable {
    let result: Result<Value, DecodingError>

    init(from decoder: any Decoder) throws {
      do {
        let value = try Value(from: decoder)
        result = .success(value)
      } catch let error as DecodingError {
        result = .failure(error)
      }
    }
  }

  var colors: [Entry<Color>]?
  var images: [Entry<Image>]?
  var data: [Entry<DataFile>]?
  var properties: Properties?

  /// Reads the file in a folder. Errors name the file and the field.
  init(inFolder folder: URL) throws(AssetError) {
    let url = folder.appendingPathComponent("Contents.json")
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw AssetError(file: url.path, reason: "it cannot be read")
    }
    do {
      self = try JSONDecoder().decode(AssetContents.self, from: data)
    } catch let error as DecodingError {
      throw AssetError(file: url.path, error)
    } catch {
      throw AssetError(file: url.path, reason: "\(error)")
    }
  }

  /// The entries of a list that can be read, with their positions in it.
  ///
  /// - Parameters:
  ///   - file: the file's name, for errors.
  ///   - flaws: receives the errors of the other entries.
  static func entries<Value: Decodable>(
    _ list: [Entry<Value>]?, in file: String, _ flaws: inout [AssetError]
  ) -> [(index: Int, value: Value)] {
    var entries: [(index: Int, value: Value)] = []
    for (index, entry) in (list ?? []).enumerated() {
      switch entry.result {
      case .success(let value): entries.append((index, value))
      case .failure(let error): flaws.append(AssetError(file: file, error))
      }
    }
    return entries
  }

  /// Whether an entry is for dark interfaces. Nil for an entry of another appearance, such as high
  /// contrast.
  static func isForDark(_ appearances: [Appearance]?) -> Bool? {
    guard let appearances, !appearances.isEmpty else { return false }
    guard appearances.count == 1, appearances[0].appearance == "luminosity" else { return nil }
    switch appearances[0].value {
    case "dark": return true
    case "light": return false
    default: return nil
    }
  }
}

extension AssetContents {
  enum ColorSpace: Decodable {
    case sRGB
    case displayP3
    case gray

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      switch try container.decode(String.self) {
      case "srgb", "extended-srgb": self = .sRGB
      case "display-p3": self = .displayP3
      case "gray-gamma-22", "extended-gray": self = .gray
      case let name:
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(name)\" is no colour space that is known")
      }
    }
  }

  /// A scale: "1x", "2x" or "3x".
  struct Scale: Decodable {
    var factor: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard text.hasSuffix("x"), let value = Double(text.dropLast()), value > 0, value <= 16 else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(text)\" is no scale such as \"2x\"")
      }
      factor = CGFloat(value)
    }
  }

  struct Components: Decodable {
    var red, green, blue, white: Component?
    var alpha: Alpha?
  }

  /// A component of a colour: "0.800" is from 0 to 1, "0xCC" and "204" are from 0 to 255.
  struct Component: Decodable {
    var value: CGFloat

    init(from decoder: any Decoder) throws {
      value = try ComponentText(decoder).value { whole in whole / 255 }
    }
  }

  /// The opacity, such as "0.5". An integer above 1 is from 0 to 255.
  struct Alpha: Decodable {
    var value: CGFloat

    init(from decoder: any Decoder) throws {
      value = try ComponentText(decoder).value { whole in whole > 1 ? whole / 255 : whole }
    }
  }

  private struct ComponentText {
    let container: any SingleValueDecodingContainer

    init(_ decoder: any Decoder) throws { container = try decoder.singleValueContainer() }

    func value(ofWhole scale: (CGFloat) -> CGFloat) throws -> CGFloat {
      if let number = try? container.decode(Double.self) { return CGFloat(number) }
      let text = try container.decode(String.self)
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        if let whole = UInt8(text.dropFirst(2), radix: 16) { return CGFloat(whole) / 255 }
      } else if let whole = Int(text), (0...255).contains(whole) {
        return scale(CGFloat(whole))
      } else if Int(text) == nil, let value = Double(text), value.isFinite {
        return CGFloat(value)
      }
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(text)\" is no number such as \"0.8\", \"0xCC\" or \"204\"")
    }
  }
}

extension AssetError {
  /// A decoder's error, described by the file and the field.
  fileprivate init(file: String, _ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(file: file, context, key: key, reason: "it is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.init(file: file, context, reason: "it has the wrong type")
    case .dataCorrupted(let context):
      let isWhole = context.codingPath.isEmpty
      self.init(
        file: file, context,
        reason: isWhole ? "it is no correct JSON" : context.debugDescription)
    @unknown default:
      self.init(file: file, reason: "\(error)")
    }
  }

  private init(
    file: String, _ context: DecodingError.Context, key: (any CodingKey)? = nil, reason: String
  ) {
    var field = ""
    for step in context.codingPath + (key.map { [$0] } ?? []) {
      if let index = step.intValue {
        field += "[\(index)]"
      } else {
        field += field.isEmpty ? step.stringValue : ".\(step.stringValue)"
      }
    }
    self.init(file: file, field: field.isEmpty ? nil : field, reason: reason)
  }
}
