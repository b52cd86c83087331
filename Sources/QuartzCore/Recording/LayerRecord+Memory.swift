extension LayerRecord {
  /// Bytes of the records in this tree that are not in another one, which is that of the next frame
  /// or of the one before.
  package func bytes(beyond other: LayerRecord?) -> Int {
    var bytes = 0
    var pending: [Pair] = [(self, other)]
    while let (record, other) = pending.popLast() {
      guard record !== other else { continue }
      bytes += record.ownBytes(beyond: other)
      if let mask = record.mask { pending.append((mask, other?.mask)) }
      record.pairSublayers(with: other, in: &pending)
    }
    return bytes
  }

  private typealias Pair = (record: LayerRecord, other: LayerRecord?)

  /// Appends the sublayers that are not the same in another record of the same layer, each with the
  /// record of its layer there.
  private func pairSublayers(with other: LayerRecord?, in pairs: inout [Pair]) {
    let others = other?.sublayers ?? []
    guard !isAligned(with: others) else {
      for index in sublayers.indices where sublayers[index] !== others[index] {
        pairs.append((sublayers[index], others[index]))
      }
      return
    }
    let byNumber = Dictionary(others.map { ($0.identity.number, $0) }) { first, _ in first }
    for sublayer in sublayers { pairs.append((sublayer, byNumber[sublayer.identity.number])) }
  }

  /// Whether others are records of the sublayers in the same order.
  private func isAligned(with others: [LayerRecord]) -> Bool {
    others.count == sublayers.count
      && sublayers.indices.allSatisfy { index in
        let (own, other) = (sublayers[index], others[index])
        return own === other || own.identity === other.identity
          || own.identity.number == other.identity.number
      }
  }
}
