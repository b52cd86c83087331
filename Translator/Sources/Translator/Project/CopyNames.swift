/// Where the copies lie.
///
/// They have the layout of the sources below their common folder, tests in a folder `Tests` of
/// their own. No two have the same file name, which a module does not allow, in any two folders.
struct CopyNames {
  /// The path of each copy below the folder of the output.
  let paths: [String]
  /// A name for each copy, an identifier.
  let identifiers: [String]

  /// The file name of a copy.
  func fileName(_ index: Int) -> String { String(paths[index].split(separator: "/").last ?? "") }

  /// - Parameter isFlat: Whether the copies lie side by side.
  init(sources: [String], tests: [String], isFlat: Bool = false) {
    let layout =
      isFlat
      ? (sources + tests).map { $0.split(separator: "/").suffix(1).map(String.init) }
      : CopyNames.relative(sources) + CopyNames.relative(tests).map { ["Tests"] + $0 }
    var taken: Set<String> = [StartFiles.registrationName, StartFiles.startName]
    var takenIdentifiers: Set<String> = []
    var paths: [String] = []
    var identifiers: [String] = []
    for components in layout {
      let folder = components.dropLast()
      let name = CopyNames.uniqueName(components, &taken)
      paths.append((folder + [name]).joined(separator: "/"))
      identifiers.append(CopyNames.uniqueIdentifier(name, &takenIdentifiers))
    }
    self.paths = paths
    self.identifiers = identifiers
  }

  /// The components of each path below the folder that all lie in.
  private static func relative(_ paths: [String]) -> [[String]] {
    let components = paths.map { $0.split(separator: "/").map(String.init) }
    guard let first = components.first else { return [] }
    var count = 0
    while count < first.count - 1,
      components.allSatisfy({ $0.count > count + 1 && $0[count] == first[count] })
    {
      count += 1
    }
    return components.map { path in
      path.dropFirst(count).map { $0 == ".." || $0 == "." ? "_" : $0 }
    }
  }

  /// The file's name, with the names of its folders in front where another file has it.
  private static func uniqueName(_ components: [String], _ taken: inout Set<String>) -> String {
    var name = components.last ?? "_.swift"
    for folder in components.dropLast().reversed() where taken.contains(name) {
      name = "\(folder)_\(name)"
    }
    let base = name
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(number)_\(base)"
      number += 1
    }
    return name
  }

  private static func uniqueIdentifier(_ name: String, _ taken: inout Set<String>) -> String {
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    let base = String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    var identifier = base
    var number = 2
    while !taken.insert(identifier).inserted {
      identifier = "\(base)_\(number)"
      number += 1
    }
    return identifier
  }
}
