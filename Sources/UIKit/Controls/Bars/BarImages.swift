/// The images of a bar, by bar position and bar metrics.
struct BarImages {
  private struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }
  private var images: [Key: UIImage] = [:]

  /// The image that was set for exactly this position and these metrics.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }

  /// Returns the image for a bar: that of the first metrics that have one. An image for the
  /// position takes precedence over one for any position.
  func image(at position: UIBarPosition, _ metrics: [UIBarMetrics]) -> UIImage? {
    for kind in metrics {
      if let image = self[position, kind] ?? self[.any, kind] { return image }
    }
    return nil
  }
}
