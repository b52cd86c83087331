import Testing

/// A small project for each row of the translator's table, built and driven: each of the lines that
/// an app prints is missing or another one where the translation of its row does nothing.
@Suite(.serialized) struct RowTests {}
