import type * as three from 'three';
import { chrome, fabric, gloss, metal, plastic, wood } from '../materials.ts';
import {
  at,
  ball,
  drum,
  type Goods,
  group,
  onCircle,
  plate,
  polygon,
  ring,
  rotated,
  scaled,
  thread,
  turned,
} from '../shapes.ts';

function bear(sleepy: boolean, colour: string): three.Object3D {
  const fur = fabric(colour);
  const pale = fabric('#f3e6cf');
  const black = gloss('#17181b');
  const head = group(
    scaled(ball(3, fur), 1, 0.94, 0.92),
    ...[-1, 1].flatMap((side) => [
      at(scaled(ball(1.15, fur), 1, 1, 0.6), [side * 2.2, 2.2, 0]),
      at(scaled(ball(0.72, pale), 1, 1, 0.4), [side * 2.2, 2.2, 0.5]),
      sleepy
        ? thread(
            [
              [side * 0.7, 0.5, 2.66],
              [side * 1.1, 0.25, 2.6],
              [side * 1.5, 0.5, 2.46],
            ],
            0.1,
            black,
          )
        : at(ball(0.3, black), [side * 1.1, 0.6, 2.5]),
    ]),
    at(scaled(ball(1.35, pale), 1.1, 0.85, 0.9), [0, -0.7, 2]),
    at(scaled(ball(0.42, black), 1.2, 0.8, 0.8), [0, -0.3, 3.1]),
    ...(sleepy
      ? [
          at(
            turned(
              [
                [3, 0],
                [2.7, 1.4],
                [1.2, 3.6],
                [0, 4.4],
              ],
              fabric('#3b5f9a'),
            ),
            [0.4, 1.5, -0.2],
            [-8, 0, -14],
          ),
          at(ball(0.6, pale), [1.6, 5.9, -0.8]),
        ]
      : []),
  );
  return group(
    at(scaled(ball(3.1, fur), 1, 1.12, 0.9), [0, 3.3, 0]),
    at(scaled(ball(1.9, pale), 1, 1.1, 0.5), [0, 3.1, 1.9]),
    at(head, [0, 8.6, 0.2], [0, 0, sleepy ? -8 : 0]),
    ...[-1, 1].flatMap((side) => [
      at(scaled(ball(1.2, fur), 0.9, 1.9, 0.9), [side * 3.2, 4.2, 0.7], [-20, 0, side * 28]),
      at(scaled(ball(1.45, fur), 1, 1, 1.7), [side * 2.1, 1.3, 2.4], [0, side * 18, 0]),
      at(scaled(ball(0.95, pale), 1, 1, 0.3), [side * 2.7, 1.5, 4.6], [0, side * 18, 0]),
    ]),
    ...(sleepy
      ? []
      : [-1, 1].map((side) => at(scaled(ball(0.8, fabric('#b8322a')), 1.2, 0.8, 0.5), [side * 0.8, 6.1, 2.3]))),
  );
}

function kite(stunt: boolean, colour: string): three.Object3D {
  const cloth = plastic(colour, 0.5);
  const white = plastic('#f8f4ea', 0.5);
  const dark = plastic('#22262e', 0.5);
  const wing = (side: 1 | -1) =>
    stunt
      ? [
          polygon([
            [0, 4],
            [side * 9, -3.4],
            [side * 5, -2.6],
            [0, -1],
          ]),
          polygon([
            [side * 3, 1.5],
            [side * 9, -3.4],
            [side * 6.2, -2.9],
          ]),
        ]
      : [
          polygon([
            [0, 5],
            [side * 6, 0],
            [0, -7],
          ]),
          polygon([
            [0, 5],
            [side * 6, 0],
            [0, 0.6],
          ]),
        ];
  return at(
    group(
      ...([1, -1] as const).flatMap((side) => {
        const [whole, part] = wing(side);
        if (!whole || !part) return [];
        const [main, mark] = stunt ? [cloth, dark] : side === 1 ? [cloth, white] : [white, cloth];
        return [
          rotated(group(plate(whole, 0.12, 0.03, main), at(plate(part, 0.06, 0.02, mark), [0, 0, 0.1])), [
            0,
            side * -10,
            0,
          ]),
        ];
      }),
      at(drum(0.14, stunt ? 6 : 12, 0.04, dark), [0, stunt ? -1.6 : -7, -0.2]),
      ...(stunt
        ? [-1, 1].map((side) =>
            thread(
              [
                [side * 2.4, -1.2, 0],
                [side * 3, -5, 1],
                [side * 4.6, -8, 2],
              ],
              0.06,
              dark,
            ),
          )
        : [
            thread(
              [
                [0, -7, 0],
                [1.4, -8.6, 0.4],
                [-0.6, -10.2, 0],
                [1.2, -11.8, 0.4],
              ],
              0.1,
              dark,
            ),
            ...[0, 1, 2].map((bow) =>
              at(
                scaled(ball(0.6, bow % 2 ? white : cloth), 1.5, 0.7, 0.4),
                [bow % 2 ? -0.2 : 0.8, -8.6 - bow * 1.4, 0.3],
                [0, 0, 20],
              ),
            ),
          ]),
    ),
    [0, stunt ? 9 : 12, 0],
    [-10, 0, stunt ? 8 : -18],
  );
}

function yoyo(steel: boolean, colour: string): three.Object3D {
  const half = (side: 1 | -1) =>
    at(
      group(
        turned(
          steel
            ? [
                [0.8, 0],
                [1.2, 0.4],
                [3.4, 1.6],
                [3.5, 2],
                [3.2, 2.2],
                [1.6, 1.5],
                [0, 1.5],
              ]
            : [
                [0.9, 0],
                [2.8, 0.2],
                [3.3, 0.9],
                [2.9, 1.8],
                [0, 2.2],
              ],
          steel ? metal(colour, 0.25) : gloss(colour),
        ),
        ...(steel
          ? [at(ring(3.2, 0.14, metal('#e6e8eb')), [0, 2.1, 0], [90, 0, 0])]
          : [at(drum(1.3, 0.1, 0.04, wood('#e0bb85')), [0, 2.06, 0])]),
      ),
      [0, 3.5, side * 0.25],
      [side * 90, 0, 0],
    );
  return group(
    half(1),
    half(-1),
    at(drum(0.8, 0.6, 0.1, chrome()), [0, 3.5, -0.3], [90, 0, 0]),
    thread(
      [
        [0.7, 3.9, 0],
        [3.4, 7.6, 0],
        [2.6, 10, 0],
        [0, 9.4, 0.4],
        [-1.4, 10.8, 0],
      ],
      0.12,
      fabric('#f4efe4'),
    ),
    at(ring(0.9, 0.12, fabric('#f4efe4')), [-1.9, 11.4, 0], [0, 40, 0]),
  );
}

const FOLK = [
  ['#c8281f', '#f6c84a'],
  ['#1f6f8a', '#f6e3c1'],
  ['#2f6b3c', '#f08a8a'],
  ['#8a3f8a', '#f2cf73'],
  ['#e0701f', '#fff3d6'],
] as const;

const FURS = ['#c9803f', '#8a8d92', '#5a3d2a', '#d9b07a', '#e6e3dc'];

const nestingDolls = (animals: boolean): three.Object3D =>
  group(
    ...[1, 0.78, 0.58, 0.42, 0.3].map((size, index) => {
      const [tone = '', mark = ''] = FOLK[(index + (animals ? 2 : 0)) % FOLK.length] ?? [];
      const fur = FURS[index] ?? tone;
      const doll = group(
        turned(
          [
            [0, 0],
            [2.3, 0],
            [2.9, 1.6],
            [2.9, 3.2],
            [2.1, 5],
            [1.6, 5.8],
            [1.9, 6.8],
            [1.6, 8],
            [0.9, 8.7],
            [0, 8.9],
          ],
          gloss(animals ? fur : tone),
        ),
        at(scaled(ball(1.3, plastic('#f8e3cc', 0.4)), 1, 1.05, 0.5), [0, 7.1, 1.25]),
        at(scaled(ball(1.7, gloss(mark)), 1, 1.2, 0.5), [0, 3.2, 2.2]),
        ...[-1, 1].flatMap((side) => [
          at(ball(0.17, gloss('#22262e')), [side * 0.45, 7.2, 1.9]),
          ...(animals
            ? [at(scaled(ball(0.7, gloss(fur)), 0.8, index === 4 ? 2.2 : 1.1, 0.5), [side * 1.1, 8.7, 0])]
            : [at(ball(0.24, gloss('#e8705f')), [side * 0.8, 6.8, 1.75])]),
        ]),
        ...[0, 72, 144, 216, 288].map((angle) =>
          at(group(at(ball(0.42, gloss(tone)), [...onCircle(0.8, angle), 0])), [0, 3.3, 3.05]),
        ),
      );
      const places = [
        [-4.6, -1],
        [0.1, -0.2],
        [3.8, 0.4],
        [6.6, 0.9],
        [8.6, 1.3],
      ] as const;
      return at(scaled(doll, size, size, size), [places[index]?.[0] ?? 0, 0, places[index]?.[1] ?? 0], [0, -16, 0]);
    }),
  );

function toyDrum(set: boolean, colour: string): three.Object3D {
  const skin = plastic('#fbf6ea', 0.5);
  const gold = metal('#e3b759', 0.25);
  const stick = (x: number, lean: number) =>
    at(
      group(drum(0.22, 7, 0.1, wood('#d9a866')), at(ball(0.5, wood('#d9a866')), [0, 7, 0])),
      [x, 6.1, 1.6],
      [70, lean, 0],
    );
  return group(
    drum(4.6, 5.6, 0.2, gloss(colour)),
    at(drum(4.4, 0.2, 0.1, skin), [0, 5.6, 0]),
    ...[0.2, 5.4].map((y) => at(ring(4.65, 0.3, gold), [0, y, 0], [90, 0, 0])),
    ...Array.from({ length: 8 }, (_, index) => {
      const [a, b] = [(index * Math.PI) / 4, ((index + 0.5) * Math.PI) / 4];
      return thread(
        [
          [4.68 * Math.cos(a), 5.2, 4.68 * Math.sin(a)],
          [4.72 * Math.cos(b), 0.4, 4.72 * Math.sin(b)],
          [4.68 * Math.cos(a + Math.PI / 4), 5.2, 4.68 * Math.sin(a + Math.PI / 4)],
        ],
        0.1,
        fabric('#f6f2e8'),
      );
    }),
    stick(-2, 30),
    stick(0.4, 60),
    ...(set
      ? [
          at(
            group(
              ring(2.3, 0.5, wood('#d9a866')),
              ...[0, 72, 144, 216, 288].map((angle) =>
                at(drum(0.6, 0.2, 0.05, gold), [...onCircle(2.3, angle), -0.1], [90, 0, 0]),
              ),
            ),
            [6.6, 2.9, 2],
            [-14, -30, 0],
          ),
          ...[0, 1].map((index) =>
            at(
              group(
                scaled(ball(1.4, gloss(index ? '#2e9e57' : '#f2c230')), 1, 1.2, 1),
                at(drum(0.3, 3.4, 0.1, wood('#d9a866')), [0, -4.4, 0]),
              ),
              [-6.4 + index * 1.6, 1.6, 3.6 + index],
              [0, 0, 70 - index * 20],
            ),
          ),
        ]
      : []),
  );
}

function dinosaur(many: boolean, colour: string): three.Object3D {
  const long = (tone: string) => {
    const skin = plastic(tone, 0.5);
    return group(
      scaled(at(ball(2.4, skin), [0, 4.2, 0]), 1.5, 1, 0.95),
      ...[
        [2, 1.2],
        [2, -1.2],
        [-2, 1.2],
        [-2, -1.2],
      ].map(([x = 0, z = 0]) => at(drum(0.75, 3.6, 0.3, skin, 0.95), [x, 0, z])),
      thread(
        [
          [2.6, 4.8, 0],
          [4.8, 7, 0],
          [5.6, 10, 0],
          [6.4, 11.4, 0],
        ],
        0.8,
        skin,
      ),
      at(scaled(ball(1, skin), 1.5, 0.85, 0.9), [7, 11.5, 0]),
      ...[-1, 1].map((side) => at(ball(0.18, gloss('#17181b')), [7.3, 11.9, side * 0.75])),
      thread(
        [
          [-3, 4.4, 0],
          [-5.6, 3.6, 0],
          [-8, 2.2, 0.4],
          [-9.6, 2.4, 1],
        ],
        0.5,
        skin,
      ),
      at(scaled(ball(1.2, skin), 1.6, 0.9, 0.9), [-3.6, 4.2, 0]),
    );
  };
  const hunter = (tone: string) => {
    const skin = plastic(tone, 0.5);
    return group(
      at(scaled(ball(2, skin), 1, 1.5, 0.9), [0, 5, 0], [0, 0, -38]),
      at(scaled(ball(1.6, skin), 1.35, 0.95, 0.85), [2.6, 8.6, 0]),
      at(scaled(ball(1, skin), 1.5, 0.6, 0.9), [3.9, 7.9, 0], [0, 0, -8]),
      ...[-1, 1].flatMap((side) => [
        at(ball(0.24, gloss('#17181b')), [3, 9.3, side * 1.15]),
        thread(
          [
            [-0.4, 4.4, side * 1.1],
            [0.5, 2.4, side * 1.3],
            [-0.5, 0.8, side * 1.3],
            [0.8, 0.4, side * 1.4],
          ],
          0.75,
          skin,
        ),
        thread(
          [
            [1.6, 6, side * 1.2],
            [2.5, 5.2, side * 1.4],
            [3, 5.7, side * 1.3],
          ],
          0.28,
          skin,
        ),
      ]),
      thread(
        [
          [-1, 4, 0],
          [-3.4, 3.2, 0],
          [-6, 3.6, 0.3],
          [-8, 4.8, 0.6],
        ],
        0.75,
        skin,
      ),
      at(scaled(ball(1.3, skin), 1.4, 1, 0.8), [-1.4, 3.8, 0]),
      ...Array.from({ length: 6 }, (_, index) =>
        at(
          plate(
            polygon([
              [-0.5, 0],
              [0.5, 0],
              [0, 1],
            ]),
            0.3,
            0.1,
            plastic('#f6e3c1', 0.5),
          ),
          [1.2 - index * 0.9, 8.2 - index * 0.95, 0],
          [0, 0, 46],
        ),
      ),
      ...Array.from({ length: 4 }, (_, index) =>
        at(
          plate(
            polygon([
              [-0.16, 0],
              [0.16, 0],
              [0, -0.4],
            ]),
            0.16,
            0.05,
            plastic('#ffffff'),
          ),
          [3.4 + index * 0.5, 8.1, 0.75],
        ),
      ),
    );
  };
  if (!many) return rotated(hunter(colour), [0, -20, 0]);
  return group(
    at(scaled(long(colour), 0.9, 0.9, 0.9), [1, 0, -3]),
    at(scaled(hunter('#e0a83f'), 0.62, 0.62, 0.62), [-5, 0, 3], [0, -10, 0]),
    at(scaled(long('#7d9a5f'), 0.42, 0.42, 0.42), [4.6, 0, 3.4]),
  );
}

export const TOYS: Goods = {
  'loop-wooden-yo-yo': (colour) => yoyo(false, colour),
  'loop-metal-yo-yo': (colour) => yoyo(true, colour),
  'swift-delta-kite': (colour) => kite(false, colour),
  'swift-stunt-kite': (colour) => kite(true, colour),
  'bruno-teddy-bear': (colour) => bear(false, colour),
  'bruno-sleepy-bear': (colour) => bear(true, colour),
  'garden-nesting-dolls': () => nestingDolls(false),
  'forest-animals-nesting-dolls': () => nestingDolls(true),
  'march-toy-drum': (colour) => toyDrum(false, colour),
  'march-music-set': (colour) => toyDrum(true, colour),
  'cretaceous-dinosaur': (colour) => dinosaur(false, colour),
  'cretaceous-dinosaurs': (colour) => dinosaur(true, colour),
};
