#if !canImport(QuartzCore)
    // Layers in layers. Those of subviews are where their views do; the others are stored, with those of subviews
    // between them.
    extension CALayer {
        var foundSuperlayer: CALayer? {
            let above = view?.layerOwnerAbove
            if let storedSuperlayer, view == nil || above === superviewWhenAdded { return storedSuperlayer }
            return above?.layerOfView
        }

        /// What was stored with the layers of subviews: each new one is just below the next subview's, else in front.
        var allSublayers: [CALayer] {
            let above = (view?.layerOwnersBelow ?? []).map(\.layerOfView).filter { $0.foundSuperlayer === self }
            let ofSubviews = Set(above.map { ObjectIdentifier($0) })
            let stored = storedSublayers.filter { $0.foundSuperlayer === self }
            guard stored.contains(where: { !ofSubviews.contains(ObjectIdentifier($0)) }) else {
                storedSublayers = []
                return above
            }
            let known = Set(stored.map { ObjectIdentifier($0) })
            var layers: [CALayer] = []
            var next = above[...]
            for layer in stored {
                guard ofSubviews.contains(ObjectIdentifier(layer)) else {
                    layers.append(layer)
                    continue
                }
                // The place of a subview's layer: of the next known one, with the new ones below it.
                while let layer = next.popFirst() {
                    layers.append(layer)
                    if known.contains(ObjectIdentifier(layer)) { break }
                }
            }
            storedSublayers = layers + next
            return storedSublayers
        }

        func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
            guard canTake([layer]) else { return }
            layer.leave()
            var layers = allSublayers.filter { $0 !== layer }
            layers.insert(layer, at: min(max(index(layers), 0), layers.count))
            take([layer], in: layers)
        }

        func replaceSublayers(_ layers: [CALayer]) {
            guard canTake(layers) else { return }
            for layer in storedSublayers where layer.storedSuperlayer === self { layer.storedSuperlayer = nil }
            storedSublayers = []
            var seen: Set<ObjectIdentifier> = []
            let new = layers.filter { seen.insert(ObjectIdentifier($0)).inserted }
            new.forEach { $0.leave() }
            take(new, in: new)
        }

        func leave() {
            storedSuperlayer?.storedSublayers.removeAll { $0 === self }
            storedSuperlayer = nil
        }

        /// A layer cannot be in itself; raises as Core Animation does.
        private func canTake(_ layers: [CALayer]) -> Bool {
            let around = Set(sequence(first: self, next: \.foundSuperlayer).map { ObjectIdentifier($0) })
            guard let layer = layers.first(where: { around.contains(ObjectIdentifier($0)) }) else { return true }
            let name = LayoutNames.className(of: layer)
            UIKitExceptions.handler(
                UIKitException(
                    name: "CALayerInvalid", reason: "layer <\(name): 0x0> is a part of cycle in its layer tree"))
            return false
        }

        /// Stores an order of layers, some of which are new here. Subviews are in the order of their layers.
        private func take(_ new: [CALayer], in layers: [CALayer]) {
            for layer in new {
                let superview = layer.view?.layerOwnerAbove
                let isSubviews = superview != nil && superview === view
                layer.storedSuperlayer = isSubviews ? nil : self
                layer.superviewWhenAdded = superview
            }
            storedSublayers = layers
            guard let view, new.contains(where: { $0.storedSuperlayer == nil }) else { return }
            let moved = layers.compactMap { $0.storedSuperlayer == nil ? $0.view : nil }
            let places = Set(moved.map { ObjectIdentifier($0) })
            var next = moved.makeIterator()
            view.layerOwnersBelow = view.layerOwnersBelow.map {
                places.contains(ObjectIdentifier($0)) ? next.next() ?? $0 : $0
            }
        }
    }
#endif
