extension UIBarItem: UIAccessibilityIdentification, AccessibleObject {}
