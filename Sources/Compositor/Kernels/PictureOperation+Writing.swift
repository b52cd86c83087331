internal import CPixelKernels

extension PictureOperation {
  /// What becomes of its samples where it covers whole pixels.
  var sampleWrite: SampleWrite {
    if opacity < 255 { return SampleWriteFaded }
    return isOpaque ? SampleWriteReplace : SampleWriteOver
  }
}
