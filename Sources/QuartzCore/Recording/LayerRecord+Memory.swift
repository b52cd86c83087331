extension LayerRecord {
  /// Bytes of the records in this tree that are not in another one, which is that of the next frame
  /// or of the one before.
  package func bytes(beyond other: LayerRecord?) -> Int {
    var bytes = 0
    var pending: [(LayerRecord, LayerRecord?)] = [(self, other)]
    while let (record, other) = pending.popLast() {
      guard record !== other else { continue }
      bytes += record.ownBytes(beyond: other)
      if let mask = record.mask { pending.append((mask, other?.mask)) }
      pending += zip(record.sublayers, record.counterparts(in: other))
    }
    return bytes
  }

  /// The record of each sublayer's layer in another record of the same layer.
  private func counterparts(in other: LayerRecord?) -> [LayerRecord?] {
    guard let others = other?.sublayers, !others.isEmpty else {
      return [LayerRecord?](repeating: nil, count: sublayers.count)
    }
    let isAligned =
      others.count == sublayers.count
      && zip(others, sublayers).allSatisfy { $0.identity.number == $1.identity.number }
    if isAligned { return others }
    let byNumber = Dictionary(others.map { ($0.identity.number, $0) }) { first, _ in first }
    return sublayers.map { byNumber[$0.identity.number] }
  }
}
