/** Cosine and sine of the golden angle, 137.5 degrees: turned by it again and again, a hand never points where it pointed. */
const TURN = { x: -0.7373688780783197, y: 0.6754902942615238 };

/**
 * Directions that fill the circle evenly, however many are taken. They are made by turning, since what `Math.sin` gives differs from
 * machine to machine in the last digit.
 *
 * @returns points at distance 1 from 0
 * @example [...directions(2)] // [{ x: 1, y: 0 }, { x: -0.737, y: 0.675 }]
 */
export function* directions(count: number): Generator<{ readonly x: number; readonly y: number }> {
  let [x, y] = [1, 0];
  for (let i = 0; i < count; i++) {
    yield { x, y };
    const [turnedX, turnedY] = [x * TURN.x - y * TURN.y, x * TURN.y + y * TURN.x];
    // Turning a million times would lengthen the hand.
    const length = Math.sqrt(turnedX * turnedX + turnedY * turnedY);
    x = turnedX / length;
    y = turnedY / length;
  }
}
