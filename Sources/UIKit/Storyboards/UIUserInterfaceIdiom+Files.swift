extension UIUserInterfaceIdiom {
  /// What the names of files, and the keys of `Info.plist`, end with that are for this kind of
  /// device alone; nil where there is no such ending.
  var nameEnding: String? {
    switch self {
    case .phone: "~iphone"
    case .pad: "~ipad"
    default: nil
    }
  }
}
