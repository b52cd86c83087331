import SwiftSyntax

/// Where a project uses Foundation's collections, its classes without a superclass are compared by
/// identity in these.
struct CollectedObjectEdits {
  let project: Project

  private var index: ProjectIndex { project.index }

  func edit(_ edits: inout ProjectEdits) {
    guard edits.namesCollections else { return }
    for (name, type) in index.types where type.isProject {
      guard type.kind == .class, let reference = type.declarations.first,
        isRoot(index[reference]), !isCompared(name)
      else { continue }
      let declaration = index[reference]
      if let inherited = declaration.inheritedOffset {
        edits.files[reference.file].insert("ObjectOfCollections, ", at: inherited)
      } else if !declaration.isGeneric {
        edits.files[reference.file].insert(": ObjectOfCollections", at: declaration.nameEnd)
      }
    }
  }

  /// Whether a token is the name of a collection that holds objects.
  static func isCollection(_ token: TokenSyntax) -> Bool {
    guard case .identifier(let name) = token.tokenKind, name.hasPrefix("NS") else { return false }
    return collections.contains(name)
  }

  private static let collections: Set = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSCountedSet", "NSOrderedSet",
    "NSMutableOrderedSet",
  ]

  /// Whether all that a class inherits is known to be protocols.
  private func isRoot(_ declaration: TypeDeclaration) -> Bool {
    let scope = Array(declaration.path.dropLast())
    return declaration.inherited.allSatisfy { path in
      if path.count == 1, Self.protocols.contains(path[0]) { return true }
      return index.resolve(path, from: scope).map { index.types[$0]?.kind == .protocol } ?? false
    }
  }

  private static let protocols: Set = [
    "AnyObject", "Sendable", "Codable", "Encodable", "Decodable", "Identifiable", "Error",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Sequence", "IteratorProtocol",
  ]

  /// Whether the class says itself when its objects are equal.
  private func isCompared(_ name: String) -> Bool {
    if !index.conformances(of: name).isDisjoint(with: ["Equatable", "Hashable", "Comparable"]) {
      return true
    }
    return !index.functions(named: "==", in: name).isEmpty
  }
}
