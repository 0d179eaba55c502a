import Testing

/// What others get of sheetc, and that it works where they put it.
///
/// One after another: each builds on all cores.
@Suite(.serialized) struct DistributionTests {}
