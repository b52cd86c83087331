import CoreText

extension NSTextAlignment {
  init(_ alignment: CTTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }

  /// The corresponding value of CoreText.
  var coreText: CTTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  init(_ mode: CTLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .byWordWrapping
    case .byCharWrapping: self = .byCharWrapping
    case .byClipping: self = .byClipping
    case .byTruncatingHead: self = .byTruncatingHead
    case .byTruncatingTail: self = .byTruncatingTail
    case .byTruncatingMiddle: self = .byTruncatingMiddle
    }
  }

  /// The corresponding value of CoreText.
  var coreText: CTLineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

extension ParagraphValues {
  init(alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode = .byWordWrapping) {
    self.init()
    (self.alignment, self.lineBreakMode) = (alignment.coreText, lineBreakMode.coreText)
  }
}
