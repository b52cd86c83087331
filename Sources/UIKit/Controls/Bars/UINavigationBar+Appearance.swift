import CoreGraphics

extension UIAppearanceProxy where Object: UINavigationBar {
  /// Sets the background image for bar metrics; nil uses those of the bars.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    store(
      backgroundImage, for: "backgroundImage \(barMetrics.rawValue)",
      read: { $0.backgroundImage(for: barMetrics) },
      write: { $0.setBackgroundImage($1, for: barMetrics) })
  }
}
