import SwiftSyntax

/// The network classes, which Foundation has on iOS and a module of its own has here.
enum Networking {
  static let module = "FoundationNetworking"

  /// Whether a token is the name of one of its types.
  static func isType(_ token: TokenSyntax, of project: Project) -> Bool {
    guard case .identifier(let name) = token.tokenKind else { return false }
    return types.contains(name) && project.index.types[name]?.isProject != true
  }

  private static let types: Set = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionStreamDelegate", "URLSessionStreamTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
    "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
  ]
}
