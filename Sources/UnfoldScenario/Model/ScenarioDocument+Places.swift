import UnfoldAutoLayout

extension ScenarioDocument {
    /// Gives views and constraints the places in the file that the scenario was made from, template by template in
    /// order.
    package mutating func place(views: [[SourcePosition]], constraints: [[SourcePosition]]) {
        for index in templates.indices {
            if views.indices.contains(index), views[index].count == templates[index].views.count {
                for place in views[index].indices { templates[index].views[place].position = views[index][place] }
            }
            guard constraints.indices.contains(index),
                constraints[index].count == templates[index].constraints.count
            else { continue }
            for place in constraints[index].indices {
                templates[index].constraints[place].position = constraints[index][place]
            }
        }
    }
}
