import CYAML
import Foundation

/// libyaml, which is opened when the first YAML file is read, so that other programs do not need
/// it.
struct YAMLLibrary: Sendable {
  typealias Parser = UnsafeMutablePointer<CYAMLParser>
  typealias Event = UnsafeMutablePointer<CYAMLEvent>

  let initialize: @Sendable @convention(c) (Parser) -> Int32
  let setInput: @Sendable @convention(c) (Parser, UnsafePointer<UInt8>?, Int) -> Void
  let parse: @Sendable @convention(c) (Parser, Event) -> Int32
  let deleteEvent: @Sendable @convention(c) (Event) -> Void
  let delete: @Sendable @convention(c) (Parser) -> Void

  /// The installed library; nil if there is none.
  static let shared = YAMLLibrary()

  private init?() {
    guard let handle = dlopen("libyaml-0.so.2", RTLD_NOW | RTLD_LOCAL),
      let initialize = dlsym(handle, "yaml_parser_initialize"),
      let setInput = dlsym(handle, "yaml_parser_set_input_string"),
      let parse = dlsym(handle, "yaml_parser_parse"),
      let deleteEvent = dlsym(handle, "yaml_event_delete"),
      let delete = dlsym(handle, "yaml_parser_delete")
    else { return nil }
    self.initialize = unsafeBitCast(
      initialize, to: (@Sendable @convention(c) (Parser) -> Int32).self)
    self.setInput = unsafeBitCast(
      setInput,
      to: (@Sendable @convention(c) (Parser, UnsafePointer<UInt8>?, Int) -> Void).self)
    self.parse = unsafeBitCast(
      parse, to: (@Sendable @convention(c) (Parser, Event) -> Int32).self)
    self.deleteEvent = unsafeBitCast(
      deleteEvent, to: (@Sendable @convention(c) (Event) -> Void).self)
    self.delete = unsafeBitCast(delete, to: (@Sendable @convention(c) (Parser) -> Void).self)
  }
}
