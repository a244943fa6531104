import type * as three from 'three';
import {
  blend,
  ceramic,
  chrome,
  fabric,
  gilt,
  glowing,
  metal,
  painted,
  plastic,
  printed,
  rubber,
  wood,
} from '../materials.ts';
import {
  at,
  ball,
  box,
  drum,
  type Goods,
  group,
  mirrored,
  outline,
  plate,
  rectangle,
  ring,
  rotated,
  scaled,
  thread,
  turned,
} from '../shapes.ts';

function candles(): three.Object3D {
  const wax = plastic('#f0e3c6', 0.5);
  return group(
    ...(
      [
        [-2.6, 0.6, 1.7, 7.6],
        [1.4, -1, 1.7, 5.6],
        [1, 2.6, 1.7, 3.6],
      ] as const
    ).map(([x, z, radius, height]) =>
      at(
        group(
          drum(radius, height, 0.3, wax),
          at(drum(0.09, 0.7, 0.03, plastic('#2a2622')), [0, height, 0]),
          at(scaled(ball(0.3, glowing('#ffc861')), 0.8, 1.7, 0.8), [0, height + 0.95, 0]),
        ),
        [x, 0, z],
      ),
    ),
  );
}

function plant(monstera: boolean): three.Object3D {
  const stem = plastic('#4a6a35');
  const leaf = monstera ? plastic('#2f6b3c', 0.4) : plastic('#33573a', 0.28);
  const leaves = monstera ? 9 : 13;
  return group(
    turned(
      [
        [0, 0],
        [2.2, 0],
        [2.9, 4.4],
        [3, 4.5],
        [2.7, 4.6],
        [2.5, 3.9],
        [0, 3.9],
      ],
      monstera ? ceramic('#e6ded0') : ceramic('#c9643f'),
    ),
    at(drum(2.5, 0.2, 0.05, plastic('#3a2a1c', 0.9)), [0, 3.8, 0]),
    ...Array.from({ length: leaves }, (_, index) => {
      const angle = (index * 137.5 * Math.PI) / 180;
      const high = monstera ? 7 + (index % 3) * 2 : 5.4 + index * 0.85;
      const out = monstera ? 3.6 + (index % 2) : 2.1;
      const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out];
      const shape = monstera
        ? outline(
            mirrored([
              [0, -2],
              [1.6, -2.2],
              [2.4, -0.8],
              [1.5, -0.4],
              [2.4, 0.4],
              [1.3, 0.7],
              [1.5, 1.7],
              [0, 2.8],
            ]),
          )
        : outline(
            mirrored([
              [0, -2],
              [1.1, -0.8],
              [1.15, 0.6],
              [0, 2.2],
            ]),
          );
      return group(
        thread(
          [
            [0, 4, 0],
            [x * 0.3, (4 + high) / 2, z * 0.3],
            [x, high, z],
          ],
          0.13,
          stem,
        ),
        at(
          group(at(plate(shape, 0.12, 0.05, leaf), [0, monstera ? 1.4 : 1.6, 0], [20, 0, 0])),
          [x, high, z],
          [40 * Math.sin(angle), 0, -46 * Math.cos(angle)],
        ),
      );
    }),
  );
}

function alarmClock(light: boolean, colour: string): three.Object3D {
  const body = plastic(colour, 0.4);
  const hand = (degrees: number, length: number, width: number) =>
    at(
      group(at(box(width, length, 0.08, 0.03, plastic('#22262e')), [0, length / 2, 0])),
      [0, 0, 0.1],
      [0, 0, -degrees],
    );
  const face = group(
    at(drum(light ? 2.4 : 3.1, 0.14, 0.05, plastic('#fdfaf2', 0.4)), [0, 0, -0.07], [90, 0, 0]),
    ...Array.from({ length: 12 }, (_, hour) =>
      at(
        group(at(box(0.14, 0.44, 0.06, 0.02, plastic('#22262e')), [0, light ? 2 : 2.6, 0])),
        [0, 0, 0.08],
        [0, 0, hour * 30],
      ),
    ),
    hand(305, 1.5, 0.26),
    hand(55, 2.1, 0.18),
  );
  if (light)
    return group(
      scaled(at(ball(4.4, plastic('#ffe3ad', 0.6)), [0, 4.2, 0]), 1, 1, 0.55),
      at(face, [0, 4.2, 2.42]),
      scaled(drum(2.6, 0.6, 0.2, body), 1, 1, 0.8),
      at(ring(4.4, 0.24, body), [0, 4.2, 0]),
    );
  return group(
    at(drum(3.7, 2.4, 0.6, body), [0, 4.4, -1.2], [90, 0, 0]),
    at(face, [0, 4.4, 1.2]),
    at(ring(3.2, 0.16, gilt()), [0, 4.4, 1.2]),
    at(drum(1.5, 0.7, 0.3, body), [0, 8, 0]),
    ...[-1, 1].map((side) => at(drum(0.3, 1.8, 0.1, wood('#b98a5a')), [side * 2.4, 0, 0], [0, 0, side * 24])),
  );
}

function basket(shelf: boolean, colour: string): three.Object3D {
  const cord = fabric(colour);
  const rows = shelf ? 7 : 11;
  if (shelf)
    return group(
      ...Array.from({ length: rows }, (_, row) => {
        const [x, z] = [5, 3.6];
        return thread(
          [
            [-x, 0.4 + row * 0.75, -z],
            [x, 0.4 + row * 0.75, -z],
            [x, 0.4 + row * 0.75, z],
            [-x, 0.4 + row * 0.75, z],
          ],
          0.44,
          cord,
          true,
        );
      }),
      ...[-1, 1].map((side) =>
        thread(
          [
            [side * 5.2, 4, -1.4],
            [side * 5.9, 5.4, -1],
            [side * 5.9, 5.4, 1],
            [side * 5.2, 4, 1.4],
          ],
          0.3,
          plastic('#8a5a34'),
        ),
      ),
      at(box(9, 0.4, 6.4, 0.15, cord), [0, 0.3, 0]),
    );
  return group(
    ...Array.from({ length: rows }, (_, row) =>
      at(ring(4 + row * 0.09, 0.5, cord), [0, 0.5 + row * 0.86, 0], [90, 0, 0]),
    ),
    at(
      turned(
        [
          [4.6, 8.2],
          [4.9, 9.2],
          [5.3, 9.6],
          [5.5, 8.6],
          [5.4, 7.8],
        ],
        fabric('#f4efe4'),
      ),
      [0, 0.4, 0],
    ),
    at(drum(3.6, 0.4, 0.1, cord), [0, 0.2, 0]),
    ...[-1, 1].map((side) =>
      thread(
        [
          [side * 5.2, 6, -1.2],
          [side * 6, 7.6, -0.9],
          [side * 6, 7.6, 0.9],
          [side * 5.2, 6, 1.2],
        ],
        0.34,
        plastic('#8a5a34'),
      ),
    ),
  );
}

function toolBox(large: boolean): three.Object3D {
  const shell = plastic(large ? '#2f3a45' : '#c8452e', 0.4);
  const accent = plastic(large ? '#f0a92e' : '#2b2d30', 0.4);
  const [width, height] = large ? [12, 6.6] : [10.4, 5];
  return group(
    at(plate(rectangle(width, height, 0.7), 5.4, 0.4, shell), [0, height / 2, 0]),
    at(box(width + 0.2, 0.5, 5.6, 0.2, accent), [0, height * 0.66, 0]),
    ...[-1, 1].map((side) => at(box(1.3, 1.5, 0.4, 0.15, metal('#d0d3d8')), [side * width * 0.3, height * 0.62, 2.8])),
    thread(
      mirrored([
        [-2.8, height - 0.2, 0],
        [-2.6, height + 1.6, 0],
      ]),
      0.5,
      accent,
    ),
    ...(large ? [0, 1].map((row) => at(box(width * 0.8, 1.3, 0.3, 0.12, accent), [0, 1.1 + row * 1.7, 2.66])) : []),
    ...(large
      ? [-1, 1].map((side) => at(drum(1, 0.8, 0.2, rubber('#1c1d1f')), [side * (width / 2 + 0.4), 1, -1.8], [0, 0, 90]))
      : []),
  );
}

function mirror(standing: boolean, colour: string): three.Object3D {
  const frame = wood(colour);
  const silver = metal('#f4f6f8', 0.06);
  if (!standing)
    return at(
      group(
        rotated(drum(5, 0.4, 0.1, silver), [90, 0, 0]),
        at(ring(5.1, 0.42, frame), [0, 0, 0.2]),
        at(ring(0.7, 0.14, plastic('#8a5a34')), [0, 5.9, 0]),
      ),
      [0, 5.5, 0],
      [-5, 0, 0],
    );
  return group(
    at(
      group(
        plate(rectangle(6.4, 14.4, 3.2), 0.6, 0.25, frame),
        at(plate(rectangle(5.6, 13.6, 2.8), 0.2, 0.05, silver), [0, 0, 0.3]),
      ),
      [0, 7.6, 0],
      [-9, 0, 0],
    ),
    ...[-1, 1].map((side) =>
      thread(
        [
          [side * 1.6, 10, -1],
          [side * 2, 5, -2.6],
          [side * 2.2, 0.1, -4],
        ],
        0.26,
        frame,
      ),
    ),
  );
}

function smartPlug(outdoor: boolean): three.Object3D {
  const shell = plastic(outdoor ? '#3a3f45' : '#f6f7f8', 0.4);
  return at(
    group(
      at(drum(3, 3.6, 0.5, shell), [0, 0, -1.8], [90, 0, 0]),
      at(drum(2.1, 0.1, 0.03, plastic(outdoor ? '#22262a' : '#dfe2e5')), [0, 0, 1.8], [90, 0, 0]),
      ...[-1, 1].map((side) => at(drum(0.34, 0.1, 0.03, plastic('#101113')), [side * 0.95, 0, 1.9], [90, 0, 0])),
      ...[-1, 1].map((side) => at(drum(0.3, 2.2, 0.1, chrome()), [side * 0.95, 0, -1.8], [-90, 0, 0])),
      at(ring(2.5, 0.09, glowing(outdoor ? '#f0a92e' : '#5fb98a')), [0, 0, 1.8]),
      ...(outdoor ? [at(plate(rectangle(5.4, 5.4, 2.4), 0.4, 0.15, rubber('#2b2f33')), [0, 2.9, 1], [-64, 0, 0])] : []),
    ),
    [0, 3.1, 0],
  );
}

function bulb(coloured: boolean): three.Object3D {
  const light = coloured
    ? printed(
        painted(256, 64, (canvas) => {
          blend(canvas, [256, 0], ['#ff6fa8', '#ffb03a', '#6fdc8c', '#5aa9ff', '#b27aff', '#ff6fa8']);
        }),
        0.25,
      )
    : plastic('#fff0c4', 0.25);
  return group(
    drum(1.5, 0.5, 0.2, metal('#2a2c30')),
    ...[0, 1, 2, 3].map((turn) => at(ring(1.75, 0.26, metal('#cfd2d6')), [0, 0.9 + turn * 0.55, 0], [88, 0, 0])),
    at(drum(1.7, 2.2, 0.1, metal('#c2c5ca')), [0, 0.5, 0]),
    at(
      turned(
        [
          [1.8, 0],
          [2.3, 1.6],
          [2.5, 2.2],
        ],
        plastic('#f4f4f2'),
      ),
      [0, 2.8, 0],
    ),
    at(
      turned(
        [
          [2.5, 0],
          [3.6, 1.8],
          [4, 3.6],
          [3.7, 5.4],
          [2.6, 6.9],
          [1.2, 7.6],
          [0, 7.8],
        ],
        light,
      ),
      [0, 5, 0],
    ),
  );
}

export const HOUSE: Goods = {
  'hush-pillar-candles': () => candles(),
  'rubber-plant': () => plant(false),
  monstera: () => plant(true),
  'weave-laundry-basket': (colour) => basket(false, colour),
  'weave-shelf-basket': (colour) => basket(true, colour),
  'ember-smart-bulb': () => bulb(false),
  'ember-colour-bulb': () => bulb(true),
  'dawn-alarm-clock': (colour) => alarmClock(false, colour),
  'dawn-light-wake-up-clock': (colour) => alarmClock(true, colour),
  'mend-home-tool-box': () => toolBox(false),
  'mend-pro-tool-box': () => toolBox(true),
  'pool-round-mirror': (colour) => mirror(false, colour),
  'pool-standing-mirror': (colour) => mirror(true, colour),
  'tap-smart-plug': () => smartPlug(false),
  'tap-outdoor-smart-plug': () => smartPlug(true),
};
