import type * as three from 'three';
import { fabric, leather, metal } from '../materials.ts';
import {
  at,
  box,
  drum,
  type Goods,
  group,
  mirrored,
  outline,
  plate,
  rectangle,
  ring,
  scaled,
  thread,
} from '../shapes.ts';

interface Handbag {
  width: number;
  height: number;
  depth: number;
  /** How much narrower the top is. */
  taper: number;
  /** Whether it has a shoulder strap and a flap, not two handles. */
  strap: boolean;
}

const gold = () => metal('#d6b36a', 0.25);

function handbag({ width, height, depth, taper, strap }: Handbag, colour: string): three.Object3D {
  const hide = leather(colour);
  const [x, top] = [width / 2, width / 2 - taper];
  const body = plate(
    outline([
      [-x, 0.5],
      [-x + 0.5, 0],
      [x - 0.5, 0],
      [x, 0.5],
      [top + 0.15, height - 0.6],
      [top - 0.4, height],
      [-top + 0.4, height],
      [-top - 0.15, height - 0.6],
    ]),
    depth,
    0.55,
    hide,
  );
  const handle = (z: number) =>
    thread(
      mirrored([
        [-top * 0.55, height - 0.7, z],
        [-top * 0.55, height + 1.2, z],
        [-top * 0.4, height + height * 0.42, z],
      ]),
      0.26,
      hide,
    );
  const rings = (z: number) =>
    [-1, 1].map((side) => at(ring(0.42, 0.11, gold()), [side * top * 0.55, height - 0.8, z]));
  const shoulderStrap = thread(
    mirrored([
      [-top, height - 0.6, 0],
      [-top * 1.05, height + 3, 0],
      [0, height * 1.75, -0.6],
    ]),
    0.2,
    hide,
  );
  const z = depth / 2;
  return group(
    body,
    ...(strap
      ? [
          shoulderStrap,
          at(plate(rectangle(top * 2, height * 0.55, 1.1), 0.3, 0.14, hide), [0, height * 0.74, z + 0.1], [-3, 0, 0]),
          at(box(1.3, 0.9, 0.3, 0.12, gold()), [0, height * 0.5, z + 0.28]),
        ]
      : [
          at(box(width * 0.28, 0.16, 0.1, 0.05, gold()), [0, height * 0.72, z]),
          handle(z - 0.2),
          handle(0.2 - z),
          ...rings(z),
          ...rings(-z),
        ]),
  );
}

const phonePouch = (width: number, height: number, cloth: 'fabric' | 'leather', colour: string): three.Object3D => {
  const stuff = { fabric, leather }[cloth](colour);
  return group(
    at(plate(rectangle(width, height, 1), 1.3, 0.6, stuff), [0, height / 2, 0]),
    at(plate(rectangle(width * 0.99, height * 0.36, 0.9), 0.3, 0.14, stuff), [0, height * 0.82, 0.62]),
    at(drum(0.34, 0.2, 0.08, gold()), [0, height * 0.68, 0.75], [90, 0, 0]),
    thread(
      mirrored([
        [-width / 2, height - 0.6, 0],
        [-width * 0.62, height + 3, 0],
        [0, height * 1.55, -1],
      ]),
      cloth === 'leather' ? 0.2 : 0.3,
      stuff,
    ),
  );
};

/** A purse with a clasp, or a long wallet. */
const purse = (long: boolean, colour: string): three.Object3D => {
  const hide = leather(colour);
  if (long)
    return at(
      group(
        plate(rectangle(10, 5.4, 0.6), 1.1, 0.4, hide),
        at(plate(rectangle(10.1, 3.4, 0.6), 0.3, 0.14, hide), [0, 1.05, 0.5]),
        at(drum(0.36, 0.16, 0.06, gold()), [0, 0, 0.62], [90, 0, 0]),
      ),
      [0, 2.7, 0],
      [-12, 0, 0],
    );
  return group(
    plate(
      outline(
        mirrored([
          [-3, 5],
          [-4.2, 2.4],
          [-3.4, 0.4],
          [0, 0],
        ]),
      ),
      3,
      1.45,
      hide,
    ),
    at(scaled(ring(3.05, 0.22, gold(), 180), 1, 0.55, 1), [0, 4.9, 0]),
    at(drum(0.34, 0.6, 0.25, gold()), [-0.3, 6.5, 0], [0, 0, 14]),
    at(drum(0.34, 0.6, 0.25, gold()), [0.3, 6.5, 0], [0, 0, -14]),
  );
};

const laptopCase = (slim: boolean, colour: string): three.Object3D => {
  const canvas = fabric(colour);
  const trim = leather('#7a4a26');
  const [width, height] = slim ? [12, 8.6] : [13, 9.4];
  const depth = slim ? 1.1 : 2.8;
  return group(
    at(plate(rectangle(width, height, 0.8), depth, slim ? 0.5 : 0.7, canvas), [0, height / 2, 0]),
    at(plate(rectangle(width * 0.99, height * (slim ? 0.3 : 0.52), 0.8), 0.36, 0.16, canvas), [
      0,
      height * (slim ? 0.84 : 0.73),
      depth / 2,
    ]),
    ...(slim
      ? [at(box(2.2, 1.2, 0.2, 0.1, trim), [0, height * 0.72, depth / 2 + 0.16])]
      : [-1, 1].map((side) => at(box(0.9, 5, 0.2, 0.09, trim), [side * 3.6, height * 0.6, depth / 2 + 0.16]))),
    ...(slim
      ? []
      : [-1, 1].map((side) => at(box(1, 0.7, 0.3, 0.1, gold()), [side * 3.6, height * 0.42, depth / 2 + 0.24]))),
    ...(slim
      ? []
      : [
          thread(
            mirrored([
              [-2.2, height - 0.2, 0],
              [-2, height + 1.3, 0],
            ]),
            0.32,
            trim,
          ),
        ]),
  );
};

function backpack(colour: string): three.Object3D {
  const cloth = fabric(colour);
  const trim = fabric('#3a3d40');
  const webbing = (side: 1 | -1) =>
    thread(
      [
        [side * 2, 12.4, -1.6],
        [side * 3, 11, -3.6],
        [side * 3.4, 6, -3.4],
        [side * 3.4, 1.5, -1.9],
      ],
      0.45,
      trim,
    );
  return group(
    plate(
      outline([
        [-4.6, 0.8],
        [-3.6, 0],
        [3.6, 0],
        [4.6, 0.8],
        [4.7, 6],
        [4.1, 11],
        [2.2, 13],
        [-2.2, 13],
        [-4.1, 11],
        [-4.7, 6],
      ]),
      4.6,
      1.5,
      cloth,
    ),
    at(plate(rectangle(6.6, 5, 1.4), 2, 0.9, cloth), [0, 3.3, 2.5]),
    at(box(6, 0.3, 0.2, 0.1, trim), [0, 5, 3.5]),
    at(
      plate(
        outline([
          [-4.2, 0],
          [4.2, 0],
          [3.6, 3],
          [2, 4.2],
          [-2, 4.2],
          [-3.6, 3],
        ]),
        2,
        0.8,
        cloth,
      ),
      [0, 9, 1.4],
      [-14, 0, 0],
    ),
    ...[-1, 1].flatMap((side) => [
      at(box(0.6, 4.4, 0.2, 0.09, trim), [side * 2, 8, 2.8]),
      at(box(0.9, 0.7, 0.3, 0.1, gold()), [side * 2, 6.6, 3]),
      at(drum(1.05, 4, 0.5, trim), [side * 4.8, 1, 0.4]),
    ]),
    webbing(1),
    webbing(-1),
    thread(
      mirrored([
        [-1, 12.9, 0],
        [-0.9, 14.2, 0],
      ]),
      0.26,
      trim,
    ),
  );
}

export const BAGS: Goods = {
  'belleville-handbag': (colour) => handbag({ width: 10.5, height: 7.6, depth: 4, taper: 1.2, strap: false }, colour),
  'belleville-mini-bag': (colour) => handbag({ width: 7.4, height: 5.4, depth: 2.8, taper: 0.6, strap: true }, colour),
  'belleville-tote': (colour) => handbag({ width: 9.6, height: 9.8, depth: 3.4, taper: -1, strap: false }, colour),
  'sling-phone-pouch': (colour) => phonePouch(4.6, 7.6, 'fabric', colour),
  'sling-leather-phone-pouch': (colour) => phonePouch(5, 8, 'leather', colour),
  'sou-coin-purse': (colour) => purse(false, colour),
  'sou-long-wallet': (colour) => purse(true, colour),
  'courier-laptop-briefcase': (colour) => laptopCase(false, colour),
  'courier-slim-laptop-sleeve': (colour) => laptopCase(true, colour),
  '102': (colour) => backpack(colour),
};
