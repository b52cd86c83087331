extension BuildSettings {
  /// The compiler's options besides the language mode and the conditions.
  var compilerFlags: [String] {
    var flags: [String] = []
    if let isolation = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] {
      flags += ["-default-isolation", isolation]
    }
    var features = all(after: "SWIFT_UPCOMING_FEATURE_").filter { $0.value == "YES" }
      .keys.sorted().map(Self.camelCase)
    if self["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" { features += Self.approachable }
    return flags + features.flatMap { ["-enable-upcoming-feature", $0] } + definitions
  }

  /// The features that one setting of Xcode 26 enables.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The conditions that other flags define, by `-D NAME` or `-DNAME`.
  private var definitions: [String] {
    var names: [String] = []
    var isName = false
    for flag in self["OTHER_SWIFT_FLAGS"]?.split(separator: " ").map(String.init) ?? [] {
      if isName || (flag.hasPrefix("-D") && flag.count > 2) {
        names.append(isName ? flag : String(flag.dropFirst(2)))
      }
      isName = flag == "-D" && !isName
    }
    return names.flatMap { ["-D", $0] }
  }

  /// Converts `MEMBER_IMPORT_VISIBILITY` to the compiler's spelling: `MemberImportVisibility`.
  private static func camelCase(_ name: String) -> String {
    name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }
}
