import * as three from 'three';
import { fabric, gilt, leather, plastic, rubber, wood } from '../materials.ts';
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
} from '../shapes.ts';

/** A cross-section of a shoe: position along the shoe, width, and the heights of its bottom and top. */
type Cut = readonly [z: number, width: number, low: number, high: number];

/** A surface over cross-sections, from heel to toe. Its top is open between the cuts that `mouth` gives. */
function last(
  cuts: readonly Cut[],
  material: three.Material,
  mouth: readonly [from: number, to: number] = [0, 0],
): three.Mesh {
  const around = 40;
  const along = 60;
  const lines = [0, 1, 2, 3].map(
    (part) =>
      new three.CatmullRomCurve3(
        cuts.map((cut, index) => new three.Vector3(index / (cuts.length - 1), cut[part as 0 | 1 | 2 | 3], 0)),
      ),
  );
  const read = (part: number, where: number) => lines[part]?.getPoint(where).y ?? 0;
  const places: number[] = [];
  const faces: number[] = [];
  for (let row = 0; row <= along; row += 1) {
    const where = row / along;
    const [z, width, low, high] = [0, 1, 2, 3].map((part) => read(part, where)) as [number, number, number, number];
    for (let step = 0; step <= around; step += 1) {
      const angle = (step / around) * 2 * Math.PI - Math.PI / 2;
      // A square with round corners at the bottom, an arch at the top.
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const flat = s < 0 ? 0.35 : 0.75;
      const x = Math.sign(c) * Math.abs(c) ** flat * width;
      places.push(x, low + ((s + 1) / 2) ** (s < 0 ? 1 : 0.9) * (high - low), z);
      if (row === along || step === around) continue;
      const isMouth = where >= mouth[0] && where < mouth[1] && Math.sin(angle + Math.PI / around) > 0.82;
      if (isMouth) continue;
      const at = row * (around + 1) + step;
      faces.push(at, at + around + 1, at + 1, at + 1, at + around + 1, at + around + 2);
    }
  }
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', new three.Float32BufferAttribute(places, 3));
  geometry.setAttribute('uv', new three.Float32BufferAttribute(new Array((places.length / 3) * 2).fill(0), 2));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  material.side = three.DoubleSide;
  return new three.Mesh(geometry, material);
}

const soleShape = (length: number, width: number) =>
  outline([
    [-width * 0.72, -length * 0.46],
    [0, -length * 0.5],
    [width * 0.72, -length * 0.46],
    [width * 0.7, -length * 0.1],
    [width, length * 0.22],
    [width * 0.7, length * 0.44],
    [0, length * 0.5],
    [-width * 0.85, length * 0.4],
    [-width, length * 0.18],
    [-width * 0.68, -length * 0.1],
  ]);

const sole = (length: number, width: number, thick: number, material: three.Material) =>
  group(
    at(plate(soleShape(length, width), thick, Math.min(0.3, thick / 2.2), material), [0, thick / 2, 0], [90, 0, 180]),
  );

/** Two shoes, one a little in front of the other. */
const pair = (one: () => three.Object3D): three.Object3D =>
  seenFrom(28, group(at(one(), [-2.2, 0, 1], [0, 34, 0]), at(one(), [3, 0, 0.2], [0, 26, 0])));

const laces = (from: number, to: number, low: number, high: number, count: number, colour: string) =>
  Array.from({ length: count }, (_, index) => {
    const where = index / (count - 1);
    const [z, y] = [from + (to - from) * where, low + (high - low) * where];
    return thread(
      mirrored([
        [-0.95, y - 0.25, z],
        [0, y + 0.12, z + 0.08],
      ]),
      0.15,
      fabric(colour),
    );
  });

const runner = (trail: boolean, colour: string): three.Object3D =>
  pair(() =>
    group(
      sole(12, 2.25, 1.5, rubber(trail ? '#2b2d30' : '#f4f2ec')),
      at(sole(11.8, 2.15, 0.5, rubber(trail ? '#e0701f' : '#e8643c')), [0, 0.02, 0]),
      last(
        [
          [-5.7, 0.6, 1.3, 3],
          [-5.4, 1.7, 1.2, 5.4],
          [-3, 1.9, 1.2, 5.2],
          [-0.4, 1.9, 1.2, 4.9],
          [2, 2.1, 1.2, 3.5],
          [4.4, 1.9, 1.2, 2.7],
          [5.6, 0.9, 1.2, 2],
        ],
        fabric(colour),
        [0.1, 0.42],
      ),
      at(scaled(ring(1.45, 0.34, fabric('#2b2d30')), 1, 1.7, 1), [0, 5.2, -3.2], [84, 0, 0]),
      ...laces(-0.4, 2.4, 5, 3.6, 4, trail ? '#e0701f' : '#ffffff'),
      ...[-1, 1].map((side) =>
        thread(
          [
            [side * 1.9, 1.8, -2.4],
            [side * 2.1, 3.4, 0],
            [side * 2.2, 2, 2.6],
          ],
          0.24,
          plastic(trail ? '#e0701f' : '#ffffff'),
        ),
      ),
      ...(trail
        ? Array.from({ length: 8 }, (_, index) =>
            at(box(3.8, 0.4, 0.6, 0.1, rubber('#1c1d1f')), [0, 0.1, -4.8 + index * 1.35]),
          )
        : []),
    ),
  );

const derby = (loafer: boolean, colour: string): three.Object3D =>
  pair(() =>
    group(
      sole(12, 1.95, 0.5, wood('#5a3a22')),
      at(box(3, 1, 3, 0.2, wood('#3a2417')), [0, 0.4, -4.3]),
      last(
        [
          [-5.6, 0.5, 0.6, 3],
          [-5.3, 1.45, 0.5, loafer ? 4 : 4.8],
          [-3, 1.6, 0.5, loafer ? 3.9 : 4.7],
          [-0.4, 1.6, 0.5, 4.2],
          [2, 1.85, 0.5, 2.9],
          [4.4, 1.6, 0.5, 2.1],
          [5.7, 0.6, 0.5, 1.4],
        ],
        leather(colour),
        [0.1, loafer ? 0.46 : 0.4],
      ),
      ...(loafer
        ? [
            thread(
              mirrored([
                [-1.75, 1.7, 1],
                [-0.9, 3.6, 1.1],
              ]),
              0.42,
              leather(colour),
            ),
            at(box(1, 0.24, 0.7, 0.1, gilt()), [0, 3.95, 1.1], [24, 0, 0]),
          ]
        : [
            ...laces(-0.2, 1.8, 4.3, 3.3, 3, '#2a1c12'),
            ...[-1, 1].map((side) =>
              thread(
                [
                  [side * 1.62, 1.4, 0.4],
                  [side * 1.2, 3.2, 1.6],
                  [side * 0.4, 3.5, 1.9],
                ],
                0.12,
                leather(colour),
              ),
            ),
          ]),
      thread(
        mirrored([
          [-1.6, 1, 3.2],
          [0, 2.62, 3.5],
        ]),
        0.1,
        leather(colour),
      ),
    ),
  );

const walkingBoot = (colour: string): three.Object3D =>
  pair(() =>
    group(
      sole(12.4, 2.3, 1.5, rubber('#26282b')),
      last(
        [
          [-5.6, 0.9, 1.3, 6],
          [-5.2, 2, 1.2, 9],
          [-2.6, 2.1, 1.2, 8.8],
          [-0.2, 2.05, 1.2, 6.2],
          [2.2, 2.25, 1.2, 4.2],
          [4.6, 2, 1.2, 3.2],
          [5.8, 0.9, 1.2, 2.2],
        ],
        leather(colour),
        [0.1, 0.36],
      ),
      at(scaled(ring(1.7, 0.5, fabric('#3a3d40')), 1, 1.2, 1), [0, 8.8, -3.8], [86, 0, 0]),
      ...laces(-1.4, 2.6, 7.8, 4.2, 6, '#c8452e'),
      at(scaled(ball(1, rubber('#26282b')), 2.1, 1.2, 1.4), [0, 1.7, 4.7]),
      ...Array.from({ length: 9 }, (_, index) =>
        at(box(4.2, 0.6, 0.7, 0.1, rubber('#1c1d1f')), [0, 0.1, -5 + index * 1.25]),
      ),
    ),
  );

const boot = (high: boolean, colour: string): three.Object3D =>
  pair(() =>
    group(
      sole(11, 1.8, 0.5, rubber('#2a1c12')),
      at(box(2.6, 1.9, 2.6, 0.3, wood('#3a2417')), [0, 0.8, -3.8]),
      last(
        [
          [-5, 0.5, 1.4, 3],
          [-4.8, 1.4, 1.2, 5.4],
          [-2.8, 1.6, 0.9, 5.6],
          [-0.4, 1.55, 0.6, 4.6],
          [2, 1.75, 0.5, 2.8],
          [4, 1.5, 0.5, 2],
          [5.2, 0.5, 0.5, 1.3],
        ],
        leather(colour),
        [0.1, 0.3],
      ),
      at(drum(1.55, high ? 12 : 3.6, 0.2, leather(colour), high ? 2.1 : 1.7), [0, 4, -3.1], [2, 0, 0]),
      thread(
        [
          [1.7, 5, -3],
          [high ? 2.1 : 1.8, high ? 15.6 : 7.4, -3.1],
        ],
        0.09,
        gilt(),
      ),
      ...(high
        ? []
        : [
            thread(
              mirrored([
                [-1.7, 5.8, -2.6],
                [0, 6, -1.3],
              ]),
              0.22,
              leather('#d6b36a'),
            ),
          ]),
    ),
  );

/** High-heeled shoes; a slingback is open at the back. */
const heel = (sling: boolean, colour: string): three.Object3D =>
  pair(() =>
    group(
      at(drum(0.34, 4.4, 0.1, leather(colour), 0.75), [0, 0, -4.4], [4, 0, 0]),
      last(
        [
          [-5, 0.7, 4.2, sling ? 4.6 : 6.4],
          [-3.4, 1.2, 3.6, sling ? 4.2 : 6],
          [-1, 1.2, 2, 3.6],
          [1.4, 1.5, 0.4, 2.6],
          [3.4, 1.45, 0.15, 2],
          [5.2, 0.5, 0.15, 0.9],
        ],
        leather(colour),
        [0.06, 0.66],
      ),
      ...(sling
        ? [
            thread(
              mirrored([
                [-1.2, 3, -0.6],
                [-1.1, 6, -3.6],
                [0, 6.6, -5.2],
              ]),
              0.2,
              leather(colour),
            ),
            at(box(0.5, 0.6, 0.2, 0.08, gilt()), [1.2, 5, -2.6]),
          ]
        : []),
    ),
  );

const flat = (strap: boolean, colour: string): three.Object3D =>
  pair(() =>
    group(
      sole(10.6, 1.75, 0.4, rubber('#3a2a20')),
      last(
        [
          [-5, 0.6, 0.4, 2],
          [-4.7, 1.5, 0.4, 3.2],
          [-2, 1.55, 0.4, 2.6],
          [1, 1.75, 0.4, 2.4],
          [3.4, 1.6, 0.4, 2.1],
          [5, 0.7, 0.4, 1.3],
        ],
        leather(colour),
        [0.08, 0.68],
      ),
      strap
        ? thread(
            mirrored([
              [-1.6, 1.8, 0.2],
              [-0.8, 3.3, 0.3],
            ]),
            0.26,
            leather(colour),
          )
        : group(
            at(scaled(ball(0.5, leather(colour)), 1.3, 0.7, 0.8), [-0.5, 2.5, 2.4]),
            at(scaled(ball(0.5, leather(colour)), 1.3, 0.7, 0.8), [0.5, 2.5, 2.4]),
          ),
      ...(strap ? [at(drum(0.26, 0.16, 0.06, gilt()), [1.5, 2.3, 0.3], [0, 0, -60])] : []),
    ),
  );

const sandal = (platform: boolean, colour: string): three.Object3D =>
  pair(() =>
    group(
      sole(11, 2, platform ? 2.4 : 1, fabric('#c9a878')),
      at(sole(10.6, 1.85, 0.3, leather('#8a6a48')), [0, platform ? 2.3 : 0.9, 0]),
      ...[0.6, 3].map((z) =>
        scaled(at(ring(1.8, 0.5, leather(colour), 180), [0, platform ? 2.4 : 1, z]), 1, 0.86, 2.2),
      ),
      ...(platform
        ? [
            thread(
              mirrored([
                [-1.5, 2.6, -3],
                [-1.5, 5, -3.6],
                [0, 5.4, -4.6],
              ]),
              0.3,
              leather(colour),
            ),
          ]
        : []),
      ...[0.6, 3].map((z) => at(box(0.7, 0.6, 0.3, 0.1, gilt()), [1.5, platform ? 3.7 : 2.3, z], [0, 0, -40])),
    ),
  );

export const SHOES: Goods = {
  'tempo-running-shoes': (colour) => runner(false, colour),
  'tempo-trail-running-shoes': (colour) => runner(true, colour),
  'mason-derby-shoes': (colour) => derby(false, colour),
  'mason-loafers': (colour) => derby(true, colour),
  '105': () => walkingBoot('#8a5a34'),
  'bruyere-knee-boots': (colour) => boot(true, colour),
  'bruyere-ankle-boots': (colour) => boot(false, colour),
  'odette-heels': (colour) => heel(false, colour),
  'odette-slingback-heels': (colour) => heel(true, colour),
  'plume-ballet-flats': (colour) => flat(false, colour),
  'plume-mary-janes': (colour) => flat(true, colour),
  'calanque-sandals': (colour) => sandal(false, colour),
  'calanque-platform-sandals': (colour) => sandal(true, colour),
};
