import type * as three from 'three';
import { blend, glass, gloss, metal, painted, plastic, printed, wood } from '../materials.ts';
import { at, ball, box, drum, type Goods, group, plate, rectangle, ring, scaled, seenFrom, sheet } from '../shapes.ts';

/** The scene on a screen: hills under a sky. */
const scenery = (colours: readonly [sky: string, sun: string, far: string, near: string]) =>
  printed(
    painted(1024, 640, (canvas) => {
      blend(canvas, [0, 640], colours.slice(0, 2));
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

function laptop(width: number, depth: number, colours: Scenery, colour: string): three.Object3D {
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

function desktop(width: number, colours: Scenery, foot: string): three.Object3D {
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

function television(width: number, colours: Scenery, feet: 'wood' | 'steel'): three.Object3D {
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

function keyboard(columns: number, rows: number, tall: number, accent: string, colour: string): three.Object3D {
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

function mouse(length: number, hump: number, accent: string, colour: string): three.Object3D {
  return group(
    scaled(ball(1, plastic(colour, 0.4)), 1.65, hump, length / 2),
    at(box(0.06, hump * 1.1, length * 0.42, 0.02, plastic('#000000')), [0, hump * 0.46, length * 0.27]),
    at(drum(0.42, 0.34, 0.12, metal(accent, 0.3)), [-0.17, hump * 0.84, length * 0.24], [0, 0, -90]),
  );
}

function trackball(radius: number, ballColour: string, colour: string): three.Object3D {
  return group(
    scaled(drum(3.6, 2, 0.9, plastic(colour, 0.42)), 1, 1, 1.25),
    at(ball(radius, gloss(ballColour)), [0, 2, 0.3]),
    at(drum(radius + 0.2, 0.2, 0.08, metal('#b9bcc2')), [0, 1.86, 0.3]),
    at(box(2.2, 0.4, 1.4, 0.18, plastic(colour, 0.3)), [-1.4, 1.9, 3.2], [14, 0, 0]),
    at(box(2.2, 0.4, 1.4, 0.18, plastic(colour, 0.3)), [1.4, 1.9, 3.2], [14, 0, 0]),
  );
}

function printer(scanner: boolean): three.Object3D {
  const shell = plastic(scanner ? '#e9ebee' : '#4a5058', 0.45);
  const dark = plastic('#24262a', 0.5);
  return group(
    at(plate(rectangle(13, scanner ? 5.4 : 4.6, 0.8), 9, 0.5, shell), [0, scanner ? 2.8 : 2.4, 0]),
    at(box(10, 0.4, 5, 0.15, dark), [0, 1, 6.2]),
    at(box(8, 0.06, 6, 0.02, plastic('#ffffff')), [0, 1.3, 6]),
    at(box(10, 1.6, 0.3, 0.1, dark), [0, 2, 4.45]),
    at(box(8.4, 7, 0.2, 0.06, plastic('#ffffff')), [0, scanner ? 8 : 6.6, -3.8], [-14, 0, 0]),
    at(plate(rectangle(2.6, 1.4, 0.2), 0.2, 0.06, gloss('#1d4a5a')), [4.4, scanner ? 4.4 : 3.8, 4.5]),
    ...['#21a6c9', '#d6458a', '#e6c02e', '#1a1b1d'].map((ink, tank) =>
      at(box(0.7, 1.5, 0.2, 0.06, glass(ink, 0.9)), [-5.4 + tank * 0.95, scanner ? 4.3 : 3.7, 4.5]),
    ),
    ...(scanner ? [at(box(12.6, 0.7, 8.6, 0.3, plastic('#c9ced4')), [0, 5.8, 0.1])] : []),
  );
}

const discs = (blue: boolean): three.Object3D =>
  group(
    drum(6.4, 0.5, 0.2, plastic('#1f2226')),
    at(drum(5.9, blue ? 6 : 3.4, 0.2, metal(blue ? '#8fa6d8' : '#d8c48a', 0.16)), [0, 0.5, 0]),
    ...Array.from({ length: blue ? 9 : 5 }, (_, index) =>
      at(ring(5.92, 0.05, plastic('#6f7680')), [0, 1 + index * 0.64, 0], [90, 0, 0]),
    ),
    at(drum(0.8, blue ? 7 : 4.4, 0.2, plastic('#1f2226')), [0, 0.4, 0]),
    at(ring(1.8, 0.08, plastic('#f2f3f4')), [0, (blue ? 6 : 3.4) + 0.52, 0], [90, 0, 0]),
  );

export const COMPUTERS: Goods = {
  'keepsake-archive-discs-25-gb': () => discs(false),
  'keepsake-archive-discs-100-gb': () => discs(true),
  'vela-14-laptop': (colour) => laptop(15.6, 10.8, ['#16324f', '#f2a65a', '#3a6ea5', '#14213d'], colour),
  'vela-16-laptop': (colour) => laptop(17.8, 12, ['#2b1d4f', '#f08a8a', '#6a4c93', '#1f1235'], colour),
  'vela-air-13-laptop': (colour) => laptop(14.4, 10, ['#bfe3ee', '#fbe7c6', '#5fa8a3', '#2b6777'], colour),
  'atlas-24-all-in-one-desktop': () => desktop(16, ['#f7c59f', '#efefd0', '#004e89', '#1a659e'], '#e4e6e9'),
  'atlas-27-all-in-one-desktop': () => desktop(18.5, ['#10223f', '#e8719a', '#5a3d8f', '#1c1440'], '#3a3d42'),
  'frame-4k-television': () => television(22, ['#8fc1d4', '#fdf0d5', '#7a9e7e', '#31572c'], 'wood'),
  'frame-oled-television': () => television(22, ['#0b132b', '#ff6b6b', '#3a0ca3', '#10002b'], 'steel'),
  'tactile-75-mechanical-keyboard': (colour) => keyboard(15, 6, 0.8, '#e07a3f', colour),
  'tactile-98-mechanical-keyboard': (colour) => keyboard(18, 6, 0.8, '#d9b23f', colour),
  'tactile-low-wireless-keyboard': (colour) => keyboard(15, 5, 0.3, '#5fa8a3', colour),
  'glide-s-wireless-mouse': (colour) => mouse(5.2, 1.5, '#b9bcc2', colour),
  'glide-pro-wireless-mouse': (colour) => mouse(6.2, 2.1, '#d99a4e', colour),
  'orb-one-trackball': (colour) => trackball(2.2, '#c7372f', colour),
  'orb-mini-trackball': (colour) => trackball(1.5, '#2b6fd0', colour),
  'inkwell-310-tank-printer': () => printer(false),
  'inkwell-520-printer-and-scanner': () => printer(true),
};
