import type * as three from 'three';
import { fabric, glass, gloss, leather, metal, painted, plastic, printed, rubber, wood } from '../materials.ts';
import { at, ball, box, drum, group, outline, plate, ring, scaled, seenFrom, thread, turned } from '../shapes.ts';

export function torch(long: boolean, colour: string): three.Object3D {
  const body = metal(colour, 0.45);
  const length = long ? 9 : 6;
  return at(
    group(
      drum(1, length, 0.2, body),
      ...Array.from({ length: long ? 8 : 5 }, (_, index) =>
        at(ring(1.02, 0.12, rubber('#1c1d1f')), [0, 1.4 + index * 0.6, 0], [90, 0, 0]),
      ),
      at(
        turned(
          [
            [1, 0],
            [1.1, 0.4],
            [1.8, 1.8],
            [1.9, 2],
            [1.9, 3],
            [1.7, 3.1],
          ],
          body,
        ),
        [0, length - 0.4, 0],
      ),
      at(
        turned(
          [
            [1.7, 0.6],
            [0.5, -0.8],
            [0, -0.8],
          ],
          metal('#f4f6f8', 0.05),
        ),
        [0, length + 2, 0],
      ),
      at(ball(0.5, plastic('#fff1c4', 0.2)), [0, length + 1.7, 0]),
      at(drum(0.4, 0.3, 0.1, rubber('#e8643c')), [0, length * 0.8, 0.9], [90, 0, 0]),
      ...(long
        ? [
            thread(
              [
                [0, 0.2, 0],
                [-1.6, -0.8, 0.4],
                [-2.6, 1.4, 0.6],
                [-1, 1.6, 0.4],
              ],
              0.12,
              fabric('#1c1d1f'),
            ),
          ]
        : []),
    ),
    [0, 1.2, 0],
    [0, 24, -66],
  );
}

export function compass(sight: boolean): three.Object3D {
  const dial = group(
    drum(3, 0.7, 0.2, sight ? metal('#b8935a', 0.3) : plastic('#2b2d30', 0.4)),
    at(drum(2.6, 0.1, 0.03, plastic('#f7f3e6')), [0, 0.66, 0]),
    ...Array.from({ length: 36 }, (_, mark) =>
      at(
        group(at(box(0.08, 0.04, mark % 9 === 0 ? 0.6 : 0.28, 0.01, plastic('#22262e')), [0, 0.78, 2.2])),
        [0, 0, 0],
        [0, mark * 10, 0],
      ),
    ),
    at(
      group(
        at(
          plate(
            outline([
              [-0.3, 0],
              [0, 2],
              [0.3, 0],
            ]),
            0.1,
            0.02,
            plastic('#d6322d'),
          ),
          [0, 0, 0],
        ),
        at(
          plate(
            outline([
              [-0.3, 0],
              [0, -2],
              [0.3, 0],
            ]),
            0.1,
            0.02,
            plastic('#22262e'),
          ),
          [0, 0, 0],
        ),
      ),
      [0, 0.86, 0],
      [-90, 0, 28],
    ),
    at(drum(0.24, 0.3, 0.08, metal('#d9b978')), [0, 0.76, 0]),
    at(drum(2.7, 0.3, 0.1, glass('#ffffff', 0.12)), [0, 0.8, 0]),
  );
  if (sight)
    return seenFrom(
      34,
      group(
        dial,
        at(
          group(
            drum(3, 0.4, 0.15, metal('#b8935a', 0.3)),
            at(ring(2.2, 0.1, metal('#8a6a3a')), [0, 0.42, 0], [90, 0, 0]),
          ),
          [0, 3.4, -3.6],
          [-72, 0, 0],
        ),
        at(ring(0.8, 0.18, metal('#b8935a')), [0, 0.4, 3.8], [90, 0, 0]),
      ),
    );
  return seenFrom(
    40,
    group(
      at(
        plate(
          outline([
            [-3.2, -6],
            [3.2, -6],
            [3.4, 0],
            [3.2, 6],
            [-3.2, 6],
            [-3.4, 0],
          ]),
          0.4,
          0.12,
          glass('#e6f4ef', 0.55),
        ),
        [0, 0.2, 1],
        [-90, 0, 0],
      ),
      at(dial, [0, 0.4, 0]),
      at(
        plate(
          outline([
            [-0.5, -1.2],
            [0, 1.2],
            [0.5, -1.2],
          ]),
          0.1,
          0.03,
          plastic('#d6322d'),
        ),
        [0, 0.46, -4],
        [-90, 0, 0],
      ),
      thread(
        [
          [2.4, 0.3, 6.4],
          [4, 0.3, 7.6],
          [5, 0.3, 5],
          [4.2, 0.3, 2.4],
        ],
        0.16,
        fabric('#e8643c'),
      ),
    ),
  );
}

export function skis(wide: boolean): three.Object3D {
  const [tone, mark] = wide ? ['#d9432f', '#f6e3c1'] : ['#1f4a6f', '#7fd0e0'];
  const width = wide ? 1.2 : 0.95;
  const one = (x: number) =>
    at(
      group(
        plate(
          outline([
            [-width, -10],
            [width, -10],
            [width * 0.8, 0],
            [width * 1.15, 8.6],
            [0, 10.6],
            [-width * 1.15, 8.6],
            [-width * 0.8, 0],
          ]),
          0.32,
          0.1,
          gloss(tone),
        ),
        at(box(width * 1.2, 5, 0.05, 0.02, plastic(mark)), [0, 5.4, 0.16]),
        at(box(width * 1.2, 2.4, 0.05, 0.02, plastic(mark)), [0, -6.6, 0.16]),
        at(box(1.3, 1.6, 1, 0.3, plastic('#22262a')), [0, 1.6, 0.6]),
        at(box(1.3, 1.6, 1.4, 0.3, plastic('#22262a')), [0, -2.4, 0.8]),
      ),
      [x, 10, 0],
      [-6, 0, x * -3],
    );
  return group(one(-1.7), one(1.7));
}

export function canoe(inflatable: boolean, colour: string): three.Object3D {
  const hull = inflatable ? plastic(colour, 0.4) : gloss(colour);
  const rim = inflatable ? 0.85 : 0.26;
  const edge = (side: 1 | -1) =>
    thread(
      [
        [-10, 2.9, 0],
        [-6, 2.1, side * 1.9],
        [0, 1.8, side * 2.5],
        [6, 2.1, side * 1.9],
        [10, 2.9, 0],
      ],
      rim,
      inflatable ? hull : wood('#c99a5f'),
    );
  const planks = [0.25, 0.5, 0.75].flatMap((down) =>
    [-1, 1].map((side) =>
      thread(
        [
          [-9.8 + down * 1.4, 2.7 - down * 1.9, 0],
          [-6, 2 - down * 1.7, side * (1.9 - down * 0.9)],
          [0, 1.7 - down * 1.6, side * (2.5 - down * 1.1)],
          [6, 2 - down * 1.7, side * (1.9 - down * 0.9)],
          [9.8 - down * 1.4, 2.7 - down * 1.9, 0],
        ],
        inflatable ? 0.8 : 0.62,
        hull,
      ),
    ),
  );
  return seenFrom(
    30,
    group(
      ...planks,
      thread(
        [
          [-8.6, 0.8, 0],
          [-5, 0.1, 0],
          [5, 0.1, 0],
          [8.6, 0.8, 0],
        ],
        1.05,
        hull,
      ),
      edge(1),
      edge(-1),
      ...[-3.6, 3.4].map((x) =>
        at(box(1.3, 0.3, 4.2, 0.12, inflatable ? plastic('#2b2d30') : wood('#a8733f')), [x, 1.5, 0]),
      ),
      at(
        group(
          at(drum(0.16, 9, 0.05, wood('#d9b07a')), [0, 0, 0]),
          at(
            plate(
              outline([
                [-0.7, 0],
                [0.7, 0],
                [0.8, 2.4],
                [0, 3],
                [-0.8, 2.4],
              ]),
              0.2,
              0.06,
              wood('#d9b07a'),
            ),
            [0, 8.8, 0],
          ),
        ),
        [-4, 2.2, 2.6],
        [0, 0, -84],
      ),
    ),
  );
}

export function rod(reel: boolean): three.Object3D {
  const piece = (x: number, length: number, lean: number) =>
    at(
      group(
        drum(0.18, length, 0.05, gloss(reel ? '#1f3d35' : '#5a1f2b'), 0.09),
        drum(0.36, 3.4, 0.15, wood('#c99a5f')),
        at(ring(0.3, 0.06, metal('#d4d7db')), [0, length * 0.6, 0.2]),
        at(ring(0.24, 0.05, metal('#d4d7db')), [0, length * 0.85, 0.2]),
      ),
      [x, 0, 0],
      [0, 0, lean],
    );
  return group(
    piece(0, 17, -12),
    ...(reel
      ? [
          at(
            group(
              at(drum(1.3, 1, 0.25, metal('#3a3d42', 0.3)), [0, 0, -0.5], [90, 0, 0]),
              at(drum(0.9, 1.4, 0.2, metal('#d9b978', 0.3)), [0, 0, -0.6], [90, 0, 0]),
              thread(
                [
                  [0.6, 0, 0.9],
                  [1.8, -0.8, 1],
                ],
                0.14,
                metal('#d4d7db'),
              ),
              at(ball(0.36, wood('#4a2f1a')), [1.9, -0.9, 1]),
            ),
            [1.6, 3.6, 0.6],
          ),
        ]
      : [piece(-2, 12, -9), piece(-3.4, 11, -6), piece(-4.6, 10, -3)]),
  );
}

export function snorkelSet(junior: boolean, colour: string): three.Object3D {
  const skirt = rubber(colour);
  const size = junior ? 0.84 : 1;
  return scaled(
    group(
      at(
        plate(
          outline([
            [-4.6, 1.4],
            [-4, 3.8],
            [0, 4.4],
            [4, 3.8],
            [4.6, 1.4],
            [3, -1],
            [1, 0],
            [-1, 0],
            [-3, -1],
          ]),
          2.6,
          0.8,
          skirt,
        ),
        [0, 2, 0],
      ),
      ...(junior
        ? [
            at(
              plate(
                outline([
                  [-3.8, 1.6],
                  [-3.2, 3.2],
                  [0, 3.7],
                  [3.2, 3.2],
                  [3.8, 1.6],
                  [2.4, 0],
                  [0, 0.6],
                  [-2.4, 0],
                ]),
                0.3,
                0.1,
                gloss('#8fd0e6'),
              ),
              [0, 2, 1.3],
            ),
          ]
        : [-1, 1].map((side) =>
            at(
              plate(
                outline([
                  [side * 0.6, 1],
                  [side * 0.6, 3.4],
                  [side * 3.2, 3.2],
                  [side * 3.9, 1.6],
                  [side * 2.6, 0],
                ]),
                0.3,
                0.1,
                gloss('#24465a'),
              ),
              [0, 2, 1.3],
            ),
          )),
      thread(
        [
          [-4.4, 4, -0.6],
          [-3.6, 4.2, -5],
          [3.6, 4.2, -5],
          [4.4, 4, -0.6],
        ],
        0.5,
        skirt,
      ),
      thread(
        [
          [4.2, 0.8, 1.6],
          [5.6, 0.3, 0.8],
          [6, 3, 0],
          [6, 8, -0.6],
          [5.4, 11, -1.4],
        ],
        0.7,
        plastic(colour, 0.35),
      ),
      at(drum(0.78, 2, 0.2, plastic('#f2c230')), [5.3, 10.6, -1.4], [-16, 0, 12]),
      at(box(2.2, 1, 1.6, 0.4, rubber('#22262a')), [3.4, 0.8, 1.8]),
    ),
    size,
    size,
    size,
  );
}

export function skateboard(cruiser: boolean): three.Object3D {
  const deck = cruiser
    ? outline([
        [-1.8, -6.4],
        [1.8, -6.4],
        [2.2, 0],
        [1.5, 6.4],
        [0, 7.4],
        [-1.5, 6.4],
        [-2.2, 0],
      ])
    : outline([
        [-1.6, -7.4],
        [0, -8.2],
        [1.6, -7.4],
        [2, -5],
        [2, 5],
        [1.6, 7.4],
        [0, 8.2],
        [-1.6, 7.4],
        [-2, 5],
        [-2, -5],
      ]);
  const wheels = [-1, 1].flatMap((end) =>
    [-1, 1].map((side) =>
      at(
        drum(cruiser ? 1.15 : 0.85, 1, 0.25, plastic(cruiser ? '#3fa7a0' : '#f1ede4', 0.35)),
        [side * 1.7 - 0.5, end * 4.6, -1.5],
        [0, 0, -90],
      ),
    ),
  );
  return at(
    group(
      plate(deck, 0.42, 0.14, wood(cruiser ? '#d9b07a' : '#c98f4e')),
      at(plate(deck, 0.06, 0.02, rubber(cruiser ? '#e8643c' : '#1c1d1f')), [0, 0, 0.24]),
      at(plate(deck, 0.06, 0.02, gloss(cruiser ? '#f2c230' : '#2c6bd1')), [0, 0, -0.24]),
      ...wheels,
      ...[-1, 1].map((end) => at(box(3.6, 0.6, 0.6, 0.2, metal('#c2c5ca')), [0, end * 4.6, -1.4])),
      ...[-1, 1].map((end) => at(box(1.2, 1.4, 1, 0.2, metal('#c2c5ca')), [0, end * 4.6, -0.8])),
    ),
    [0, 8.4, 0],
    [-8, 150, -10],
  );
}

export function bicycle(folding: boolean, colour: string): three.Object3D {
  const tube = gloss(colour);
  const [radius, base] = folding ? [2.6, 9] : [4, 11.4];
  const wheel = (x: number) =>
    at(
      group(
        ring(radius, 0.28, rubber('#1c1d1f')),
        ring(radius - 0.34, 0.12, metal('#d4d7db')),
        ...Array.from({ length: 14 }, (_, spoke) =>
          at(box(0.04, radius * 1.9, 0.04, 0.01, metal('#d4d7db')), [0, 0, 0], [0, 0, spoke * 12.9]),
        ),
        at(drum(0.4, 0.6, 0.1, metal('#8d9096')), [0, 0, -0.3], [90, 0, 0]),
      ),
      [x, radius + 0.28, 0],
    );
  const [back, front, hub] = [-base / 2, base / 2, radius + 0.28];
  const crank = folding ? 0 : -0.6;
  return group(
    wheel(back),
    wheel(front),
    thread(
      [
        [back, hub, 0],
        [crank, hub - 0.4, 0],
      ],
      0.2,
      tube,
    ),
    thread(
      [
        [back, hub, 0],
        [-2.4, hub + 4.6, 0],
      ],
      0.18,
      tube,
    ),
    thread(
      [
        [crank, hub - 0.4, 0],
        [-2.8, hub + (folding ? 6.4 : 5.6), 0],
      ],
      0.28,
      tube,
    ),
    thread(
      [
        [crank, hub - 0.4, 0],
        [front - 1.6, hub + (folding ? 2.6 : 4.2), 0],
      ],
      0.32,
      tube,
    ),
    ...(folding
      ? []
      : [
          thread(
            [
              [-2.4, hub + 4.6, 0],
              [front - 1.6, hub + 5, 0],
            ],
            0.28,
            tube,
          ),
        ]),
    thread(
      [
        [front, hub, 0],
        [front - 1.4, hub + 4, 0],
        [front - 1.9, hub + (folding ? 7.6 : 6.2), 0],
      ],
      0.24,
      tube,
    ),
    thread(
      [
        [front - 2, hub + (folding ? 7.6 : 6.2), -2.4],
        [front - 1.7, hub + (folding ? 7.8 : 6.6), -1],
        [front - 1.7, hub + (folding ? 7.8 : 6.6), 1],
        [front - 2, hub + (folding ? 7.6 : 6.2), 2.4],
      ],
      0.2,
      metal('#3a3d42'),
    ),
    at(scaled(ball(1.3, leather('#6d4525')), 1.3, 0.4, 0.7), [-2.9, hub + (folding ? 6.7 : 5.9), 0]),
    at(ring(0.9, 0.12, metal('#3a3d42')), [crank, hub - 0.4, 0.4]),
    thread(
      [
        [crank, hub - 0.4, 0.5],
        [crank + 0.6, hub - 1.9, 0.6],
      ],
      0.14,
      metal('#3a3d42'),
    ),
    ...[back, front].map((x) => at(ring(radius + 0.5, 0.2, tube, 130), [x, hub, 0], [0, 0, x === back ? 50 : 30])),
  );
}

export function beachUmbrella(double: boolean, colour: string): three.Object3D {
  const radius = double ? 8.4 : 6.6;
  const panels = Array.from({ length: 8 }, (_, index) =>
    turned(
      [
        [radius, 0],
        [radius * 0.72, 1.8],
        [radius * 0.36, 2.9],
        [0.2, 3.3],
      ],
      fabric(index % 2 === 0 ? colour : '#f6f1e4'),
      [index / 8, 1 / 8],
    ),
  );
  return at(
    group(
      ...panels.map((part) => at(part, [0, 12, 0])),
      drum(0.24, 15.6, 0.05, double ? wood('#c99a5f') : metal('#e6e8eb', 0.4)),
      at(ball(0.36, wood('#c99a5f')), [0, 15.6, 0]),
      ...(double
        ? [
            at(
              turned(
                [
                  [2.4, 0],
                  [1.4, 0.8],
                  [0.2, 1.1],
                ],
                fabric(colour),
              ),
              [0, 15.2, 0],
            ),
          ]
        : []),
    ),
    [0, 0, 0],
    [8, 0, -14],
  );
}

export function rope(thin: boolean): three.Object3D {
  const [tone, mark] = thin ? ['#2f9a8a', '#f2c230'] : ['#e0641f', '#22262e'];
  const cord = fabric(tone);
  const loops = thin ? 7 : 11;
  const radius = thin ? 0.26 : 0.42;
  return group(
    ...Array.from({ length: loops }, (_, index) => {
      const lean = (index - loops / 2) * (thin ? 0.42 : 0.5);
      const long = 6.4 + (index % 3) * 0.3;
      return thread(
        [
          [lean, 1, 0.5],
          [lean * 1.5 - 1.4, long * 0.6, 0],
          [lean * 0.7 - 0.7, long * 1.6, 0.2],
          [lean * 0.7 + 0.7, long * 1.6, -0.2],
          [lean * 1.5 + 1.4, long * 0.6, 0.2],
        ],
        radius,
        index % 4 === 3 ? fabric(mark) : cord,
        true,
      );
    }),
    ...Array.from({ length: 5 }, (_, turn) =>
      at(scaled(ring(1.9, radius, cord), 1.25, 0.8, 1), [0, 7.4 + turn * radius * 2, 0], [90, 0, 0]),
    ),
    thread(
      [
        [1, 9, 1.2],
        [2.6, 7, 2],
        [3, 3, 2.2],
        [3.6, 0.6, 2.6],
      ],
      radius,
      cord,
    ),
  );
}

export function telescope(reflector: boolean): three.Object3D {
  const tube = reflector ? gloss('#22304a') : gloss('#f1ede4');
  const trim = metal('#c99a4e', 0.3);
  const [radius, length] = reflector ? [1.9, 9] : [1.1, 12];
  const legs = [0, 120, 240].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return thread(
      [
        [0, 7.4, 0],
        [Math.sin(angle) * 4.6, 0, Math.cos(angle) * 4.6],
      ],
      0.26,
      wood('#a8733f'),
    );
  });
  return group(
    ...legs,
    at(drum(0.7, 1.6, 0.2, metal('#3a3d42')), [0, 7.2, 0]),
    at(
      group(
        at(drum(radius, length, 0.12, tube), [0, -length * 0.5, 0]),
        at(drum(radius * 1.14, 1.4, 0.15, trim), [0, length * 0.42, 0]),
        at(drum(radius * 0.94, 0.1, 0.03, gloss('#10202a')), [0, length * 0.42 + 1.4, 0]),
        ...(reflector
          ? [at(drum(0.5, 1.4, 0.1, trim), [0, length * 0.3, radius], [90, 0, 0])]
          : [at(drum(0.6, 2, 0.1, trim), [0, -length * 0.5 - 1.8, 0])]),
        at(drum(0.36, 3.4, 0.1, plastic('#22262a')), [radius + 0.5, -length * 0.3, 0]),
      ),
      [0, 9.6, 0],
      [0, 20, -52],
    ),
  );
}

/** A ball with panels, at the corners of an icosahedron. */
export function football(street: boolean): three.Object3D {
  const [skin, mark] = street ? ['#f2c230', '#22262e'] : ['#f8f8f6', '#1f5f9a'];
  const golden = (1 + Math.sqrt(5)) / 2;
  const corners = [-1, 1].flatMap((a) =>
    [-golden, golden].flatMap(
      (b) =>
        [
          [0, a, b],
          [a, b, 0],
          [b, 0, a],
        ] as const,
    ),
  );
  const map = painted(1024, 512, (canvas) => {
    for (let y = 0; y < 512; y += 1) {
      for (let x = 0; x < 1024; x += 1) {
        const [round, down] = [(x / 512) * Math.PI, (y / 512) * Math.PI];
        const [px, py, pz] = [-Math.cos(round) * Math.sin(down), Math.cos(down), Math.sin(round) * Math.sin(down)];
        const near = Math.max(...corners.map(([cx, cy, cz]) => (cx * px + cy * py + cz * pz) / Math.hypot(1, golden)));
        canvas.fillStyle = near > 0.945 ? mark : near > 0.938 || Math.abs(near - 0.8) < 0.004 ? '#c9ccd1' : skin;
        canvas.fillRect(x, y, 1, 1);
      }
    }
  });
  return at(ball(5, printed(map, 0.4)), [0, 5, 0]);
}

/** A tent for two nights, its door open. */
export function tent(colour: string): three.Object3D {
  const cloth = fabric(colour);
  const pale = fabric('#f2ead6');
  const half = outline([
    [-5.4, 0],
    [-4.4, 2.6],
    [-2.6, 5],
    [0, 6.4],
    [2.6, 5],
    [4.4, 2.6],
    [5.4, 0],
    [0, -0.1],
  ]);
  const line = (x: number, z: number) =>
    thread(
      [
        [x * 0.5, 4.8, z],
        [x * 1.22, 0.1, z * 1.1],
      ],
      0.05,
      plastic('#e8643c'),
    );
  return group(
    plate(half, 11, 0.7, cloth),
    at(
      plate(
        outline([
          [-2.6, 0.1],
          [-1.9, 2.4],
          [0, 5.2],
          [1.9, 2.4],
          [2.6, 0.1],
          [0, 0],
        ]),
        0.2,
        0.05,
        plastic('#2a2723', 0.9),
      ),
      [0, 0, 5.46],
    ),
    at(
      plate(
        outline([
          [0, 5.2],
          [1.9, 2.4],
          [2.6, 0.1],
          [3.5, 0.1],
          [2.7, 2.6],
        ]),
        0.3,
        0.12,
        pale,
      ),
      [0.1, 0, 5.7],
    ),
    at(drum(0.36, 4.4, 0.2, pale), [-2.7, 0.2, 5.8], [0, 0, -22]),
    thread(
      [
        [-5.5, 0, 5.6],
        [-4.5, 2.7, 5.6],
        [-2.7, 5.1, 5.6],
        [0, 6.6, 5.6],
        [2.7, 5.1, 5.6],
        [4.5, 2.7, 5.6],
        [5.5, 0, 5.6],
      ],
      0.16,
      plastic('#3a3d40'),
    ),
    thread(
      [
        [-5.5, 0, 0],
        [-4.5, 2.75, 0],
        [-2.7, 5.15, 0],
        [0, 6.6, 0],
        [2.7, 5.15, 0],
        [4.5, 2.75, 0],
        [5.5, 0, 0],
      ],
      0.2,
      pale,
    ),
    at(box(5, 0.16, 3.4, 0.06, pale), [0, 0.1, 7]),
    at(scaled(ball(1, leather('#c8452e')), 1.5, 0.7, 0.8), [1.2, 0.7, 7.2]),
    line(-5.4, 5.6),
    line(5.4, 5.6),
    line(-5.4, -5.6),
    line(5.4, -5.6),
  );
}
