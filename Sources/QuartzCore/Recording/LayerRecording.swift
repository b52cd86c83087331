/// The last record of a layer.
@MainActor
final class LayerRecording {
  var record: LayerRecord?
  /// The value of `CALayer.changeCount` when it was made; later changes are not in it.
  var made = 0
  /// Whether anything in it was animated.
  var wasAnimated = false
}
