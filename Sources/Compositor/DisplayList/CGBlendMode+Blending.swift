package import CoreGraphics

/// What a group does to the pixels below it, besides covering them.
enum Blending: Comparable {
  case none
  /// Opaque pixels stay opaque.
  case mixes
  /// Opaque pixels may become transparent.
  case erases
}

extension CGBlendMode {
  /// Whether a mode also changes what is below where the group draws nothing: within its clip.
  package var reachesBeyondSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  var blending: Blending {
    switch self {
    case .normal: .none
    case .destinationOut, .xor: .erases
    default: reachesBeyondSource ? .erases : .mixes
    }
  }
}

extension DisplayGroup {
  /// Whether it is a picture of its own, so that blend modes in it do not reach what is below it.
  /// A group that only places its content, or clips it to a plain rectangle, is not.
  var isolatesContent: Bool {
    if isIsolated || opacity < 1 || mask != nil || !effects.isEmpty || isRasterized {
      return true
    }
    guard let clip else { return false }
    return clip.radius > 0 && !clip.corners.isEmpty
  }

  /// What the group and all in it do to the pixels below.
  var blending: Blending {
    if blendMode != .normal { return blendMode.blending }
    if content.blending == .none { return .none }
    return isolatesContent ? .none : content.blending
  }

  /// Whether groups in it are mixed with what is below it.
  var mixesContent: Bool {
    content.blending != .none && blendMode == .normal && !isolatesContent
  }
}

extension DrawOperation {
  var blending: Blending {
    if case .group(let group) = kind { group.blending } else { .none }
  }
}

extension [DrawOperation] {
  var blending: Blending { reduce(.none) { Swift.max($0, $1.blending) } }
}
