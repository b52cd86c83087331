public import CoreGraphics
package import CoreText

/// A picture that replaces one character of an attributed string. Labels, buttons and text views
/// show it.
///
/// The line becomes as high as the picture and the text need. A template image and a symbol have
/// the colour of the text around them.
open class NSTextAttachment: NSObject {
  private let mark = SwiftObjectMark()

  /// The character that an attachment replaces.
  public static let character = Int(TextPicture.character.value)

  /// The data of a file, as it was passed in.
  open var contents: Data? { didSet { decoded = nil } }
  /// The uniform type identifier of ``contents``, as it was passed in.
  open var fileType: String?
  /// The picture. If it is nil, ``contents`` is shown if it is a picture.
  open var image: UIImage?
  /// The rectangle of the picture in points, relative to the baseline, with y pointing up. With a
  /// zero origin the lower left corner lies on the baseline. If the rectangle is empty, the picture
  /// has its own size, and a symbol its own baseline.
  open var bounds = CGRect.zero

  /// The picture decoded from the contents; nil inside if it cannot be decoded. Nil outside until
  /// it is decoded.
  private var decoded: UIImage??

  /// An attachment with the data of a file.
  ///
  /// - Parameters:
  ///   - contentData: a picture in a format that ``UIImage`` reads. Nil if it is set later.
  ///   - uti: the type of the data.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// An attachment without a picture.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// An attachment with a picture at its own size.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  private var shownImage: UIImage? {
    if let image { return image }
    if let decoded { return decoded }
    let new = contents.flatMap { UIImage(data: $0) }
    decoded = .some(new)
    return new
  }
}

extension NSTextAttachment: TextAttachment {
  package var picture: TextPicture {
    guard let image = shownImage else {
      return TextPicture(bounds: CGRect(origin: bounds.origin, size: .zero)) { _, _, _ in }
    }
    return TextPicture(bounds: shownBounds(of: image)) { context, rect, color in
      let image = image.resolved(for: .current)
      let isTemplate =
        image.renderingMode == .alwaysTemplate
        || (image.renderingMode == .automatic && image.isSymbolImage && !image.isColoredSymbol)
      guard let pixels = image.values.cgImage else { return }
      context.drawUpright((isTemplate ? pixels.filled(with: color) : nil) ?? pixels, in: rect)
    }
  }

  private func shownBounds(of image: UIImage) -> CGRect {
    guard bounds.width == 0 && bounds.height == 0 else { return bounds.standardized }
    let descent = image.baselineOffsetFromBottom ?? 0
    return CGRect(
      x: bounds.minX, y: bounds.minY - descent, width: image.size.width, height: image.size.height)
  }
}

extension NSAttributedString.Key {
  /// An ``NSTextAttachment``, which applies to the character `\u{FFFC}`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// A string of the single character that an attachment replaces.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: String(TextPicture.character), attributes: [.attachment: attachment])
  }
}
