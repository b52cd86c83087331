extension UIBarItem: UIAccessibilityIdentification, AccessibilityConfigurable {}
