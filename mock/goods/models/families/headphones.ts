import type * as three from 'three';
import { fabric, leather, metal, plastic } from '../materials.ts';
import { at, drum, group, plate, polygon, ring, scaled, thread } from '../shapes.ts';

interface Headphones {
  /** The radius of a cup. */
  cup: number;
  /** How wide the band is. */
  band: number;
  /** The colour of its arms. */
  arm: string;
  cable?: boolean;
  cushion: 'leather' | 'fabric';
}

const SPAN = 6.6;

/** The part of a ring above, as an outline. */
const arch = (outer: number, inner: number, from: number) => {
  const arc = (radius: number, start: number, end: number) =>
    Array.from({ length: 49 }, (_, step) => {
      const angle = ((start + ((end - start) * step) / 48) * Math.PI) / 180;
      return [radius * Math.cos(angle), radius * Math.sin(angle) * 1.05] as const;
    });
  return polygon([...arc(outer, from, 180 - from), ...arc(inner, 180 - from, from)]);
};

export function headphones({ cup, band, arm, cable = false, cushion }: Headphones, colour: string): three.Object3D {
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
