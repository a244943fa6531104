import type * as three from 'three';
import { fabric, leather, metal, plastic } from '../materials.ts';
import { at, ball, box, drum, group, outline, plate, polygon, ring, scaled, thread, turned } from '../shapes.ts';

type Points = readonly (readonly [number, number])[];
/** Both halves of what is the same on the left and on the right. */
const mirrored = (half: Points): Points => [...half, ...[...half].reverse().map(([x, y]) => [-x, y] as const)];
const lay = (...parts: three.Object3D[]) => at(group(...parts), [0, 0, 0], [-6, 0, 0]);
const soft = (half: Points, depth: number, cloth: three.Material, edge = depth / 2.1) =>
  plate(polygon(mirrored(half)), depth, edge, cloth);

interface Shirt {
  sleeve: 'short' | 'long';
  neck: 'round' | 'polo' | 'collar' | 'bow';
  /** How far it widens below. */
  flare?: number;
  buttons?: boolean;
}

export function shirt({ sleeve, neck, flare = 0, buttons = false }: Shirt, colour: string): three.Object3D {
  const cloth = fabric(colour);
  const trim = fabric(`#${darker(colour)}`);
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

/** The same colour in the shade. */
const darker = (colour: string): string =>
  [1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.8)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

/** A shirt with a tie laid over it. */
export const shirtAndTie = (colour: string): three.Object3D => {
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

export function trousers(taper: number, colour: string): three.Object3D {
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

export function shorts(lined: boolean, colour: string): three.Object3D {
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

export function coat(rain: boolean, colour: string): three.Object3D {
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

/** A dress on a stand, turned: its outline says its cut. */
export function dress(form: 'midi' | 'wrap' | 'knit', colour: string): three.Object3D {
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
      scaled(ring(2.14, 0.26, form === 'knit' ? cloth : leather(`#${darker(colour)}`)), 1, 0.76, 1),
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
            leather(`#${darker(colour)}`),
          ),
          thread(
            [
              [1.6, 2.6, 1.4],
              [2.4, 0.6, 2],
              [2.6, -1.6, 2.6],
            ],
            0.2,
            leather(`#${darker(colour)}`),
          ),
        ]
      : []),
    ...(form === 'knit' ? [at(scaled(ring(1.2, 0.5, cloth), 1, 0.8, 1.4), [0, 9, 0], [90, 0, 0])] : []),
  );
}

/** Presses folds into what was turned on a lathe. */
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

export function robe(silk: boolean, colour: string): three.Object3D {
  const cloth = silk ? leather(colour) : fabric(colour);
  const edge = fabric(silk ? '#f2e6d0' : `#${darker(colour)}`);
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

export const cap = (waxed: boolean, colour: string): three.Object3D => {
  const cloth = waxed ? leather(colour) : fabric(colour);
  const seam = fabric(`#${darker(colour)}`);
  return group(
    at(
      scaled(
        turned(
          [
            [4.3, 0],
            [4.3, 0.6],
            [4.1, 2],
            [3.3, 3.6],
            [1.8, 4.5],
            [0, 4.8],
          ],
          cloth,
        ),
        1,
        1,
        1.08,
      ),
      [0, 0, 0],
    ),
    ...[0, 60, 120].map((angle) => at(scaled(ring(4.28, 0.07, seam, 180), 1, 1.1, 1), [0, 0.1, 0], [0, angle, 0])),
    at(drum(0.4, 0.3, 0.12, seam), [0, 4.7, 0]),
    at(
      scaled(
        plate(
          outline([
            [-3.9, 0.6],
            [-3.4, 3.6],
            [0, 5.2],
            [3.4, 3.6],
            [3.9, 0.6],
            [0, 1.8],
          ]),
          0.36,
          0.16,
          cloth,
        ),
        1,
        1,
        1,
      ),
      [0, 0.3, 2.4],
      [100, 0, 0],
    ),
    ...(waxed ? [at(scaled(ring(4.3, 0.34, leather('#4a2f1a')), 1, 1.08, 1), [0, 0.5, 0], [90, 0, 0])] : []),
  );
};

export const hat = (bucket: boolean, colour: string): three.Object3D => {
  const straw = fabric(bucket ? colour : '#e3cfa0');
  const ribbon = fabric(colour);
  if (bucket)
    return group(
      turned(
        [
          [6, 0],
          [5.9, 0.25],
          [3.9, 2.4],
          [3.5, 5.6],
          [3, 6],
          [0, 6],
        ],
        straw,
      ),
      ...[0.6, 1.2, 1.8].map((y) =>
        at(ring(5.9 - y * 0.95, 0.06, fabric(`#${darker(colour)}`)), [0, y + 0.16, 0], [90, 0, 0]),
      ),
      at(ring(3.9, 0.1, fabric(`#${darker(colour)}`)), [0, 2.5, 0], [90, 0, 0]),
    );
  return group(
    at(
      scaled(
        turned(
          [
            [0, 0],
            [8, 0.5],
            [8.1, 0.7],
            [3.9, 0.6],
            [3.7, 3],
            [3, 4.2],
            [0, 4.6],
          ],
          straw,
        ),
        1,
        1,
        0.94,
      ),
      [0, 0, 0],
    ),
    at(
      scaled(
        turned(
          [
            [3.95, 0.6],
            [4, 0.7],
            [3.86, 1.9],
            [3.8, 1.9],
          ],
          ribbon,
        ),
        1,
        1,
        0.94,
      ),
      [0, 0, 0],
    ),
    ...[2, 3.6, 5, 6.4, 7.6].map((r) =>
      at(
        scaled(ring(r < 3.8 ? r : r, 0.05, fabric('#c9b27e')), 1, 0.94, 1),
        [0, r < 3.8 ? 4.3 - r * 0.1 : 0.6, 0],
        [90, 0, 0],
      ),
    ),
    thread(
      [
        [3.6, 1.4, 1.6],
        [4.6, 1, 3],
        [5, 0.9, 4.6],
      ],
      0.34,
      ribbon,
    ),
  );
};

export function scarf(checked: boolean, colour: string): three.Object3D {
  const wool = fabric(colour);
  const stripe = fabric(checked ? '#efe6d4' : `#${darker(colour)}`);
  const fold = (y: number, width: number) => at(box(width, 1.15, 7.4, 0.55, wool), [0, y, 0]);
  return group(
    fold(0.6, 10),
    fold(1.7, 9.8),
    fold(2.8, 9.9),
    fold(3.9, 9.6),
    ...[-2.6, 0, 2.6]
      .slice(0, checked ? 3 : 1)
      .map((x) => at(box(checked ? 0.5 : 1.2, 4.62, 7.5, 0.2, stripe), [x, 2.25, 0])),
    ...(checked
      ? [at(box(9.62, 0.1, 0.5, 0.04, stripe), [0, 4.48, 1.4]), at(box(9.62, 0.1, 0.5, 0.04, stripe), [0, 4.48, -1.4])]
      : []),
    ...Array.from({ length: 15 }, (_, index) =>
      thread(
        [
          [-4.4 + index * 0.63, 3.9, 3.6],
          [-4.4 + index * 0.63, 3.4, 4.5],
          [-4.4 + index * 0.63, 2.4, 4.8],
        ],
        0.13,
        index % 3 === 0 ? stripe : wool,
      ),
    ),
  );
}

export function gloves(knitted: boolean, colour: string): three.Object3D {
  const stuff = knitted ? fabric(colour) : leather(colour);
  const cuff = knitted ? fabric('#efe6d4') : leather(`#${darker(colour)}`);
  const one = (side: 1 | -1) =>
    at(
      group(
        plate(
          outline([
            [-2, 0],
            [2, 0],
            [2.4, 3],
            [2.2, 4.6],
            [-2.2, 4.6],
            [-2.3, 2.6],
          ]),
          1.6,
          0.7,
          stuff,
        ),
        ...[-1.65, -0.55, 0.55, 1.65].map((x, index) =>
          at(scaled(drum(0.62, [3.6, 4.4, 4.1, 3][index] ?? 4, 0.55, stuff), 1, 1, 0.95), [x, 4, 0], [0, 0, -x * 3]),
        ),
        at(drum(0.66, 3.4, 0.55, stuff), [2, 2, 0], [0, 0, -42]),
        at(box(4.2, 1.5, 1.9, 0.6, cuff), [0, -0.3, 0]),
        ...(knitted
          ? []
          : [-0.8, 0, 0.8].map((x) =>
              thread(
                [
                  [x, 3.6, 0.8],
                  [x, 1.4, 0.86],
                ],
                0.06,
                cuff,
              ),
            )),
      ),
      [side * 2.9, 1, side * -0.6],
      [-8, 0, side * 8],
    );
  return group(scaled(one(1), 1, 1, 1), at(scaled(one(1), -1, 1, 1), [-2.9, 1, 0.6], [-8, 0, 8]));
}
