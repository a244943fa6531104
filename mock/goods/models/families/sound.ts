import type * as three from 'three';
import { brass, chrome, fabric, gloss, leather, metal, plastic, wood } from '../materials.ts';
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
  polygon,
  rectangle,
  ring,
  rotated,
  scaled,
  seenFrom,
  thread,
} from '../shapes.ts';

interface Headphones {
  /** The radius of an ear cup. */
  cup: number;
  /** The width of the band. */
  band: number;
  /** The colour of the arms. */
  arm: string;
  cable?: boolean;
  cushion: 'leather' | 'fabric';
}

const SPAN = 6.6;

/** The upper part of a ring, as an outline. */
const arch = (outer: number, inner: number, from: number) => {
  const arc = (radius: number, start: number, end: number) =>
    Array.from({ length: 49 }, (_, step) => {
      const [x, y] = onCircle(radius, start + ((end - start) * step) / 48);
      return [x, y * 1.05] as const;
    });
  return polygon([...arc(outer, from, 180 - from), ...arc(inner, 180 - from, from)]);
};

function headphones({ cup, band, arm, cable = false, cushion }: Headphones, colour: string): three.Object3D {
  const shell = plastic(colour, 0.38);
  const steel = metal(arm, 0.25);
  const soft = { leather, fabric }[cushion](colour);
  const high = cup * 0.55;
  const ear = (side: 1 | -1) =>
    at(
      group(
        at(scaled(drum(cup, 2.2, 0.9, shell), 0.9, 1, 1.12), [0, -0.5, 0]),
        at(scaled(ring(cup * 0.7, 0.16, steel), 0.9, 1.12, 1), [0, -0.42, 0], [90, 0, 0]),
        at(scaled(ring(cup * 0.66, cup * 0.27, soft), 0.9, 1.12, 1), [0, 2, 0], [90, 0, 0]),
      ),
      [side * (SPAN + 1.6), 0, 0],
      [side * -8, 0, side * 84],
    );
  const slide = (side: 1 | -1) =>
    thread(
      [
        [side * (SPAN + 1.9), 0.4, 0],
        [side * (SPAN + 1.8), cup + 0.6, 0],
        [side * (SPAN + 0.7), cup + 3.2, 0],
      ],
      0.42,
      steel,
    );
  const wire = thread(
    [
      [-SPAN - 1.6, -cup * 1.05, 0],
      [-SPAN - 1.6, -cup * 1.12, 1],
      [-SPAN + 1, -cup * 1.14, 5],
      [0, -cup * 1.14, 6],
      [4, -cup * 1.14, 4.4],
      [SPAN + 3, -cup * 1.14, 6.4],
    ],
    0.2,
    plastic('#2a2b2e'),
  );
  return group(
    ear(1),
    ear(-1),
    slide(1),
    slide(-1),
    at(plate(arch(SPAN + 1, SPAN - 0.1, 12), band, 0.5, soft), [0, high + 2, 0]),
    ...(cable ? [wire] : []),
  );
}

const cone = (radius: number, colour: string) =>
  group(
    ring(radius, 0.16, metal('#b4b7bc')),
    at(drum(radius * 0.97, 0.1, 0.03, plastic('#1a1b1d', 0.7)), [0, 0, -0.1], [90, 0, 0]),
    scaled(ball(radius * 0.42, plastic(colour, 0.4)), 1, 1, 0.5),
  );

/** A small round speaker with a strap, a tall one for the home, or a bar. */
function speaker(form: 'round' | 'home' | 'bar', colour: string): three.Object3D {
  const cloth = fabric(colour);
  const top = plastic('#2b2d31', 0.5);
  if (form === 'bar')
    return seenFrom(
      34,
      rotated(
        group(
          at(plate(rectangle(20, 2.4, 1), 2.6, 0.5, cloth), [0, 1.5, 0]),
          at(box(19.6, 0.2, 2, 0.1, top), [0, 2.72, 0]),
          ...[-1, 1].map((side) => at(box(3, 0.4, 2.2, 0.15, top), [side * 6, 0.2, 0])),
          ...[0, 1, 2].map((dot) =>
            at(drum(0.16, 0.06, 0.02, plastic('#7be0b0')), [-0.5 + dot * 0.5, 1.5, 1.3], [90, 0, 0]),
          ),
        ),
        [0, 20, 0],
      ),
    );
  const [radius, height] = form === 'round' ? [3.1, 7.4] : [4.2, 10.4];
  return group(
    at(drum(radius, height, form === 'round' ? 0.9 : 1.6, cloth), [0, 0.3, 0]),
    drum(radius * 0.9, 0.5, 0.1, top),
    at(drum(radius * 0.72, 0.2, 0.08, top), [0, height + 0.24, 0]),
    at(ring(radius * 0.74, 0.1, metal(form === 'round' ? '#d98c3f' : '#c9ccd1')), [0, height + 0.4, 0], [90, 0, 0]),
    ...(form === 'round'
      ? [
          thread(
            mirrored([
              [-2, 7.4, 0],
              [-1.9, 9, 0],
            ]),
            0.26,
            leather('#8a5a34'),
          ),
        ]
      : []),
  );
}

/** A radio with a dial: a table radio, a travel radio, or one with two loudspeakers. */
function radio(form: 'table' | 'travel' | 'stereo', colour: string): three.Object3D {
  const [width, height, depth] = { table: [10, 6.4, 4.4], travel: [7, 5.2, 2.6], stereo: [15, 6, 4.6] }[form] as [
    number,
    number,
    number,
  ];
  const body = form === 'table' ? wood('#9c6b3f') : plastic(colour, 0.42);
  const z = depth / 2;
  const cones = { table: [-2.2], travel: [-1.5], stereo: [-4.9, 4.9] }[form];
  const dial = { table: 2.8, travel: 2, stereo: 0 }[form];
  return group(
    at(plate(rectangle(width, height, form === 'travel' ? 1.3 : 0.6), depth, 0.4, body), [0, height / 2 + 0.2, 0]),
    ...(form === 'table'
      ? [
          at(plate(rectangle(width - 0.9, height - 0.9, 0.4), 0.3, 0.1, plastic(colour, 0.5)), [
            0,
            height / 2 + 0.2,
            z - 0.02,
          ]),
        ]
      : []),
    ...cones.map((x) => at(cone(form === 'travel' ? 1.5 : 2.1, colour), [x, height * 0.5 + 0.1, z + 0.14])),
    at(drum(form === 'travel' ? 0.85 : 1.25, 0.5, 0.12, metal('#d8b77a', 0.3)), [dial, height * 0.62, z], [90, 0, 0]),
    at(box(0.12, 0.7, 0.1, 0.04, plastic('#3a2a16')), [dial, height * 0.68, z + 0.52]),
    ...[-1, 0, 1].map((x) =>
      at(drum(0.28, 0.3, 0.08, metal('#d0d3d8')), [dial + x * 0.85, height * 0.24, z], [90, 0, 0]),
    ),
    ...(form === 'table'
      ? []
      : [
          thread(
            mirrored([
              [-width * 0.38, height, 0],
              [-width * 0.36, height + 1.4, 0],
            ]),
            0.24,
            leather('#6d4525'),
          ),
          at(drum(0.09, form === 'travel' ? 5 : 7, 0.03, metal('#d0d3d8')), [width * 0.4, height, -0.8], [0, 0, -24]),
        ]),
  );
}

/** A studio microphone on a stand; the large one hangs in a shock mount. */
function microphone(large: boolean, colour: string): three.Object3D {
  const [radius, height] = large ? [2.1, 7.6] : [1.7, 6];
  const capsule = group(
    drum(radius, height * 0.55, 0.3, plastic(colour, 0.35)),
    at(drum(radius, height * 0.48, radius * 0.8, metal('#a9adb3', 0.45)), [0, height * 0.53, 0]),
    at(ring(radius + 0.03, 0.1, brass()), [0, height * 0.54, 0], [90, 0, 0]),
    at(drum(0.4, 0.3, 0.1, brass()), [0, height * 0.3, radius - 0.1], [90, 0, 0]),
  );
  return group(
    drum(3.4, 0.6, 0.25, metal(colour, 0.45)),
    drum(0.34, 3.2, 0.05, metal('#8d9096')),
    at(capsule, [0, 3.6, 0]),
    ...(large
      ? [
          at(ring(radius + 0.9, 0.16, metal('#6f7278')), [0, 5.2, 0], [90, 0, 0]),
          at(ring(radius + 0.9, 0.16, metal('#6f7278')), [0, 7, 0], [90, 0, 0]),
        ]
      : [at(ring(radius + 0.45, 0.2, metal('#8d9096'), 180), [0, 5.4, 0], [0, 0, 180])]),
  );
}

/** Karaoke microphones with built-in speakers. */
function karaoke(count: 1 | 2, colour: string): three.Object3D {
  const one = () =>
    group(
      drum(0.95, 6.6, 0.3, gloss(colour), 1.15),
      at(drum(1.5, 1.9, 0.5, gloss(colour)), [0, 3.2, 0]),
      at(ring(1.52, 0.12, metal('#e0bb6d')), [0, 4.2, 0], [90, 0, 0]),
      at(ball(1.75, metal('#b9bcc2', 0.5)), [0, 7.9, 0]),
      at(ring(1.74, 0.14, metal('#e0bb6d')), [0, 7.9, 0], [90, 0, 0]),
    );
  return count === 1
    ? rotated(one(), [0, 0, -16])
    : group(at(one(), [-1.6, 0, 0.4], [0, 0, 17]), at(one(), [1.7, 0, -0.6], [0, 0, -17]));
}

/** A keyboard or piano with the given number of keys. */
function piano(keys: number, legs: boolean, colour: string): three.Object3D {
  const body = plastic(colour, 0.3);
  const white = Math.round(keys * 0.58);
  const width = white * 0.5;
  const up = legs ? 9 : 0;
  return seenFrom(
    legs ? 20 : 48,
    group(
      at(box(width + 2, 1.4, 5, 0.3, body), [0, up + 0.7, 0]),
      at(box(width + 2, 1.6, 1.7, 0.3, body), [0, up + 1.5, -1.7]),
      ...Array.from({ length: white }, (_, key) =>
        at(box(0.46, 0.36, 3, 0.08, gloss('#fbfaf6')), [(key - (white - 1) / 2) * 0.5, up + 1.5, 0.9]),
      ),
      ...Array.from({ length: white - 1 }, (_, key) => key)
        .filter((key) => ![2, 6].includes(key % 7))
        .map((key) => at(box(0.26, 0.4, 1.8, 0.06, gloss('#131416')), [(key - (white - 2) / 2) * 0.5, up + 1.74, 0.3])),
      ...[-0.36, -0.3, 0.3].map((x) => at(drum(0.3, 0.2, 0.06, metal('#b9bcc2')), [width * x, up + 2.25, -1.7])),
      at(box(2.4, 0.05, 0.8, 0.02, gloss('#0c2530')), [0, up + 2.3, -1.7]),
      ...(legs ? [-1, 1].map((side) => at(box(0.8, 9, 4, 0.2, body), [side * (width / 2 + 0.5), 4.5, -0.2])) : []),
      ...(legs ? [at(box(width + 1, 1.2, 0.5, 0.1, body), [0, 3, -1.6])] : []),
    ),
  );
}

function guitar(junior: boolean, colour: string): three.Object3D {
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
        at(box(1.2, 0.08, 0.1, 0.03, chrome()), [0, 2 + (neck - 1.4) * (1 - 0.93 ** fret) * 1.55, 0.71]),
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
      ...[0, 1, 2].map((peg) => at(drum(0.2, 0.8, 0.05, chrome()), [-0.8, neck + 1.8 + peg * 0.7, 0.3], [0, 0, 90])),
      ...[-0.9, 0.3].map((y) => at(box(1.9, 0.6, 0.3, 0.12, plastic('#17181b')), [0, y, 0.66])),
      at(box(2, 0.6, 0.3, 0.1, chrome()), [0, -2.6, 0.66]),
      ...Array.from({ length: 6 }, (_, string) =>
        at(box(0.03, neck + 4, 0.03, 0.01, metal('#e6e8eb')), [-0.4 + string * 0.16, neck / 2 - 0.6, 0.84]),
      ),
      ...[0, 1].map((knob) =>
        at(drum(0.32, 0.4, 0.1, brass()), [1.9 + knob * 0.2, -2.2 - knob * 1.1, 0.6], [90, 0, 0]),
      ),
    ),
    [0, 5.5, 0],
    [-12, 0, 14],
  );
}

export const SOUND: Goods = {
  '101': (colour) => headphones({ cup: 4.6, band: 3, arm: '#9a9da3', cushion: 'fabric' }, colour),
  'aria-studio-wired-headphones': (colour) =>
    headphones({ cup: 4.8, band: 2.4, arm: '#c9a45c', cushion: 'leather', cable: true }, colour),
  'aria-lite-on-ear-headphones': (colour) =>
    headphones({ cup: 3.3, band: 1.7, arm: '#d4d6da', cushion: 'leather' }, colour),
  'gale-portable-speaker': (colour) => speaker('round', colour),
  'gale-home-speaker': (colour) => speaker('home', colour),
  'gale-bar-soundbar': (colour) => speaker('bar', colour),
  'harbour-table-radio': (colour) => radio('table', colour),
  'harbour-mini-travel-radio': (colour) => radio('travel', colour),
  'harbour-duo-stereo-radio': (colour) => radio('stereo', colour),
  'booth-usb-microphone': (colour) => microphone(false, colour),
  'booth-xl-microphone': (colour) => microphone(true, colour),
  'encore-karaoke-microphone': (colour) => karaoke(1, colour),
  'encore-duo-microphones': (colour) => karaoke(2, colour),
  'prelude-61-digital-piano': (colour) => piano(61, false, colour),
  'prelude-88-digital-piano': (colour) => piano(88, true, colour),
  'squall-electric-guitar': (colour) => lying(guitar(false, colour)),
  'squall-junior-electric-guitar': (colour) => lying(guitar(true, colour)),
};
