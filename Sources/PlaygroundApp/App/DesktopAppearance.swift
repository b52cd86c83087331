import UIKit

/// Decides whether a window is light or dark: the desktop's setting applies until the user chooses.
@MainActor
final class DesktopAppearance {
  /// The desktop's last setting; nil before it is known.
  private(set) var isDark: Bool?
  private let isChosen: Bool
  private let show: @MainActor (_ isDark: Bool) -> Void

  /// - Parameters:
  ///   - isChosen: whether the user chose the appearance in an earlier run. The choice applies
  ///     until the desktop changes its setting.
  ///   - show: makes the window light or dark.
  init(isChosen: Bool = false, show: @escaping @MainActor (_ isDark: Bool) -> Void) {
    (self.isChosen, self.show) = (isChosen, show)
  }

  /// Makes an appearance that changes the window of a stage.
  convenience init(of stage: Stage, isChosen: Bool = false) {
    self.init(isChosen: isChosen) { [weak stage] in stage?.isDark = $0 }
  }

  /// Called with the desktop's setting at first, and when it changes.
  func update(isDark: Bool) {
    let former = self.isDark
    self.isDark = isDark
    if former == nil ? !isChosen : former != isDark { show(isDark) }
  }
}
