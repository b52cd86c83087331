import UIKit

/// A picture made by code: a motif in a few colours. Each demo of the gallery has its own pictures.
struct Painting {
  /// The motif of a picture.
  enum Motif: CaseIterable {
    case suns, dunes, blocks, bands, moons, peaks, tiles, rays, petals, scales
  }

  let title: String
  let motif: Motif
  /// The background colour first, then the colours of the motif.
  let colors: [UIColor]

  init(_ title: String, _ motif: Motif, _ colors: [Int]) {
    self.title = title
    self.motif = motif
    self.colors = colors.map(UIColor.init(hex:))
  }

  /// Returns a colour of the motif. The colours repeat.
  func color(_ index: Int) -> UIColor {
    colors.count > 1 ? colors[1 + index % (colors.count - 1)] : .gray
  }

  /// The two pictures of a demo.
  static func pair(for demo: String) -> (first: Painting, second: Painting) {
    pairs[demo] ?? (evening, evening)
  }

  /// The picture on the third tab of every demo.
  static let evening = Painting(
    "Evening", .dunes, [0xF9C784, 0xF2855E, 0xC8553D, 0x7D3C4A, 0x3C2A4D])

  private static let pairs: [String: (first: Painting, second: Painting)] = [
    "cards": (
      Painting("Ace of suns", .suns, [0x0B4F6C, 0x01BAEF, 0xFBFBFF, 0xB80C09, 0xF7B538]),
      Painting("Queen of petals", .petals, [0xFDE2E4, 0xE56B6F, 0xB56576, 0x6D597A, 0x355070])
    ),
    "cross-fade": (
      Painting("Dawn", .dunes, [0xFFE5D9, 0xFFCAD4, 0xF4ACB7, 0x9D8189, 0x5E548E]),
      Painting("Night", .moons, [0x14213D, 0xFCA311, 0xE5E5E5, 0xB8C0D9, 0x3D4F7C])
    ),
    "cube": (
      Painting("Quarter", .blocks, [0xF4F1DE, 0xE07A5F, 0x3D405B, 0x81B29A, 0xF2CC8F]),
      Painting("Skyline", .bands, [0x22223B, 0x9A8C98, 0xC9ADA7, 0xF2E9E4, 0x4A4E69])
    ),
    "explode": (
      Painting("Fireworks", .rays, [0x2B193D, 0xFF3366, 0x2EC4B6, 0xFFB400, 0x6A4C93]),
      Painting("Embers", .tiles, [0x2F1B25, 0xD7263D, 0xF46036, 0xF9C80E, 0x662E9B])
    ),
    "flip": (
      Painting("Verso", .scales, [0xEAE2B7, 0xD62828, 0xF77F00, 0xFCBF49, 0x003049]),
      Painting("Recto", .blocks, [0xE8EDDF, 0x242423, 0xF5CB5C, 0xCFDBD5, 0x5B8E7D])
    ),
    "fold": (
      Painting("Paper", .tiles, [0xFFF8F0, 0x9DD9D2, 0xFF8811, 0x392F5A, 0xF4D06F]),
      Painting("Crane", .peaks, [0xEFF7F6, 0xF7D6E0, 0xF2B5D4, 0x7BDFF2, 0xB2F7EF])
    ),
    "nat-geo": (
      Painting("Summit", .peaks, [0xCAE9FF, 0x5FA8D3, 0x1B4965, 0xBEE9E8, 0x62B6CB]),
      Painting("Desert", .dunes, [0xFEFAE0, 0xDDA15E, 0xBC6C25, 0x606C38, 0x283618])
    ),
    "pan": (
      Painting("Piano", .bands, [0xF1FAEE, 0xE63946, 0xA8DADC, 0x457B9D, 0x1D3557]),
      Painting("Waves", .scales, [0xCAF0F8, 0x0077B6, 0x00B4D8, 0x90E0EF, 0x03045E])
    ),
    "portal": (
      Painting("Gate", .rays, [0xEDF2F4, 0xD90429, 0x8D99AE, 0x2B2D42, 0xEF233C]),
      Painting("Garden", .petals, [0xD8F3DC, 0x40916C, 0x95D5B2, 0xF9C74F, 0x1B4332])
    ),
    "turn": (
      Painting("Orbit", .moons, [0x3A0CA3, 0xF72585, 0x4CC9F0, 0xB5179E, 0x7209B7]),
      Painting("Circles", .suns, [0xFFF3B0, 0x335C67, 0xE09F3E, 0x9E2A2B, 0x540B0E])
    ),
    "swipe-horizontal": (
      Painting("Tide", .scales, [0xE0FBFC, 0x3D5A80, 0x98C1D9, 0xEE6C4D, 0x293241]),
      Painting("Shore", .bands, [0xFFE8D6, 0xCB997E, 0xDDBEA9, 0xB7B7A4, 0x6B705C])
    ),
    "swipe-vertical": (
      Painting("Rain", .tiles, [0xDDE5B6, 0x6C584C, 0xADC178, 0xF0EAD2, 0xA98467]),
      Painting("Sunrise", .rays, [0xFFCDB2, 0xFFB4A2, 0xE5989B, 0xB5838D, 0x6D6875])
    ),
    "shaders": (
      Painting("Pond", .scales, [0xCAF0F8, 0x0077B6, 0x00B4D8, 0x90E0EF, 0x03045E]),
      Painting("Fireworks", .rays, [0x2B193D, 0xFF3366, 0x2EC4B6, 0xFFB400, 0x6A4C93])
    ),
    "pinch": (
      Painting("Bloom", .petals, [0x10002B, 0xE0AAFF, 0xC77DFF, 0x9D4EDD, 0x5A189A]),
      Painting("Moons", .moons, [0x011627, 0x2EC4B6, 0xFDFFFC, 0xE71D36, 0xFF9F1C])
    ),
  ]
}

extension UIColor {
  /// Makes a colour from a hexadecimal number of six digits.
  convenience init(hex: Int) {
    func part(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
