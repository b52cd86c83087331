/// The style of the line under or through text.
package struct CTUnderlineStyle: OptionSet, Sendable, Hashable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let single = CTUnderlineStyle(rawValue: 1)
  package static let thick = CTUnderlineStyle(rawValue: 2)
  package static let double = CTUnderlineStyle(rawValue: 9)
}
