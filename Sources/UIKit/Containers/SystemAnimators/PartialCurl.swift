/// The state of a partial curl between presentation and dismissal.
@MainActor
final class PartialCurl {
  /// The presenter's page, partly curled up over the presented view; nil if there is none.
  weak var page: CurledPageView?
}
