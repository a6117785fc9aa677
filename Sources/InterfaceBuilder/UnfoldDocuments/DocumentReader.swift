import UnfoldInterfaceBuilder
import UnfoldScenario

/// Reads what a path names: a scenario, or a document of Interface Builder.
@MainActor package enum DocumentReader {
    package struct Reading {
        package var document: ScenarioDocument
        package var warnings: [ConversionWarning] = []
    }

    /// - Parameter data: the file's contents, if they are known already.
    /// - Throws: ``ScenarioErrors``.
    package static func read(file: String, data: Data? = nil) throws(ScenarioErrors) -> ScenarioDocument {
        try reading(file: file, data: data).document
    }

    package static func reading(file: String, data: Data? = nil) throws(ScenarioErrors) -> Reading {
        var inputs: [String] = []
        do {
            var reading = try reading(file, data, &inputs)
            reading.document.inputFiles += inputs
            return reading
        } catch {
            var mistakes = error
            mistakes.inputFiles += inputs
            throw mistakes
        }
    }

    private static func reading(_ file: String, _ data: Data?, _ inputs: inout [String]) throws(ScenarioErrors)
        -> Reading
    {
        if IBDocument.isDocument(path: file) {
            let conversion = try ScenarioConversion(file: file, data: data)
            inputs = conversion.fontFiles
            return Reading(document: try conversion.document(), warnings: conversion.warnings)
        }
        var named: [String] = []
        var warnings: [ConversionWarning] = []
        defer { inputs = named }
        let document = try ScenarioDocument.read(file: file, data: data) { reference throws(ScenarioError) in
            try ScenarioConversion.template(of: reference, inputs: &named, warnings: &warnings)
        }
        return Reading(document: document, warnings: warnings)
    }
}
