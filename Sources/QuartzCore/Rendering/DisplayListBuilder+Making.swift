import Compositor
import CoreGraphics

extension DisplayListBuilder {
  /// A layer whose content is being made.
  struct LayerInProgress {
    let layer: CALayer
    let visit: Visit
    /// From the layer to its superlayer.
    let matrix: CATransform3D
    /// The nodes that have been made so far.
    var nodes: [DisplayNode] = []
    /// The sublayers, and the index of the next one.
    var sublayers: [CALayer] = []
    var next = 0
    var depths = DepthOrder(start: 0)
    var runs = RunsInProgress()

    /// Called when the nodes of the next sublayer, which is in the plane, have been appended, from
    /// an index on.
    @inline(__always)
    mutating func note(from first: Int) {
      depths.note(from: first, to: nodes.count)
      runs.note(isFlat: true, end: nodes.count)
    }

    /// Called when the nodes of the next sublayer have been appended, from an index on.
    ///
    /// - Parameter matrix: from the sublayer to this layer.
    @inline(__always)
    mutating func note(_ bounds: CGRect, at matrix: CATransform3D, from first: Int) {
      guard matrix.leavesPlane else { return note(from: first) }
      depths.note(bounds, at: matrix, from: first, to: nodes.count)
      runs.note(isFlat: false, end: nodes.count)
    }
  }

  /// The position in a long list of sublayers that is divided into runs.
  struct RunsInProgress {
    /// The parts, and the index of the next one.
    var runs: [SublayerRun] = []
    var next = 0
    /// The index of the sublayer after the present part; nil without parts.
    var end: Int?
    /// The part that is being drawn again; nil for one whose drawing is not kept.
    var current: SublayerRun?
    /// The index of its first sublayer, and of its first node.
    var firstLayer = 0
    var firstNode = 0
    /// For each sublayer so far the index after its last node, in the part.
    var ends: [Int] = []
    /// Whether all sublayers of the run so far are in the plane.
    var isFlat = true
    /// The depth order before the current run.
    var depths = DepthOrder(start: 0)

    /// The nodes that a layer of the current run drew in the last frame, if nothing in it has
    /// changed.
    ///
    /// - Parameter index: among all sublayers.
    @MainActor @inline(__always)
    func unchangedNodes(
      of layer: CALayer, at index: Int, for owner: Int
    ) -> ArraySlice<DisplayNode>? {
      current?.unchangedNodes(of: layer, at: index - firstLayer, for: owner)
    }

    @inline(__always)
    mutating func note(isFlat: Bool, end: Int) {
      guard current != nil else { return }
      ends.append(end - firstNode)
      if !isFlat { self.isFlat = false }
    }
  }

  // MARK: Runs

  /// Divides a long list of sublayers into runs, so that only the changed runs are visited.
  func beginRuns(_ making: inout LayerInProgress) {
    let count = making.sublayers.count
    if keepsRuns, count >= SublayerRun.fewestLayers, making.visit.shown.leavesSublayersFlat {
      making.runs.runs = making.layer.currentRuns()
    }
    guard making.runs.runs.isEmpty else {
      making.runs.end = 0
      // The number of nodes in the last frame: a run of mostly animated layers has one node for
      // each of them.
      let expected = max(making.layer.rendering.live.nodeCount, making.runs.runs.count)
      making.nodes.reserveCapacity(making.nodes.count + expected + 1)
      return
    }
    making.nodes.reserveCapacity(making.nodes.count + count)
  }

  /// Continues with the next run at the end of the current one. If the next run is unchanged, its
  /// drawing of the last frame is reused and its layers are skipped.
  func passRun(_ making: inout LayerInProgress) {
    closeRun(&making)
    guard making.runs.next < making.runs.runs.count else {
      making.runs.end = nil
      return
    }
    let run = making.runs.runs[making.runs.next]
    let first = making.nodes.count
    making.runs.next += 1
    making.runs.end = making.next + run.count
    if let content = run.unchangedContent(for: owner) {
      making.next += run.count
      if !content.nodes.isEmpty { making.nodes.append(.run(content)) }
      making.depths.note(from: first, to: making.nodes.count)
    } else if run.mostlyMoves {
      run.discardContent()
    } else {
      making.runs.current = run
      (making.runs.firstLayer, making.runs.firstNode) = (making.next, first)
      (making.runs.ends, making.runs.isFlat) = ([], true)
      making.runs.ends.reserveCapacity(run.count)
      making.runs.depths = making.depths
    }
  }

  /// Replaces the nodes of the current run by a single one.
  func closeRun(_ making: inout LayerInProgress) {
    guard let run = making.runs.current else { return }
    making.runs.current = nil
    // Layers with a depth have to be sorted among those of other runs, so they stay separate nodes.
    guard making.runs.isFlat else { return run.discardContent() }
    let first = making.runs.firstNode
    let nodes = Array(making.nodes[first...])
    let known = run.content.flatMap { $0.nodes.isIdentical(to: nodes) ? $0 : nil }
    let content = known ?? GroupContent(nodes: nodes)
    run.keep(content, ends: making.runs.ends, made: count, owner: owner)
    making.nodes.removeSubrange(first...)
    making.depths = making.runs.depths
    if !nodes.isEmpty { making.nodes.append(.run(content)) }
    making.depths.note(from: first, to: making.nodes.count)
  }
}

/// Sorts the nodes of sublayers by their depth, which `zPosition` and transforms give them;
/// sublayers with equal depths keep their order.
struct DepthOrder {
  private struct Run {
    var nodes: Range<Int>
    /// Nil for sublayers in the plane.
    var face: DisplayListBuilder.Face?
  }

  /// Nothing while all sublayers are in the plane.
  private var runs: [Run] = []
  /// Whether a sublayer is not parallel to the plane.
  private var isTilted = false
  /// The index of the first sublayer's first node.
  private let start: Int

  init(start: Int) { self.start = start }

  /// The nodes of the next sublayer, which is in the plane, have been appended.
  @inline(__always)
  mutating func note(from first: Int, to end: Int) {
    if !runs.isEmpty { append(nil, from: first, to: end) }
  }

  /// The next sublayer's nodes have been appended.
  mutating func note(
    _ bounds: CGRect, at matrix: CATransform3D, from first: Int, to end: Int
  ) {
    if runs.isEmpty, first > start { runs.append(Run(nodes: start..<first)) }
    append(DisplayListBuilder.Face([], bounds: bounds, at: matrix), from: first, to: end)
    let hasPerspective = matrix.m14 != 0 || matrix.m24 != 0
    if matrix.m13 != 0 || matrix.m23 != 0 || hasPerspective { isTilted = true }
  }

  private mutating func append(_ face: DisplayListBuilder.Face?, from first: Int, to end: Int) {
    if face == nil, let last = runs.last, last.face == nil, last.nodes.upperBound == first {
      runs[runs.count - 1].nodes = last.nodes.lowerBound..<end
    } else {
      runs.append(Run(nodes: first..<end, face: face))
    }
  }

  func sort(_ nodes: inout [DisplayNode]) {
    guard !runs.isEmpty else { return }
    let drawn = nodes
    nodes.removeLast(nodes.count - start)
    let faces = runs.map { $0.face ?? .plane }
    for index in isTilted ? faces.orderFromBack : faces.orderByDepth {
      nodes += drawn[runs[index].nodes]
    }
  }
}
