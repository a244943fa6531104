import type * as three from 'three';
import { brass, chrome, fabric, glass, gloss, leather, metal, plastic, rubber, wood } from '../materials.ts';
import {
  at,
  ball,
  box,
  drum,
  type Goods,
  group,
  lying,
  mirrored,
  onCircle,
  outline,
  plate,
  ring,
  rotated,
  scaled,
  seenFrom,
  thread,
  turned,
} from '../shapes.ts';

function torch(long: boolean, colour: string): three.Object3D {
  const body = metal(colour, 0.45);
  const length = long ? 9 : 6;
  return at(
    group(
      drum(1, length, 0.2, body),
      ...Array.from({ length: long ? 8 : 5 }, (_, index) =>
        at(ring(1.02, 0.12, rubber('#1c1d1f')), [0, 1.4 + index * 0.6, 0], [90, 0, 0]),
      ),
      at(
        turned(
          [
            [1, 0],
            [1.1, 0.4],
            [1.8, 1.8],
            [1.9, 2],
            [1.9, 3],
            [1.7, 3.1],
          ],
          body,
        ),
        [0, length - 0.4, 0],
      ),
      at(
        turned(
          [
            [1.7, 0.6],
            [0.5, -0.8],
            [0, -0.8],
          ],
          metal('#f4f6f8', 0.05),
        ),
        [0, length + 2, 0],
      ),
      at(ball(0.5, plastic('#fff1c4', 0.2)), [0, length + 1.7, 0]),
      at(drum(0.4, 0.3, 0.1, rubber('#e8643c')), [0, length * 0.8, 0.9], [90, 0, 0]),
      ...(long
        ? [
            thread(
              [
                [0, 0.2, 0],
                [-1.6, -0.8, 0.4],
                [-2.6, 1.4, 0.6],
                [-1, 1.6, 0.4],
              ],
              0.12,
              fabric('#1c1d1f'),
            ),
          ]
        : []),
    ),
    [0, 1.2, 0],
    [0, 24, -66],
  );
}

function compass(sight: boolean): three.Object3D {
  const dial = group(
    drum(3, 0.7, 0.2, sight ? metal('#b8935a', 0.3) : plastic('#2b2d30', 0.4)),
    at(drum(2.6, 0.1, 0.03, plastic('#f7f3e6')), [0, 0.66, 0]),
    ...Array.from({ length: 36 }, (_, mark) =>
      rotated(group(at(box(0.08, 0.04, mark % 9 === 0 ? 0.6 : 0.28, 0.01, plastic('#22262e')), [0, 0.78, 2.2])), [
        0,
        mark * 10,
        0,
      ]),
    ),
    at(
      group(
        plate(
          outline(
            mirrored([
              [-0.3, 0],
              [0, 2],
            ]),
          ),
          0.1,
          0.02,
          plastic('#d6322d'),
        ),
        plate(
          outline(
            mirrored([
              [-0.3, 0],
              [0, -2],
            ]),
          ),
          0.1,
          0.02,
          plastic('#22262e'),
        ),
      ),
      [0, 0.86, 0],
      [-90, 0, 28],
    ),
    at(drum(0.24, 0.3, 0.08, brass()), [0, 0.76, 0]),
    at(drum(2.7, 0.3, 0.1, glass('#ffffff', 0.12)), [0, 0.8, 0]),
  );
  if (sight)
    return seenFrom(
      34,
      group(
        dial,
        at(
          group(
            drum(3, 0.4, 0.15, metal('#b8935a', 0.3)),
            at(ring(2.2, 0.1, metal('#8a6a3a')), [0, 0.42, 0], [90, 0, 0]),
          ),
          [0, 3.4, -3.6],
          [-72, 0, 0],
        ),
        at(ring(0.8, 0.18, metal('#b8935a')), [0, 0.4, 3.8], [90, 0, 0]),
      ),
    );
  return seenFrom(
    40,
    group(
      at(
        plate(
          outline([
            [-3.2, -6],
            [3.2, -6],
            [3.4, 0],
            [3.2, 6],
            [-3.2, 6],
            [-3.4, 0],
          ]),
          0.4,
          0.12,
          glass('#e6f4ef', 0.55),
        ),
        [0, 0.2, 1],
        [-90, 0, 0],
      ),
      at(dial, [0, 0.4, 0]),
      at(
        plate(
          outline(
            mirrored([
              [-0.5, -1.2],
              [0, 1.2],
            ]),
          ),
          0.1,
          0.03,
          plastic('#d6322d'),
        ),
        [0, 0.46, -4],
        [-90, 0, 0],
      ),
      thread(
        [
          [2.4, 0.3, 6.4],
          [4, 0.3, 7.6],
          [5, 0.3, 5],
          [4.2, 0.3, 2.4],
        ],
        0.16,
        fabric('#e8643c'),
      ),
    ),
  );
}

function rod(reel: boolean): three.Object3D {
  const piece = (x: number, length: number, lean: number) =>
    at(
      group(
        drum(0.18, length, 0.05, gloss(reel ? '#1f3d35' : '#5a1f2b'), 0.09),
        drum(0.36, 3.4, 0.15, wood('#c99a5f')),
        at(ring(0.3, 0.06, chrome()), [0, length * 0.6, 0.2]),
        at(ring(0.24, 0.05, chrome()), [0, length * 0.85, 0.2]),
      ),
      [x, 0, 0],
      [0, 0, lean],
    );
  return group(
    piece(0, 17, -12),
    ...(reel
      ? [
          at(
            group(
              at(drum(1.3, 1, 0.25, metal('#3a3d42', 0.3)), [0, 0, -0.5], [90, 0, 0]),
              at(drum(0.9, 1.4, 0.2, metal('#d9b978', 0.3)), [0, 0, -0.6], [90, 0, 0]),
              thread(
                [
                  [0.6, 0, 0.9],
                  [1.8, -0.8, 1],
                ],
                0.14,
                chrome(),
              ),
              at(ball(0.36, wood('#4a2f1a')), [1.9, -0.9, 1]),
            ),
            [1.6, 3.6, 0.6],
          ),
        ]
      : [piece(-2, 12, -9), piece(-3.4, 11, -6), piece(-4.6, 10, -3)]),
  );
}

function beachUmbrella(double: boolean, colour: string): three.Object3D {
  const radius = double ? 8.4 : 6.6;
  const panels = Array.from({ length: 8 }, (_, index) =>
    turned(
      [
        [radius, 0],
        [radius * 0.72, 1.8],
        [radius * 0.36, 2.9],
        [0.2, 3.3],
      ],
      fabric(index % 2 === 0 ? colour : '#f6f1e4'),
      [index / 8, 1 / 8],
    ),
  );
  return rotated(
    group(
      ...panels.map((part) => at(part, [0, 12, 0])),
      drum(0.24, 15.6, 0.05, double ? wood('#c99a5f') : metal('#e6e8eb', 0.4)),
      at(ball(0.36, wood('#c99a5f')), [0, 15.6, 0]),
      ...(double
        ? [
            at(
              turned(
                [
                  [2.4, 0],
                  [1.4, 0.8],
                  [0.2, 1.1],
                ],
                fabric(colour),
              ),
              [0, 15.2, 0],
            ),
          ]
        : []),
    ),
    [8, 0, -14],
  );
}

function rope(thin: boolean): three.Object3D {
  const [tone, mark] = thin ? ['#2f9a8a', '#f2c230'] : ['#e0641f', '#22262e'];
  const cord = fabric(tone);
  const loops = thin ? 7 : 11;
  const radius = thin ? 0.26 : 0.42;
  return group(
    ...Array.from({ length: loops }, (_, index) => {
      const lean = (index - loops / 2) * (thin ? 0.42 : 0.5);
      const long = 6.4 + (index % 3) * 0.3;
      return thread(
        [
          [lean, 1, 0.5],
          [lean * 1.5 - 1.4, long * 0.6, 0],
          [lean * 0.7 - 0.7, long * 1.6, 0.2],
          [lean * 0.7 + 0.7, long * 1.6, -0.2],
          [lean * 1.5 + 1.4, long * 0.6, 0.2],
        ],
        radius,
        index % 4 === 3 ? fabric(mark) : cord,
        true,
      );
    }),
    ...Array.from({ length: 5 }, (_, turn) =>
      at(scaled(ring(1.9, radius, cord), 1.25, 0.8, 1), [0, 7.4 + turn * radius * 2, 0], [90, 0, 0]),
    ),
    thread(
      [
        [1, 9, 1.2],
        [2.6, 7, 2],
        [3, 3, 2.2],
        [3.6, 0.6, 2.6],
      ],
      radius,
      cord,
    ),
  );
}

function telescope(reflector: boolean): three.Object3D {
  const tube = reflector ? gloss('#22304a') : gloss('#f1ede4');
  const trim = metal('#c99a4e', 0.3);
  const [radius, length] = reflector ? [1.9, 9] : [1.1, 12];
  const legs = [0, 120, 240].map((degrees) => {
    const [z, x] = onCircle(4.6, degrees);
    return thread(
      [
        [0, 7.4, 0],
        [x, 0, z],
      ],
      0.26,
      wood('#a8733f'),
    );
  });
  return group(
    ...legs,
    at(drum(0.7, 1.6, 0.2, metal('#3a3d42')), [0, 7.2, 0]),
    at(
      group(
        at(drum(radius, length, 0.12, tube), [0, -length * 0.5, 0]),
        at(drum(radius * 1.14, 1.4, 0.15, trim), [0, length * 0.42, 0]),
        at(drum(radius * 0.94, 0.1, 0.03, gloss('#10202a')), [0, length * 0.42 + 1.4, 0]),
        ...(reflector
          ? [at(drum(0.5, 1.4, 0.1, trim), [0, length * 0.3, radius], [90, 0, 0])]
          : [at(drum(0.6, 2, 0.1, trim), [0, -length * 0.5 - 1.8, 0])]),
        at(drum(0.36, 3.4, 0.1, plastic('#22262a')), [radius + 0.5, -length * 0.3, 0]),
      ),
      [0, 9.6, 0],
      [0, 20, -52],
    ),
  );
}

/** A tent with an open door. */
function tent(colour: string): three.Object3D {
  const cloth = fabric(colour);
  const pale = fabric('#f2ead6');
  const half = outline([
    [-5.4, 0],
    [-4.4, 2.6],
    [-2.6, 5],
    [0, 6.4],
    [2.6, 5],
    [4.4, 2.6],
    [5.4, 0],
    [0, -0.1],
  ]);
  const line = (x: number, z: number) =>
    thread(
      [
        [x * 0.5, 4.8, z],
        [x * 1.22, 0.1, z * 1.1],
      ],
      0.05,
      plastic('#e8643c'),
    );
  return group(
    plate(half, 11, 0.7, cloth),
    at(
      plate(
        outline([
          [-2.6, 0.1],
          [-1.9, 2.4],
          [0, 5.2],
          [1.9, 2.4],
          [2.6, 0.1],
          [0, 0],
        ]),
        0.2,
        0.05,
        plastic('#2a2723', 0.9),
      ),
      [0, 0, 5.46],
    ),
    at(
      plate(
        outline([
          [0, 5.2],
          [1.9, 2.4],
          [2.6, 0.1],
          [3.5, 0.1],
          [2.7, 2.6],
        ]),
        0.3,
        0.12,
        pale,
      ),
      [0.1, 0, 5.7],
    ),
    at(drum(0.36, 4.4, 0.2, pale), [-2.7, 0.2, 5.8], [0, 0, -22]),
    thread(
      mirrored([
        [-5.5, 0, 5.6],
        [-4.5, 2.7, 5.6],
        [-2.7, 5.1, 5.6],
        [0, 6.6, 5.6],
      ]),
      0.16,
      plastic('#3a3d40'),
    ),
    thread(
      mirrored([
        [-5.5, 0, 0],
        [-4.5, 2.75, 0],
        [-2.7, 5.15, 0],
        [0, 6.6, 0],
      ]),
      0.2,
      pale,
    ),
    at(box(5, 0.16, 3.4, 0.06, pale), [0, 0.1, 7]),
    at(scaled(ball(1, leather('#c8452e')), 1.5, 0.7, 0.8), [1.2, 0.7, 7.2]),
    line(-5.4, 5.6),
    line(5.4, 5.6),
    line(-5.4, -5.6),
    line(5.4, -5.6),
  );
}

export const OUTDOORS: Goods = {
  'ripple-travel-rod': () => lying(rod(false)),
  'ripple-set-rod-and-reel': () => lying(rod(true)),
  'dune-beach-umbrella': (colour) => beachUmbrella(false, colour),
  'dune-duo-beach-umbrella': (colour) => beachUmbrella(true, colour),
  'crag-climbing-rope': () => rope(false),
  'crag-cord-accessory-rope': () => rope(true),
  '103': () => tent('#e08a1e'),
  'beam-400-torch': (colour) => torch(false, colour),
  'beam-1200-torch': (colour) => torch(true, colour),
  'bearing-plate-compass': () => compass(false),
  'bearing-sight-compass': () => compass(true),
  'zenith-70-telescope': () => telescope(false),
  'zenith-130-telescope': () => telescope(true),
};
