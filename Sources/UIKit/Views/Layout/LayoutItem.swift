/// An item of constraints: a view, or a guide in a view.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the owning view of the guide.
  var layoutView: UIView? { get }
  /// A name for messages: the class, with what distinguishes the item from others of the class.
  var layoutName: String { get }
  /// The item's variables in the engine of its island.
  var layoutBox: LayoutBox? { get set }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  var layoutBox: LayoutBox? {
    get { layoutRecord?.box }
    set { makeLayoutRecord().box = newValue }
  }

  var layoutName: String {
    let type = "\(type(of: self))"
    if let text = messageText, !text.isEmpty {
      let brief = text.count > 24 ? text.prefix(23) + "…" : text[...]
      return "\(type) \"\(brief)\""
    }
    if tag != 0 { return "\(type) tag \(tag)" }
    if let viewOwner { return "\(type) of \(Swift.type(of: viewOwner))" }
    if let index = superview?.siblings.index(of: self) {
      return "\(type) #\(index)"
    }
    return type
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }

  var layoutName: String {
    let name = identifier.isEmpty ? "" : " '\(identifier)'"
    let owner = owningView.map { " of \($0.layoutName)" } ?? ""
    return "\(type(of: self))\(name)\(owner)"
  }
}
