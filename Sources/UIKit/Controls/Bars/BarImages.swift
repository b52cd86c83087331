/// The images of a bar, by the position and the kind of bar that they are for.
struct BarImages {
  private struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }
  private var images: [Key: UIImage] = [:]

  /// The image that was set for exactly this position and kind.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }

  /// The image for a bar: of the first of its kinds that has one, rather for its position than for
  /// any.
  func image(at position: UIBarPosition, _ metrics: [UIBarMetrics]) -> UIImage? {
    for kind in metrics {
      if let image = self[position, kind] ?? self[.any, kind] { return image }
    }
    return nil
  }
}
