import TransitionGallery

/// What can be tuned of all effects.
struct GallerySettings {
  /// In durations of the effect: each has its own.
  @Parameter("Duration", in: 0.25...4, step: 0.05, unit: .percent)
  var duration: Double = 1
}

/// What can be tuned of folded paper.
struct FoldSettings {
  @Parameter("Folds", in: 1...16)
  var folds = 2
}

/// What can be tuned of the cube and the turn.
struct AxisSettings {
  @Parameter("Axis", choices: ["vertical": .vertical, "horizontal": .horizontal])
  var axis = GalleryAxis.vertical
}

extension GalleryEffect {
  /// What is looked at for the parameters of a demo of the effect.
  @MainActor var settings: [Any] {
    switch id {
    case GalleryEffect.fold.id: [GallerySettings(), FoldSettings()]
    case GalleryEffect.cube.id, GalleryEffect.turn.id: [GallerySettings(), AxisSettings()]
    default: [GallerySettings()]
    }
  }
}
