/// The axis about which an effect rotates pages.
public enum GalleryAxis: Hashable, Sendable, CaseIterable {
  /// The y axis: pages turn to the left and to the right.
  case vertical
  /// The x axis: pages turn up and down.
  case horizontal
}
