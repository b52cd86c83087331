extension BuildSettings {
  /// What the compiler is told besides the language mode and the conditions.
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

  /// The features that Xcode 26 turns on by one setting.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The names that other flags define, by `-D NAME` or `-DNAME`.
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

  /// `MEMBER_IMPORT_VISIBILITY` as the compiler writes it: `MemberImportVisibility`.
  private static func camelCase(_ name: String) -> String {
    name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }
}
