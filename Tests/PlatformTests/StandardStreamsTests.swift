import CoreGraphics
import Glibc
import Testing

@testable import Platform

struct StandardStreamsTests {
  /// An open descriptor far above those in use, whose number no test that runs meanwhile gets.
  private func openDescriptor() throws -> Int32 {
    let low = open("/dev/null", O_WRONLY)
    try #require(low >= 0)
    defer { close(low) }
    let high = fcntl(low, F_DUPFD, 700)
    try #require(high >= 0)
    return high
  }

  /// The error of writing a byte; nil where it is written.
  private func error(ofWritingTo descriptor: Int32) -> Int32? {
    var byte: UInt8 = 0
    return write(descriptor, &byte, 1) == 1 ? nil : errno
  }

  /// Nothing else gets its number, and writing to it fails as before.
  @Test func aClosedDescriptorIsTaken() throws {
    let descriptor = try openDescriptor()
    close(descriptor)
    StandardStreams.reserve(descriptor)
    defer { close(descriptor) }
    #expect(fcntl(descriptor, F_GETFD) >= 0)
    #expect(error(ofWritingTo: descriptor) == EBADF)
  }

  @Test func anOpenDescriptorStaysWhatItIs() throws {
    let descriptor = try openDescriptor()
    defer { close(descriptor) }
    StandardStreams.reserve(descriptor)
    #expect(error(ofWritingTo: descriptor) == nil)
  }
}
