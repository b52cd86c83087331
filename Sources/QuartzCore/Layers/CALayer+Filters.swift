import Compositor
import CoreGraphics
import CoreImage

extension CALayer {
  /// Filters for the layer's content, sublayers included, in order; opacity, mask and clip are
  /// applied after them. Lengths are points.
  ///
  /// A filter's numbers can be animated, and changed without setting the array again, by the key
  /// path `filters.NAME.KEY`. Objects other than `CIFilter` are left out with a warning. On iOS the
  /// property has no effect.
  public var filters: [Any]? {
    get { filterList.isEmpty ? nil : filterList }
    set {
      let list = newValue ?? []
      filterList = list.compactMap { $0 as? CIFilter }
      if filterList.count < list.count {
        Diagnostics.warn("A layer's filters must be of the class CIFilter; others are left out.")
      }
      values.extras = values.extras.filter { !$0.key.hasPrefix(Self.filterPrefix) }
      invalidateContent()
    }
  }

  private static let filterPrefix = "filters."

  /// The value of a filter's input for a key path; nil if there is none.
  func filterValue(forKey key: String) -> AnimatableValue? {
    guard let (filter, parameter) = filterParameter(key) else { return nil }
    return AnimatableValue(filter.value(forKey: parameter))
  }

  private func filterParameter(_ key: String) -> (CIFilter, String)? {
    guard key.hasPrefix(Self.filterPrefix), let dot = key.lastIndex(of: "."),
      dot > key.index(key.startIndex, offsetBy: Self.filterPrefix.count)
    else { return nil }
    let name = key[key.index(key.startIndex, offsetBy: Self.filterPrefix.count)..<dot]
    guard let filter = filterList.first(where: { $0.name == name }) else { return nil }
    return (filter, String(key[key.index(after: dot)...]))
  }

  /// The layer's content with the filters applied; the same object as long as both are unchanged.
  func filtered(_ nodes: [DisplayNode], shown: LayerValues) -> LayerContent {
    guard !nodes.isEmpty else { return .nothing }
    var source = GroupContent(nodes: nodes)
    if let last = rendering.filtering, last.source.nodes.isIdentical(to: nodes) {
      if last.extras == shown.extras, last.version == filterVersion { return .group(last.result) }
      source = last.source
    }
    var result = filtered(source, shown: shown)
    if result.isTall { result = result.lowered() }
    rendering.filtering = Filtering(
      source: source, version: filterVersion, extras: shown.extras, result: result)
    return .group(result)
  }

  private func filtered(_ content: GroupContent, shown: LayerValues) -> GroupContent {
    let bounds = shown.bounds
    var image = CIImage(
      content: content,
      extent: CGRect(
        x: bounds.origin.x, y: -bounds.maxY, width: bounds.size.width,
        height: bounds.size.height))
    for filter in filterList {
      let filter = filter.with(shown.extras, prefix: "\(Self.filterPrefix)\(filter.name).")
      filter.setValue(image, forKey: kCIInputImageKey)
      guard let output = filter.outputImage else { continue }
      image = output
    }
    return image.content
  }
}

extension CIFilter {
  /// The filter with the numbers of the presentation, if they differ.
  fileprivate func with(_ extras: [String: AnimatableValue], prefix: String) -> CIFilter {
    let numbers = extras.filter { $0.key.hasPrefix(prefix) }
    guard !numbers.isEmpty, let copy = copy() as? CIFilter else { return self }
    for (key, value) in numbers {
      copy.setValue(value.boxed, forKey: String(key.dropFirst(prefix.count)))
    }
    return copy
  }
}
