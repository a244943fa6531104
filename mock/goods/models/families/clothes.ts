import type * as three from 'three';
import { darker, fabric, leather, metal, plastic } from '../materials.ts';
import {
  at,
  ball,
  box,
  drum,
  type Goods,
  group,
  mirrored,
  plate,
  polygon,
  ring,
  rotated,
  scaled,
  thread,
  turned,
} from '../shapes.ts';

type Points = readonly (readonly [number, number])[];

const lay = (...parts: three.Object3D[]) => rotated(group(...parts), [-6, 0, 0]);

const soft = (half: Points, depth: number, cloth: three.Material, edge = depth / 2.1) =>
  plate(polygon(mirrored(half)), depth, edge, cloth);

interface Shirt {
  sleeve: 'short' | 'long';
  neck: 'round' | 'polo' | 'collar' | 'bow';
  /** How much it widens towards the hem. */
  flare?: number;
  buttons?: boolean;
}

function shirt({ sleeve, neck, flare = 0, buttons = false }: Shirt, colour: string): three.Object3D {
  const cloth = fabric(colour);
  const trim = fabric(darker(colour));
  const arm: Points =
    sleeve === 'short'
      ? [
          [7.6, 6.2],
          [6.4, 4.6],
          [4, 6.4],
        ]
      : [
          [7.4, -2.4],
          [5.8, -2.8],
          [4.1, 5.4],
        ];
  const body = soft([[1.5, 9.4], [4.4, 8.4], ...arm, [4.1 + flare * 0.4, 1], [4.3 + flare, -4.6]], 1.7, cloth, 0.62);
  const front = 0.86;
  return lay(
    body,
    ...[-1, 1].map((side) =>
      sleeve === 'long'
        ? at(box(1.9, 0.9, 1.9, 0.3, trim), [side * 6.6, -2.3, 0], [0, 0, side * -14])
        : at(box(0.3, 2.2, 1.8, 0.12, trim), [side * 6.9, 5.5, 0], [0, 0, side * 40 - 90 * side]),
    ),
    ...(neck === 'round'
      ? [
          thread(
            [
              [-1.9, 9.3, 0],
              [-1.3, 8.3, 0.9],
              [0, 7.8, 1.05],
              [1.3, 8.3, 0.9],
              [1.9, 9.3, 0],
              [0, 9.2, -0.7],
            ],
            0.3,
            trim,
            true,
          ),
        ]
      : neck === 'bow'
        ? [-1, 1].flatMap((side) => [
            at(scaled(ball(1.1, trim), 1.3, 0.8, 0.5), [side * 1.3, 8.2, 1]),
            thread(
              [
                [0, 8, 1.1],
                [side * 0.8, 6, 1.2],
                [side * 0.9, 4, 1.1],
              ],
              0.3,
              trim,
            ),
          ])
        : [-1, 1].map((side) =>
            at(
              plate(
                polygon([
                  [0, 0],
                  [2.1, 1],
                  [2.3, -0.5],
                  [0.9, -1.7],
                ]),
                0.5,
                0.16,
                cloth,
              ),
              [side === 1 ? 0.05 : -0.05, 8.7, 0.9],
              [-14, side === 1 ? 0 : 180, 0],
            ),
          )),
    ...(buttons || neck === 'polo'
      ? [
          at(box(0.9, neck === 'polo' ? 3 : 12, 0.2, 0.08, cloth), [0, neck === 'polo' ? 6.6 : 1.8, front]),
          ...Array.from({ length: neck === 'polo' ? 2 : 6 }, (_, index) =>
            at(
              drum(0.22, 0.1, 0.04, plastic('#f6f2e8')),
              [0, 7 - index * (neck === 'polo' ? 1.3 : 1.9), front + 0.1],
              [90, 0, 0],
            ),
          ),
        ]
      : []),
  );
}

/** A shirt with a tie laid over it. */
const shirtAndTie = (colour: string): three.Object3D => {
  const silk = leather('#7a1f33');
  return group(
    shirt({ sleeve: 'long', neck: 'collar', buttons: true }, colour),
    at(
      plate(
        polygon([
          [-0.6, 0],
          [0.6, 0],
          [0.45, -1.1],
          [1.1, -8.4],
          [0, -9.6],
          [-1.1, -8.4],
          [-0.45, -1.1],
        ]),
        0.3,
        0.12,
        silk,
      ),
      [0, 8.4, 1.2],
      [-6, 0, 0],
    ),
  );
};

function trousers(taper: number, colour: string): three.Object3D {
  const denim = fabric(colour);
  const stitch = plastic('#d99a4e');
  return lay(
    soft(
      [
        [0, 8.6],
        [3.6, 8.6],
        [4.3, 3],
        [4.2 - taper, -9],
        [1.2 + taper * 0.2, -9.1],
        [0.35, 2.6],
      ],
      2,
      denim,
      0.7,
    ),
    at(box(7.4, 1, 2.1, 0.3, denim), [0, 8.4, 0]),
    at(drum(0.3, 0.12, 0.05, metal('#c98f4e')), [0, 8.4, 1.06], [90, 0, 0]),
    thread(
      [
        [0, 7.8, 1.04],
        [0.1, 5, 1.08],
        [0.1, 3.6, 1.04],
      ],
      0.06,
      stitch,
    ),
    ...[-1, 1].flatMap((side) => [
      thread(
        [
          [side * 1.6, 7.8, 1.04],
          [side * 2, 6.6, 1.08],
          [side * 3.7, 6.1, 0.9],
        ],
        0.07,
        stitch,
      ),
      thread(
        [
          [side * 3.5, 7.6, 0.86],
          [side * 3.9, 2, 0.8],
          [side * (3.8 - taper), -8.8, 0.8],
        ],
        0.05,
        stitch,
      ),
      at(box(3.1 - taper, 0.9, 2.1, 0.3, denim), [side * (2.7 - taper * 0.4), -8.6, 0]),
    ]),
  );
}

function shorts(lined: boolean, colour: string): three.Object3D {
  const cloth = fabric(colour);
  const white = fabric('#f4f1ea');
  return lay(
    soft(
      [
        [0, 5],
        [3.6, 5],
        [5.2, -3.6],
        [0.7, -4],
        [0.3, 0.6],
      ],
      2,
      cloth,
      0.7,
    ),
    at(box(7.4, 1.1, 2.1, 0.4, lined ? white : cloth), [0, 4.9, 0]),
    ...[-1, 1].map((side) =>
      thread(
        [
          [side * 0.4, 4.8, 1.1],
          [side * 0.8, 3.6, 1.2],
          [side * 0.6, 2.2, 1.1],
        ],
        0.12,
        white,
      ),
    ),
    ...(lined
      ? [-1, 1].map((side) => at(box(0.6, 8, 0.2, 0.08, white), [side * 4.2, 0.4, 0.75], [0, 0, side * 10]))
      : []),
  );
}

function coat(rain: boolean, colour: string): three.Object3D {
  const cloth = rain ? plastic(colour, 0.35) : fabric(colour);
  return lay(
    soft(
      [
        [1.6, 9.4],
        [4.6, 8.4],
        [7.4, -2],
        [5.6, -2.6],
        [4.4, 4.6],
        [4.4, -1],
        [5.2, -8.6],
      ],
      2,
      cloth,
      0.7,
    ),
    at(box(0.3, 15, 0.3, 0.12, cloth), [0.2, -0.6, 1]),
    ...(rain
      ? [
          at(scaled(ring(1.9, 0.9, cloth), 1, 0.7, 0.9), [0, 9.2, -0.3], [-60, 0, 0]),
          ...[0, 1, 2, 3].map((index) =>
            at(drum(0.26, 0.16, 0.06, metal('#d9dbdf')), [0.2, 6.4 - index * 3, 1.1], [90, 0, 0]),
          ),
        ]
      : [
          ...[-1, 1].map((side) =>
            at(
              plate(
                polygon([
                  [0, 0],
                  [2.2, 3.4],
                  [3.1, 1.6],
                  [2.4, 1],
                  [2.6, 0.4],
                ]),
                0.5,
                0.16,
                cloth,
              ),
              [0.1 * side, 5, 1],
              [-3, side === 1 ? 0 : 180, 0],
            ),
          ),
          ...[0, 1, 2].flatMap((index) =>
            [-1, 1].map((side) =>
              at(drum(0.34, 0.16, 0.06, plastic('#3a2a20')), [side * 1.2, 3.6 - index * 2.6, 1.06], [90, 0, 0]),
            ),
          ),
        ]),
    ...[-1, 1].map((side) => at(box(2.4, rain ? 2 : 0.6, 0.3, 0.12, cloth), [side * 3, -2.6, 1.02], [0, 0, side * 8])),
  );
}

/** A dress on a stand, as a solid of revolution: its outline gives the cut. */
function dress(form: 'midi' | 'wrap' | 'knit', colour: string): three.Object3D {
  const cloth = fabric(colour);
  const skirt = { midi: 5.4, wrap: 4.6, knit: 3.1 }[form];
  const length = { midi: -9, wrap: -8, knit: -8.4 }[form];
  const folds = form === 'knit' ? 0 : 14;
  const body = turned(
    [
      [skirt - 0.3, length],
      [skirt, length + 0.1],
      [skirt * 0.82, -4],
      [skirt * 0.62 + 0.4, 0],
      [2.1, 2.6],
      [2.5, 5],
      [2.7, 7],
      [2.2, 8.4],
      [1.2, 9],
    ],
    cloth,
  );
  flute(body, folds, (y) => Math.max(0, (2 - y) / 11) * 0.34);
  const sleeves = [-1, 1].map((side) =>
    form === 'midi'
      ? at(scaled(ball(1.5, cloth), 0.9, 0.9, 0.9), [side * 2.7, 7.4, 0])
      : thread(
          [
            [side * 2, 8, 0],
            [side * 3.6, 6, 0],
            [side * 4.1, form === 'knit' ? 0.4 : 3.4, 0.3],
          ],
          0.95,
          cloth,
        ),
  );
  return group(
    scaled(body, 1, 1, 0.72),
    ...sleeves,
    at(
      scaled(ring(2.14, 0.26, form === 'knit' ? cloth : leather(darker(colour))), 1, 0.76, 1),
      [0, 2.6, 0],
      [90, 0, 0],
    ),
    ...(form === 'wrap'
      ? [
          thread(
            [
              [-1.2, 8.4, 1],
              [0, 5.6, 2],
              [1.6, 2.8, 1.5],
            ],
            0.2,
            leather(darker(colour)),
          ),
          thread(
            [
              [1.6, 2.6, 1.4],
              [2.4, 0.6, 2],
              [2.6, -1.6, 2.6],
            ],
            0.2,
            leather(darker(colour)),
          ),
        ]
      : []),
    ...(form === 'knit' ? [at(scaled(ring(1.2, 0.5, cloth), 1, 0.8, 1.4), [0, 9, 0], [90, 0, 0])] : []),
  );
}

/** Presses folds into a turned shape. */
function flute(part: three.Mesh, folds: number, deep: (y: number) => number): void {
  const places = part.geometry.getAttribute('position');
  for (let index = 0; index < places.count; index += 1) {
    const [x, y, z] = [places.getX(index), places.getY(index), places.getZ(index)];
    const radius = Math.hypot(x, z) || 1;
    const more = 1 + (Math.sin(Math.atan2(z, x) * folds) * deep(y)) / radius;
    places.setXYZ(index, x * more, y, z * more);
  }
  part.geometry.computeVertexNormals();
}

function robe(silk: boolean, colour: string): three.Object3D {
  const cloth = silk ? leather(colour) : fabric(colour);
  const edge = fabric(silk ? '#f2e6d0' : darker(colour));
  return lay(
    soft(
      [
        [1.3, 9.2],
        [4, 8.6],
        [8.6, 7.6],
        [8.8, 2.4],
        [4.4, 3.6],
        [4.3, -2],
        [4.8, -8.4],
      ],
      1.7,
      cloth,
      0.55,
    ),
    ...[-1, 1].map((side) =>
      thread(
        [
          [side * 1.4, 9.1, 0.5],
          [side * 1, 6, 1],
          [-side * 0.5, 1.4, 1.05],
          [-side * 0.6, -8, 1],
        ].slice(0, side === 1 ? 3 : 4) as [number, number, number][],
        0.46,
        edge,
      ),
    ),
    at(box(9, 1.5, 2.2, 0.4, edge), [0, 1, 0]),
    at(scaled(ball(0.8, edge), 1.2, 0.8, 0.6), [1.2, 1, 1.2]),
    ...[-1, 1].map((side) =>
      thread(
        [
          [1.2, 0.8, 1.3],
          [1.2 + side * 0.6, -1.6, 1.3],
          [1.2 + side * 0.8, -4, 1.2],
        ],
        0.3,
        edge,
      ),
    ),
  );
}

export const CLOTHES: Goods = {
  'ground-t-shirt': (colour) => shirt({ sleeve: 'short', neck: 'round' }, colour),
  'ground-polo-shirt': (colour) => shirt({ sleeve: 'short', neck: 'polo' }, colour),
  'ground-long-sleeved-t-shirt': (colour) => shirt({ sleeve: 'long', neck: 'round' }, colour),
  'clerk-dress-shirt': (colour) => shirt({ sleeve: 'long', neck: 'collar', buttons: true }, colour),
  'clerk-oxford-shirt': (colour) => shirt({ sleeve: 'short', neck: 'collar', buttons: true }, colour),
  'clerk-shirt-and-silk-tie-set': (colour) => shirtAndTie(colour),
  'linnea-blouse': (colour) => shirt({ sleeve: 'long', neck: 'bow', flare: 0.8 }, colour),
  'linnea-silk-blouse': (colour) => shirt({ sleeve: 'short', neck: 'bow', flare: 1.2, buttons: true }, colour),
  'forge-straight-jeans': (colour) => trousers(0.3, colour),
  'forge-tapered-jeans': (colour) => trousers(1, colour),
  'cove-swim-shorts': (colour) => shorts(false, colour),
  'cove-running-shorts': (colour) => shorts(true, colour),
  'pier-wool-coat': (colour) => coat(false, colour),
  'pier-rain-coat': (colour) => coat(true, colour),
  'verbena-midi-dress': (colour) => dress('midi', colour),
  'verbena-wrap-dress': (colour) => dress('wrap', colour),
  'verbena-knit-dress': (colour) => dress('knit', colour),
  'hana-robe': (colour) => robe(false, colour),
  'hana-silk-robe': (colour) => robe(true, colour),
};
