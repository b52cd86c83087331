public import CoreGraphics

// Objects of the framework that can be dragged. The protocols document the members. An attributed
// string keeps its attributes within the app, because the object itself is passed on; its data is
// the plain text.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return object
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public var writableTypeIdentifiersForItemProvider: [String] {
    (self as URL).isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    return object
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSAttributedString(string: text) as? Self
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return object
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isJPEG = typeIdentifier == "public.jpeg"
    completionHandler(isJPEG ? jpegData(compressionQuality: 1) : pngData(), nil)
    return nil
  }
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}

// A colour is written as its red, green, blue and alpha components.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      completionHandler(nil, CocoaError(.fileWriteUnknown))
      return nil
    }
    completionHandler(Data("\(red) \(green) \(blue) \(alpha)".utf8), nil)
    return nil
  }
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> UIColor {
    let parts = (String(data: data, encoding: .utf8) ?? "").split(separator: " ")
      .compactMap { Double($0) }
    guard parts.count == 4, parts.allSatisfy(\.isFinite) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return UIColor(
      red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]),
      alpha: CGFloat(parts[3]))
  }
}
