import CoreGraphics
import Platform
import UIKit

/// Follows what is told on standard input by the process that builds the project: shows errors over
/// the app, and closes the window for a new one, or with that process.
@MainActor
final class ProjectMessages {
  let overlay = LiveOverlay()
  /// Shows whether the app is being built; it is said in a corner of the stage at first.
  lazy var showBuilding: @MainActor (Bool) -> Void = { [overlay] in overlay.isBuilding = $0 }
  private var close: (@MainActor (String?) -> Void)?
  private var source: (any DispatchSourceRead)?
  private var rest = Data()
  private let later: LaterCalls
  private let isSupervised: Bool
  private let projectName: String
  /// A build that ends before it is shown is not shown.
  private var messageCount = 0

  /// Begins to read, if there is such a process.
  ///
  /// - Parameter close: ends the window; gets the file in which the next app finds its place, or
  ///   nil where there is none.
  func start(close: @escaping @MainActor (String?) -> Void) {
    guard isSupervised else { return }
    self.close = close
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.activate()
    self.source = source
  }

  /// - Parameters:
  ///   - isSupervised: whether another process has started this one, and builds the project.
  ///   - projectName: the heading of an error that is in no file.
  init(
    isSupervised: Bool, projectName: String = OpenedProject.current?.demo.title ?? "App",
    later: LaterCalls = .mainQueue
  ) {
    (self.isSupervised, self.projectName, self.later) = (isSupervised, projectName, later)
  }

  private static let most = 65_536

  private func read() {
    var bytes = [UInt8](repeating: 0, count: Self.most)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      // The other process has ended.
      source?.cancel()
      close?(nil)
      return
    }
    rest += bytes[..<count]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = Data(rest[rest.index(after: end)...])
      if let message = ProjectMessage(line: line) { take(message) }
    }
  }

  /// Does what a message says.
  func take(_ message: ProjectMessage) {
    messageCount += 1
    switch message {
    case .building: announceBuild()
    case .failed(let file, let line, let reason):
      showBuilding(false)
      let url = file.map { URL(fileURLWithPath: $0) }
      overlay.display(
        InterfaceFault(
          url: url ?? Bundle.main.bundleURL, file: url?.lastPathComponent ?? projectName,
          line: line, reason: reason),
        of: .build)
    case .upToDate:
      showBuilding(false)
      overlay.hideFault(of: .build)
    case .close(let file): close?(file)
    }
  }

  /// Seconds after which a build is worth a word.
  private static let patience: TimeInterval = 0.25

  private func announceBuild() {
    let count = messageCount
    later.call(Self.patience) { [weak self] in
      guard let self, messageCount == count else { return }
      showBuilding(true)
    }
  }
}
