/// Runs a block: there are no autorelease pools on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
