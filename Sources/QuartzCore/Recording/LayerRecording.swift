/// The last record of a layer.
@MainActor
final class LayerRecording {
  var record: LayerRecord?
  /// The value of `CALayer.changeCount` when it was made; later changes are not in it.
  var made = 0
  /// Whether the layer itself was animated.
  var wasAnimated = false
  /// Whether anything in the layer was.
  var hadAnimatedSublayers = false
}
