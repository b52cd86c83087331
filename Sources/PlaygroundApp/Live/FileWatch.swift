import CoreGraphics

/// Reports changes of files, by the kernel's notifications or, if there are none, by polling twice
/// a second.
@MainActor
final class FileWatch {
  /// Called with the files that have changed, were added or were removed. They may not be written
  /// completely.
  var onChange: (@MainActor (Set<String>) -> Void)?
  /// The reason for polling twice a second; nil if the kernel sends notifications.
  private(set) var reasonToPoll: String?

  private(set) var files: Set<String>
  /// Folders that are reported like files when a file in them is added or removed.
  private let folders: Set<String>
  /// Folders that are watched with everything in them.
  private let trees: [String]
  private var stamps: [String: FileStamp]
  private var notices: FolderNotices?
  private var source: (any DispatchSourceProtocol)?
  /// Reads the kernel's table of mounts.
  private let readMounts: @MainActor () -> String?

  /// The seconds between two polls if there are no notifications.
  static let pollInterval: TimeInterval = 0.5

  /// - Parameters:
  ///   - folders: those of the files that are reported when a file in them is added or removed.
  ///   - trees: folders that are watched with everything in them.
  ///   - isReported: false forces polling.
  ///   - readMounts: reads the kernel's table of mounts.
  init(
    files: Set<String>, folders: Set<String> = [], trees: [String] = [], isReported: Bool = true,
    readMounts: @escaping @MainActor () -> String? = RemoteFileSystem.readMounts
  ) {
    (self.files, self.folders) = (files, folders)
    (self.trees, self.readMounts) = (trees, readMounts)
    stamps = Self.stamps(of: files, trees: trees)
    guard isReported else {
      reasonToPoll = "it was asked for"
      return
    }
    do {
      notices = try FolderNotices()
      watchFolders()
    } catch {
      reasonToPoll = error.description
    }
  }

  isolated deinit { source?.cancel() }

  /// The file descriptor that is readable when there is a notification; nil if it polls.
  var descriptor: Int32? { notices?.descriptor }

  /// Watches another file, too.
  func add(_ file: String) {
    guard files.insert(file).inserted else { return }
    stamps[file] = FileStamp(file)
    watch(Self.folders(leadingTo: file), keepingOthers: true)
  }

  /// Starts watching, on the main queue.
  func start() {
    source?.cancel()
    if let notices {
      let source = DispatchSource.makeReadSource(
        fileDescriptor: notices.descriptor, queue: .main)
      // The descriptor must stay open as long as the source uses it.
      source.setCancelHandler { withExtendedLifetime(notices) {} }
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.takeNotices() } }
      source.activate()
      self.source = source
    } else {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(
        deadline: .now() + Self.pollInterval, repeating: Self.pollInterval,
        leeway: .milliseconds(50))
      timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.check() } }
      timer.activate()
      source = timer
    }
  }

  /// Reads the kernel's notifications, and checks the files if there are any.
  func takeNotices() {
    guard let notices, notices.take() else { return }
    watchFolders()
    check()
  }

  /// Compares the files with their earlier versions.
  func check() {
    let now = Self.stamps(of: files, trees: trees)
    let paths = Set(now.keys).union(stamps.keys)
    let changed = paths.filter { now[$0] != stamps[$0] }
    guard !changed.isEmpty else { return }
    stamps = now
    onChange?(changed)
  }

  private func watchFolders() {
    guard notices != nil else { return }
    var folders = files.reduce(into: self.folders) { $0.formUnion(Self.folders(leadingTo: $1)) }
    for tree in trees { folders.formUnion([tree] + Self.contents(of: tree, folders: true)) }
    watch(folders, keepingOthers: false)
  }

  private func watch(_ folders: Set<String>, keepingOthers keepsOthers: Bool) {
    guard let notices else { return }
    let new = folders.filter { !notices.isWatching($0) }
    do throws(FolderNotices.Problem) {
      if let reason = reasonNotToWatch(new) {
        throw FolderNotices.Problem(description: reason)
      }
      if !keepsOthers { notices.endWatching(allBut: folders) }
      try notices.watch(new)
    } catch {
      let isRunning = source != nil
      source?.cancel()
      (self.notices, source, reasonToPoll) = (nil, nil, error.description)
      if isRunning { start() }
    }
  }

  /// Returns the reason why some of the folders cannot be watched; nil if all can.
  private func reasonNotToWatch(_ folders: Set<String>) -> String? {
    guard !folders.isEmpty, let mounts = readMounts().map(MountTable.init) else { return nil }
    return folders.lazy.compactMap { RemoteFileSystem.reason(for: $0, in: mounts) }.first
  }

  // MARK: What is watched

  private static func stamps(of files: Set<String>, trees: [String]) -> [String: FileStamp] {
    let all = Array(files) + trees.flatMap { contents(of: $0, folders: false) }
    return all.reduce(into: [:]) { $0[$1] = FileStamp($1) }
  }

  /// The maximum number of entries that are checked.
  private static let maximumEntries = 2048

  private static func contents(of tree: String, folders: Bool) -> [String] {
    guard let entries = FileManager.default.enumerator(atPath: tree) else { return [] }
    var found: [String] = []
    var count = 0
    while count < maximumEntries, let entry = entries.nextObject() as? String {
      count += 1
      let isFolder = entries.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder == folders { found.append("\(tree)/\(entry)") }
    }
    return found
  }

  /// Returns the folders whose changes can make a path lead to another file: its own, those of
  /// symbolic links on the path, and, if a part of the path does not exist, the last existing one.
  static func folders(leadingTo path: String) -> Set<String> {
    var found: Set<String> = []
    var ahead = Array((path as NSString).pathComponents.drop { $0 == "/" }.reversed())
    var here = "/"
    var linkCount = 0
    while let name = ahead.popLast() {
      if name == "." { continue }
      if name == ".." {
        here = (here as NSString).deletingLastPathComponent
        continue
      }
      let next = (here as NSString).appendingPathComponent(name)
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: next) {
        found.insert(here)
        linkCount += 1
        // A cycle of links leads to no file.
        guard linkCount < 32 else { return found }
        if target.hasPrefix("/") { here = "/" }
        ahead += (target as NSString).pathComponents.filter { $0 != "/" }.reversed()
        continue
      }
      if ahead.isEmpty || !FileManager.default.fileExists(atPath: next) {
        found.insert(here)
        return found
      }
      here = next
    }
    return found
  }
}

/// Identifies a version of a file.
struct FileStamp: Equatable {
  private let device, inode: UInt64
  private let size: Int64
  private let seconds, nanoseconds: Int

  /// Returns nil if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
    size = Int64(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
