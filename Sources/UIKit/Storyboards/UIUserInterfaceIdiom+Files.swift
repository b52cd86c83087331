extension UIUserInterfaceIdiom {
  /// The suffix of file names, and of keys in `Info.plist`, that are for this kind of device only;
  /// nil if there is none.
  var nameEnding: String? {
    switch self {
    case .phone: "~iphone"
    case .pad: "~ipad"
    default: nil
    }
  }
}
