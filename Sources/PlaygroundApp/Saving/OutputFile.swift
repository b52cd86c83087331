import CoreGraphics
import Glibc

/// The files that a command writes. Links and devices are written in place, and not replaced.
enum OutputFile {
  /// Throws an error that prevents writing a picture, before the picture is made.
  static func checkPicture(_ path: String) throws {
    if path.isEmpty { throw CommandError.usage("give the name of a file after -o") }
    if path == "-" {
      throw CommandError.usage("a picture is not printed; give the name of a file after -o")
    }
    let url = URL(fileURLWithPath: path)
    let type = url.pathExtension.lowercased()
    guard type.isEmpty || type == "png" else {
      let name = url.deletingPathExtension().lastPathComponent
      throw CommandError.usage("“\(path)”: pictures are PNG files; name it \(name).png")
    }
    try check(url, named: path)
  }

  /// Returns the format of a movie. Throws an error that prevents writing it.
  static func checkMovie(_ path: String) throws -> MovieFormat {
    if path.isEmpty { throw CommandError.usage("give the name of a file after -o") }
    let url = URL(fileURLWithPath: path)
    guard let format = MovieFormat(rawValue: url.pathExtension.lowercased()) else {
      let types = MovieFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw CommandError.usage("“\(path)”: name a moving picture \(types)")
    }
    try check(url, named: path)
    return format
  }

  private static func check(_ url: URL, named path: String) throws {
    var isFolder: ObjCBool = false
    let files = FileManager.default
    if files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandError("“\(path)” is a folder; give the name of a file")
    }
    if files.fileExists(atPath: url.path) {
      guard files.isWritableFile(atPath: url.path) else {
        throw CommandError("“\(path)” cannot be written: it is read-only")
      }
      // A device or a link is written in place, even in a read-only folder.
      let type = try? files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
      if type != .typeRegular { return }
    }
    let folder = url.deletingLastPathComponent().path
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandError("“\(path)” cannot be written: there is no folder “\(folder)”")
    }
    guard files.isWritableFile(atPath: folder) else {
      throw CommandError("“\(path)” cannot be written: the folder “\(folder)” is read-only")
    }
  }

  /// Opens a file for writing from its beginning. Its earlier content is removed.
  static func open(_ path: String) throws -> FileHandle {
    try check(URL(fileURLWithPath: path), named: path)
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw CommandError("“\(path)” cannot be written: \(String(cString: strerror(errno)))")
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
