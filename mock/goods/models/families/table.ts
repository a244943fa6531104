import type * as three from 'three';
import { ceramic, fabric, glass, glowing, metal, plastic, rubber, wood } from '../materials.ts';
import {
  at,
  ball,
  box,
  drum,
  group,
  outline,
  plate,
  polygon,
  rectangle,
  ring,
  scaled,
  thread,
  turned,
} from '../shapes.ts';

export function teapot(clear: boolean, colour: string): three.Object3D {
  const glaze = clear ? glass('#eef6f4', 0.3) : ceramic(colour);
  const trim = clear ? ceramic(colour) : glaze;
  return group(
    ...(clear ? [scaled(at(ball(3.1, plastic('#b8702a', 0.3)), [0, 3.1, 0]), 1, 0.72, 1)] : []),
    turned(
      [
        [0, 0],
        [2.2, 0],
        [2.4, 0.2],
        [3.7, 2.2],
        [3.9, 3.6],
        [3.3, 5.2],
        [2, 6],
        [1.9, 6.1],
      ],
      glaze,
    ),
    at(
      turned(
        [
          [2.1, 0],
          [2, 0.3],
          [1, 0.7],
          [0, 0.8],
        ],
        trim,
      ),
      [0, 6, 0],
    ),
    at(ball(0.5, clear ? wood('#b98a5a') : trim), [0, 7.1, 0]),
    thread(
      [
        [3.4, 2.4, 0],
        [4.8, 3, 0],
        [5.6, 4.6, 0],
        [6.3, 5.8, 0],
      ],
      0.55,
      trim,
    ),
    thread(
      [
        [-3.3, 4.8, 0],
        [-5.4, 5, 0],
        [-5.8, 3, 0],
        [-3.7, 1.9, 0],
      ],
      0.36,
      trim,
    ),
  );
}

const cup = (colour: string) =>
  group(
    turned(
      [
        [0, 0],
        [1.1, 0],
        [1.3, 0.2],
        [1.9, 2.6],
        [1.8, 2.7],
        [1.2, 0.5],
        [0, 0.4],
      ],
      ceramic(colour),
    ),
    at(ring(0.75, 0.2, ceramic(colour)), [2.1, 1.4, 0]),
  );

/** Plates in a stack, with bowls; the larger set has cups too. */
export const dinnerSet = (large: boolean, colour: string): three.Object3D => {
  const glaze = ceramic(colour);
  const dish = (radius: number, y: number) =>
    at(
      turned(
        [
          [0, 0],
          [radius * 0.6, 0],
          [radius, 0.7],
          [radius - 0.05, 0.85],
          [radius * 0.6, 0.25],
          [0, 0.2],
        ],
        glaze,
      ),
      [0, y, 0],
    );
  const bowl = (y: number) =>
    at(
      turned(
        [
          [0, 0],
          [1.4, 0],
          [3, 2],
          [2.9, 2.15],
          [1.3, 0.3],
          [0, 0.25],
        ],
        glaze,
      ),
      [0, y, 0],
    );
  return group(
    ...Array.from({ length: large ? 4 : 2 }, (_, index) => dish(6, index * 0.45)),
    ...Array.from({ length: large ? 3 : 2 }, (_, index) => dish(4.4, (large ? 2 : 1.1) + index * 0.42)),
    ...Array.from({ length: large ? 2 : 1 }, (_, index) => bowl((large ? 3.5 : 2.2) + index * 0.9)),
    ...(large ? [at(cup(colour), [6.2, 0, 4.4]), at(cup(colour), [-6, 0, 5])] : []),
  );
};

/** Knives lie on a board. */
export function knife(blade: 'chef' | 'paring' | 'bread'): three.Object3D {
  const length = { chef: 12, paring: 6.4, bread: 13 }[blade];
  const deep = { chef: 2.6, paring: 1.5, bread: 1.9 }[blade];
  const edge =
    blade === 'bread'
      ? Array.from(
          { length: 26 },
          (_, index) => [length - 0.6 - index * ((length - 0.8) / 26), -deep + (index % 2) * 0.22] as const,
        )
      : [[length * 0.75, -deep * 0.55] as const, [length * 0.4, -deep] as const];
  const steel = metal('#d9dce0', 0.22);
  const handle = wood({ chef: '#4a2f1a', paring: '#8a4a2a', bread: '#b98a5a' }[blade]);
  const grip = blade === 'paring' ? 4.8 : 6.4;
  return at(
    group(
      plate(polygon([[0, 0], [length * 0.8, 0], [length, -0.5], ...edge, [0, -deep]]), 0.16, 0.05, steel),
      at(box(0.7, 1.5, 0.9, 0.16, metal('#b9bcc2')), [-0.2, -0.55, 0]),
      at(
        plate(
          outline([
            [0, 0.1],
            [-grip * 0.5, 0.3],
            [-grip, 0],
            [-grip, -1],
            [-grip * 0.5, -1.1],
            [0, -1.3],
          ]),
          1,
          0.3,
          handle,
        ),
        [-0.4, 0, 0],
      ),
      ...[1, 2, 3].map((rivet) =>
        at(drum(0.18, 1.06, 0.04, metal('#d9b978')), [-0.4 - (grip * rivet) / 4, -0.5, -0.53], [90, 0, 0]),
      ),
    ),
    [0, 6, 0],
    [-20, 0, 32],
  );
}

export function candles(): three.Object3D {
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

export function plant(monstera: boolean): three.Object3D {
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
        ? outline([
            [0, -2],
            [1.6, -2.2],
            [2.4, -0.8],
            [1.5, -0.4],
            [2.4, 0.4],
            [1.3, 0.7],
            [1.5, 1.7],
            [0, 2.8],
            [-1.5, 1.7],
            [-1.3, 0.7],
            [-2.4, 0.4],
            [-1.5, -0.4],
            [-2.4, -0.8],
            [-1.6, -2.2],
          ])
        : outline([
            [0, -2],
            [1.1, -0.8],
            [1.15, 0.6],
            [0, 2.2],
            [-1.15, 0.6],
            [-1.1, -0.8],
          ]);
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

export function alarmClock(light: boolean, colour: string): three.Object3D {
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
      at(scaled(drum(2.6, 0.6, 0.2, body), 1, 1, 0.8), [0, 0, 0]),
      at(scaled(ring(4.4, 0.24, body), 1, 1, 1), [0, 4.2, 0]),
    );
  return group(
    at(drum(3.7, 2.4, 0.6, body), [0, 4.4, -1.2], [90, 0, 0]),
    at(face, [0, 4.4, 1.2]),
    at(ring(3.2, 0.16, metal('#d6b36a')), [0, 4.4, 1.2]),
    at(drum(1.5, 0.7, 0.3, body), [0, 8, 0]),
    ...[-1, 1].map((side) => at(drum(0.3, 1.8, 0.1, wood('#b98a5a')), [side * 2.4, 0, 0], [0, 0, side * 24])),
  );
}

export function basket(shelf: boolean, colour: string): three.Object3D {
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

export function toolBox(large: boolean): three.Object3D {
  const shell = plastic(large ? '#2f3a45' : '#c8452e', 0.4);
  const accent = plastic(large ? '#f0a92e' : '#2b2d30', 0.4);
  const [width, height] = large ? [12, 6.6] : [10.4, 5];
  return group(
    at(plate(rectangle(width, height, 0.7), 5.4, 0.4, shell), [0, height / 2, 0]),
    at(box(width + 0.2, 0.5, 5.6, 0.2, accent), [0, height * 0.66, 0]),
    ...[-1, 1].map((side) => at(box(1.3, 1.5, 0.4, 0.15, metal('#d0d3d8')), [side * width * 0.3, height * 0.62, 2.8])),
    thread(
      [
        [-2.8, height - 0.2, 0],
        [-2.6, height + 1.6, 0],
        [2.6, height + 1.6, 0],
        [2.8, height - 0.2, 0],
      ],
      0.5,
      accent,
    ),
    ...(large ? [0, 1].map((row) => at(box(width * 0.8, 1.3, 0.3, 0.12, accent), [0, 1.1 + row * 1.7, 2.66])) : []),
    ...(large
      ? [-1, 1].map((side) => at(drum(1, 0.8, 0.2, rubber('#1c1d1f')), [side * (width / 2 + 0.4), 1, -1.8], [0, 0, 90]))
      : []),
  );
}

export function mirror(standing: boolean, colour: string): three.Object3D {
  const frame = wood(colour);
  const silver = metal('#f4f6f8', 0.06);
  if (!standing)
    return at(
      group(
        at(drum(5, 0.4, 0.1, silver), [0, 0, 0], [90, 0, 0]),
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
