import type * as three from 'three';
import { brass, disc, fabric, gloss, leather, metal, painted, plastic, printed, rubber } from '../materials.ts';
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
  rectangle,
  ring,
  rotated,
  scaled,
  sheet,
  thread,
} from '../shapes.ts';

function camera(form: 'compact' | 'tall' | 'instant', colour: string): three.Object3D {
  const skin = leather(colour);
  const steel = metal(form === 'tall' ? '#3a3c40' : '#cfd2d6', 0.35);
  if (form === 'instant')
    return group(
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
    at(drum(0.5, 0.5, 0.1, brass()), [4.9, 6.2, 0.4]),
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
    rotated(
      group(
        drum(radius, length, 0.2, plastic('#1b1c1f', 0.35)),
        ...Array.from({ length: 3 }, (_, index) =>
          at(ring(radius, 0.08, metal('#8d9096')), [0, length * (0.3 + index * 0.28), 0], [90, 0, 0]),
        ),
        at(drum(radius * 0.8, 0.1, 0.04, gloss('#0b1020')), [0, length, 0]),
        at(scaled(ball(radius * 0.62, gloss('#1d2a5c')), 1, 0.34, 1), [0, length, 0]),
        at(drum(radius * 0.2, 0.1, 0.04, gloss('#7a5fd0')), [0.3, length + radius * 0.2, -0.3]),
      ),
      [90, 0, 0],
    ),
  );

function camcorder(large: boolean): three.Object3D {
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
                disc(canvas, 270, 28, 12);
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

const projector = (fourK: boolean): three.Object3D =>
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
            mirrored([
              [-3.4, 6, 0],
              [-3, 8.4, 0],
            ]),
            0.4,
            leather('#8a5a34'),
          ),
        ]),
  );

export const CAMERAS: Goods = {
  'lumo-c1-compact-camera': (colour) => camera('compact', colour),
  'lumo-c2-compact-camera': (colour) => camera('tall', colour),
  'lumo-instant-camera': (colour) => camera('instant', colour),
  'lumo-v20-camcorder': () => camcorder(false),
  'lumo-v40-camcorder': () => camcorder(true),
  'matinee-projector': () => projector(false),
  'matinee-4k-projector': () => projector(true),
};
