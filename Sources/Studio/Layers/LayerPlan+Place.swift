import QuartzCore

extension LayerPlan {
  /// Where a layer is in the tree: its name and its index among its siblings, and those of the
  /// layers that it is in, from the root.
  struct Place: Equatable, Sendable {
    fileprivate struct Step: Equatable, Sendable {
      let title: String
      /// Nil for a mask.
      let index: Int?
    }

    fileprivate var steps: [Step] = []
  }

  /// Nil where there is no such layer.
  func place(of number: Int) -> Place? {
    guard var index = index(of: number) else { return nil }
    var place = Place()
    while let parent = entries[index].parent {
      let record = entries[index].record
      place.steps.append(
        Place.Step(
          title: record.identity.title,
          index: entries[parent].record.sublayers.firstIndex { $0 === record }))
      index = parent
    }
    place.steps.reverse()
    return place
  }
}

extension LayerRecord {
  /// The number of the layer at a place in the tree of this root; nil if there is no layer of that
  /// name.
  func number(at place: LayerPlan.Place) -> Int? {
    var record = self
    for step in place.steps {
      guard let next = record.inner(at: step.index), next.identity.title == step.title else {
        return nil
      }
      record = next
    }
    return record.identity.number
  }

  /// - Parameter index: of a sublayer; nil for the mask.
  private func inner(at index: Int?) -> LayerRecord? {
    guard let index else { return mask }
    return sublayers.indices.contains(index) ? sublayers[index] : nil
  }
}
