import type * as three from 'three';
import { chrome, fabric, gilt, glass, gloss, leather, metal, plastic, rubber, wood } from '../materials.ts';
import {
  at,
  ball,
  box,
  drum,
  type Goods,
  group,
  lying,
  mirrored,
  outline,
  plate,
  rectangle,
  ring,
  rotated,
  scaled,
  thread,
} from '../shapes.ts';

/** A lipstick turned out of its case, with its cap beside it; a tint has a wand. */
function lipstick(tint: boolean, colour: string): three.Object3D {
  const gold = metal('#d6b36a', 0.22);
  if (tint)
    return group(
      at(
        group(drum(1.05, 5.4, 0.2, glass('#ffffff', 0.3)), at(drum(0.84, 4.8, 0.2, gloss(colour)), [0, 0.3, 0])),
        [-1.6, 0, 0],
      ),
      at(
        group(
          drum(1.05, 4.6, 0.2, gloss('#2b2528')),
          at(drum(0.16, 4, 0.04, gold), [0, 4.4, 0]),
          at(scaled(ball(0.34, fabric(colour)), 0.9, 2, 0.7), [0, 8.6, 0]),
        ),
        [2, 0, 0.6],
        [0, 0, -14],
      ),
      at(drum(0.7, 0.9, 0.1, gold), [-1.6, 5.3, 0]),
    );
  const cream = plastic(colour, 0.32);
  return group(
    at(
      group(
        drum(1.35, 4.4, 0.18, gloss('#2b2528')),
        at(drum(1.15, 2, 0.1, gold), [0, 4.2, 0]),
        at(drum(0.9, 2.6, 0.1, cream), [0, 6, 0]),
        at(scaled(ball(0.9, cream), 1, 1.5, 1), [0, 8.5, 0.1], [18, 0, 0]),
      ),
      [-1.4, 0, 0],
    ),
    at(
      group(drum(1.4, 5.2, 0.18, gloss('#2b2528')), at(ring(1.42, 0.1, gold), [0, 0.6, 0], [90, 0, 0])),
      [2.6, 1.4, 1.6],
      [0, 30, 90],
    ),
  );
}

const soapBars = (): three.Object3D => {
  const bar = (tone: string) => plate(rectangle(7, 4.4, 0.7), 2, 0.6, plastic(tone, 0.5));
  return group(
    at(bar('#9db07a'), [0, 1, 0], [-90, 0, 12]),
    at(bar('#c8cfa0'), [0.4, 3, 0.1], [-90, 0, -16]),
    at(
      plate(
        outline(
          mirrored([
            [0, -1.4],
            [0.9, 0],
            [0, 1.4],
          ]),
        ),
        0.2,
        0.06,
        plastic('#7d9160', 0.5),
      ),
      [0.4, 4.02, 0.1],
      [-90, 0, -50],
    ),
    thread(
      [
        [-3.8, 1, 2.4],
        [-3.9, 3.6, 1.2],
        [0, 4.2, 0.4],
        [4.2, 3.4, -0.6],
        [4.4, 1, -1.4],
      ],
      0.12,
      fabric('#b98a5a'),
    ),
  );
};

function toothbrush(electric: boolean, colour: string): three.Object3D {
  const bristles = (y: number) =>
    [...Array(15).keys()].map((index) =>
      at(box(0.26, 0.26, 0.9, 0.05, plastic(index % 2 ? '#ffffff' : '#6fb7d6')), [
        (index % 3) * 0.3 - 0.3,
        y + Math.floor(index / 3) * 0.42,
        0.7,
      ]),
    );
  if (electric)
    return group(
      drum(1.6, 0.7, 0.2, plastic('#e8eaed')),
      at(drum(1.15, 9, 0.5, plastic(colour, 0.35), 0.95), [0, 0.6, 0]),
      at(box(0.7, 1.3, 0.3, 0.14, rubber('#7d8894')), [0, 6.4, 0.95]),
      at(drum(0.4, 4, 0.1, plastic('#f7f7f5'), 0.28), [0, 9.4, 0]),
      at(scaled(ball(0.7, plastic('#f7f7f5')), 0.9, 1.3, 0.5), [0, 13.6, 0.1]),
      ...bristles(12.8),
    );
  const one = (handle: three.Material) =>
    group(
      plate(
        outline([
          [-0.4, 0],
          [0.4, 0],
          [0.55, 3],
          [0.35, 8],
          [0.6, 10],
          [0.6, 12],
          [-0.6, 12],
          [-0.6, 10],
          [-0.35, 8],
          [-0.55, 3],
        ]),
        0.5,
        0.2,
        handle,
      ),
      ...bristles(10),
    );
  return group(
    at(one(wood('#d0a86a')), [-1.2, 0, 0], [-8, 0, 9]),
    at(one(plastic(colour, 0.4)), [1.2, 0, -0.4], [-8, 0, -9]),
  );
}

function razor(travel: boolean, colour: string): three.Object3D {
  const steel = metal('#d4d7db', 0.18);
  const length = travel ? 5.6 : 8.6;
  return rotated(
    group(
      drum(0.55, length, 0.2, plastic(colour, 0.3)),
      ...Array.from({ length: travel ? 5 : 9 }, (_, index) =>
        at(ring(0.56, 0.07, steel), [0, 1 + index * 0.55, 0], [90, 0, 0]),
      ),
      at(drum(0.3, 1.4, 0.06, steel), [0, length - 0.2, 0]),
      at(box(4.4, 0.34, 2, 0.15, steel), [0, length + 1.2, 0]),
      at(box(4.5, 0.12, 2.2, 0.05, metal('#f0f2f4', 0.1)), [0, length + 1.44, 0]),
      at(box(4.4, 0.6, 1.8, 0.28, steel), [0, length + 1.7, 0]),
      ...(travel ? [at(box(5.4, 1.8, 3, 0.5, leather('#7a4a26')), [4.6, 1, 0], [0, 0, 14])] : []),
    ),
    [-10, 20, -14],
  );
}

function thermometer(forehead: boolean): three.Object3D {
  const white = plastic('#f6f7f8', 0.35);
  if (forehead)
    return at(
      group(
        plate(
          outline([
            [-1.5, -6],
            [1.5, -6],
            [1.7, 0],
            [2.2, 3],
            [0, 5.4],
            [-2.2, 3],
            [-1.7, 0],
          ]),
          2,
          0.8,
          white,
        ),
        at(plate(rectangle(2.4, 2.2, 0.4), 0.2, 0.06, plastic('#2e5f57')), [0, 1.6, 1]),
        at(drum(0.55, 0.3, 0.1, plastic('#2f9a8a')), [0, -1.6, 0.9], [90, 0, 0]),
        at(drum(0.9, 0.6, 0.2, plastic('#3a3f45')), [0, 5, 0]),
      ),
      [0, 6, 0],
      [-14, 0, -16],
    );
  return at(
    group(
      plate(
        outline([
          [-1, -6],
          [1, -6],
          [1.1, 0],
          [0.7, 3],
          [0.35, 6],
          [-0.35, 6],
          [-0.7, 3],
          [-1.1, 0],
        ]),
        0.9,
        0.4,
        white,
      ),
      at(plate(rectangle(1.2, 3, 0.2), 0.1, 0.03, plastic('#b9c6b4')), [0, -1.4, 0.45]),
      at(drum(0.3, 1.5, 0.25, chrome()), [0, 5.6, 0]),
      at(drum(0.34, 0.2, 0.06, plastic('#2f9a8a')), [0, -4.4, 0.42], [90, 0, 0]),
    ),
    [0, 6, 0],
    [-16, 0, -32],
  );
}

function stethoscope(pro: boolean, colour: string): three.Object3D {
  const hose = rubber(colour);
  const steel = metal(pro ? '#d6b36a' : '#d4d7db', 0.2);
  return rotated(
    group(
      ...[-1, 1].map((side) =>
        thread(
          [
            [side * 1.4, 13, 0],
            [side * 2.9, 11, 0],
            [side * 2.4, 8, 0],
            [0, 6, 0],
          ],
          0.28,
          steel,
        ),
      ),
      ...[-1, 1].map((side) => at(ball(0.5, rubber('#2b2d30')), [side * 1.2, 13.3, 0])),
      thread(
        [
          [0, 6.2, 0],
          [0, 3, 0],
          [2.4, 0.6, 0.4],
          [5, 2.4, 0.4],
          [4.6, 5, 0.2],
        ],
        0.4,
        hose,
      ),
      at(
        group(
          drum(1.7, 0.8, 0.2, steel),
          at(drum(1.45, 0.12, 0.04, plastic('#f2f3f4')), [0, 0.78, 0]),
          ...(pro ? [at(drum(1, 0.7, 0.2, steel), [0, -0.6, 0])] : []),
        ),
        [4.5, 6.2, 0.2],
        [70, 0, 20],
      ),
    ),
    [-12, 0, 0],
  );
}

function crutch(cane: boolean): three.Object3D {
  const tube = metal(cane ? '#6b4a34' : '#aab2bb', 0.35);
  const grip = rubber('#2b2d30');
  if (cane)
    return rotated(
      group(
        drum(0.32, 14, 0.05, wood('#6b4a34')),
        thread(
          [
            [0, 13.8, 0],
            [0, 15, 0],
            [1.4, 15.6, 0],
            [3, 15, 0],
          ],
          0.42,
          wood('#8a5a34'),
        ),
        at(drum(0.5, 0.9, 0.2, grip), [0, -0.2, 0]),
        ...[4, 9].map((y) => at(ring(0.36, 0.12, gilt()), [0, y, 0], [90, 0, 0])),
      ),
      [0, 0, -10],
    );
  return rotated(
    group(
      drum(0.34, 11, 0.05, tube),
      at(drum(0.6, 1, 0.2, grip), [0, -0.3, 0]),
      thread(
        [
          [0, 10.8, 0],
          [0, 13, -0.5],
          [0, 16, -1.4],
        ],
        0.34,
        plastic('#4f8fc0'),
      ),
      at(drum(0.5, 3.6, 0.3, grip), [0, 11, 0.1], [84, 0, 0]),
      at(scaled(ring(1.1, 0.3, plastic('#4f8fc0'), 250), 1, 1, 2.2), [0, 16.2, -0.4], [90, 0, -35]),
    ),
    [0, 30, -9],
  );
}

export const BODY: Goods = {
  'grove-olive-soap': () => soapBars(),
  'pivoine-lipstick': (colour) => lipstick(false, colour),
  'pivoine-lip-tint': (colour) => lipstick(true, colour),
  'brisk-electric-toothbrush': (colour) => lying(toothbrush(true, colour)),
  'brisk-bamboo-toothbrush': (colour) => lying(toothbrush(false, colour)),
  'heritage-safety-razor': (colour) => lying(razor(false, colour)),
  'heritage-travel-razor': (colour) => razor(true, colour),
  'calm-digital-thermometer': () => thermometer(false),
  'calm-forehead-thermometer': () => thermometer(true),
  'pulse-stethoscope': (colour) => stethoscope(false, colour),
  'pulse-pro-stethoscope': (colour) => stethoscope(true, colour),
  'stride-forearm-crutch': () => lying(crutch(false)),
  'stride-folding-cane': () => lying(crutch(true)),
};
