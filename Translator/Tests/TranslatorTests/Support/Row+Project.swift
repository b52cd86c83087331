import TranslationSamples

extension Row {
  var project: SampleProject {
    SampleProject(
      sources.enumerated().map { index, text in
        ("/project/\(index == 0 ? "View" : "Other\(index)").swift", text)
      }, merged: merged)
  }
}
