extension UIViewController {
  /// What bars cover at the top of the view, as files older than iOS 11 name it. Made with the
  /// view.
  public var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// What bars cover at the bottom of the view, as files older than iOS 11 name it.
  public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  private func layoutSupport(_ role: UILayoutGuide.Role) -> LayoutSupportGuide {
    let view = view ?? UIView()
    return view.systemGuide(role) as? LayoutSupportGuide ?? LayoutSupportGuide(role: role, in: view)
  }
}
