import CoreGraphics

/// In a filter's attributes: the name by which it is made.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// In a filter's attributes: its name for people.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// In a filter's attributes: an array of the names of its categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// In a parameter's attributes: the name of its values' class, such as `NSNumber` or `CIVector`.
public let kCIAttributeClass = "CIAttributeClass"
/// In a parameter's attributes: its value as long as none is set.
public let kCIAttributeDefault = "CIAttributeDefault"

extension BuiltInFilter {
  /// "Gaussian Blur" for `CIGaussianBlur`.
  var displayName: String {
    name.dropFirst("CI".count).reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(letter)
    }
  }

  /// What ``CIFilter/attributes`` says of it.
  var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: displayName,
      kCIAttributeFilterCategories: categories.sorted(),
    ]
    for key in imageKeys { result[key] = [kCIAttributeClass: "CIImage"] as [String: Any] }
    for parameter in parameters {
      result[parameter.key] =
        [kCIAttributeClass: parameter.className, kCIAttributeDefault: parameter.standard]
        as [String: Any]
    }
    return result
  }
}

extension BuiltInFilter.Parameter {
  /// The class of its values on iOS.
  fileprivate var className: String {
    switch standard {
    case is CIVector: "CIVector"
    case is CIColor: "CIColor"
    case is CGAffineTransform: "NSValue"
    default: "NSNumber"
    }
  }
}
