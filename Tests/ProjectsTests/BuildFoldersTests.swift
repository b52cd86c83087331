import Foundation
import Projects
import Testing

/// Where projects are built.
struct BuildFoldersTests {
  /// Two windows of one project do not overwrite each other's file.
  @Test func eachProcessKeepsThePlaceOfItsAppInAFileOfItsOwn() {
    let project = Project(
      name: "App", moduleName: "App", folder: URL(fileURLWithPath: "/projects/app"))
    let folders = BuildFolders(of: project, cache: URL(fileURLWithPath: "/cache"))
    let (first, second) = (folders.place(in: 12), folders.place(in: 345))
    #expect(first != second && folders.place(in: 12) == first)
    for place in [first, second] {
      #expect(place.deletingLastPathComponent().path == folders.root.path)
    }
  }
}
