import type * as three from 'three';
import { brass, ceramic, glass, metal, plastic, wood } from '../materials.ts';
import {
  at,
  ball,
  box,
  drum,
  type Goods,
  group,
  outline,
  plate,
  polygon,
  ring,
  scaled,
  thread,
  turned,
} from '../shapes.ts';

function teapot(clear: boolean, colour: string): three.Object3D {
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

/** A stack of plates with bowls; the larger set also has cups. */
const dinnerSet = (large: boolean, colour: string): three.Object3D => {
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

/** A knife on a board. */
function knife(blade: 'chef' | 'paring' | 'bread'): three.Object3D {
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
        at(drum(0.18, 1.06, 0.04, brass()), [-0.4 - (grip * rivet) / 4, -0.5, -0.53], [90, 0, 0]),
      ),
    ),
    [0, 6, 0],
    [-20, 0, 32],
  );
}

export const TABLE: Goods = {
  'table-dinner-set': (colour) => dinnerSet(true, colour),
  'table-starter-set': (colour) => dinnerSet(false, colour),
  'steam-stoneware-teapot': (colour) => teapot(false, colour),
  'steam-glass-teapot': (colour) => teapot(true, colour),
  'arc-chefs-knife': () => knife('chef'),
  'arc-paring-knife': () => knife('paring'),
  'arc-bread-knife': () => knife('bread'),
};
