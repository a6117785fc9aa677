// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Traits+ControlMetrics.tsv.
// swift-format-ignore-file

import Foundation

/// Natural sizes of controls, in points: the one table that all of them ask (table A3.4). Set ``LayoutEnvironment/controlMetrics`` to try other figures.
public struct ControlMetrics: Equatable, Sendable {
    /// Alignment rectangle of a switch.
    public var switchSize = CGSize(width: 49, height: 31)
    /// What its frame has around that.
    public var switchInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    /// Alignment height of a slider.
    public var sliderHeight: CGFloat = 30
    /// What its frame has around that.
    public var sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    /// Size of a stepper.
    public var stepperSize = CGSize(width: 94, height: 32)
    /// Alignment height of a segmented control.
    public var segmentedHeight: CGFloat = 31
    /// What its frame has around that.
    public var segmentedInsets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    /// Width of a segment beyond its title or image.
    public var segmentPadding: CGFloat = 19
    /// Width between segments.
    public var segmentDivider: CGFloat = 1
    /// Height of a progress bar.
    public var progressHeight: CGFloat = 4
    /// Side of an activity indicator, medium or large.
    public var activitySide: CGFloat = 20, largeActivitySide: CGFloat = 37
    /// Height of a page control, and its width for each page.
    public var pageControlHeight: CGFloat = 26, pageWidth: CGFloat = 17.5
    /// Its width beyond that; negative if the last gap is left out.
    public var pageControlPadding: CGFloat = 63
    /// What a text field's line has beyond the line height, before rounding up to pixels.
    public var textFieldLinePadding: CGFloat = 1.5
    /// What a text field without a border is wider than its text.
    public var textFieldCaretWidth: CGFloat = 0
    /// Least height of a text field with a border.
    public var borderedTextFieldHeight: CGFloat = 34
    /// What a border adds to the line of a text field.
    public var textFieldBorderHeight: CGFloat = 12
    /// What a border adds to its width.
    public var textFieldBorderWidth: CGFloat = 14
    /// Height of a search bar.
    public var searchBarHeight: CGFloat = 56
    /// Size of a date picker with wheels.
    public var wheelsSize = CGSize(width: 320, height: 216)
    /// Height of a compact date picker, and widths of its date and its time.
    public var compactDatePickerHeight: CGFloat = 34, compactDateWidth: CGFloat = 118, compactTimeWidth: CGFloat = 74
    /// Between date and time.
    public var compactGap: CGFloat = 8
    /// Size of an inline date picker.
    public var inlineDatePickerSize = CGSize(width: 320, height: 330)
    /// Least width of a button with neither image nor background, insets nor configuration.
    public var buttonMinimumWidth: CGFloat = 30
    /// What such a button has above and below its title together.
    public var buttonVerticalPadding: CGFloat = 12
    /// Side of a button of a round type: the info button and those like it, since iOS 13 a symbol at scale large.
    public var roundButtonSide: CGFloat = 20 * 1.28
    /// Insets of a small button with a configuration.
    public var smallConfigurationInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    /// Insets of a medium one.
    public var mediumConfigurationInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Insets of a large one.
    public var largeConfigurationInsets = NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    /// Size of a symbol image over the point size of its text, at scale `medium`.
    public var symbolSize = CGSize(width: 20.0 / 17, height: 19.0 / 17)
    /// The same of symbols whose shape is another one, by name; a name with `.fill` is looked up without.
    public var symbolSizes: [String: CGSize] = Self.recordedSymbols
    /// As ``symbolSize``, at scale `large`.
    public var largeSymbolSize = CGSize(width: 25.8 / 17, height: 26.2 / 17)
    /// As ``symbolSizes``, at scale `large`: what is neither there nor here is as large as ``largeSymbolSize``.
    public var largeSymbolSizes: [String: CGSize] = Self.recordedLargeSymbols
    public init() {}
}
