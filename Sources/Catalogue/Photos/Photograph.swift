import UIKit

/// A photograph: a landscape in some light, drawn by code.
@MainActor
final class Photograph {
  /// The foreground of a photograph.
  enum Subject { case hills, peaks, forest, lake, sea, city, meadow }

  let title: String
  let place: String
  let subject: Subject
  let light: Landscape
  /// The size in points.
  let size: CGSize
  /// Distinguishes photographs of the same subject and light.
  let seed: Int

  private init(
    _ title: String, _ place: String, _ subject: Subject, _ light: Landscape, _ size: CGSize,
    seed: Int
  ) {
    self.title = title
    self.place = place
    self.subject = subject
    self.light = light
    self.size = size
    self.seed = seed
  }

  /// The image, which is drawn on first use.
  private(set) lazy var image = PhotographRenderer(self).image()

  private var thumbnail: (size: CGSize, image: UIImage?)?

  /// Returns a small image that fills a size. The last one is cached.
  func thumbnail(filling size: CGSize) -> UIImage? {
    if let thumbnail, thumbnail.size == size { return thumbnail.image }
    let scale = max(size.width / self.size.width, size.height / self.size.height)
    let image = image.preparingThumbnail(
      of: CGSize(width: self.size.width * scale, height: self.size.height * scale))
    thumbnail = (size, image)
    return image
  }

  private static let portrait = CGSize(width: 360, height: 480)
  private static let wide = CGSize(width: 480, height: 320)
  private static let square = CGSize(width: 400, height: 400)

  /// Photographs of a week in the north, in the order in which they were taken.
  static let journey: [Photograph] = {
    let day = Landscape.day
    let (dawn, noon, evening, night) = (day[0], day[1], day[2], day[3])
    return [
      Photograph("First light", "Ersfjord, 04:12", .lake, dawn, portrait, seed: 1),
      Photograph("Green sky", "Kvaløya, 01:25", .peaks, .aurora, portrait, seed: 7),
      Photograph("Cotton grass", "Senja, 13:05", .meadow, .spring, square, seed: 3),
      Photograph("Out to sea", "Hamnøy, 19:52", .sea, evening, portrait, seed: 4),
      Photograph("Spruce", "Målselv, 07:30", .forest, .mist, portrait, seed: 5),
      Photograph("Harbour lights", "Tromsø, 23:10", .city, night, wide, seed: 6),
      Photograph("The pass", "Lyngen Alps, 11:40", .peaks, noon, wide, seed: 2),
      Photograph("Ridge after ridge", "Dividalen, 20:14", .hills, evening, wide, seed: 8),
      Photograph("Still water", "Prestvannet, 21:03", .lake, .autumn, square, seed: 9),
      Photograph("Birches", "Saltdal, 16:48", .forest, .autumn, portrait, seed: 10),
      Photograph("Before the rain", "Andenes, 15:20", .sea, .mist, wide, seed: 11),
      Photograph("Summer farm", "Rago, 12:10", .meadow, noon, portrait, seed: 12),
      Photograph("Blue hour", "Bodø, 22:35", .city, dawn, portrait, seed: 13),
      Photograph("The tent", "Padjelanta, 00:40", .hills, .aurora, square, seed: 14),
      Photograph("Going home", "Saltfjellet, 18:26", .peaks, evening, wide, seed: 15),
    ]
  }()
}

extension Landscape {
  private static func colors(_ values: Int...) -> [UIColor] { values.map(UIColor.init(hex:)) }

  static let spring = Landscape(
    name: "Spring", hour: "13:00", sky: colors(0x4FA3D9, 0x9CD3EE, 0xEAF6EE),
    disc: UIColor(hex: 0xFFFCE8), discCenter: CGPoint(x: 0.76, y: 0.2),
    ridges: colors(0xA9CFC0, 0x7DB58B, 0x5B9A5E, 0x3E7B45))

  static let mist = Landscape(
    name: "Mist", hour: "07:30", sky: colors(0x93A7B5, 0xB9C7CE, 0xE3E7E4),
    disc: UIColor(hex: 0xF7F4E6), discCenter: CGPoint(x: 0.34, y: 0.3),
    ridges: colors(0xB4C1C4, 0x8B9DA2, 0x5E757B, 0x2F454B))

  static let aurora = Landscape(
    name: "Aurora", hour: "01:25", sky: colors(0x071526, 0x0E5A58, 0x58C79A),
    disc: UIColor(hex: 0xD9FFE9), discCenter: CGPoint(x: 0.22, y: 0.25),
    ridges: colors(0x2C6B70, 0x1D4855, 0x122F3F, 0x091A27))

  static let autumn = Landscape(
    name: "Autumn", hour: "16:50", sky: colors(0x6D8FB0, 0xD9B99B, 0xF6DDAE),
    disc: UIColor(hex: 0xFFF0C2), discCenter: CGPoint(x: 0.6, y: 0.36),
    ridges: colors(0xC79A6B, 0xB5713C, 0x8C4A26, 0x54301F))
}
