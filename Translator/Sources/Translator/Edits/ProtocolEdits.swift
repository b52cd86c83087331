/// `@objc protocol` is bound to classes.
struct ProtocolEdits {
  let project: Project

  func edit(_ edits: inout ProjectEdits) {
    for reference in project.index.references {
      let type = project.index[reference]
      guard type.kind == .protocol, type.attributes.contains("objc") else { continue }
      let isBound = type.inherited.contains {
        $0.count == 1 && ["AnyObject", "NSObjectProtocol"].contains($0[0])
      }
      if isBound || type.hasClassKeyword { continue }
      if let inherited = type.inheritedOffset {
        edits.files[reference.file].insert("AnyObject, ", at: inherited)
      } else {
        edits.files[reference.file].insert(": AnyObject", at: type.nameEnd)
      }
    }
  }
}
