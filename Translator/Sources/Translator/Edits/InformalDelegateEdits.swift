/// A class that has a method of a delegate's under its name in Objective-C, and does not adopt the
/// delegate's protocol: `@objc func collectionView(_:layout:sizeForItemAtIndexPath:)`.
///
/// On iOS the method is found by its selector. In the copy an extension adopts the protocol, whose
/// methods call it.
struct InformalDelegateEdits {
  let project: Project

  private static let adopted = "UICollectionViewDelegateFlowLayout"
  /// What a class has to be for the library to ask it.
  private static let delegates: Set<String> = [
    "UICollectionViewDelegate", "UICollectionViewController",
  ]

  /// The last parameter and the result of a method, by its selector.
  private static let methods: [String: (label: String, type: String, result: String)] = [
    "collectionView:layout:sizeForItemAtIndexPath:": ("sizeForItemAt", "IndexPath", "CGSize"),
    "collectionView:layout:insetForSectionAtIndex:": ("insetForSectionAt", "Int", "UIEdgeInsets"),
    "collectionView:layout:minimumLineSpacingForSectionAtIndex:":
      ("minimumLineSpacingForSectionAt", "Int", "CGFloat"),
    "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:":
      ("minimumInteritemSpacingForSectionAt", "Int", "CGFloat"),
    "collectionView:layout:referenceSizeForHeaderInSection:":
      ("referenceSizeForHeaderInSection", "Int", "CGSize"),
    "collectionView:layout:referenceSizeForFooterInSection:":
      ("referenceSizeForFooterInSection", "Int", "CGSize"),
  ]

  private var index: ProjectIndex { project.index }

  /// The extensions of a file's classes, one line each.
  func extensions(of file: Int) -> [(text: String, condition: String?, offset: Int)] {
    index.files[file].types.indices.compactMap { number in
      let reference = TypeReference(file: file, type: number)
      let type = index[reference]
      guard type.isClass, !type.isLocal, !type.isHidden, isInformal(type.name) else { return nil }
      let all = index.types[type.name]?.all ?? []
      let methods = all.flatMap { owner in
        index[owner].functions.compactMap { method($0, owner) }
      }
      guard !methods.isEmpty else { return nil }
      let members = methods.joined(separator: "; ")
      return ("extension \(type.name): \(Self.adopted) { \(members) }", type.condition, type.offset)
    }
  }

  /// Whether a class is a collection's delegate, and neither it nor a subclass adopts the protocol.
  private func isInformal(_ name: String) -> Bool {
    let known = index.conformances(of: name).union(index.classChain(of: name))
    guard !known.isDisjoint(with: Self.delegates), !known.contains(Self.adopted) else {
      return false
    }
    return !index.types.keys.contains {
      index.classChain(of: $0).contains(name) && index.conformances(of: $0).contains(Self.adopted)
    }
  }

  /// The protocol's method that calls a function; nil for another function, and for one under the
  /// protocol's own name, which has another selector.
  private func method(_ function: FunctionDeclaration, _ owner: TypeReference) -> String? {
    guard function.name == "collectionView", function.parameters.count == 3,
      !function.attributes.isOverride, !function.attributes.isStatic,
      function.attributes.condition == index[owner].condition,
      index.isExposed(function.attributes, in: owner)
    else { return nil }
    let name = index.typeName(of: owner)
    let selector = index.selector(
      of: ProjectIndex.Function(owner: owner, ownerName: name, declaration: function))
    guard let method = Self.methods[selector],
      function.parameters.map(\.type) == [
        "UICollectionView", "UICollectionViewLayout", method.type,
      ], function.result == method.result
    else { return nil }
    let arguments = zip(function.labels, ["view", "layout", "place"]).map { label, value in
      (label.map { $0 + ": " } ?? "") + value
    }
    return "public func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, "
      + "\(method.label) place: \(method.type)) -> \(method.result) "
      + "{ self.collectionView(\(arguments.joined(separator: ", "))) }"
  }
}
