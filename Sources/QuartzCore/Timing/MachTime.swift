/// The time of ``CACurrentMediaTime()`` in units of ``mach_timebase_info(_:)``, which are
/// nanoseconds here.
@preconcurrency @MainActor
public func mach_absolute_time() -> UInt64 {
  UInt64((max(CACurrentMediaTime(), 0) * 1_000_000_000).rounded())
}

/// How many nanoseconds a unit of ``mach_absolute_time()`` has, as a fraction.
public struct mach_timebase_info_data_t: Hashable, Sendable {
  /// Above the line.
  public var numer: UInt32
  /// Below the line.
  public var denom: UInt32

  /// A fraction of 0 by 0, to be set by ``mach_timebase_info(_:)``.
  public init() { self.init(numer: 0, denom: 0) }

  /// A fraction of two numbers.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// Sets the fraction of a unit: one nanosecond.
///
/// - Returns: 0, as there is no error.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// A fraction of 0 by 0, in code that makes it by the name of C's structure.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// A fraction of two numbers, in code that makes it by the name of C's structure.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}
