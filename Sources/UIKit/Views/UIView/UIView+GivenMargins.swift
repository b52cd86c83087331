/// The margins as the program has set them.
enum GivenMargins: Equatable {
  case sides(UIEdgeInsets)
  /// The margins are exchanged in right-to-left layout.
  case directional(NSDirectionalEdgeInsets)

  fileprivate var isFinite: Bool {
    switch self {
    case .sides(let insets): (insets.top + insets.left + insets.bottom + insets.right).isFinite
    case .directional(let insets):
      (insets.top + insets.leading + insets.bottom + insets.trailing).isFinite
    }
  }
}

extension UIView {
  /// The margins that were set, converted for the current layout direction.
  var ownLayoutMargins: UIEdgeInsets? {
    switch givenMargins {
    case nil: nil
    case .sides(let insets): insets
    case .directional(let insets): sides(of: insets)
    }
  }

  func setGivenMargins(_ margins: GivenMargins) {
    guard margins != givenMargins else { return }
    guard margins.isFinite else {
      return Diagnostics.warn("Layout margins must be finite; what was set is ignored.")
    }
    let former = ownLayoutMargins
    givenMargins = margins
    if ownLayoutMargins != former { marginsDidChange() }
  }
}
