package import Foundation

/// The folders in which a project is built. They are in the user's cache folder, never in the
/// project's own.
package struct BuildFolders: Sendable {
  /// The folder for this project.
  package let root: URL
  /// The name of the folder, which no other project has.
  package var name: String { root.lastPathComponent }

  /// The translated copies of the sources, which are compiled.
  var sources: URL { root.appendingPathComponent("Sources") }
  /// The copies of the sources, including those of the unit tests.
  var testSources: URL { root.appendingPathComponent("TestSources") }
  /// The source of the program that runs the unit tests.
  var testProgram: URL { root.appendingPathComponent("TestProgram.swift") }
  /// The compiler's incremental state of the app.
  var objects: URL { root.appendingPathComponent("Objects") }
  /// The compiler's incremental state of the tests.
  var testObjects: URL { root.appendingPathComponent("TestObjects") }
  /// The modules of packages, each in a folder of its name.
  var modules: URL { root.appendingPathComponent("Modules") }
  /// Returns the file with the user's place in the app before it was built again.
  ///
  /// - Parameter process: the identifier of the process that has the project open. There may be
  ///   several such processes.
  package func place(in process: Int32) -> URL {
    root.appendingPathComponent("place-\(process).json")
  }
  /// The folder with the executable and the app's resources.
  package var app: URL { root.appendingPathComponent("App") }

  /// Makes the folders of a project.
  ///
  /// - Parameter cache: the cache folder of the playground.
  package init(of project: Project, cache: URL) {
    // The hash separates projects of the same name in different folders.
    let hash = Self.hash(project.folder.path + "\n" + project.moduleName)
    root = cache.appendingPathComponent("Projects")
      .appendingPathComponent("\(project.moduleName)-\(hash)")
  }

  /// Returns a name for a text: its 64-bit FNV-1a hash, which is the same in each run.
  static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }

  /// Returns the cache folder of the playground.
  package static func cache(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProjectError) -> URL {
    guard let folder = UserFolder.cache.url(in: environment) else {
      throw ProjectError("there is no place to build in: neither XDG_CACHE_HOME nor HOME is set")
    }
    return folder
  }

  /// Runs `body` while no other process builds in a folder. It waits for other processes.
  static func locked<Result>(
    _ folder: URL, _ body: () throws(ProjectError) -> Result
  ) throws(ProjectError) -> Result {
    try make(folder)
    let file = folder.appendingPathComponent("lock").path
    let descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ProjectError("\(file) cannot be opened: \(String(cString: strerror(errno)))")
    }
    // Closing the descriptor releases the lock. The system does this too if the process is killed.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw ProjectError("\(file) cannot be locked: \(String(cString: strerror(errno)))")
      }
    }
    return try body()
  }

  /// Makes a folder, including its parents.
  static func make(_ folder: URL) throws(ProjectError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ProjectError("\(folder.path) cannot be made: \(reason(of: error))")
    }
  }

  /// Writes a file atomically, unless it already has this content.
  static func write(_ data: Data, to file: URL) throws(ProjectError) {
    if (try? Data(contentsOf: file)) == data { return }
    try writing(file) { try data.write(to: file, options: .atomic) }
  }

  /// Runs a change of a file. An error contains the file's name.
  static func writing(_ file: URL, _ change: () throws -> Void) throws(ProjectError) {
    do { try change() } catch {
      throw ProjectError("\(file.path) cannot be written: \(reason(of: error))")
    }
  }

  /// Returns the system's message for an error of a file.
  static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? error as NSError).localizedDescription
  }
}
