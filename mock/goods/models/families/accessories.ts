import type * as three from 'three';
import { darker, fabric, gilt, glass, gloss, leather, metal } from '../materials.ts';
import {
  at,
  ball,
  box,
  drum,
  type Goods,
  group,
  mirrored,
  outline,
  plate,
  ring,
  scaled,
  seenFrom,
  thread,
  turned,
} from '../shapes.ts';

function glasses(fold: boolean, colour: string): three.Object3D {
  const frame = gloss(colour);
  const eye = (side: 1 | -1) =>
    group(
      at(scaled(ring(2.2, 0.24, frame), 1.12, fold ? 0.82 : 1, 1), [side * 2.9, 2.2, 0]),
      at(
        scaled(drum(2.1, 0.08, 0.03, glass('#dff1f6', 0.25)), 1.12, 1, fold ? 0.82 : 1),
        [side * 2.9, 2.2, 0],
        [90, 0, 0],
      ),
      thread(
        [
          [side * 5.4, 2.6, 0],
          [side * 5.9, 2.6, -1],
          [side * 5.8, 2.5, -6],
          [side * 5.4, 1.2, -9],
        ],
        0.2,
        frame,
      ),
    );
  return seenFrom(
    36,
    group(
      eye(1),
      eye(-1),
      thread(
        mirrored([
          [-0.6, 2.7, 0],
          [0, 3, 0.2],
        ]),
        0.22,
        frame,
      ),
      ...(fold
        ? [
            at(box(0.5, 0.5, 0.6, 0.1, gilt()), [0, 2.95, 0.2]),
            ...[-1, 1].map((side) => at(box(0.5, 0.6, 0.8, 0.1, gilt()), [side * 5.8, 2.5, -4.4])),
          ]
        : []),
    ),
  );
}

/** A standing ring with its stone on top. */
function fingerRing(gold: boolean): three.Object3D {
  const band = metal(gold ? '#e3b759' : '#dfe2e6', 0.16);
  const stone = gold ? gloss('#1f6f5c') : glass('#cfe9ff', 0.7);
  return at(
    group(
      ring(3, gold ? 0.34 : 0.28, band),
      at(scaled(ball(0.95, stone), 1, gold ? 0.8 : 1, 1), [0, 3.7, 0]),
      ...[0, 90, 180, 270].map((angle) =>
        at(
          group(
            thread(
              [
                [0.4, -0.7, 0],
                [0.95, 0, 0],
                [0.8, 0.6, 0],
              ],
              0.12,
              band,
            ),
          ),
          [0, 3.7, 0],
          [0, angle + 45, 0],
        ),
      ),
      ...(gold ? [-1, 1].map((side) => at(ball(0.34, glass('#ffffff', 0.75)), [side * 1.25, 3.1, 0])) : []),
    ),
    [0, 3.3, 0],
    [0, 20, 0],
  );
}

const cap = (waxed: boolean, colour: string): three.Object3D => {
  const cloth = waxed ? leather(colour) : fabric(colour);
  const seam = fabric(darker(colour));
  return group(
    scaled(
      turned(
        [
          [4.3, 0],
          [4.3, 0.6],
          [4.1, 2],
          [3.3, 3.6],
          [1.8, 4.5],
          [0, 4.8],
        ],
        cloth,
      ),
      1,
      1,
      1.08,
    ),
    ...[0, 60, 120].map((angle) => at(scaled(ring(4.28, 0.07, seam, 180), 1, 1.1, 1), [0, 0.1, 0], [0, angle, 0])),
    at(drum(0.4, 0.3, 0.12, seam), [0, 4.7, 0]),
    at(
      plate(
        outline([
          [-3.9, 0.6],
          [-3.4, 3.6],
          [0, 5.2],
          [3.4, 3.6],
          [3.9, 0.6],
          [0, 1.8],
        ]),
        0.36,
        0.16,
        cloth,
      ),
      [0, 0.3, 2.4],
      [100, 0, 0],
    ),
    ...(waxed ? [at(scaled(ring(4.3, 0.34, leather('#4a2f1a')), 1, 1.08, 1), [0, 0.5, 0], [90, 0, 0])] : []),
  );
};

const hat = (bucket: boolean, colour: string): three.Object3D => {
  const straw = fabric(bucket ? colour : '#e3cfa0');
  const ribbon = fabric(colour);
  if (bucket)
    return group(
      turned(
        [
          [6, 0],
          [5.9, 0.25],
          [3.9, 2.4],
          [3.5, 5.6],
          [3, 6],
          [0, 6],
        ],
        straw,
      ),
      ...[0.6, 1.2, 1.8].map((y) =>
        at(ring(5.9 - y * 0.95, 0.06, fabric(darker(colour))), [0, y + 0.16, 0], [90, 0, 0]),
      ),
      at(ring(3.9, 0.1, fabric(darker(colour))), [0, 2.5, 0], [90, 0, 0]),
    );
  return group(
    scaled(
      turned(
        [
          [0, 0],
          [8, 0.5],
          [8.1, 0.7],
          [3.9, 0.6],
          [3.7, 3],
          [3, 4.2],
          [0, 4.6],
        ],
        straw,
      ),
      1,
      1,
      0.94,
    ),
    scaled(
      turned(
        [
          [3.95, 0.6],
          [4, 0.7],
          [3.86, 1.9],
          [3.8, 1.9],
        ],
        ribbon,
      ),
      1,
      1,
      0.94,
    ),
    ...[2, 3.6, 5, 6.4, 7.6].map((r) =>
      at(scaled(ring(r, 0.05, fabric('#c9b27e')), 1, 0.94, 1), [0, r < 3.8 ? 4.3 - r * 0.1 : 0.6, 0], [90, 0, 0]),
    ),
    thread(
      [
        [3.6, 1.4, 1.6],
        [4.6, 1, 3],
        [5, 0.9, 4.6],
      ],
      0.34,
      ribbon,
    ),
  );
};

function scarf(checked: boolean, colour: string): three.Object3D {
  const wool = fabric(colour);
  const stripe = fabric(checked ? '#efe6d4' : darker(colour));
  const fold = (y: number, width: number) => at(box(width, 1.15, 7.4, 0.55, wool), [0, y, 0]);
  return group(
    fold(0.6, 10),
    fold(1.7, 9.8),
    fold(2.8, 9.9),
    fold(3.9, 9.6),
    ...[-2.6, 0, 2.6]
      .slice(0, checked ? 3 : 1)
      .map((x) => at(box(checked ? 0.5 : 1.2, 4.62, 7.5, 0.2, stripe), [x, 2.25, 0])),
    ...(checked
      ? [at(box(9.62, 0.1, 0.5, 0.04, stripe), [0, 4.48, 1.4]), at(box(9.62, 0.1, 0.5, 0.04, stripe), [0, 4.48, -1.4])]
      : []),
    ...Array.from({ length: 15 }, (_, index) =>
      thread(
        [
          [-4.4 + index * 0.63, 3.9, 3.6],
          [-4.4 + index * 0.63, 3.4, 4.5],
          [-4.4 + index * 0.63, 2.4, 4.8],
        ],
        0.13,
        index % 3 === 0 ? stripe : wool,
      ),
    ),
  );
}

function gloves(knitted: boolean, colour: string): three.Object3D {
  const stuff = knitted ? fabric(colour) : leather(colour);
  const cuff = knitted ? fabric('#efe6d4') : leather(darker(colour));
  const one = () =>
    group(
      plate(
        outline([
          [-2, 0],
          [2, 0],
          [2.4, 3],
          [2.2, 4.6],
          [-2.2, 4.6],
          [-2.3, 2.6],
        ]),
        1.6,
        0.7,
        stuff,
      ),
      ...[-1.65, -0.55, 0.55, 1.65].map((x, index) =>
        at(scaled(drum(0.62, [3.6, 4.4, 4.1, 3][index] ?? 4, 0.55, stuff), 1, 1, 0.95), [x, 4, 0], [0, 0, -x * 3]),
      ),
      at(drum(0.66, 3.4, 0.55, stuff), [2, 2, 0], [0, 0, -42]),
      at(box(4.2, 1.5, 1.9, 0.6, cuff), [0, -0.3, 0]),
      ...(knitted
        ? []
        : [-0.8, 0, 0.8].map((x) =>
            thread(
              [
                [x, 3.6, 0.8],
                [x, 1.4, 0.86],
              ],
              0.06,
              cuff,
            ),
          )),
    );
  return group(at(one(), [2.9, 1, -0.6], [-8, 0, 8]), at(scaled(one(), -1, 1, 1), [-2.9, 1, 0.6], [-8, 0, 8]));
}

export const ACCESSORIES: Goods = {
  'corner-cap-cotton-twill': (colour) => cap(false, colour),
  'corner-cap-waxed-for-rain': (colour) => cap(true, colour),
  'riviera-sun-hat': (colour) => hat(false, colour),
  'riviera-bucket-hat': (colour) => hat(true, colour),
  'brume-scarf-cashmere-blend': (colour) => scarf(false, colour),
  'brume-scarf-lambswool': (colour) => scarf(true, colour),
  'frost-leather-gloves': (colour) => gloves(false, colour),
  'frost-knitted-gloves': (colour) => gloves(true, colour),
  'page-reading-glasses': (colour) => glasses(false, colour),
  'page-fold-reading-glasses': (colour) => glasses(true, colour),
  'rosee-ring-recycled-silver': () => fingerRing(false),
  'rosee-ring-14-carat-gold': () => fingerRing(true),
};
