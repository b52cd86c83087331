import Foundation
import Testing

@testable import Projects

/// Programs that are run.
struct CommandTests {
  /// To write to a program that has ended would end this one, too.
  @Test func aProgramThatDoesNotReadItsInputIsNoFault() throws {
    let command = Command("/bin/sh", ["-c", "exit 3"], input: Data(count: 1 << 20))
    #expect(try command.run().status == 3)
  }
}
