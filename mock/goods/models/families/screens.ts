import type * as three from 'three';
import { gloss, metal, painted, plastic, printed, wood } from '../materials.ts';
import { at, ball, box, drum, group, plate, rectangle, scaled, seenFrom, sheet } from '../shapes.ts';

/** What a screen shows: hills under a sky. */
const scenery = (colours: readonly [sky: string, sun: string, far: string, near: string]) =>
  printed(
    painted(1024, 640, (canvas) => {
      const sky = canvas.createLinearGradient(0, 0, 0, 640);
      sky.addColorStop(0, colours[0]);
      sky.addColorStop(1, colours[1]);
      canvas.fillStyle = sky;
      canvas.fillRect(0, 0, 1024, 640);
      for (const [layer, colour] of colours.slice(2).entries()) {
        canvas.fillStyle = colour;
        canvas.beginPath();
        canvas.moveTo(0, 640);
        for (let x = 0; x <= 1024; x += 8)
          canvas.lineTo(x, 400 + layer * 110 - 90 * Math.sin(x / 190 + layer * 2.1) - 30 * Math.sin(x / 61 + layer));
        canvas.lineTo(1024, 640);
        canvas.fill();
      }
    }),
    0.3,
  );
type Scenery = Parameters<typeof scenery>[0];

export function laptop(width: number, depth: number, colours: Scenery, colour: string): three.Object3D {
  const shell = metal(colour, 0.42);
  const keys = plastic('#17181b', 0.6);
  const rows = [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: 13 }, (_, column) =>
      at(box(width * 0.058, 0.1, depth * 0.075, 0.05, keys), [
        (column - 6) * width * 0.066,
        0.36,
        depth * (-0.34 + row * 0.095),
      ]),
    ),
  );
  const lid = at(
    group(
      plate(rectangle(width, depth, 0.55), 0.28, 0.1, shell),
      at(sheet(width - 0.16, depth - 0.16, plastic('#0a0b0d', 0.2), 0.5), [0, 0, 0.15]),
      at(sheet(width - 0.6, depth - 0.8, scenery(colours), 0.2), [0, 0.1, 0.16]),
      at(sheet(1.3, 1.3, gloss('#ffffff'), 0.6), [0, 0, -0.15], [0, 180, 0]),
    ),
    [0, depth * 0.5 + 0.2, -depth / 2 - depth * 0.12],
    [-14, 0, 0],
  );
  return group(
    at(plate(rectangle(width, depth, 0.55), 0.44, 0.14, shell), [0, 0.16, 0], [-90, 0, 0]),
    ...rows,
    at(box(width * 0.3, 0.04, depth * 0.3, 0.02, metal(colour, 0.55)), [0, 0.38, depth * 0.3]),
    lid,
  );
}

export function desktop(width: number, colours: Scenery, foot: string): three.Object3D {
  const height = width * 0.6;
  return group(
    at(plate(rectangle(width, height, 0.4), 0.6, 0.14, metal(foot, 0.4)), [0, height / 2 + 3, 0]),
    at(sheet(width - 0.1, height - 0.1, plastic('#0a0b0d', 0.2), 0.36), [0, height / 2 + 3, 0.31]),
    at(sheet(width - 0.6, height - 0.6, scenery(colours), 0.16), [0, height / 2 + 3, 0.32]),
    at(box(1.8, 5, 0.4, 0.15, metal(foot, 0.35)), [0, 2.6, -0.8], [10, 0, 0]),
    at(box(width * 0.36, 0.3, 4.4, 0.14, metal(foot, 0.35)), [0, 0.15, 0]),
    at(box(width * 0.5, 0.24, 2, 0.1, plastic('#f1efe9')), [-0.8, 0.12, 4.6]),
    at(scaled(ball(0.7, plastic('#f1efe9', 0.3)), 0.9, 0.5, 1.4), [width * 0.34, 0.2, 4.6]),
  );
}

export function television(width: number, colours: Scenery, feet: 'wood' | 'steel'): three.Object3D {
  const height = width * 0.575;
  const leg = feet === 'wood' ? wood('#a8733f') : metal('#9b9ea3', 0.3);
  return group(
    at(
      plate(
        rectangle(width, height, 0.12),
        feet === 'wood' ? 0.5 : 0.24,
        0.08,
        feet === 'wood' ? wood('#b9854f') : metal('#2a2c30', 0.3),
      ),
      [0, height / 2 + 1.2, 0],
    ),
    at(sheet(width - 0.34, height - 0.34, plastic('#08090a', 0.15)), [0, height / 2 + 1.2, 0.26]),
    at(sheet(width - 0.5, height - 0.5, scenery(colours)), [0, height / 2 + 1.2, 0.27]),
    ...[-1, 1].flatMap((side) => [
      at(drum(0.16, 1.6, 0.05, leg), [side * width * 0.32, 0, 0.9], [-20, 0, side * 10]),
      at(drum(0.16, 1.6, 0.05, leg), [side * width * 0.32, 0, -0.9], [20, 0, side * 10]),
    ]),
  );
}

export function keyboard(columns: number, rows: number, tall: number, accent: string, colour: string): three.Object3D {
  const pad = 0.5;
  const [width, depth] = [columns + 2 * pad, rows + 2 * pad];
  const keys = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    if (row === rows - 1 && column > 3 && column < 10) {
      if (column > 4) return [];
      return [
        at(box(5.9, tall, 0.9, 0.18, plastic(colour, 0.55)), [
          6.5 - columns / 2 + 0.5,
          0.62 + tall / 2,
          rows / 2 - 0.5,
        ]),
      ];
    }
    const special = (row === 0 && column === 0) || (row === 2 && column === columns - 1);
    return [
      at(box(0.88, tall, 0.88, 0.16, plastic(special ? accent : colour, 0.55)), [
        column - columns / 2 + 0.5,
        0.62 + tall / 2,
        row - rows / 2 + 0.5,
      ]),
    ];
  }).flat();
  return seenFrom(
    48,
    group(
      at(plate(rectangle(width, depth, 0.5), 0.9, 0.2, metal(colour, 0.5)), [0, 0.45, 0], [-90, 0, 0]),
      at(box(columns + 0.1, 0.1, rows + 0.1, 0.04, plastic('#101113')), [0, 0.88, 0]),
      ...keys,
    ),
  );
}

export function mouse(length: number, hump: number, accent: string, colour: string): three.Object3D {
  return group(
    scaled(at(ball(1, plastic(colour, 0.4)), [0, 0, 0]), 1.65, hump, length / 2),
    at(box(0.06, hump * 1.1, length * 0.42, 0.02, plastic('#000000')), [0, hump * 0.46, length * 0.27]),
    at(drum(0.42, 0.34, 0.12, metal(accent, 0.3)), [-0.17, hump * 0.84, length * 0.24], [0, 0, -90]),
  );
}

export function trackball(radius: number, ballColour: string, colour: string): three.Object3D {
  return group(
    scaled(drum(3.6, 2, 0.9, plastic(colour, 0.42)), 1, 1, 1.25),
    at(ball(radius, gloss(ballColour)), [0, 2, 0.3]),
    at(scaled(drum(radius + 0.2, 0.2, 0.08, metal('#b9bcc2')), 1, 1, 1), [0, 1.86, 0.3]),
    at(box(2.2, 0.4, 1.4, 0.18, plastic(colour, 0.3)), [-1.4, 1.9, 3.2], [14, 0, 0]),
    at(box(2.2, 0.4, 1.4, 0.18, plastic(colour, 0.3)), [1.4, 1.9, 3.2], [14, 0, 0]),
  );
}
