import type * as three from 'three';
import { fabric, gloss, metal, painted, plastic, printed, rubber, wood } from '../materials.ts';
import {
  at,
  ball,
  box,
  drum,
  group,
  outline,
  plate,
  polygon,
  ring,
  scaled,
  seenFrom,
  thread,
  turned,
} from '../shapes.ts';

export function bear(sleepy: boolean, colour: string): three.Object3D {
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

export function kite(stunt: boolean, colour: string): three.Object3D {
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
        return [
          at(
            group(
              plate(whole, 0.12, 0.03, side === 1 ? cloth : stunt ? cloth : white),
              at(plate(part, 0.06, 0.02, side === 1 ? (stunt ? dark : white) : stunt ? dark : cloth), [0, 0, 0.1]),
            ),
            [0, 0, 0],
            [0, side * -10, 0],
          ),
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

export function yoyo(steel: boolean, colour: string): three.Object3D {
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
    at(drum(0.8, 0.6, 0.1, metal('#d4d7db')), [0, 3.5, -0.3], [90, 0, 0]),
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

/** Dice, pawns and the box of a game. */
export function diceGame(big: boolean): three.Object3D {
  const die = (place: readonly [number, number, number], turn: number, tone: string, dots: number) => {
    const dot = plastic(tone === '#f6f2e8' ? '#22262e' : '#f6f2e8');
    const spots: readonly (readonly [number, number])[] = [
      [[0, 0]],
      [
        [-0.6, 0.6],
        [0.6, -0.6],
      ],
      [
        [-0.6, 0.6],
        [0, 0],
        [0.6, -0.6],
      ],
      [
        [-0.6, 0.6],
        [0.6, 0.6],
        [-0.6, -0.6],
        [0.6, -0.6],
      ],
      [
        [-0.6, 0.6],
        [0.6, 0.6],
        [0, 0],
        [-0.6, -0.6],
        [0.6, -0.6],
      ],
    ][dots - 1] as never;
    return at(
      group(
        box(2.6, 2.6, 2.6, 0.5, gloss(tone)),
        ...spots.flatMap(([x, y]) => [
          at(drum(0.26, 0.06, 0.02, dot), [x, 1.28, y]),
          at(drum(0.26, 0.06, 0.02, dot), [y * 0.8, x * 0.8, 1.27], [90, 0, 0]),
        ]),
      ),
      place,
      [0, turn, 0],
    );
  };
  const pawn = (x: number, z: number, tone: string) =>
    at(
      group(
        turned(
          [
            [0, 0],
            [1, 0],
            [1, 0.4],
            [0.5, 0.9],
            [0.4, 2],
            [0, 2],
          ],
          gloss(tone),
        ),
        at(ball(0.7, gloss(tone)), [0, 2.4, 0]),
      ),
      [x, 0, z],
    );
  const size = big ? 11 : 7.4;
  const lid = printed(
    painted(512, 512, (canvas) => {
      canvas.fillStyle = big ? '#7a1f2b' : '#e0a83f';
      canvas.fillRect(0, 0, 512, 512);
      canvas.fillStyle = big ? '#f2cf73' : '#7a2f12';
      for (const [index, x] of [90, 220, 350].entries()) {
        canvas.beginPath();
        canvas.arc(x + 40, 350 - index * 18, 70, Math.PI, 0);
        canvas.fill();
        canvas.fillRect(x - 20, 350 - index * 18, 16, 60);
        canvas.fillRect(x + 84, 350 - index * 18, 16, 60);
      }
      canvas.beginPath();
      canvas.arc(390, 120, 56, 0, 7);
      canvas.fill();
      canvas.textAlign = 'center';
      canvas.font = '700 84px serif';
      canvas.fillText('Caravan', 230, 190, 360);
    }),
  );
  return seenFrom(
    30,
    group(
      at(
        box(size, big ? 3 : 2.2, size, 0.2, plastic(big ? '#7a1f2b' : '#e0a83f')),
        [-1.5, big ? 1.5 : 1.1, -1.5],
        [0, 14, 0],
      ),
      at(
        group(at(box(size - 0.3, 0.04, size - 0.3, 0.01, lid), [0, 0, 0])),
        [-1.5, big ? 3.01 : 2.21, -1.5],
        [0, 14, 0],
      ),
      die([size * 0.42, 1.3, 5], 20, '#f6f2e8', 5),
      die([size * 0.42 + 3.4, 1.3, 3], -14, '#b8322a', 3),
      pawn(-2.5, 5.8, '#2c6bd1'),
      pawn(0.4, 6.4, '#2e9e57'),
      ...(big ? [pawn(-5, 6.6, '#f2c230'), die([-0.4, 4.3, -1], 38, '#f6f2e8', 4), pawn(9, 0, '#d6322d')] : []),
    ),
  );
}

const FOLK = [
  ['#c8281f', '#f6c84a'],
  ['#1f6f8a', '#f6e3c1'],
  ['#2f6b3c', '#f08a8a'],
  ['#8a3f8a', '#f2cf73'],
  ['#e0701f', '#fff3d6'],
] as const;

export const nestingDolls = (animals: boolean): three.Object3D =>
  group(
    ...[1, 0.78, 0.58, 0.42, 0.3].map((size, index) => {
      const [tone = '', mark = ''] = FOLK[(index + (animals ? 2 : 0)) % FOLK.length] ?? [];
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
          gloss(animals ? (['#c9803f', '#8a8d92', '#5a3d2a', '#d9b07a', '#e6e3dc'][index] ?? tone) : tone),
        ),
        at(scaled(ball(1.3, plastic('#f8e3cc', 0.4)), 1, 1.05, 0.5), [0, 7.1, 1.25]),
        at(scaled(ball(1.7, gloss(mark)), 1, 1.2, 0.5), [0, 3.2, 2.2]),
        ...[-1, 1].flatMap((side) => [
          at(ball(0.17, gloss('#22262e')), [side * 0.45, 7.2, 1.9]),
          ...(animals
            ? [
                at(
                  scaled(
                    ball(0.7, gloss(['#c9803f', '#8a8d92', '#5a3d2a', '#d9b07a', '#e6e3dc'][index] ?? tone)),
                    0.8,
                    index === 4 ? 2.2 : 1.1,
                    0.5,
                  ),
                  [side * 1.1, 8.7, 0],
                ),
              ]
            : [at(ball(0.24, gloss('#e8705f')), [side * 0.8, 6.8, 1.75])]),
        ]),
        ...[0, 72, 144, 216, 288].map((angle) =>
          at(ball(0.42, gloss(tone)), [
            0.8 * Math.cos((angle * Math.PI) / 180),
            3.3 + 0.8 * Math.sin((angle * Math.PI) / 180),
            3.05,
          ]),
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

export function car(rally: boolean, colour: string): three.Object3D {
  const paint = gloss(colour);
  const wheel = (x: number, z: number) =>
    at(
      group(
        drum(rally ? 1.7 : 1.4, 1.3, 0.3, rubber('#1c1d1f')),
        at(drum(0.8, 0.1, 0.04, metal('#d4d7db')), [0, 1.28, 0]),
      ),
      [x, rally ? 1.7 : 1.4, z],
      [0, 0, x > 0 ? -90 : 90],
    );
  const lift = rally ? 1 : 0;
  return group(
    ...[-1, 1].flatMap((side) => [wheel(side * 2, 4), wheel(side * 2, -3.8)]),
    rally
      ? group(
          at(box(5, 2, 11, 0.7, paint), [0, 2.2 + lift, 0]),
          at(box(4.4, 2.2, 5.4, 0.8, gloss('#17202b')), [0, 4 + lift, -0.8]),
          at(box(4.3, 0.5, 4.4, 0.24, paint), [0, 5.2 + lift, -0.9]),
          ...[-1, 0, 1].map((x) => at(drum(0.5, 0.4, 0.1, plastic('#fff1c4')), [x * 1.3, 5.6 + lift, 1], [90, 0, 0])),
        )
      : group(
          at(
            plate(
              outline([
                [-6.4, 1],
                [-6, 2.6],
                [-2, 3],
                [0.4, 2.6],
                [4, 2],
                [7.4, 1.2],
                [7.4, 0.7],
                [-6, 0.6],
              ]),
              2.6,
              0.7,
              paint,
            ),
            [0, 0.4, 0],
            [0, -90, 0],
          ),
          at(scaled(ball(1.1, gloss('#17202b')), 1, 0.9, 1.6), [0, 3.3, -0.6]),
          at(box(5.6, 0.3, 1.6, 0.12, gloss('#22262e')), [0, 0.9, 7]),
          at(box(5, 0.3, 1.6, 0.12, gloss('#22262e')), [0, 4.6, -5.8]),
          ...[-1, 1].map((side) => at(box(0.3, 1.6, 1, 0.1, gloss('#22262e')), [side * 1.6, 3.8, -5.8])),
        ),
    at(drum(0.06, 4, 0.02, metal('#3a3d42')), [1.4, 3, -4.6], [-8, 0, -6]),
    at(
      drum(1, 0.06, 0.02, plastic('#ffffff')),
      [0, rally ? 3.24 + lift : 2.9, rally ? 4 : 2.4],
      rally ? [0, 0, 0] : [10, 0, 0],
    ),
  );
}

export function train(steam: boolean, colour: string): three.Object3D {
  const paint = steam ? gloss(colour) : plastic(colour, 0.5);
  const beech = wood('#dcb67e');
  const wheels = (from: number, count: number, radius: number) =>
    Array.from({ length: count }, (_, index) =>
      [-1, 1].map((side) =>
        at(
          group(
            drum(radius, 0.6, 0.15, steam ? gloss('#22262e') : beech),
            at(drum(radius * 0.4, 0.1, 0.03, metal('#d9b978')), [0, 0.6, 0]),
          ),
          [from + index * radius * 2.3, radius, side * 1.7],
          [side * 90, 0, 0],
        ),
      ),
    ).flat();
  const rails = group(
    ...[-1, 1].map((side) => at(box(20, 0.3, 0.5, 0.1, steam ? metal('#8d9096') : beech), [0, -0.2, side * 1.7])),
    ...Array.from({ length: 9 }, (_, index) =>
      at(box(1, 0.3, 5.4, 0.1, wood('#8a5a34')), [-9 + index * 2.25, -0.5, 0]),
    ),
  );
  return at(
    group(
      rails,
      ...wheels(1, 3, steam ? 1.1 : 0.9),
      at(box(8.4, 0.9, 3, 0.3, steam ? gloss('#22262e') : beech), [4, 1.7, 0]),
      at(drum(1.5, 5.6, 0.3, paint), [2.4, 3.4, 0], [0, 0, -90]),
      at(box(2.8, 4, 3.2, 0.3, paint), [1.2, 4, 0]),
      at(box(3.4, 0.5, 3.8, 0.2, steam ? gloss('#22262e') : wood('#8a5a34')), [1.2, 6.2, 0]),
      at(
        turned(
          [
            [0.5, 0],
            [0.5, 1.2],
            [0.9, 2],
            [0.7, 2],
          ],
          steam ? metal('#d9b978') : beech,
        ),
        [6.6, 4.6, 0],
      ),
      at(ball(0.6, metal('#d9b978')), [4.4, 5, 0]),
      ...wheels(-6.4, 2, steam ? 0.9 : 0.8),
      at(box(5.6, 0.7, 3, 0.2, beech), [-5, 1.6, 0]),
      ...(steam
        ? [
            at(box(5, 2.4, 2.8, 0.3, paint), [-5, 3, 0]),
            ...[0, 1, 2, 3].map((index) =>
              at(ball(0.8, rubber('#1c1d1f')), [-6.6 + index * 1.1, 4.3, (index % 2) * 0.6 - 0.3]),
            ),
          ]
        : [0, 1, 2].map((index) =>
            at(drum(0.7, 3, 0.2, plastic(['#f2c230', '#d6322d', '#2c6bd1'][index] ?? '#fff', 0.4)), [
              -6.6 + index * 1.7,
              2,
              0,
            ]),
          )),
    ),
    [0, 0.7, 0],
    [0, -40, 0],
  );
}

export function robot(walker: boolean): three.Object3D {
  const [tone, light] = walker ? ['#e0701f', '#fff3d6'] : ['#5fa8c9', '#f6f2e8'];
  const shell = plastic(tone, 0.4);
  const joint = metal('#8d9096', 0.35);
  const head = group(
    box(4.6, 3.6, 3.6, 0.9, shell),
    at(box(3.8, 2, 0.4, 0.4, gloss('#10202a')), [0, 0.2, 1.7]),
    ...[-1, 1].map((side) => at(drum(0.45, 0.14, 0.05, plastic('#9ff0d0', 0.2)), [side * 0.95, 0.3, 1.88], [90, 0, 0])),
    at(drum(0.12, 1.4, 0.04, joint), [0, 1.7, 0]),
    at(ball(0.4, plastic('#d6322d', 0.3)), [0, 3.3, 0]),
    ...[-1, 1].map((side) => at(drum(0.7, 0.5, 0.15, plastic(light)), [side * 2.2, 0, 0], [0, 0, side * -90])),
  );
  return group(
    at(head, [0, walker ? 11.2 : 8.6, 0]),
    at(drum(0.6, 1, 0.1, joint), [0, walker ? 8.6 : 6, 0]),
    at(box(4.2, 4.2, 3.2, 0.8, plastic(light)), [0, walker ? 6.8 : 4.2, 0]),
    ...(walker
      ? [
          ...[-1, 1].map((side) => at(drum(0.4, 0.2, 0.05, joint), [side * 0.9, 7, 1.6], [90, 0, 0])),
          ...[-1, 1].flatMap((side) => [
            at(drum(0.5, 3.4, 0.15, joint), [side * 1.2, 1.4, 0], [side * 8, 0, 0]),
            at(box(1.8, 1.2, 3, 0.4, shell), [side * 1.2, 0.6, 0.3 + side * 0.3]),
          ]),
        ]
      : [
          ...['#d6322d', '#f2c230', '#2e9e57', '#2c6bd1'].map((card, index) =>
            at(box(1.2, 0.8, 0.12, 0.05, plastic(card)), [
              -0.8 + (index % 2) * 1.6,
              4.8 - Math.floor(index / 2) * 1.2,
              1.64,
            ]),
          ),
          ...[-1, 1].map((side) =>
            at(drum(1.4, 1.2, 0.3, rubber('#22262e')), [side * 2, 1.4, 0.4], [0, 0, side * -90]),
          ),
          at(ball(0.8, rubber('#22262e')), [0, 0.8, -1.4]),
        ]),
    ...[-1, 1].flatMap((side) => [
      thread(
        [
          [side * 2.2, walker ? 8 : 5.4, 0],
          [side * 3.4, walker ? 6.8 : 4.4, 0.4],
          [side * 3.5, walker ? 5.2 : 3, 1.4],
        ],
        0.4,
        joint,
      ),
      at(ring(0.7, 0.26, shell, 260), [side * 3.5, walker ? 4.6 : 2.5, 1.8], [0, 0, 130]),
    ]),
  );
}

export function toyDrum(set: boolean, colour: string): three.Object3D {
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
              at(ring(2.3, 0.5, wood('#d9a866')), [0, 0, 0]),
              ...[0, 72, 144, 216, 288].map((angle) =>
                at(
                  drum(0.6, 0.2, 0.05, gold),
                  [2.3 * Math.cos((angle * Math.PI) / 180), 2.3 * Math.sin((angle * Math.PI) / 180), -0.1],
                  [90, 0, 0],
                ),
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

const PIECE = {
  pawn: [
    [0, 0],
    [0.8, 0],
    [0.8, 0.3],
    [0.5, 0.6],
    [0.3, 1.5],
    [0.55, 1.6],
    [0.3, 1.7],
  ],
  king: [
    [0, 0],
    [1, 0],
    [1, 0.4],
    [0.6, 0.9],
    [0.4, 2.8],
    [0.8, 3],
    [0.5, 3.2],
    [0.75, 4.1],
    [0, 4.3],
  ],
  rook: [
    [0, 0],
    [0.9, 0],
    [0.9, 0.4],
    [0.6, 0.8],
    [0.5, 2],
    [0.8, 2.1],
    [0.8, 2.9],
    [0.5, 2.9],
    [0.5, 2.6],
    [0, 2.6],
  ],
} as const;

export function chess(travel: boolean): three.Object3D {
  const size = 12;
  const board = printed(
    painted(512, 512, (canvas) => {
      for (let square = 0; square < 64; square += 1) {
        const [row, column] = [Math.floor(square / 8), square % 8];
        canvas.fillStyle = (row + column) % 2 === 0 ? (travel ? '#e8e4d8' : '#ecd3a4') : travel ? '#2f6b5a' : '#7a4a2b';
        canvas.fillRect(column * 64, row * 64, 64, 64);
      }
    }),
  );
  const one = (kind: keyof typeof PIECE, column: number, row: number, tone: string) => {
    const material = travel ? plastic(tone, 0.35) : wood(tone);
    const head =
      kind === 'pawn'
        ? [at(ball(0.5, material), [0, 2, 0])]
        : kind === 'king'
          ? [
              at(box(0.24, 0.9, 0.24, 0.06, material), [0, 4.6, 0]),
              at(box(0.7, 0.24, 0.24, 0.06, material), [0, 4.7, 0]),
            ]
          : [];
    return at(group(turned(PIECE[kind], material), ...head), [
      (column - 3.5) * 1.5,
      travel ? 0.7 : 1,
      (row - 3.5) * 1.5,
    ]);
  };
  const [light, dark] = travel ? ['#f6f2e8', '#22262e'] : ['#f0d9ae', '#4a2a17'];
  return seenFrom(
    28,
    group(
      at(box(size + 1.4, travel ? 0.7 : 1, size + 1.4, 0.15, travel ? plastic('#22262e', 0.5) : wood('#5a3420')), [
        0,
        travel ? 0.35 : 0.5,
        0,
      ]),
      at(box(size, 0.04, size, 0.01, board), [0, travel ? 0.7 : 1, 0]),
      ...[1, 2, 3, 5, 6].map((column) => one('pawn', column, 6, light)),
      ...[0, 2, 3, 6, 7].map((column) => one('pawn', column, 1, dark)),
      one('pawn', 4, 4, light),
      one('pawn', 4, 3, dark),
      one('king', 4, 7, light),
      one('king', 4, 0, dark),
      ...[0, 7].flatMap((column) => [one('rook', column, 7, light), one('rook', column, 0, dark)]),
    ),
  );
}

export function dinosaur(many: boolean, colour: string): three.Object3D {
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
  if (!many) return at(hunter(colour), [0, 0, 0], [0, -20, 0]);
  return group(
    at(scaled(long(colour), 0.9, 0.9, 0.9), [1, 0, -3]),
    at(scaled(hunter('#e0a83f'), 0.62, 0.62, 0.62), [-5, 0, 3], [0, -10, 0]),
    at(scaled(long('#7d9a5f'), 0.42, 0.42, 0.42), [4.6, 0, 3.4]),
  );
}
