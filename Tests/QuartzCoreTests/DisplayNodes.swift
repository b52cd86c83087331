import Compositor
import CoreGraphics

import QuartzCore

/// Questions that tests put to what was built.
extension GroupContent {
  /// Colours of all fills, deep, in drawing order.
  var colors: [RGBA] {
    nodes.flatMap { node -> [RGBA] in
      switch node {
      case .fill(let fill): [fill.color]
      case .group(let group): group.content.colors
      case .run(let run): run.colors
      default: []
      }
    }
  }

  /// The number of pictures, deep.
  var pictures: Int {
    nodes.reduce(0) { count, node in
      switch node {
      case .picture: count + 1
      case .group(let group): count + group.content.pictures
      case .run(let run): count + run.pictures
      default: count
      }
    }
  }

  var groups: [DisplayGroup] {
    nodes.flatMap { node -> [DisplayGroup] in
      switch node {
      case .group(let group): [group]
      case .run(let run): run.groups
      default: []
      }
    }
  }

  /// All groups, deep, outer ones first.
  var allGroups: [DisplayGroup] { groups.flatMap { [$0] + $0.content.allGroups } }

  /// The first group with a mask.
  var masked: DisplayGroup? { allGroups.first { $0.mask != nil } }

  /// All fills, deep, in drawing order; each as its own group places it.
  var fills: [Fill] {
    nodes.flatMap { node -> [Fill] in
      switch node {
      case .fill(let fill): [fill]
      case .group(let group): group.content.fills
      case .run(let run): run.fills
      default: []
      }
    }
  }

  var drawings: [PlacedDrawing] {
    nodes.flatMap { node -> [PlacedDrawing] in
      switch node {
      case .drawing(let drawing): [drawing]
      case .group(let group): group.content.drawings
      case .run(let run): run.drawings
      default: []
      }
    }
  }

  var hasShadow: Bool {
    nodes.contains { if case .shadow = $0 { true } else { false } }
  }
}

/// A grey.
func shade(_ value: Double, alpha: Double = 1) -> RGBA {
  RGBA(red: value, green: value, blue: value, alpha: alpha)
}
