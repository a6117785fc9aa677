import UnfoldInterfaceBuilder
import UnfoldScenario

/// Reads what a path names: a scenario, or a document of Interface Builder.
@MainActor package enum DocumentReader {
    /// A scenario, and what of a document is not taken over.
    package struct Reading {
        package var document: ScenarioDocument
        package var warnings: [ConversionWarning] = []
    }

    /// - Throws: ``ScenarioErrors``.
    package static func read(file: String) throws(ScenarioErrors) -> ScenarioDocument {
        try reading(file: file).document
    }

    /// The same with warnings.
    package static func reading(file: String) throws(ScenarioErrors) -> Reading {
        var inputs: [String] = []
        do {
            var reading = try reading(file, &inputs)
            reading.document.inputFiles += inputs
            return reading
        } catch {
            var mistakes = error
            mistakes.inputFiles += inputs
            throw mistakes
        }
    }

    private static func reading(_ file: String, _ inputs: inout [String]) throws(ScenarioErrors) -> Reading {
        if IBDocument.isDocument(path: file) {
            let conversion = try ScenarioConversion(file: file)
            inputs = conversion.fontFiles
            return Reading(document: try conversion.document(), warnings: conversion.warnings)
        }
        var named: [String] = []
        var warnings: [ConversionWarning] = []
        defer { inputs = named }
        let document = try ScenarioDocument.read(file: file) { reference throws(ScenarioError) in
            try ScenarioConversion.template(of: reference, inputs: &named, warnings: &warnings)
        }
        return Reading(document: document, warnings: warnings)
    }
}
