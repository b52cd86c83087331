import QuartzCore

extension LayerPlan {
  /// Where a layer is in the tree: its name and its index among its siblings, and those of the
  /// layers that it is in, from the root.
  struct Place: Equatable, Sendable {
    fileprivate struct Step: Equatable, Sendable {
      let title: String
      let index: Int
    }

    fileprivate var steps: [Step] = []
  }

  /// Nil where there is no such layer.
  func place(of number: Int) -> Place? {
    guard var index = index(of: number) else { return nil }
    var place = Place()
    while let parent = entries[index].parent {
      place.steps.append(step(to: index, in: parent))
      index = parent
    }
    place.steps.reverse()
    return place
  }

  /// The layer at a place; nil where there is none of that name.
  func index(at place: Place) -> Int? {
    var index = 0
    for step in place.steps {
      let children = entries.indices.filter { entries[$0].parent == index }
      guard let next = children.first(where: { self.step(to: $0, in: index) == step }) else {
        return nil
      }
      index = next
    }
    return entries.isEmpty ? nil : index
  }

  private func step(to index: Int, in parent: Int) -> Place.Step {
    let record = entries[index].record
    let siblings = entries[parent].record.sublayers
    return Place.Step(
      title: record.identity.title, index: siblings.firstIndex { $0 === record } ?? -1)
  }
}
