import CoreGraphics
import InterfaceBuilder

/// The properties of an object in a file, as values of this module. Each function calls a closure
/// with the value of a key, if the file contains one of that type.
@MainActor
struct InterfaceProperties {
  let attributes: InterfaceAttributes
  let source: InterfaceSource
  let line: Int

  init(_ object: InterfaceObject, in scope: InterfaceScope) {
    self.init(object.attributes, source: scope.source, line: object.line)
  }

  init(_ attributes: InterfaceAttributes, source: InterfaceSource, line: Int) {
    (self.attributes, self.source, self.line) = (attributes, source, line)
  }

  func bool(_ key: String, _ set: (Bool) -> Void) {
    if let value = attributes.bool(key) { set(value) }
  }

  func number(_ key: String, _ set: (CGFloat) -> Void) {
    if let value = attributes.number(key) { set(value) }
  }

  func integer(_ key: String, _ set: (Int) -> Void) {
    if let value = attributes.integer(key) { set(value) }
  }

  func size(_ key: String, _ set: (CGSize) -> Void) {
    if let value = attributes.size(key) { set(value) }
  }

  func rect(_ key: String, _ set: (CGRect) -> Void) {
    if let value = attributes.rect(key) { set(value) }
  }

  func insets(_ key: String, _ set: (UIEdgeInsets) -> Void) {
    guard let value = attributes.insets(key) else { return }
    set(UIEdgeInsets(top: value.top, left: value.left, bottom: value.bottom, right: value.right))
  }

  /// Decodes insets whose left and right mean leading and trailing.
  func directionalInsets(_ key: String, _ set: (NSDirectionalEdgeInsets) -> Void) {
    insets(key) {
      set(
        NSDirectionalEdgeInsets(
          top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right))
    }
  }

  /// Decodes a set of options by their names in files. Unknown names are ignored.
  func options<Options: OptionSet>(
    _ key: String, _ parts: [String: Options], _ set: (Options) -> Void
  ) {
    guard let names = attributes.options(key) else { return }
    set(names.reduce(into: []) { $0.formUnion(parts[$1] ?? []) })
  }

  func string(_ key: String, _ set: (String?) -> Void) {
    switch attributes[key] {
    case .string(let text): set(text)
    case .null: set(nil)
    default: break
    }
  }

  func color(_ key: String, _ set: (UIColor?) -> Void) {
    switch attributes[key] {
    case .color(let color): set(source.color(color, line: line))
    case .null: set(nil)
    default: break
    }
  }

  func image(_ key: String, _ set: (UIImage?) -> Void) {
    switch attributes[key] {
    case .image(let name):
      let isSymbol = attributes.keyword("catalog") == "system"
      set(source.image(name, isSymbol: isSymbol, line: line))
    case .imageReference(let image): set(source.image(image, line: line))
    case .null: set(nil)
    default: break
    }
  }

  /// Decodes an offset, whose distances are those of a point in the file.
  func offset(_ key: String, _ set: (UIOffset) -> Void) {
    if let value = attributes.point(key) { set(UIOffset(horizontal: value.x, vertical: value.y)) }
  }

  /// - Parameter usual: the default size in points.
  func font(_ key: String, usual: CGFloat, _ set: (UIFont) -> Void) {
    if let font = attributes.font(key) { set(source.font(font, usual: usual, line: line)) }
  }

  /// Decodes a value by its name in the file. Names that are not in the table are unsupported
  /// values.
  func word<Value>(_ key: String, _ table: [String: Value], _ set: (Value) -> Void) {
    if let word = attributes.keyword(key), let value = table[word] { set(value) }
  }
}
