internal import CPixelKernels

extension PictureOperation {
  /// How its samples are written where it covers whole pixels.
  var sampleWrite: SampleWrite {
    if opacity < 255 { return SampleWriteFaded }
    return isOpaque ? SampleWriteReplace : SampleWriteOver
  }
}
