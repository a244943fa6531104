import type * as three from 'three';
import { brass, chrome, gloss, metal, plastic, rubber, wood } from '../materials.ts';
import {
  at,
  ball,
  box,
  drum,
  type Goods,
  group,
  outline,
  plate,
  ring,
  scaled,
  seenFrom,
  thread,
  turned,
} from '../shapes.ts';

function car(rally: boolean, colour: string): three.Object3D {
  const paint = gloss(colour);
  const wheel = (x: number, z: number) =>
    at(
      group(drum(rally ? 1.7 : 1.4, 1.3, 0.3, rubber('#1c1d1f')), at(drum(0.8, 0.1, 0.04, chrome()), [0, 1.28, 0])),
      [x, rally ? 1.7 : 1.4, z],
      [0, 0, x > 0 ? -90 : 90],
    );
  const lift = rally ? 1 : 0;
  return group(
    ...[-1, 1].flatMap((side) => [wheel(side * 2, 4), wheel(side * 2, -3.8)]),
    rally
      ? group(
          at(box(5, 2, 11, 0.7, paint), [0, 2.2 + lift, 0]),
          at(box(4.4, 2.2, 5.4, 0.8, gloss('#17202b')), [0, 4 + lift, -0.8]),
          at(box(4.3, 0.5, 4.4, 0.24, paint), [0, 5.2 + lift, -0.9]),
          ...[-1, 0, 1].map((x) => at(drum(0.5, 0.4, 0.1, plastic('#fff1c4')), [x * 1.3, 5.6 + lift, 1], [90, 0, 0])),
        )
      : group(
          at(
            plate(
              outline([
                [-6.4, 1],
                [-6, 2.6],
                [-2, 3],
                [0.4, 2.6],
                [4, 2],
                [7.4, 1.2],
                [7.4, 0.7],
                [-6, 0.6],
              ]),
              2.6,
              0.7,
              paint,
            ),
            [0, 0.4, 0],
            [0, -90, 0],
          ),
          at(scaled(ball(1.1, gloss('#17202b')), 1, 0.9, 1.6), [0, 3.3, -0.6]),
          at(box(5.6, 0.3, 1.6, 0.12, gloss('#22262e')), [0, 0.9, 7]),
          at(box(5, 0.3, 1.6, 0.12, gloss('#22262e')), [0, 4.6, -5.8]),
          ...[-1, 1].map((side) => at(box(0.3, 1.6, 1, 0.1, gloss('#22262e')), [side * 1.6, 3.8, -5.8])),
        ),
    at(drum(0.06, 4, 0.02, metal('#3a3d42')), [1.4, 3, -4.6], [-8, 0, -6]),
    at(
      drum(1, 0.06, 0.02, plastic('#ffffff')),
      [0, rally ? 3.24 + lift : 2.9, rally ? 4 : 2.4],
      rally ? [0, 0, 0] : [10, 0, 0],
    ),
  );
}

function train(steam: boolean, colour: string): three.Object3D {
  const paint = steam ? gloss(colour) : plastic(colour, 0.5);
  const beech = wood('#dcb67e');
  const wheels = (from: number, count: number, radius: number) =>
    Array.from({ length: count }, (_, index) =>
      [-1, 1].map((side) =>
        at(
          group(
            drum(radius, 0.6, 0.15, steam ? gloss('#22262e') : beech),
            at(drum(radius * 0.4, 0.1, 0.03, brass()), [0, 0.6, 0]),
          ),
          [from + index * radius * 2.3, radius, side * 1.7],
          [side * 90, 0, 0],
        ),
      ),
    ).flat();
  const rails = group(
    ...[-1, 1].map((side) => at(box(20, 0.3, 0.5, 0.1, steam ? metal('#8d9096') : beech), [0, -0.2, side * 1.7])),
    ...Array.from({ length: 9 }, (_, index) =>
      at(box(1, 0.3, 5.4, 0.1, wood('#8a5a34')), [-9 + index * 2.25, -0.5, 0]),
    ),
  );
  return seenFrom(
    24,
    at(
      group(
        rails,
        ...wheels(1, 3, steam ? 1.1 : 0.9),
        at(box(8.4, 0.9, 3, 0.3, steam ? gloss('#22262e') : beech), [4, 1.7, 0]),
        at(drum(1.5, 5.6, 0.3, paint), [2.4, 3.4, 0], [0, 0, -90]),
        at(box(2.8, 4, 3.2, 0.3, paint), [1.2, 4, 0]),
        at(box(3.4, 0.5, 3.8, 0.2, steam ? gloss('#22262e') : wood('#8a5a34')), [1.2, 6.2, 0]),
        at(
          turned(
            [
              [0.5, 0],
              [0.5, 1.2],
              [0.9, 2],
              [0.7, 2],
            ],
            steam ? brass() : beech,
          ),
          [6.6, 4.6, 0],
        ),
        at(ball(0.6, brass()), [4.4, 5, 0]),
        ...wheels(-6.4, 2, steam ? 0.9 : 0.8),
        at(box(5.6, 0.7, 3, 0.2, beech), [-5, 1.6, 0]),
        ...(steam
          ? [
              at(box(5, 2.4, 2.8, 0.3, paint), [-5, 3, 0]),
              ...[0, 1, 2, 3].map((index) =>
                at(ball(0.8, rubber('#1c1d1f')), [-6.6 + index * 1.1, 4.3, (index % 2) * 0.6 - 0.3]),
              ),
            ]
          : [0, 1, 2].map((index) =>
              at(drum(0.7, 3, 0.2, plastic(['#f2c230', '#d6322d', '#2c6bd1'][index] ?? '#fff', 0.4)), [
                -6.6 + index * 1.7,
                2,
                0,
              ]),
            )),
      ),
      [0, 0.7, 0],
      [0, -76, 0],
    ),
  );
}

function robot(walker: boolean): three.Object3D {
  const [tone, light] = walker ? ['#e0701f', '#fff3d6'] : ['#5fa8c9', '#f6f2e8'];
  const shell = plastic(tone, 0.4);
  const joint = metal('#8d9096', 0.35);
  const head = group(
    box(4.6, 3.6, 3.6, 0.9, shell),
    at(box(3.8, 2, 0.4, 0.4, gloss('#10202a')), [0, 0.2, 1.7]),
    ...[-1, 1].map((side) => at(drum(0.45, 0.14, 0.05, plastic('#9ff0d0', 0.2)), [side * 0.95, 0.3, 1.88], [90, 0, 0])),
    at(drum(0.12, 1.4, 0.04, joint), [0, 1.7, 0]),
    at(ball(0.4, plastic('#d6322d', 0.3)), [0, 3.3, 0]),
    ...[-1, 1].map((side) => at(drum(0.7, 0.5, 0.15, plastic(light)), [side * 2.2, 0, 0], [0, 0, side * -90])),
  );
  return group(
    at(head, [0, walker ? 11.2 : 8.6, 0]),
    at(drum(0.6, 1, 0.1, joint), [0, walker ? 8.6 : 6, 0]),
    at(box(4.2, 4.2, 3.2, 0.8, plastic(light)), [0, walker ? 6.8 : 4.2, 0]),
    ...(walker
      ? [
          ...[-1, 1].map((side) => at(drum(0.4, 0.2, 0.05, joint), [side * 0.9, 7, 1.6], [90, 0, 0])),
          ...[-1, 1].flatMap((side) => [
            at(drum(0.5, 3.4, 0.15, joint), [side * 1.2, 1.4, 0], [side * 8, 0, 0]),
            at(box(1.8, 1.2, 3, 0.4, shell), [side * 1.2, 0.6, 0.3 + side * 0.3]),
          ]),
        ]
      : [
          ...['#d6322d', '#f2c230', '#2e9e57', '#2c6bd1'].map((card, index) =>
            at(box(1.2, 0.8, 0.12, 0.05, plastic(card)), [
              -0.8 + (index % 2) * 1.6,
              4.8 - Math.floor(index / 2) * 1.2,
              1.64,
            ]),
          ),
          ...[-1, 1].map((side) =>
            at(drum(1.4, 1.2, 0.3, rubber('#22262e')), [side * 2, 1.4, 0.4], [0, 0, side * -90]),
          ),
          at(ball(0.8, rubber('#22262e')), [0, 0.8, -1.4]),
        ]),
    ...[-1, 1].flatMap((side) => [
      thread(
        [
          [side * 2.2, walker ? 8 : 5.4, 0],
          [side * 3.4, walker ? 6.8 : 4.4, 0.4],
          [side * 3.5, walker ? 5.2 : 3, 1.4],
        ],
        0.4,
        joint,
      ),
      at(ring(0.7, 0.26, shell, 260), [side * 3.5, walker ? 4.6 : 2.5, 1.8], [0, 0, 130]),
    ]),
  );
}

export const TOY_MACHINES: Goods = {
  'dash-remote-control-car': (colour) => car(false, colour),
  'dash-rally-remote-control-car': (colour) => car(true, colour),
  'branch-line-wooden-railway': (colour) => train(false, colour),
  'branch-line-steam-train': (colour) => train(true, colour),
  'bolt-card-coding-robot': () => robot(false),
  'bolt-walker-robot': () => robot(true),
};
