import CoreGraphics

/// The functions of GIO and GLib that read the settings portal. The comments contain their C names.
/// The initializer opens the libraries, which stay open.
struct GIOFunctions {
  typealias Object = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  /// `GDBusSignalCallback`: connection, sender, path, interface, signal, parameters, user data.
  typealias SignalHandler =
    @convention(c) (
      Object?, Text?, Text?, Text?, Text?, Object?, Object?
    ) -> Void

  /// `G_BUS_TYPE_SESSION`
  static let sessionBus: Int32 = 2

  /// `g_main_context_new`
  let newContext: @convention(c) () -> Object?
  /// `g_main_context_push_thread_default`
  let pushContext: @convention(c) (Object) -> Void
  /// `g_main_context_iteration`
  let iterate: @convention(c) (Object, Int32) -> Int32
  /// `g_bus_get_sync`: type, cancellable, error.
  let getBus: @convention(c) (Int32, Object?, Object?) -> Object?
  /// `g_dbus_connection_set_exit_on_close`
  let setExitOnClose: @convention(c) (Object, Int32) -> Void
  /// `g_dbus_connection_call_sync`: connection, name, path, interface, method, parameters, type of
  /// the reply, flags, milliseconds, cancellable, error.
  let call:
    @convention(c) (
      Object, Text, Text, Text, Text, Object, Text?, UInt32, Int32, Object?, Object?
    ) -> Object?
  /// `g_dbus_connection_signal_subscribe`: connection, sender, interface, member, path, first
  /// argument, flags, handler, user data, its destructor.
  let subscribe:
    @convention(c) (
      Object, Text, Text, Text, Text, Text?, UInt32, SignalHandler, Object, Object?
    ) -> UInt32
  /// `g_variant_parse`: type, text, its end, the end of what was read, error.
  let parse: @convention(c) (Text?, Text, Text?, Object?, Object?) -> Object?
  /// `g_variant_get_child_value`
  let child: @convention(c) (Object, UInt) -> Object?
  /// `g_variant_lookup_value`: dictionary, key, type.
  let lookUp: @convention(c) (Object, Text, Text?) -> Object?
  /// `g_variant_get_variant`
  let unbox: @convention(c) (Object) -> Object?
  /// `g_variant_unref`
  let release: @convention(c) (Object) -> Void
  private let isOfType: @convention(c) (Object, Text) -> Int32
  private let getBool: @convention(c) (Object) -> Int32
  private let getNumber: @convention(c) (Object) -> UInt32
  private let getReal: @convention(c) (Object) -> Double
  private let getString: @convention(c) (Object, Object?) -> Text?

  /// Returns nil if GIO is not installed.
  init?() {
    guard let library = DynamicLibrary(named: "libgio-2.0.so.0") else { return nil }
    func find<Function>(_ name: String) throws(Missing) -> Function {
      guard let function: Function = library.find(name) else { throw Missing() }
      return function
    }
    do {
      newContext = try find("g_main_context_new")
      pushContext = try find("g_main_context_push_thread_default")
      iterate = try find("g_main_context_iteration")
      getBus = try find("g_bus_get_sync")
      setExitOnClose = try find("g_dbus_connection_set_exit_on_close")
      call = try find("g_dbus_connection_call_sync")
      subscribe = try find("g_dbus_connection_signal_subscribe")
      parse = try find("g_variant_parse")
      child = try find("g_variant_get_child_value")
      lookUp = try find("g_variant_lookup_value")
      unbox = try find("g_variant_get_variant")
      release = try find("g_variant_unref")
      isOfType = try find("g_variant_is_of_type")
      getBool = try find("g_variant_get_boolean")
      getNumber = try find("g_variant_get_uint32")
      getReal = try find("g_variant_get_double")
      getString = try find("g_variant_get_string")
    } catch {
      return nil
    }
  }

  private struct Missing: Error {}

  /// Returns a Boolean or a number; nil for other types.
  func value(of variant: Object) -> DesktopSettings.Value? {
    if isOfType(variant, "b") != 0 { return .bool(getBool(variant) != 0) }
    if isOfType(variant, "u") != 0 { return .number(getNumber(variant)) }
    if isOfType(variant, "d") != 0 { return .real(getReal(variant)) }
    return nil
  }

  /// Returns the string at an index of a tuple; nil if it is no string.
  func text(ofChild index: UInt, of tuple: Object) -> String? {
    guard let element = child(tuple, index) else { return nil }
    defer { release(element) }
    guard isOfType(element, "s") != 0 else { return nil }
    return getString(element, nil).map { String(cString: $0) }
  }
}
