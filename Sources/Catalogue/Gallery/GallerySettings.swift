import TransitionGallery

/// The parameters that all effects have.
struct GallerySettings {
  /// The factor for the duration of the effect.
  @Parameter("Duration", in: 0.25...4, step: 0.05, unit: .percent)
  var duration: Double = 1
}

/// The parameters of the fold effect.
struct FoldSettings {
  @Parameter("Folds", in: 1...16)
  var folds = 2
}

/// The parameters of the cube and turn effects.
struct AxisSettings {
  @Parameter("Axis", choices: ["vertical": .vertical, "horizontal": .horizontal])
  var axis = GalleryAxis.vertical
}

extension GalleryEffect {
  /// The objects whose parameters a demo of the effect has.
  @MainActor var settings: [Any] {
    switch id {
    case GalleryEffect.fold.id: [GallerySettings(), FoldSettings()]
    case GalleryEffect.cube.id, GalleryEffect.turn.id: [GallerySettings(), AxisSettings()]
    default: [GallerySettings()]
    }
  }
}
