import { gloss, metal, painted, plastic, printed, rubber } from '../materials.ts';
import { at, box, drum, group, plate, rectangle, sheet } from '../shapes.ts';

interface Phone {
  width: number;
  height: number;
  /** Where its cameras sit: their places from its upper left corner, and their radius. */
  lenses: readonly (readonly [x: number, y: number])[];
  lens: number;
  island: readonly [width: number, height: number, radius: number];
  /** What its screen shows, from above down. */
  sky: readonly string[];
  back?: 'glass' | 'matt' | 'rubber';
}

/** A phone that stands a little turned, a second one behind it shows its back. */
export function phone(model: Phone, colour: string) {
  return group(
    at(onePhone(model, colour), [model.width * 0.34, model.height / 2, 1.2], [-6, -14, 0]),
    at(onePhone(model, colour), [-model.width * 0.34, model.height / 2, -1.6], [-6, 166, 0]),
  );
}

export function onePhone({ width, height, lenses, lens, island, sky, back = 'glass' }: Phone, colour: string) {
  const corner = back === 'rubber' ? 1.3 : 1.05;
  const depth = back === 'rubber' ? 1.3 : 0.82;
  const cover = { glass: gloss(colour), matt: plastic(colour, 0.5), rubber: rubber(colour) }[back];
  const wall = painted(360, 780, (canvas) => {
    const fill = canvas.createLinearGradient(0, 0, 120, 780);
    for (const [index, one] of sky.entries()) fill.addColorStop(index / (sky.length - 1), one);
    canvas.fillStyle = fill;
    canvas.fillRect(0, 0, 360, 780);
    canvas.globalAlpha = 0.35;
    for (const [x, y, r] of [
      [290, 560, 210],
      [60, 700, 260],
    ] as const) {
      canvas.fillStyle = sky[sky.length - 1] ?? '#fff';
      canvas.beginPath();
      canvas.arc(x, y, r, 0, 7);
      canvas.fill();
    }
    canvas.globalAlpha = 1;
    canvas.fillStyle = '#ffffff';
    canvas.textAlign = 'center';
    canvas.font = '600 92px sans-serif';
    canvas.fillText('10:09', 180, 215);
    canvas.fillStyle = '#0a0a0c';
    canvas.beginPath();
    canvas.arc(180, 42, 13, 0, 7);
    canvas.fill();
  });
  const edge = back === 'rubber' ? 0.5 : 0.2;
  const [iw, ih, ir] = island;
  const [left, top] = [-width / 2 + 0.45, height / 2 - 0.45];
  return group(
    plate(rectangle(width, height, corner), depth, 0.22, back === 'glass' ? metal(colour, 0.35) : cover),
    at(sheet(width - edge, height - edge, plastic('#08090b', 0.15), corner - edge / 2), [0, 0, depth / 2 + 0.012]),
    at(sheet(width - edge - 0.3, height - edge - 0.3, printed(wall, 0.35), corner - 0.25), [0, 0, depth / 2 + 0.024]),
    at(sheet(width - 0.36, height - 0.36, cover, corner - 0.18), [0, 0, -depth / 2 - 0.012], [0, 180, 0]),
    at(box(0.12, height * 0.13, 0.24, 0.06, metal(colour)), [width / 2, height * 0.17, 0]),
    // Seen from behind, left and right change places.
    at(plate(rectangle(iw, ih, ir), 0.24, 0.08, cover), [-left - iw / 2, top - ih / 2, -depth / 2 - 0.06]),
    ...lenses.map(([x, y]) =>
      at(
        group(
          drum(lens, 0.16, 0.05, metal('#3a3c40', 0.3)),
          at(drum(lens * 0.78, 0.03, 0.01, gloss('#0a0b10')), [0, 0.15, 0]),
        ),
        [-left - x, top - y, -depth / 2 - 0.14],
        [-90, 0, 0],
      ),
    ),
  );
}
