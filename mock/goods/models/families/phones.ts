import type * as three from 'three';
import { blend, disc, gloss, metal, painted, plastic, printed, rubber } from '../materials.ts';
import { at, box, drum, type Goods, group, mirrored, outline, plate, rectangle, sheet, thread } from '../shapes.ts';

interface Phone {
  width: number;
  height: number;
  /** The cameras: positions from the upper left corner, and radius. */
  lenses: readonly (readonly [x: number, y: number])[];
  lens: number;
  island: readonly [width: number, height: number, radius: number];
  /** The screen's colours, from top to bottom. */
  sky: readonly string[];
  back?: 'glass' | 'matt' | 'rubber';
}

/** A phone turned a little, with a second one behind it that shows its back. */
function phone(model: Phone, colour: string) {
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
    blend(canvas, [120, 780], sky);
    canvas.globalAlpha = 0.35;
    for (const [x, y, r] of [
      [290, 560, 210],
      [60, 700, 260],
    ] as const) {
      canvas.fillStyle = sky[sky.length - 1] ?? '#fff';
      disc(canvas, x, y, r);
    }
    canvas.globalAlpha = 1;
    canvas.fillStyle = '#ffffff';
    canvas.textAlign = 'center';
    canvas.font = '600 92px sans-serif';
    canvas.fillText('10:09', 180, 215);
    canvas.fillStyle = '#0a0a0c';
    disc(canvas, 180, 42, 13);
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
    // Seen from behind, left and right are swapped.
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

/** A folding phone: half open, upright. */
function flipPhone(colour: string): three.Object3D {
  const half = (back: boolean) =>
    group(
      plate(rectangle(7.2, 8, 0.9), 0.7, 0.24, gloss(colour)),
      at(
        sheet(
          6.7,
          7.6,
          printed(
            painted(300, 340, (canvas) => {
              blend(canvas, [300, 340], ['#f6d4c2', '#b3577f']);
              canvas.fillStyle = '#fff';
              canvas.textAlign = 'center';
              canvas.font = '600 66px sans-serif';
              if (back) canvas.fillText('10:09', 150, 150);
            }),
            0.3,
          ),
          0.6,
        ),
        [0, 0, 0.36],
      ),
    );
  return group(
    at(half(true), [0, 5.25, -3.83], [-24, 0, 0]),
    at(half(false), [0, 0.9, 1.7], [-80, 0, 0]),
    at(drum(0.5, 7, 0.1, metal(colour, 0.3)), [3.5, 1.55, -2.25], [0, 0, 90]),
  );
}

function telephone(cordless: boolean): three.Object3D {
  const shell = plastic(cordless ? '#2e4a4a' : '#b8322a', 0.3);
  if (cordless)
    return group(
      at(box(5.4, 1.8, 5, 0.8, shell), [0, 0.9, 0]),
      at(
        group(
          plate(
            outline([
              [-1.7, 0],
              [1.7, 0],
              [1.8, 4],
              [1.6, 9.4],
              [-1.6, 9.4],
              [-1.8, 4],
            ]),
            1.6,
            0.6,
            plastic('#f0ece2', 0.4),
          ),
          at(plate(rectangle(2.4, 2.2, 0.3), 0.1, 0.03, plastic('#9fc6b4')), [0, 7, 0.8]),
          ...Array.from({ length: 12 }, (_, key) =>
            at(box(0.7, 0.5, 0.2, 0.1, plastic('#2e4a4a')), [
              ((key % 3) - 1) * 0.95,
              4.8 - Math.floor(key / 3) * 0.9,
              0.85,
            ]),
          ),
        ),
        [0, 1.4, 0],
        [-12, 0, 0],
      ),
    );
  return group(
    plate(
      outline([
        [-5, 0],
        [5, 0],
        [4.4, 2.4],
        [2.8, 5],
        [-2.8, 5],
        [-4.4, 2.4],
      ]),
      6.4,
      0.8,
      shell,
    ),
    at(
      group(
        drum(2.2, 0.3, 0.1, metal('#e6d3a0')),
        ...Array.from({ length: 10 }, (_, hole) =>
          at(drum(0.36, 0.14, 0.05, plastic('#2a1a14')), [
            1.6 * Math.cos(hole * 0.55 + 1),
            0.26,
            1.6 * Math.sin(hole * 0.55 + 1),
          ]),
        ),
      ),
      [0, 2.6, 3.1],
      [74, 0, 0],
    ),
    ...[-1, 1].map((side) => at(box(0.8, 1.4, 1.4, 0.3, shell), [side * 2, 5.4, 0])),
    thread(
      mirrored([
        [-4.6, 6.2, 0],
        [-3, 7.4, 0],
      ]),
      0.72,
      shell,
    ),
    ...[-1, 1].map((side) => at(drum(1.4, 1.3, 0.4, shell), [side * 4.8, 5.2, 0])),
    thread(
      Array.from(
        { length: 40 },
        (_, turn) =>
          [-5.2 - turn * 0.06, 0.7 + 0.4 * Math.sin(turn * 1.5), 1 + turn * 0.08 + 0.4 * Math.cos(turn * 1.5)] as const,
      ),
      0.13,
      plastic('#2a1a14'),
    ),
  );
}

export const PHONES: Goods = {
  'nova-9-phone': (colour) =>
    phone(
      {
        width: 7.1,
        height: 14.7,
        lens: 0.62,
        lenses: [
          [0.95, 0.95],
          [0.95, 2.6],
        ],
        island: [1.9, 3.55, 0.9],
        sky: ['#1b2a4a', '#5b6fa8', '#f3b58a'],
      },
      colour,
    ),
  'nova-9-pro-phone': (colour) =>
    phone(
      {
        width: 7.7,
        height: 16,
        lens: 0.85,
        lenses: [
          [1.2, 1.2],
          [1.2, 3.3],
          [3.2, 2.25],
        ],
        island: [4.4, 4.5, 1.3],
        sky: ['#20103a', '#7b3f8f', '#ff9a76'],
      },
      colour,
    ),
  'nova-9e-phone': (colour) =>
    phone(
      {
        width: 7.3,
        height: 15.4,
        lens: 0.55,
        lenses: [
          [1.1, 0.95],
          [2.9, 0.95],
        ],
        island: [4, 1.9, 0.9],
        sky: ['#0f3d3a', '#3d9a86', '#e8f2c0'],
        back: 'matt',
      },
      colour,
    ),
  'pebble-2-compact-phone': (colour) =>
    phone(
      {
        width: 6.4,
        height: 12,
        lens: 0.9,
        lenses: [[1.1, 1.1]],
        island: [2.2, 2.2, 1],
        sky: ['#f7d3b5', '#ef8f7a', '#8a3f5c'],
        back: 'matt',
      },
      colour,
    ),
  'anvil-rugged-phone': () =>
    phone(
      {
        width: 8.2,
        height: 16,
        lens: 0.6,
        lenses: [
          [1, 1],
          [1, 2.6],
          [1, 4.2],
        ],
        island: [2, 5.2, 0.5],
        sky: ['#3a2a12', '#c9832a', '#f4d28a'],
        back: 'rubber',
      },
      '#d98a1f',
    ),
  'anvil-thermo-rugged-phone': () =>
    phone(
      {
        width: 8.2,
        height: 16.4,
        lens: 0.7,
        lenses: [
          [1.2, 1.2],
          [3.1, 1.2],
          [1.2, 3.1],
          [3.1, 3.1],
        ],
        island: [4.3, 4.3, 0.5],
        sky: ['#1d0b3c', '#c2185b', '#ffd54f'],
        back: 'rubber',
      },
      '#3d4238',
    ),
  'pebble-flip-phone': (colour) => flipPhone(colour),
  'parlour-telephone': () => telephone(false),
  'parlour-cordless-telephone': () => telephone(true),
};
