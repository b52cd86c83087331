import UIKit

/// Whether a window is light or dark: as the desktop says, until the user chooses otherwise.
@MainActor
final class DesktopAppearance {
  /// What the desktop has said last; nil before it has said anything.
  private(set) var isDark: Bool?
  private let isChosen: Bool
  private let show: @MainActor (_ isDark: Bool) -> Void

  /// - Parameters:
  ///   - isChosen: whether the user has chosen the appearance the last time. It holds until the
  ///     desktop changes its own.
  ///   - show: makes the window light or dark.
  init(isChosen: Bool = false, show: @escaping @MainActor (_ isDark: Bool) -> Void) {
    (self.isChosen, self.show) = (isChosen, show)
  }

  /// Changes the window of a stage.
  convenience init(of stage: Stage, isChosen: Bool = false) {
    self.init(isChosen: isChosen) { [weak stage] in stage?.isDark = $0 }
  }

  /// The desktop says what windows are to be, at first or again.
  func update(isDark: Bool) {
    let former = self.isDark
    self.isDark = isDark
    if former == nil ? !isChosen : former != isDark { show(isDark) }
  }
}
