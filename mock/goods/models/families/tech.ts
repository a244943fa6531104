import type * as three from 'three';
import {
  fabric,
  glass,
  gloss,
  glowing,
  leather,
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
  group,
  outline,
  plate,
  rectangle,
  ring,
  scaled,
  seenFrom,
  sheet,
  thread,
  turned,
} from '../shapes.ts';
import { onePhone } from './phone.ts';

const NOVA = {
  width: 7.1,
  height: 14.7,
  lens: 0.62,
  lenses: [[0.95, 0.95]],
  island: [1.9, 3.55, 0.9],
  sky: ['#1b2a4a', '#f3b58a'],
} as const;

/** A phone that folds: half open, upright. */
export function flipPhone(colour: string): three.Object3D {
  const half = (back: boolean) =>
    group(
      plate(rectangle(7.2, 8, 0.9), 0.7, 0.24, gloss(colour)),
      at(
        sheet(
          6.7,
          7.6,
          printed(
            painted(300, 340, (canvas) => {
              const fill = canvas.createLinearGradient(0, 0, 300, 340);
              fill.addColorStop(0, '#f6d4c2');
              fill.addColorStop(1, '#b3577f');
              canvas.fillStyle = fill;
              canvas.fillRect(0, 0, 300, 340);
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

export function powerBank(form: 'slim' | 'large' | 'snap', colour: string): three.Object3D {
  const shell = plastic(colour, 0.4);
  const [width, height, depth] = { slim: [6.4, 12, 1.4], large: [7.4, 13.4, 2.7], snap: [6.2, 9, 1.3] }[form] as [
    number,
    number,
    number,
  ];
  const bank = group(
    plate(rectangle(width, height, 1.1), depth, 0.5, shell),
    ...[0, 1, 2, 3].map((dot) =>
      at(
        drum(0.17, 0.05, 0.02, glowing(dot < 3 ? '#7be0b0' : '#5a6068')),
        [-0.75 + dot * 0.5, -height * 0.36, depth / 2 - 0.01],
        [90, 0, 0],
      ),
    ),
    ...(form === 'large'
      ? [at(plate(rectangle(4.4, 1.8, 0.3), 0.1, 0.03, plastic('#0c2530')), [0, height * 0.3, depth / 2])]
      : []),
    ...(form === 'snap' ? [at(ring(2.1, 0.2, metal('#d9dbdf')), [0, 0.5, depth / 2])] : []),
    at(box(1.6, 0.2, 0.6, 0.08, metal('#1a1b1d')), [form === 'large' ? -1.4 : 0, height / 2, 0]),
    ...(form === 'large' ? [at(box(1.6, 0.2, 0.6, 0.08, metal('#1a1b1d')), [1.4, height / 2, 0])] : []),
  );
  if (form !== 'snap') return at(bank, [0, height / 2, 0], [-10, 0, 0]);
  return group(
    at(onePhone({ ...NOVA, back: 'matt' }, '#8d949c'), [0, 7.3, -1.3], [-6, 180, 0]),
    at(bank, [0, 6, 0.2], [-6, 0, 0]),
  );
}

export function charger(ports: 1 | 2, colour: string): three.Object3D {
  const size = ports === 1 ? 4 : 5.4;
  const prongs = [-1, 1].map((side) =>
    at(drum(0.28, 2, 0.1, metal('#d4d7db')), [side, size * 0.55, -size / 2], [-90, 0, 0]),
  );
  const ending = at(
    group(box(1.3, 0.9, 2.4, 0.3, plastic('#f4f4f2')), at(box(0.9, 0.4, 0.9, 0.12, metal('#d4d7db')), [0, 0, -1.5])),
    [4.4, 0.5, 4.6],
    [0, -40, 0],
  );
  return group(
    at(plate(rectangle(size, size, 0.9), size * 1.1, 0.5, plastic(colour, 0.35)), [0, size / 2, 0]),
    ...prongs,
    ...Array.from({ length: ports }, (_, port) =>
      at(plate(rectangle(1.6, 0.62, 0.3), 0.1, 0.03, plastic('#1a1b1d')), [
        0,
        size * (ports === 1 ? 0.5 : 0.66 - port * 0.32),
        size * 0.55,
      ]),
    ),
    thread(
      [
        [0.2, size * (ports === 1 ? 0.5 : 0.34), size * 0.55],
        [0.6, 1, size * 0.55 + 2.2],
        [3, 0.25, size * 0.55 + 2.6],
        [6.2, 0.25, 1],
        [5.6, 0.4, 3],
      ],
      0.25,
      plastic('#f4f4f2'),
    ),
    ending,
  );
}

export function smartPlug(outdoor: boolean): three.Object3D {
  const shell = plastic(outdoor ? '#3a3f45' : '#f6f7f8', 0.4);
  return at(
    group(
      at(drum(3, 3.6, 0.5, shell), [0, 0, -1.8], [90, 0, 0]),
      at(drum(2.1, 0.1, 0.03, plastic(outdoor ? '#22262a' : '#dfe2e5')), [0, 0, 1.8], [90, 0, 0]),
      ...[-1, 1].map((side) => at(drum(0.34, 0.1, 0.03, plastic('#101113')), [side * 0.95, 0, 1.9], [90, 0, 0])),
      ...[-1, 1].map((side) => at(drum(0.3, 2.2, 0.1, metal('#d4d7db')), [side * 0.95, 0, -1.8], [-90, 0, 0])),
      at(ring(2.5, 0.09, glowing(outdoor ? '#f0a92e' : '#5fb98a')), [0, 0, 1.8]),
      ...(outdoor ? [at(plate(rectangle(5.4, 5.4, 2.4), 0.4, 0.15, rubber('#2b2f33')), [0, 2.9, 1], [-64, 0, 0])] : []),
    ),
    [0, 3.1, 0],
  );
}

export function phoneHolder(desk: boolean, colour: string): three.Object3D {
  const steel = metal(colour, 0.35);
  const disc = group(
    at(drum(2.8, 0.8, 0.3, plastic(colour, 0.4)), [0, 0, 0], [90, 0, 0]),
    at(ring(2.2, 0.14, metal('#d9b978')), [0, 0, 0.82]),
  );
  if (desk)
    return group(
      drum(4, 0.8, 0.3, steel),
      thread(
        [
          [0, 0.6, -0.6],
          [0, 5, -1.2],
          [0, 9.6, -0.6],
        ],
        0.5,
        steel,
      ),
      at(disc, [0, 10.2, -0.4], [-16, 0, 0]),
    );
  return group(
    at(disc, [0, 4.4, 0.6], [-8, 0, 0]),
    at(ball(0.9, metal('#8d9096')), [0, 4.2, -0.4]),
    at(box(1.2, 3.4, 1, 0.3, steel), [0, 2.6, -1.4], [20, 0, 0]),
    ...[-1, 1].map((side) => at(box(0.5, 0.5, 3.4, 0.16, rubber('#2b2d30')), [side * 0.6, 1.2, -3])),
    at(drum(1.4, 0.7, 0.2, steel), [0, 0.2, -1.6]),
  );
}

/** A sheet of glass before a phone. */
export const screenGlass = (dark: boolean): three.Object3D =>
  group(
    at(
      onePhone({ ...NOVA, sky: dark ? ['#20242b', '#3a414c'] : ['#9fd0e6', '#f6e3c1'] }, '#c9ccd1'),
      [-0.8, 7.3, -1],
      [-8, 0, 0],
    ),
    at(
      plate(rectangle(7, 14.5, 1), 0.12, 0.04, glass(dark ? '#20242b' : '#bfe6ff', dark ? 0.6 : 0.36)),
      [1.7, 7.3, 2],
      [-8, 0, 0],
    ),
  );

export function telephone(cordless: boolean): three.Object3D {
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
    at(
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
      [0, 0, 0],
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
      [
        [-4.6, 6.2, 0],
        [-3, 7.4, 0],
        [3, 7.4, 0],
        [4.6, 6.2, 0],
      ],
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

export function camera(form: 'compact' | 'tall' | 'instant', colour: string): three.Object3D {
  const skin = leather(colour);
  const steel = metal(form === 'tall' ? '#3a3c40' : '#cfd2d6', 0.35);
  if (form === 'instant')
    return group(
      at(
        plate(
          outline([
            [-5, 0],
            [5, 0],
            [5.2, 4],
            [4, 8.4],
            [-4, 8.4],
            [-5.2, 4],
          ]),
          5,
          0.8,
          plastic(colour, 0.4),
        ),
        [0, 0, 0],
      ),
      at(lens(2.4, 1.6), [0, 4.4, 2.6]),
      at(plate(rectangle(1.8, 1.2, 0.3), 0.3, 0.1, gloss('#dff1f6')), [-3, 7, 2.5]),
      at(drum(0.55, 0.4, 0.1, plastic('#e8643c')), [3.2, 6.8, 2.4], [90, 0, 0]),
      ...['#e8643c', '#f2c230', '#2e9e57', '#2c6bd1'].map((tone, stripe) =>
        at(box(0.3, 2.2, 0.1, 0.04, plastic(tone)), [-0.45 + stripe * 0.3, 1.2, 2.52]),
      ),
      at(box(8, 0.3, 0.3, 0.1, plastic('#1a1b1d')), [0, 0.6, 2.4]),
    );
  const wide = form === 'compact' ? 11 : 12;
  return group(
    at(plate(rectangle(wide, 5, 0.9), 3.2, 0.4, skin), [0, 2.5, 0]),
    at(plate(rectangle(wide, 1.9, 0.6), 3.2, 0.4, steel), [0, 5.4, 0]),
    at(lens(form === 'compact' ? 2.3 : 2.7, form === 'compact' ? 1.6 : 3.4), [0.4, 2.9, 1.6]),
    at(drum(0.9, 0.8, 0.15, steel), [3.4, 6.2, 0]),
    at(drum(0.5, 0.5, 0.1, metal('#d9b978')), [4.9, 6.2, 0.4]),
    at(plate(rectangle(1.8, 1, 0.2), 0.2, 0.06, gloss('#10202a')), [form === 'compact' ? -3.4 : 0.4, 5.4, 1.6]),
    ...(form === 'tall'
      ? [
          at(box(3.4, 1.8, 2.6, 0.6, steel), [0.4, 6.8, 0]),
          at(plate(rectangle(2, 4.6, 0.8), 1.6, 0.6, skin), [-4.9, 2.5, 1.2]),
        ]
      : [at(plate(rectangle(2.2, 0.9, 0.2), 0.2, 0.06, gloss('#f4f6f8')), [3, 5.5, 1.6])]),
  );
}

const lens = (radius: number, length: number) =>
  group(
    at(
      group(
        drum(radius, length, 0.2, plastic('#1b1c1f', 0.35)),
        ...Array.from({ length: 3 }, (_, index) =>
          at(ring(radius, 0.08, metal('#8d9096')), [0, length * (0.3 + index * 0.28), 0], [90, 0, 0]),
        ),
        at(drum(radius * 0.8, 0.1, 0.04, gloss('#0b1020')), [0, length, 0]),
        at(scaled(ball(radius * 0.62, gloss('#1d2a5c')), 1, 0.34, 1), [0, length, 0]),
        at(drum(radius * 0.2, 0.1, 0.04, gloss('#7a5fd0')), [0.3, length + radius * 0.2, -0.3]),
      ),
      [0, 0, 0],
      [90, 0, 0],
    ),
  );

export function camcorder(large: boolean): three.Object3D {
  const shell = plastic(large ? '#24262a' : '#5a6068', 0.4);
  return group(
    at(plate(rectangle(5, 5.4, 1.6), large ? 11 : 9, 0.8, shell), [0, 3, 0]),
    at(lens(large ? 2.3 : 1.9, large ? 2.6 : 1.6), [0, 3.2, large ? 5.4 : 4.4]),
    at(
      group(
        plate(rectangle(6.6, 4.4, 0.4), 0.5, 0.15, shell),
        at(
          sheet(
            6,
            3.8,
            printed(
              painted(300, 190, (canvas) => {
                canvas.fillStyle = '#8fc1d4';
                canvas.fillRect(0, 0, 300, 190);
                canvas.fillStyle = '#31572c';
                canvas.fillRect(0, 120, 300, 70);
                canvas.fillStyle = '#c8281f';
                canvas.beginPath();
                canvas.arc(270, 28, 12, 0, 7);
                canvas.fill();
              }),
              0.3,
            ),
          ),
          [0, 0, 0.26],
        ),
      ),
      [-5.4, 3.4, 1],
      [0, -20, 0],
    ),
    thread(
      [
        [2.5, 5, 3],
        [3.4, 3.4, 1],
        [3.4, 3, -2],
        [2.5, 4.6, -4],
      ],
      0.5,
      fabric('#1a1b1d'),
    ),
    ...(large
      ? [
          thread(
            [
              [0, 5.6, 3],
              [0, 8, 2.4],
              [0, 8, -2.4],
              [0, 5.6, -3],
            ],
            0.5,
            shell,
          ),
          at(drum(0.7, 4, 0.3, fabric('#101113')), [0, 7.4, 3], [90, 0, 0]),
        ]
      : []),
  );
}

export const projector = (fourK: boolean): three.Object3D =>
  group(
    at(
      plate(
        rectangle(fourK ? 10 : 8, fourK ? 4 : 6.4, 1.2),
        fourK ? 9 : 7,
        0.7,
        plastic(fourK ? '#3a3d42' : '#f1ede4', 0.4),
      ),
      [0, fourK ? 2.3 : 3.5, 0],
    ),
    at(lens(fourK ? 1.5 : 2, 0.8), [fourK ? 2.6 : 0, fourK ? 2.5 : 3.8, fourK ? 4.4 : 3.4]),
    ...Array.from({ length: 7 }, (_, slot) =>
      at(box(0.26, fourK ? 1.8 : 0.9, 0.1, 0.04, plastic('#14161a')), [
        (fourK ? -3.6 : -1.2) + slot * 0.42,
        fourK ? 2.4 : 1.3,
        fourK ? 4.5 : 3.5,
      ]),
    ),
    ...[-1, 1].map((side) => at(drum(0.5, 0.5, 0.1, rubber('#1a1b1d')), [side * 2.6, 0, 2])),
    ...(fourK
      ? []
      : [
          thread(
            [
              [-3.4, 6, 0],
              [-3, 8.4, 0],
              [3, 8.4, 0],
              [3.4, 6, 0],
            ],
            0.4,
            leather('#8a5a34'),
          ),
        ]),
  );

export function bulb(coloured: boolean): three.Object3D {
  const light = coloured
    ? printed(
        painted(256, 64, (canvas) => {
          const fill = canvas.createLinearGradient(0, 0, 256, 0);
          for (const [stop, tone] of ['#ff6fa8', '#ffb03a', '#6fdc8c', '#5aa9ff', '#b27aff', '#ff6fa8'].entries())
            fill.addColorStop(stop / 5, tone);
          canvas.fillStyle = fill;
          canvas.fillRect(0, 0, 256, 64);
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

export function printer(scanner: boolean): three.Object3D {
  const shell = plastic(scanner ? '#e9ebee' : '#4a5058', 0.45);
  const dark = plastic('#24262a', 0.5);
  return group(
    at(plate(rectangle(13, scanner ? 5.4 : 4.6, 0.8), 9, 0.5, shell), [0, scanner ? 2.8 : 2.4, 0]),
    at(box(10, 0.4, 5, 0.15, dark), [0, 1, 6.2]),
    at(box(8, 0.06, 6, 0.02, plastic('#ffffff')), [0, 1.3, 6]),
    at(box(10, 1.6, 0.3, 0.1, dark), [0, 2, 4.45]),
    at(box(8.4, 7, 0.2, 0.06, plastic('#ffffff')), [0, scanner ? 8 : 6.6, -3.8], [-14, 0, 0]),
    at(plate(rectangle(2.6, 1.4, 0.2), 0.2, 0.06, gloss('#1d4a5a')), [4.4, scanner ? 4.4 : 3.8, 4.5]),
    ...['#21a6c9', '#d6458a', '#e6c02e', '#1a1b1d'].map((ink, tank) =>
      at(box(0.7, 1.5, 0.2, 0.06, glass(ink, 0.9)), [-5.4 + tank * 0.95, scanner ? 4.3 : 3.7, 4.5]),
    ),
    ...(scanner ? [at(box(12.6, 0.7, 8.6, 0.3, plastic('#c9ced4')), [0, 5.8, 0.1])] : []),
  );
}

export function arcadeStick(mini: boolean, colour: string): three.Object3D {
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
    at(drum(0.3, 3.2, 0.05, metal('#d4d7db')), [-width * 0.27, 2.7, 0]),
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

export function controller(elite: boolean, colour: string): three.Object3D {
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
        at(box(3, 0.9, 1.4, 0.4, elite ? metal('#d9b978') : dark), [side * 5, 1, -3.4], [0, side * -8, 0]),
      ),
      at(drum(0.5, 0.3, 0.1, glowing(elite ? '#ffdf9a' : '#e8f2ff')), [0, 1.7, -1.6]),
    ),
  );
}

export const discs = (blue: boolean): three.Object3D =>
  group(
    drum(6.4, 0.5, 0.2, plastic('#1f2226')),
    at(drum(5.9, blue ? 6 : 3.4, 0.2, metal(blue ? '#8fa6d8' : '#d8c48a', 0.16)), [0, 0.5, 0]),
    ...Array.from({ length: blue ? 9 : 5 }, (_, index) =>
      at(ring(5.92, 0.05, plastic('#6f7680')), [0, 1 + index * 0.64, 0], [90, 0, 0]),
    ),
    at(drum(0.8, blue ? 7 : 4.4, 0.2, plastic('#1f2226')), [0, 0.4, 0]),
    at(ring(1.8, 0.08, plastic('#f2f3f4')), [0, (blue ? 6 : 3.4) + 0.52, 0], [90, 0, 0]),
  );

export function guitar(junior: boolean, colour: string): three.Object3D {
  const body = gloss(colour);
  const maple = wood('#d9a866');
  const neck = junior ? 9 : 11.4;
  return at(
    group(
      plate(
        outline([
          [-2.6, -5],
          [0, -5.5],
          [2.8, -4.8],
          [3.6, -2.4],
          [2.6, -0.4],
          [3.1, 1.4],
          [2.7, junior ? 2.6 : 3.6],
          [1.6, 2.4],
          [0.8, 1.6],
          [-0.8, 1.6],
          [-1.8, 2.8],
          [-3, junior ? 3.2 : 4],
          [-3.2, 1.6],
          [-2.5, -0.4],
          [-3.5, -2.4],
        ]),
        1.1,
        0.4,
        body,
      ),
      at(
        plate(
          outline([
            [-1, 1.4],
            [1.2, 1.4],
            [1.9, -1],
            [2.4, -3.4],
            [0.6, -4],
            [-1.2, -2.8],
          ]),
          0.12,
          0.04,
          plastic(junior ? '#2b2d30' : '#f4f1e8'),
        ),
        [0.2, 0, 0.56],
      ),
      at(box(1.2, neck, 0.5, 0.16, maple), [0, neck / 2 + 1, 0.45]),
      ...Array.from({ length: 14 }, (_, fret) =>
        at(box(1.2, 0.08, 0.1, 0.03, metal('#d4d7db')), [0, 2 + (neck - 1.4) * (1 - 0.93 ** fret) * 1.55, 0.71]),
      ),
      at(
        plate(
          outline([
            [-0.7, 0],
            [0.7, 0],
            [0.9, 1.4],
            [1, 3],
            [-0.4, 3.2],
            [-0.9, 1.6],
          ]),
          0.5,
          0.14,
          maple,
        ),
        [0, neck + 1, 0.3],
      ),
      ...[0, 1, 2].map((peg) =>
        at(drum(0.2, 0.8, 0.05, metal('#d4d7db')), [-0.8, neck + 1.8 + peg * 0.7, 0.3], [0, 0, 90]),
      ),
      ...[-0.9, 0.3].map((y) => at(box(1.9, 0.6, 0.3, 0.12, plastic('#17181b')), [0, y, 0.66])),
      at(box(2, 0.6, 0.3, 0.1, metal('#d4d7db')), [0, -2.6, 0.66]),
      ...Array.from({ length: 6 }, (_, string) =>
        at(box(0.03, neck + 4, 0.03, 0.01, metal('#e6e8eb')), [-0.4 + string * 0.16, neck / 2 - 0.6, 0.84]),
      ),
      ...[0, 1].map((knob) =>
        at(drum(0.32, 0.4, 0.1, metal('#d9b978')), [1.9 + knob * 0.2, -2.2 - knob * 1.1, 0.6], [90, 0, 0]),
      ),
    ),
    [0, 5.5, 0],
    [-12, 0, 14],
  );
}
