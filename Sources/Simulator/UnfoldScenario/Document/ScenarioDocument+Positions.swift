extension ScenarioDocument {
    /// Gives views and constraints the positions that they have in the file behind the scenario, in order; heights none.
    package mutating func setPositions(views: [[SourcePosition]], constraints: [[SourcePosition]]) {
        table.positions = [:]
        edit(row: { $0.heightPosition = nil }, part: { $1.position = nil })
        for index in templates.indices {
            if views.indices.contains(index), views[index].count == templates[index].views.count {
                for item in views[index].indices { templates[index].views[item].position = views[index][item] }
            }
            guard constraints.indices.contains(index), constraints[index].count == templates[index].constraints.count
            else { continue }
            for item in constraints[index].indices {
                templates[index].constraints[item].position = constraints[index][item]
            }
        }
    }
}
