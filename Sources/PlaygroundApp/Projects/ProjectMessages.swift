import CoreGraphics
import Platform
import UIKit

/// Handles the messages on standard input from the process that builds the project: it shows errors
/// above the app, and closes the window for a new app, or when that process ends.
@MainActor
final class ProjectMessages {
  let overlay = LiveOverlay()
  /// Shows whether the app is being built. By default it is shown in a corner of the stage.
  lazy var showBuilding: @MainActor (Bool) -> Void = { [overlay] in overlay.isBuilding = $0 }
  private var close: (@MainActor (String?) -> Void)?
  private var source: (any DispatchSourceRead)?
  private var rest = Data()
  private let later: LaterCalls
  private let isSupervised: Bool
  private let projectName: String
  /// The number of messages. It detects builds that end before their start is shown.
  private var messageCount = 0

  /// Starts reading, if there is such a process.
  ///
  /// - Parameter close: ends the window. It gets the file in which the next app finds its place;
  ///   nil if there is none.
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
  ///   - projectName: the heading of an error without a file.
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

  /// Handles a message.
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

  /// The seconds after which a build is shown.
  private static let patience: TimeInterval = 0.25

  private func announceBuild() {
    let count = messageCount
    later.call(Self.patience) { [weak self] in
      guard let self, messageCount == count else { return }
      showBuilding(true)
    }
  }
}
