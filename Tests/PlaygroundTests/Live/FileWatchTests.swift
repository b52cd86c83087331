import CoreGraphics
import Foundation
import Synchronization
import Testing
import UIKitTestSupport

@testable import PlaygroundApp

/// Waits until the kernel has something to say to a watch, and delivers it.
@MainActor
func deliver(_ watch: FileWatch) throws {
  var descriptor = pollfd(
    fd: try #require(watch.descriptor), events: Int16(POLLIN), revents: 0)
  try #require(poll(&descriptor, 1, 5000) == 1, "The kernel says nothing.")
  watch.takeNotices()
}

@MainActor
struct FileWatchTests {
  /// What a watch has reported so far.
  @MainActor
  final class Changes {
    private(set) var names: [Set<String>] = []
    let watch: FileWatch

    init(
      _ files: [String], folders: Set<String> = [], trees: [String] = [], isReported: Bool = true
    ) {
      watch = FileWatch(
        files: Set(files), folders: folders, trees: trees, isReported: isReported)
      watch.onChange = { [weak self] paths in
        self?.names.append(Set(paths.map { ($0 as NSString).lastPathComponent }))
      }
    }
  }

  @Test func aFileThatIsWrittenIsReported() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("one", to: "Main.storyboard")
    let changes = Changes([file])
    #expect(changes.watch.reasonToPoll == nil)
    try "two, longer".write(toFile: file, atomically: false, encoding: .utf8)
    try deliver(changes.watch)
    #expect(changes.names == [["Main.storyboard"]])
  }

  /// As most editors save.
  @Test func aFileThatTakesTheNameOfTheOldOneIsReported() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("one", to: "Main.storyboard")
    let changes = Changes([file])
    for text in ["two", "six"] {
      let other = try folder.write(text, to: "Main.storyboard~")
      changes.watch.takeNotices()
      rename(other, file)
      try deliver(changes.watch)
    }
    #expect(changes.names == [["Main.storyboard"], ["Main.storyboard"]])
  }

  @Test func whatHappensToOtherFilesIsNotReported() throws {
    let folder = try TemporaryFolder()
    let changes = Changes([try folder.write("one", to: "Main.storyboard")])
    _ = try folder.write("two", to: "Other.storyboard")
    try deliver(changes.watch)
    #expect(changes.names == [])
  }

  @Test func aFileThatIsReachedByALinkIsReportedWhereverItChanges() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    let file = try elsewhere.write("one", to: "Real.storyboard")
    let other = try elsewhere.write("another", to: "Other.storyboard")
    let link = folder.path("Main.storyboard")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let changes = Changes([link])
    try "longer".write(toFile: file, atomically: true, encoding: .utf8)
    try deliver(changes.watch)
    #expect(changes.names.count == 1)
    let new = folder.path("new")
    try FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: other)
    changes.watch.takeNotices()
    rename(new, link)
    try deliver(changes.watch)
    #expect(changes.names == [["Main.storyboard"], ["Main.storyboard"]])
  }

  /// As a change of branches does it.
  @Test func aFileIsFoundAgainInAFolderThatWasAway() throws {
    let folder = try TemporaryFolder()
    let inner = folder.path("Base.lproj")
    let file = inner + "/Main.storyboard"
    func make(_ text: String) throws {
      try FileManager.default.createDirectory(
        atPath: inner, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    try make("one")
    let changes = Changes([file])
    try FileManager.default.removeItem(atPath: inner)
    try deliver(changes.watch)
    #expect(changes.names.count == 1)
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    try deliver(changes.watch)
    try make("two")
    try deliver(changes.watch)
    #expect(changes.names == [["Main.storyboard"], ["Main.storyboard"]])
  }

  @Test func everythingInACatalogueCounts() throws {
    let folder = try TemporaryFolder()
    let set = folder.path("Assets.xcassets/Sky.colorset")
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    let changes = Changes([], trees: [folder.path("Assets.xcassets")])
    try "{}".write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
    try deliver(changes.watch)
    #expect(changes.names == [["Contents.json"]])
  }

  /// Where the kernel does not notify.
  @Test func aLookFindsWhatChanged() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("one", to: "Main.storyboard")
    let changes = Changes([file], isReported: false)
    #expect(changes.watch.reasonToPoll != nil)
    changes.watch.check()
    #expect(changes.names == [])
    try "longer".write(toFile: file, atomically: true, encoding: .utf8)
    changes.watch.check()
    changes.watch.check()
    #expect(changes.names == [["Main.storyboard"]])
  }

  @Test func theTableOfMountsIsReadOnlyForNewFolders() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    let file = try first.write("one", to: "A.storyboard")
    let neighbour = try first.write("one", to: "B.storyboard")
    let files = [file, try second.write("one", to: "C.storyboard")]
    let mounts = Mutex((count: 0, type: "ext4"))
    let watch = FileWatch(
      files: Set(files),
      readMounts: {
        mounts.withLock { mounts in
          mounts.count += 1
          return "22 1 8:1 / / rw,relatime shared:1 - \(mounts.type) /dev/sda1 rw\n"
        }
      })
    var count: Int { mounts.withLock(\.count) }
    #expect(count == 1, "once for two folders")
    try "two, longer".write(toFile: file, atomically: false, encoding: .utf8)
    try deliver(watch)
    watch.add(neighbour)
    #expect(count == 1 && watch.reasonToPoll == nil)
    let third = try TemporaryFolder()
    mounts.withLock { $0.type = "nfs4" }
    watch.add(try third.write("one", to: "D.storyboard"))
    #expect(count == 2 && watch.reasonToPoll?.hasSuffix("of type nfs4") == true)
  }

  @Test func foldersOfOtherMachinesAreKnownByTheTableOfMounts() {
    let mounts = """
      22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
      40 22 0:36 / /home rw shared:2 - nfs4 server:/home rw
      41 40 0:37 / /home/me/my\\040disk rw - ext4 /dev/sdb1 rw
      42 22 0:38 / /mnt rw shared:9 master:1 - fuse.sshfs there:/ rw
      """
    let table = MountTable(mounts)
    func type(_ folder: String) -> String? { table.type(of: folder) }
    #expect(type("/tmp") == "ext4")
    #expect(type("/homework") == "ext4")
    #expect(type("/home/me") == "nfs4")
    #expect(type("/home/me/my disk/a") == "ext4")
    #expect(["nfs4", "fuse.sshfs", "cifs"].allSatisfy(RemoteFileSystem.isRemote))
    #expect(!["ext4", "btrfs", "tmpfs", "overlay"].contains(where: RemoteFileSystem.isRemote))
  }

  /// A source may be added to a folder that has none.
  @Test func aFileThatComesToAnEmptyFolderIsReported() throws {
    let folder = try TemporaryFolder()
    let inner = folder.path("Views")
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    // The kernel's dates are coarse: it is older than what comes to it.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: inner)
    let changes = Changes([inner], folders: [inner])
    _ = try folder.write("new", to: "Views/New.swift")
    try deliver(changes.watch)
    #expect(changes.names == [["Views"]])
  }
}
