import Foundation
import ObjectiveCSupport
import Testing

/// The standard folders, as iOS 16 names them.
struct StandardFolderTests {
  @Test func theyAreThoseOfTheFileManager() {
    let manager = FileManager.default
    #expect([.documentsDirectory] == manager.urls(for: .documentDirectory, in: .userDomainMask))
    #expect([.cachesDirectory] == manager.urls(for: .cachesDirectory, in: .userDomainMask))
  }

  @Test func theLibraryIsInTheHomeFolder() {
    #expect(URL.libraryDirectory.path == NSHomeDirectory() + "/Library")
  }
}
