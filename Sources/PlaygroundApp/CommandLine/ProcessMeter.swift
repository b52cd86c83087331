import CoreGraphics

/// The system's information about this process.
enum ProcessMeter {
  /// The resident memory in bytes; 0 if the system does not report it.
  static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The maximum of the resident memory in bytes; 0 if the system does not report it.
  static var peakResidentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return 0
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }

  /// The processor time of the process in seconds.
  static var processorTime: TimeInterval { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// The processor time of this thread in seconds.
  static var threadTime: TimeInterval { time(of: CLOCK_THREAD_CPUTIME_ID) }

  private static func time(of clock: clockid_t) -> TimeInterval {
    var used = timespec()
    guard clock_gettime(clock, &used) == 0 else { return 0 }
    return TimeInterval(used.tv_sec) + TimeInterval(used.tv_nsec) / 1e9
  }

  /// The seconds since the process started; nil if the system does not report it. The system counts
  /// in ticks of 10 ms, rounded down, so the result may be one tick too large.
  static var age: TimeInterval? {
    guard
      let text = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
      let ticks = startTicks(inStat: text)
    else { return nil }
    var now = timespec()
    guard clock_gettime(CLOCK_BOOTTIME, &now) == 0 else { return nil }
    let seconds = TimeInterval(now.tv_sec) + TimeInterval(now.tv_nsec) / 1e9
    return seconds - ticks / TimeInterval(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Returns field 22 of `/proc/PID/stat`: the ticks from the machine's start to the process's
  /// start. The name, field 2, is in parentheses and may contain spaces and parentheses itself.
  static func startTicks(inStat text: String) -> Double? {
    guard let name = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: name)...].split(separator: " ")
    return fields.count > 19 ? Double(fields[19]) : nil
  }
}
