import CoreGraphics
import Glibc

/// The process's standard input, output and error, by their file descriptors.
package enum StandardStreams {
  /// Opens the standard streams that were closed when the process started. Otherwise the next file
  /// or connection would get their numbers, and messages would be written into it: into the
  /// connection to the display, for example, which would then hang.
  package static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO { reserve(descriptor) }
  }

  /// Opens a closed descriptor. Using it fails with the same error as before.
  static func reserve(_ descriptor: Int32) {
    guard fcntl(descriptor, F_GETFD) < 0 else { return }
    let null = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    guard null >= 0, null != descriptor else { return }
    dup2(null, descriptor)
    close(null)
  }
}
