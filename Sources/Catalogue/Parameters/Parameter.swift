/// A value in a demo's code that its user can change while it runs.
///
///     @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
///     var duration: TimeInterval = 0.8
///
/// It is read where it is used: then it has the value in force in the scene whose code runs, which
/// is that of the code unless a ``ParameterSource`` has another.
@propertyWrapper
public struct Parameter<Value: Sendable>: Sendable {
  let id: ParameterID
  let title: String
  let control: ParameterControl
  let standard: Value
  let standardSetting: ParameterSetting
  let value: @Sendable (ParameterSetting) -> Value?

  /// The value in force in the scene whose code runs; that of the code outside the studio.
  @MainActor
  public var wrappedValue: Value {
    guard let source = ParameterSource.setting, let setting = source(id),
      let valid = control.valid(setting)
    else { return standard }
    return value(valid) ?? standard
  }

  init(
    _ standard: Value, _ setting: ParameterSetting, _ title: String, _ control: ParameterControl,
    at id: ParameterID, value: @escaping @Sendable (ParameterSetting) -> Value?
  ) {
    assert(control.valid(setting) == setting, "The value of “\(title)” is out of its range.")
    self.id = id
    self.title = title
    self.control = control
    self.standard = standard
    standardSetting = setting
    self.value = value
  }
}

extension Parameter where Value: BinaryFloatingPoint {
  /// A number, a length or a time.
  ///
  /// - Parameters:
  ///   - title: for the user, as short as a word or two.
  ///   - range: the values that it can have.
  ///   - step: the distance between two values that a slider gives.
  ///   - unit: what it counts; fractions of 1 for percent.
  public init(
    wrappedValue: Value, _ title: String, in range: ClosedRange<Value>, step: Value,
    unit: ParameterUnit = .none, file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      wrappedValue, .number(Double(wrappedValue)), title,
      .number(
        ParameterRange(
          Double(range.lowerBound)...Double(range.upperBound), step: Double(step), unit: unit)),
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .number(let number) = setting else { return nil }
      return Value(number)
    }
  }
}

extension Parameter where Value: BinaryInteger {
  /// A whole number.
  ///
  /// - Parameters:
  ///   - title: for the user, as short as a word or two.
  ///   - range: the values that it can have.
  ///   - unit: what it counts.
  public init(
    wrappedValue: Value, _ title: String, in range: ClosedRange<Value>,
    unit: ParameterUnit = .none, file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      wrappedValue, .number(Double(wrappedValue)), title,
      .number(
        ParameterRange(
          Double(range.lowerBound)...Double(range.upperBound), step: 1, unit: unit)),
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .number(let number) = setting else { return nil }
      return Value(number.rounded())
    }
  }
}

extension Parameter where Value == Bool {
  /// Something that is so or not.
  public init(
    wrappedValue: Bool, _ title: String, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      wrappedValue, .flag(wrappedValue), title, .flag,
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .flag(let flag) = setting else { return nil }
      return flag
    }
  }
}

extension Parameter where Value: Equatable {
  /// One of some values.
  ///
  /// - Parameters:
  ///   - title: for the user, as short as a word or two.
  ///   - choices: the values by their names in Swift; the initial one must be among them.
  public init(
    wrappedValue: Value, _ title: String, choices: KeyValuePairs<String, Value>,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      wrappedValue, title, choices.map { ($0.key, $0.value) },
      at: ParameterID(file: file, line: line, column: column))
  }

  fileprivate init(
    _ standard: Value, _ title: String, _ choices: [(name: String, value: Value)],
    at id: ParameterID
  ) {
    let values = choices.map(\.value)
    self.init(
      standard, .choice(values.firstIndex(of: standard) ?? -1), title,
      .choice(ParameterChoice.all(named: choices.map(\.name))), at: id
    ) { setting in
      guard case .choice(let index) = setting else { return nil }
      return values[index]
    }
  }
}

extension Parameter where Value: CaseIterable & Equatable {
  /// One of the cases of an enumeration.
  public init(
    wrappedValue: Value, _ title: String, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      wrappedValue, title, Value.allCases.map { ("\($0)", $0) },
      at: ParameterID(file: file, line: line, column: column))
  }
}

extension Parameter where Value == BezierCurve {
  /// A timing curve.
  public init(
    wrappedValue: BezierCurve, _ title: String, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      wrappedValue, .curve(wrappedValue), title, .curve,
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .curve(let curve) = setting else { return nil }
      return curve
    }
  }
}

extension Parameter where Value == DampedSpring {
  /// A spring by its damping ratio.
  public init(
    wrappedValue: DampedSpring, _ title: String, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      wrappedValue, .spring(wrappedValue), title, .spring,
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .spring(let spring) = setting else { return nil }
      return spring
    }
  }
}

extension Parameter where Value == PhysicalSpring {
  /// A spring by its physics.
  public init(
    wrappedValue: PhysicalSpring, _ title: String, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      wrappedValue, .physicalSpring(wrappedValue), title, .physicalSpring,
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .physicalSpring(let spring) = setting else { return nil }
      return spring
    }
  }
}
