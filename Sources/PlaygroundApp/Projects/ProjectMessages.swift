import CoreGraphics
import Platform
import UIKit

/// Follows what is told on standard input by the process that builds the project: shows errors over
/// the app, and closes the window for a new one.
@MainActor
final class ProjectMessages {
  let overlay = LiveOverlay()
  private var close: (@MainActor (String) -> Void)?
  private var source: (any DispatchSourceRead)?
  private var rest = Data()

  /// Begins to read.
  ///
  /// - Parameter close: ends the window; gets the file in which the next app finds its place.
  func start(close: @escaping @MainActor (String) -> Void) {
    self.close = close
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.activate()
    self.source = source
  }

  private static let most = 65_536

  private func read() {
    var bytes = [UInt8](repeating: 0, count: Self.most)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      // The other process has ended: there is nothing more to follow.
      source?.cancel()
      return
    }
    rest += bytes[..<count]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = Data(rest[rest.index(after: end)...])
      if let message = ProjectMessage(line: line) { take(message) }
    }
  }

  private func take(_ message: ProjectMessage) {
    switch message {
    case .failed(let file, let line, let reason):
      let url = URL(fileURLWithPath: file ?? "")
      overlay.display(
        InterfaceFault(url: url, file: url.lastPathComponent, line: line, reason: reason))
    case .close(let file): close?(file)
    }
  }
}
