import type * as three from 'three';
import { fabric, wood } from '../materials.ts';
import { at, box, drum, type Goods, group, mirrored, onCircle, plate, rectangle, thread } from '../shapes.ts';

interface Sofa {
  seats: number;
  /** Whether it has a part at a right angle. */
  corner: boolean;
  /** The height of the arms. */
  arm: number;
  leg: string;
}

function sofa({ seats, corner, arm, leg }: Sofa, colour: string): three.Object3D {
  const cloth = fabric(colour);
  const [seat, depth] = [5.4, 6.2];
  const width = seats * seat;
  const place = (index: number) => (index - (seats - 1) / 2) * seat;
  const cushions = Array.from({ length: seats }, (_, index) => [
    at(box(seat - 0.12, 1.7, depth - 0.6, 0.6, cloth), [place(index), 2.9, 0.5]),
    at(box(seat - 0.15, 3.6, 1.7, 0.75, cloth), [place(index), 5, -2.2], [-10, 0, 0]),
  ]).flat();
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => at(drum(0.24, 1.4, 0.06, wood(leg)), [side * (width / 2 - 0.6), 0, end * 2.4])),
  );
  return group(
    at(box(width + 2.4, 1.4, depth, 0.4, cloth), [0, 1.6, 0]),
    at(box(width + 2.4, 4.6, 1.4, 0.6, cloth), [0, 3.4, -depth / 2 + 0.3]),
    ...cushions,
    ...[-1, 1]
      .filter((side) => !(corner && side === 1))
      .map((side) => at(box(1.4, arm, depth + 0.1, 0.6, cloth), [side * (width / 2 + 0.75), 1 + arm / 2, 0])),
    ...(corner
      ? [
          at(box(seat + 0.2, 1.4, 5.6, 0.4, cloth), [place(seats - 1) + 0.3, 1.6, 5]),
          at(box(seat, 1.7, 5.6, 0.6, cloth), [place(seats - 1) + 0.3, 2.9, 5]),
        ]
      : []),
    at(box(3.2, 3, 1, 0.5, fabric('#d98c5f')), [place(0) - 0.4, 5, -0.9], [-16, 10, 6]),
    ...legs,
  );
}

function diningChair(colour: string): three.Object3D {
  const frame = wood(colour);
  const legs = [-1, 1].flatMap((side) => [
    thread(
      [
        [side * 2.3, 0, 2.4],
        [side * 2.05, 4.7, 2],
      ],
      0.24,
      frame,
    ),
    thread(
      [
        [side * 2.3, 0, -2.8],
        [side * 2, 4.7, -2],
        [side * 1.9, 7, -2.3],
        [side * 2, 9.4, -2.9],
      ],
      0.26,
      frame,
    ),
  ]);
  return group(
    ...legs,
    at(plate(rectangle(4.8, 4.7, 1), 0.5, 0.2, frame), [0, 4.9, 0], [-90, 0, 0]),
    at(plate(rectangle(4.3, 4.2, 1), 0.5, 0.22, fabric('#efe6d4')), [0, 5.25, 0], [-90, 0, 0]),
    thread(
      mirrored([
        [-2.1, 8.9, -2.75],
        [-1, 9, -3.2],
      ]),
      0.55,
      frame,
    ),
    thread(
      mirrored([
        [-2, 7.3, -2.4],
        [0, 7.35, -2.8],
      ]),
      0.2,
      frame,
    ),
    thread(
      [
        [-2.1, 2, 0.1],
        [2.1, 2, 0.1],
      ],
      0.14,
      frame,
    ),
  );
}

function deskChair(colour: string): three.Object3D {
  const frame = wood('#2f3033');
  const cloth = fabric(colour);
  const spokes = [0, 72, 144, 216, 288].flatMap((degrees) => {
    const [x, z] = onCircle(2.9, degrees);
    return [
      thread(
        [
          [0, 1, 0],
          [x, 0.7, z],
        ],
        0.26,
        frame,
      ),
      at(drum(0.42, 0.5, 0.15, frame), [x - 0.25, 0.42, z], [0, 0, -90]),
    ];
  });
  return group(
    ...spokes,
    drum(0.3, 4.6, 0.05, frame),
    at(box(5, 1, 4.8, 0.45, cloth), [0, 4.9, 0]),
    at(plate(rectangle(4.8, 4.4, 1.6), 0.9, 0.42, cloth), [0, 8.3, -2.3], [-8, 0, 0]),
    thread(
      [
        [0, 4.6, -1.6],
        [0, 5, -3],
        [0, 8, -2.8],
      ],
      0.3,
      frame,
    ),
  );
}

function bed(head: 'wood' | 'cloth', colour: string): three.Object3D {
  const stuff = head === 'wood' ? wood(colour) : fabric(colour);
  const linen = fabric('#f4f1ea');
  return group(
    at(box(10, 1.2, 12.4, 0.3, stuff), [0, 1.6, 0]),
    at(box(10.4, head === 'wood' ? 4.6 : 5.6, 0.9, head === 'wood' ? 0.15 : 0.42, stuff), [
      0,
      head === 'wood' ? 3.3 : 3.8,
      -6.3,
    ]),
    at(box(9.6, 1.5, 12, 0.6, linen), [0, 2.9, 0]),
    at(box(10, 0.9, 8.2, 0.42, fabric(head === 'wood' ? '#9fb0a8' : '#c7b6a0')), [0, 3.5, 2]),
    at(box(10.1, 0.7, 1.6, 0.3, linen), [0, 3.75, -1.8]),
    ...[-1, 1].map((side) => at(box(4.2, 1.3, 2.6, 0.6, linen), [side * 2.35, 4.1, -4.4], [14, 0, 0])),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((end) => at(drum(0.34, 1.2, 0.06, wood('#6b4a34')), [side * 4.4, 0, end * 5.6])),
    ),
  );
}

export const SEATS: Goods = {
  '104': () => sofa({ seats: 2, corner: false, arm: 3.6, leg: '#8a5a34' }, '#6f8f8a'),
  'cloud-three-seat-sofa': (colour) => sofa({ seats: 3, corner: false, arm: 3.2, leg: '#3a2a20' }, colour),
  'cloud-corner-sofa': (colour) => sofa({ seats: 3, corner: true, arm: 3, leg: '#b98a5a' }, colour),
  'line-dining-chair': (colour) => diningChair(colour),
  'line-desk-chair': (colour) => deskChair(colour),
  'still-oak-bed': () => bed('wood', '#b98a5a'),
  'still-upholstered-bed': () => bed('cloth', '#7c8794'),
};
