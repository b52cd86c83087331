import CoreGraphics
import Glibc

/// The process's standard input, output and error, by their descriptors.
package enum StandardStreams {
  /// Takes the numbers of those that were closed when the process was started. The next file or
  /// connection would get them, and messages would be written into it: into the connection to the
  /// display, for example, which then hangs.
  package static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO { reserve(descriptor) }
  }

  /// Opens a descriptor that is closed. Its use fails with the same error as before.
  static func reserve(_ descriptor: Int32) {
    guard fcntl(descriptor, F_GETFD) < 0 else { return }
    let null = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    guard null >= 0, null != descriptor else { return }
    dup2(null, descriptor)
    close(null)
  }
}
