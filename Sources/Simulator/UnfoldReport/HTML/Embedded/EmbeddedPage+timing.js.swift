// swift-format-ignore-file
// Page/timing.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let timingJS = #"""
        // UIKit's timing curves, and what moves between two steps.

        /** A cubic Bézier curve from (0, 0) to (1, 1), as a function of time. */
        function bezier(x1, y1, x2, y2) {
          const at = (a, b, t) => 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t;
          return (time) => {
            let [low, high] = [0, 1];
            for (let i = 0; i < 40; i += 1) {
              const middle = (low + high) / 2;
              if (at(x1, x2, middle) < time) low = middle; else high = middle;
            }
            return at(y1, y2, (low + high) / 2);
          };
        }

        const curves = {
          easeInOut: bezier(0.42, 0, 0.58, 1),
          easeIn: bezier(0.42, 0, 1, 1),
          easeOut: bezier(0, 0, 0.58, 1),
          linear: (time) => time,
        };

        /**
         * A spring that has come to rest, but for a thousandth, when its duration is over.
         * @param {number} ratio damping: 1 does not overshoot
         * @param {number} velocity at the start, in distances a duration
         */
        function spring(ratio, velocity) {
          const damping = Math.max(ratio, 0.01);
          if (damping < 1) {
            const rest = Math.log(1000 / Math.sqrt(1 - damping * damping));
            const frequency = rest / damping;
            const turn = frequency * Math.sqrt(1 - damping * damping);
            const swing = (damping * frequency - velocity) / turn;
            return (t) => 1 - Math.exp(-damping * frequency * t) * (Math.cos(turn * t) + swing * Math.sin(turn * t));
          }
          const frequency = 9.2;
          return (t) => 1 - Math.exp(-frequency * t) * (1 + (frequency - velocity) * t);
        }

        /** How far an animation is, 0 to 1 (springs overshoot), so many seconds after its start. */
        export function progress(animation, seconds) {
          const time = (seconds - animation.delay) / animation.duration;
          if (time >= 1) return 1;
          if (time <= 0) return 0;
          if (animation.curve === "spring") {
            return spring(animation.dampingRatio ?? 1, (animation.initialVelocity ?? 0) * animation.duration)(time);
          }
          return (curves[animation.curve] ?? curves.easeInOut)(time);
        }

        /** Seconds until all animations of a step are over. */
        export function durationOf(step) {
          return Math.max(0, ...(step.frames?.animations ?? []).map((one) => one.delay + one.duration));
        }

        /** Between two rectangles. */
        export function between(from, to, share) {
          return from.map((value, index) => value + (to[index] - value) * share);
        }

        /**
         * Where everything that moves is, so many seconds into a step's animations.
         * @returns {{items: Map<string, {rect: any, alpha: number}>, moves: Map<string, Map<number, {frame: any, alpha: any}>>}}
         */
        export function positionsAt(step, seconds) {
          const items = new Map();
          const moves = new Map();
          for (const animation of step.frames?.animations ?? []) {
            const share = progress(animation, seconds);
            for (const item of animation.items) {
              // What two updates of one step move goes from the first start to the last end.
              const start = items.get(item.id)?.start ?? item.from;
              const alpha = item.alpha[0] + (item.alpha[1] - item.alpha[0]) * share;
              items.set(item.id, { start, rect: between(start, item.to, share), alpha });
            }
            for (const move of animation.moves) {
              if (!moves.has(move.cell)) moves.set(move.cell, new Map());
              const cell = moves.get(move.cell);
              const known = cell.get(move.view) ?? { start: null, frame: null, alpha: null };
              if (move.from) {
                known.start ??= move.from;
                known.frame = between(known.start, move.to, share);
              }
              if (move.alpha) known.alpha = move.alpha[0] + (move.alpha[1] - move.alpha[0]) * share;
              cell.set(move.view, known);
            }
          }
          return { items, moves };
        }

        """#
}
