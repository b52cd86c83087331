extension UIViewController {
  /// The part that bars cover at the top of the view, for files older than iOS 11. Made with the
  /// view.
  public var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// The part that bars cover at the bottom of the view, for files older than iOS 11.
  public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  private func layoutSupport(_ role: UILayoutGuide.Role) -> LayoutSupportGuide {
    let view = view ?? UIView()
    return view.systemGuide(role) as? LayoutSupportGuide ?? LayoutSupportGuide(role: role, in: view)
  }
}
