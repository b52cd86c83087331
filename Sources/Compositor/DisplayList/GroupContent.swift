/// The immutable nodes of a group. Identity means sameness: whoever finds the same object again
/// knows that nothing in it has changed, and may keep a picture of it.
package final class GroupContent: Sendable {
  package let nodes: [DisplayNode]

  package init(nodes: [DisplayNode]) {
    self.nodes = nodes
  }
}
