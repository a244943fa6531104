import type * as three from 'three';
import { brass, chrome, glass, glowing, metal, plastic, rubber } from '../materials.ts';
import { at, ball, box, drum, type Goods, group, plate, rectangle, ring, rotated, thread } from '../shapes.ts';
import { onePhone } from './phones.ts';

/** The phone shown with phone accessories. */
const SHOWN_PHONE = {
  width: 7.1,
  height: 14.7,
  lens: 0.62,
  lenses: [[0.95, 0.95]],
  island: [1.9, 3.55, 0.9],
  sky: ['#1b2a4a', '#f3b58a'],
} as const;

function powerBank(form: 'slim' | 'large' | 'snap', colour: string): three.Object3D {
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
    at(onePhone({ ...SHOWN_PHONE, back: 'matt' }, '#8d949c'), [0, 7.3, -1.3], [-6, 180, 0]),
    at(bank, [0, 6, 0.2], [-6, 0, 0]),
  );
}

function charger(ports: 1 | 2, colour: string): three.Object3D {
  const size = ports === 1 ? 4 : 5.4;
  const prongs = [-1, 1].map((side) => at(drum(0.28, 2, 0.1, chrome()), [side, size * 0.55, -size / 2], [-90, 0, 0]));
  const ending = at(
    group(box(1.3, 0.9, 2.4, 0.3, plastic('#f4f4f2')), at(box(0.9, 0.4, 0.9, 0.12, chrome()), [0, 0, -1.5])),
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

function phoneHolder(desk: boolean, colour: string): three.Object3D {
  const steel = metal(colour, 0.35);
  const disc = group(
    rotated(drum(2.8, 0.8, 0.3, plastic(colour, 0.4)), [90, 0, 0]),
    at(ring(2.2, 0.14, brass()), [0, 0, 0.82]),
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

/** A screen protector in front of a phone. */
const screenGlass = (dark: boolean): three.Object3D =>
  group(
    at(
      onePhone({ ...SHOWN_PHONE, sky: dark ? ['#20242b', '#3a414c'] : ['#9fd0e6', '#f6e3c1'] }, '#c9ccd1'),
      [-0.8, 7.3, -1],
      [-8, 0, 0],
    ),
    at(
      plate(rectangle(7, 14.5, 1), 0.12, 0.04, glass(dark ? '#20242b' : '#bfe6ff', dark ? 0.6 : 0.36)),
      [1.7, 7.3, 2],
      [-8, 0, 0],
    ),
  );

export const PHONE_ACCESSORIES: Goods = {
  'reserve-10-power-bank': (colour) => powerBank('slim', colour),
  'reserve-20-power-bank': (colour) => powerBank('large', colour),
  'reserve-snap-power-bank': (colour) => powerBank('snap', colour),
  'volt-30-charger': (colour) => charger(1, colour),
  'volt-65-charger': (colour) => charger(2, colour),
  'grip-magnetic-car-mount': (colour) => phoneHolder(false, colour),
  'grip-magnetic-desk-stand': (colour) => phoneHolder(true, colour),
  'clear-screen-protector': () => screenGlass(false),
  'clear-privacy-screen-protector': () => screenGlass(true),
};
