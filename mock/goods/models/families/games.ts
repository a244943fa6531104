import type * as three from 'three';
import { brass, chrome, disc, gloss, glowing, metal, painted, plastic, printed, rubber, wood } from '../materials.ts';
import { at, ball, box, drum, type Goods, group, outline, plate, rectangle, seenFrom, turned } from '../shapes.ts';

function arcadeStick(mini: boolean, colour: string): three.Object3D {
  const width = mini ? 11 : 15;
  const buttons = mini ? 4 : 8;
  return group(
    at(plate(rectangle(width, 9, 0.8), 2.6, 0.4, plastic(colour, 0.4)), [0, 1.3, 0], [-90, 0, 0]),
    at(
      plate(rectangle(width - 0.8, 8.2, 0.6), 0.1, 0.03, gloss(mini ? '#8a2f4a' : '#22262e')),
      [0, 2.62, 0],
      [-90, 0, 0],
    ),
    at(drum(1.2, 0.3, 0.1, plastic('#101113')), [-width * 0.27, 2.6, 0]),
    at(drum(0.3, 3.2, 0.05, chrome()), [-width * 0.27, 2.7, 0]),
    at(ball(1.15, gloss('#d6322d')), [-width * 0.27, 6.6, 0]),
    ...Array.from({ length: buttons }, (_, index) => {
      const [row, column] = [Math.floor(index / (buttons / 2)), index % (buttons / 2)];
      return at(
        group(
          drum(0.95, 0.3, 0.1, plastic('#101113')),
          at(drum(0.8, 0.5, 0.2, gloss(['#f2c230', '#2c6bd1', '#2e9e57', '#f1efe9'][column] ?? '#fff')), [0, 0.1, 0]),
        ),
        [width * 0.02 + column * 2.1, 2.6, 1.2 - row * 2.3 - (column === 0 ? -0.5 : 0)],
      );
    }),
  );
}

function controller(elite: boolean, colour: string): three.Object3D {
  const shell = plastic(colour, 0.42);
  const dark = plastic('#17181b', 0.5);
  const stick = (x: number, z: number) =>
    at(
      group(
        drum(1.15, 0.3, 0.1, metal(elite ? '#d9b978' : '#5a5d62')),
        at(drum(0.45, 1, 0.1, dark), [0, 0.2, 0]),
        at(drum(0.95, 0.4, 0.18, rubber('#1c1d1f')), [0, 1, 0]),
      ),
      [x, 1.3, z],
    );
  return seenFrom(
    38,
    group(
      at(
        plate(
          outline([
            [-3, 3.4],
            [3, 3.4],
            [6.2, 3],
            [8, -1],
            [8.4, -5],
            [6.9, -5.8],
            [4.6, -2.6],
            [-4.6, -2.6],
            [-6.9, -5.8],
            [-8.4, -5],
            [-8, -1],
            [-6.2, 3],
          ]),
          2.8,
          1.2,
          shell,
        ),
        [0, 0.4, 0],
        [-82, 0, 0],
      ),
      stick(-2.6, 0.8),
      stick(2.6, 0.8),
      ...[
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ].map(([x = 0, z = 0], index) =>
        at(
          drum(
            0.5,
            0.45,
            0.16,
            gloss(elite ? '#2b2d31' : (['#2c6bd1', '#d6322d', '#2e9e57', '#f2c230'][index] ?? '#fff')),
          ),
          [5.2 + x * 1.05, 1.5, -1.2 + z * 1.05],
        ),
      ),
      at(box(2.4, 0.5, 0.8, 0.16, dark), [-5.2, 1.7, -1.2]),
      at(box(0.8, 0.5, 2.4, 0.16, dark), [-5.2, 1.7, -1.2]),
      ...[-1, 1].map((side) =>
        at(box(3, 0.9, 1.4, 0.4, elite ? brass() : dark), [side * 5, 1, -3.4], [0, side * -8, 0]),
      ),
      at(drum(0.5, 0.3, 0.1, glowing(elite ? '#ffdf9a' : '#e8f2ff')), [0, 1.7, -1.6]),
    ),
  );
}

/** The positions of a die's pips. */
const SPOTS = {
  3: [
    [-0.6, 0.6],
    [0, 0],
    [0.6, -0.6],
  ],
  4: [
    [-0.6, 0.6],
    [0.6, 0.6],
    [-0.6, -0.6],
    [0.6, -0.6],
  ],
  5: [
    [-0.6, 0.6],
    [0.6, 0.6],
    [0, 0],
    [-0.6, -0.6],
    [0.6, -0.6],
  ],
} as const;

/** Dice, pawns and the game's box. */
function diceGame(big: boolean): three.Object3D {
  const die = (place: readonly [number, number, number], turn: number, tone: string, spots: keyof typeof SPOTS) => {
    const dot = plastic(tone === '#f6f2e8' ? '#22262e' : '#f6f2e8');
    return at(
      group(
        box(2.6, 2.6, 2.6, 0.5, gloss(tone)),
        ...SPOTS[spots].flatMap(([x, y]) => [
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
      disc(canvas, 390, 120, 56);
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
      at(group(box(size - 0.3, 0.04, size - 0.3, 0.01, lid)), [-1.5, big ? 3.01 : 2.21, -1.5], [0, 14, 0]),
      die([size * 0.42, 1.3, 5], 20, '#f6f2e8', 5),
      die([size * 0.42 + 3.4, 1.3, 3], -14, '#b8322a', 3),
      pawn(-2.5, 5.8, '#2c6bd1'),
      pawn(0.4, 6.4, '#2e9e57'),
      ...(big ? [pawn(-5, 6.6, '#f2c230'), die([-0.4, 4.3, -1], 38, '#f6f2e8', 4), pawn(9, 0, '#d6322d')] : []),
    ),
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

function chess(travel: boolean): three.Object3D {
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

export const GAMES: Goods = {
  'cabinet-arcade-stick': (colour) => arcadeStick(false, colour),
  'cabinet-mini-arcade-stick': (colour) => arcadeStick(true, colour),
  'rally-3-controller': (colour) => controller(false, colour),
  'rally-elite-controller': (colour) => controller(true, colour),
  'caravan-dice-game': () => diceGame(false),
  'caravan-big-box': () => diceGame(true),
  'gambit-chess-set': () => chess(false),
  'gambit-travel-chess': () => chess(true),
};
