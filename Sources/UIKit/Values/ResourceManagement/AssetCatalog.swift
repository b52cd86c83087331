package import CoreGraphics

/// An asset catalogue, read from its folder `*.xcassets`. The catalogue need not be compiled.
package struct AssetCatalog: Sendable {
  package let url: URL
  /// The folders of the colour, image and icon sets by name. The names of folders that provide a
  /// namespace precede the names of their sets.
  private let colorSets, imageSets, iconSets: [String: URL]
  /// The folders of the data sets by name.
  let dataSets: [String: URL]

  /// Lists the sets of the catalogue. The sets themselves are read on demand.
  package init(url: URL) {
    self.url = url
    var index = Index()
    index.add(folder: url, namespace: "", depth: 0)
    (colorSets, imageSets, iconSets) = (index.colorSets, index.imageSets, index.iconSets)
    dataSets = index.dataSets
  }

  /// A colour for light and for dark interfaces; the same for both if the set has only one.
  package struct ColorSet: Sendable, Equatable {
    package var light, dark: Color
  }

  package enum Color: Sendable, Equatable {
    case components(RGBA)
    /// A colour of the system by its name in files, such as `systemIndigoColor`.
    case system(String)
  }

  package var colorNames: [String] { colorSets.keys.sorted() }

  /// The colour of that name. Nil if the catalogue has none, and for a set that specifies no
  /// colour, such as the accent colour in Xcode's templates.
  package func color(named name: String) throws(AssetError) -> ColorSet? {
    guard let folder = colorSets[name] else { return nil }
    let file = folder.appendingPathComponent("Contents.json").path
    let contents = try AssetContents(inFolder: folder)
    var flaws: [AssetError] = []
    let entries = AssetContents.entries(contents.colors, in: file, &flaws)
    var (light, dark): (Color?, Color?) = (nil, nil)
    for (index, entry) in entries where entry.idiom.isUniversal {
      guard let isForDark = AssetContents.isForDark(entry.appearances),
        let definition = entry.color
      else { continue }
      do throws(AssetError) {
        let color = try definition.color(at: "colors[\(index)].color", in: file)
        if isForDark { dark = color } else { light = color }
      } catch {
        flaws.append(error)
      }
    }
    guard let any = light ?? dark else {
      if let flaw = flaws.first { throw flaw }
      if entries.contains(where: { $0.value.idiom.isUniversal && $0.value.color == nil }) {
        return nil
      }
      throw AssetError(file: file, field: "colors", reason: "there is no universal colour")
    }
    Self.report(flaws)
    return ColorSet(light: light ?? any, dark: dark ?? any)
  }

  /// Reports the entries that were skipped because they cannot be read.
  static func report(_ flaws: [AssetError]) {
    for flaw in flaws { Diagnostics.warnFromAnyThread("\(flaw)") }
  }

  /// The pictures of that name; nil if the catalogue has none. Pictures that cannot be read are
  /// reported. An error is thrown only if none can be read.
  func image(named name: String) throws(AssetError) -> ImageVariants? {
    guard let folder = imageSets[name] else { return nil }
    let file = folder.appendingPathComponent("Contents.json").path
    let contents = try AssetContents(inFolder: folder)
    var flaws: [AssetError] = []
    let entries = AssetContents.entries(contents.images, in: file, &flaws)
    var variants: [ImageVariants.Variant] = []
    for (index, entry) in entries where entry.isForScreens {
      guard let filename = entry.filename, !filename.isEmpty,
        let isForDark = AssetContents.isForDark(entry.appearances)
      else { continue }
      do {
        let picture = try ImageVariants.Variant.read(
          folder.appendingPathComponent(filename), scale: entry.scale?.factor)
        variants.append(entry.variant(picture, isForDark: isForDark))
      } catch {
        flaws.append(
          AssetError(file: file, field: "images[\(index)].filename", reason: "\(error)"))
      }
    }
    guard !variants.isEmpty else {
      throw flaws.first
        ?? AssetError(
          file: file, field: "images",
          reason: "there is no picture for phones, tablets or any device")
    }
    Self.report(flaws)
    let mode: UIImage.RenderingMode =
      switch contents.properties?.renderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    return ImageVariants(
      list: variants, renderingMode: mode,
      preservesVectors: contents.properties?.preservesVectors ?? false)
  }

  /// The application's icon: from the smallest file whose sides have at least `pixels`, or else
  /// from the largest file. Nil if the catalogue has none.
  package func icon(named name: String = "AppIcon", pixels: Int) throws(AssetError) -> CGImage? {
    guard let folder = iconSets[name] else { return nil }
    let list = folder.appendingPathComponent("Contents.json").path
    let contents = try AssetContents(inFolder: folder)
    var flaws: [AssetError] = []
    let entries = AssetContents.entries(contents.images, in: list, &flaws)
    var files: [(pixels: CGFloat, name: String)] = []
    for (_, entry) in entries {
      guard let filename = entry.filename, let size = entry.size,
        let points = size.split(separator: "x").first.flatMap({ Double($0) })
      else { continue }
      files.append((CGFloat(points) * (entry.scale?.factor ?? 1), filename))
    }
    files.sort { $0.pixels < $1.pixels }
    guard let file = files.first(where: { $0.pixels >= CGFloat(pixels) }) ?? files.last else {
      if let flaw = flaws.first { throw flaw }
      return nil
    }
    do {
      return try CGImage(imageFile: folder.appendingPathComponent(file.name))
    } catch {
      throw AssetError(file: list, field: "images", reason: "\(error)")
    }
  }

  private struct Index {
    var colorSets: [String: URL] = [:]
    var imageSets: [String: URL] = [:]
    var iconSets: [String: URL] = [:]
    var dataSets: [String: URL] = [:]

    /// The greatest depth of folders. Deeper nesting is a cycle of links.
    static let deepest = 16

    mutating func add(folder: URL, namespace: String, depth: Int) {
      guard depth < Self.deepest else { return }
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for entry in entries.sorted() {
        let url = folder.appendingPathComponent(entry)
        let name = namespace + url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        case "colorset": colorSets[name] = url
        case "imageset": imageSets[name] = url
        case "appiconset": iconSets[name] = url
        case "dataset": dataSets[name] = url
        case "":
          guard !entry.hasPrefix(".") else { continue }
          let hasNamespace =
            (try? AssetContents(inFolder: url))?.properties?.providesNamespace ?? false
          add(
            folder: url, namespace: hasNamespace ? "\(name)/" : namespace, depth: depth + 1)
        default: continue
        }
      }
    }
  }
}

extension String? {
  /// Whether an entry is for every device. Entries for watches, cars and the like are skipped.
  fileprivate var isUniversal: Bool { self == nil || self == "universal" }
}

extension AssetContents.Image {
  /// The kind of device that an entry is for, by its name in catalogues.
  private static let idioms: [String: UIUserInterfaceIdiom] = ["iphone": .phone, "ipad": .pad]

  /// Whether it is for a device that is shown here; those for watches, cars and the like are
  /// skipped.
  fileprivate var isForScreens: Bool {
    idiom.isUniversal || idiom.flatMap { Self.idioms[$0] } != nil
  }

  fileprivate func variant(
    _ picture: ImageVariants.Picture, isForDark: Bool
  ) -> ImageVariants.Variant {
    ImageVariants.Variant(
      picture: picture, isForDark: isForDark, slicing: resizing?.slicing,
      idiom: idiom.flatMap { Self.idioms[$0] }, width: Self.sizeClass(widthClass),
      height: Self.sizeClass(heightClass))
  }

  private static func sizeClass(_ name: String?) -> UIUserInterfaceSizeClass {
    switch name {
    case "compact": .compact
    case "regular": .regular
    default: .unspecified
    }
  }
}

extension AssetContents.Color.Definition {
  /// - Parameters:
  ///   - place: the field of the definition, for errors.
  ///   - file: the file's name, for errors.
  fileprivate func color(
    at place: String, in file: String
  ) throws(AssetError) -> AssetCatalog.Color {
    if let reference {
      // The tint colour can be the accent colour, which would then refer to itself.
      guard UIColor.systemColors[reference] != nil, reference != "tintColor" else {
        throw AssetError(
          file: file, field: place + ".reference",
          reason: "there is no system colour \"\(reference)\"")
      }
      return .system(reference)
    }
    guard let rgba else {
      throw AssetError(
        file: file, field: place + ".components",
        reason: "red, green and blue, or white, must be given")
    }
    return .components(rgba)
  }

  /// The colour in sRGB; nil if components are missing.
  private var rgba: RGBA? {
    guard let components else { return nil }
    let alpha = Double(components.alpha?.value ?? 1)
    if let white = components.white {
      let shade = Double(white.value)
      return RGBA(red: shade, green: shade, blue: shade, alpha: alpha)
    }
    guard let red = components.red, let green = components.green, let blue = components.blue else {
      return nil
    }
    let color = RGBA(
      red: Double(red.value), green: Double(green.value), blue: Double(blue.value), alpha: alpha)
    return colorSpace == .displayP3 ? color.fromDisplayP3 : color
  }
}
