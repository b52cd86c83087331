import CoreGraphics

extension UIAppearanceProxy where Object: UINavigationBar {
  /// The image in place of the background of bars of a kind; nil leaves that to the bars.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    store(
      backgroundImage, for: "backgroundImage \(barMetrics.rawValue)",
      read: { $0.backgroundImage(for: barMetrics) },
      write: { $0.setBackgroundImage($1, for: barMetrics) })
  }
}
