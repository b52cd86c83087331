extension UINavigationController: InvariantHolder {
  var brokenRule: String? {
    for controller in stack where controller.parent !== self {
      return "\(type(of: controller)) is on the stack and no child"
    }
    guard arriving.allSatisfy(isOnStack), leaving.isEmpty else {
      return "somebody on the stack is still on the way"
    }
    guard isVisible else { return nil }
    guard shown === stack.last else { return "it does not show its top" }
    guard navigationBar.stack == stack.map({ $0.navigationItem }) else {
      return "its bar does not show the stack's items"
    }
    return nil
  }

  var brokenViewRule: String? {
    isVisible ? brokenRule(showing: [shown].compactMap { $0 }, in: container) : nil
  }
}
