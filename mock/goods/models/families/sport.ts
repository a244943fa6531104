import type * as three from 'three';
import { chrome, gloss, leather, metal, painted, plastic, printed, rubber, wood } from '../materials.ts';
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
  ring,
  rotated,
  scaled,
  seenFrom,
  thread,
} from '../shapes.ts';

const boxingGloves = (hide: boolean, colour: string): three.Object3D => {
  const skin = hide ? leather(colour) : plastic(colour, 0.35);
  const one = (side: 1 | -1) =>
    at(
      group(
        scaled(at(ball(3, skin), [0, 6.4, 0]), 1, 1.08, 0.9),
        at(drum(2.3, 3.6, 0.5, skin, 2.1), [0, 1.4, 0]),
        scaled(at(ball(1.5, skin), [side * -2.2, 5.4, 1.4]), 0.9, 1.5, 0.9),
        drum(2.45, 2, 0.4, hide ? leather('#efe6d4') : plastic('#f4f2ec', 0.5)),
      ),
      [side * 3.1, 0, side * 0.8],
      [0, side * 16, side * -6],
    );
  return group(one(1), one(-1));
};

function skis(wide: boolean): three.Object3D {
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

function canoe(inflatable: boolean, colour: string): three.Object3D {
  const hull = inflatable ? plastic(colour, 0.4) : gloss(colour);
  const [rim, stem, top] = inflatable ? [0.85, 0.9, 2.9] : [0.26, 0.6, 2.5];
  const edge = (side: 1 | -1) =>
    thread(
      mirrored([
        [-10, 2.9, 0],
        [-6, 2.1, side * 1.9],
        [0, 1.8, side * 2.5],
      ]),
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
    34,
    rotated(
      group(
        ...planks,
        thread(
          mirrored([
            [-8.6, 0.8, 0],
            [-5, 0.1, 0],
          ]),
          1.05,
          hull,
        ),
        edge(1),
        edge(-1),
        ...[-1, 1].flatMap((end) => [
          thread(
            [
              [end * 9.8, top, 0],
              [end * 9.2, 1.7, 0],
              [end * 8.6, 0.8, 0],
            ],
            stem,
            hull,
          ),
          at(ball(stem, hull), [end * 9.8, top, 0]),
          at(ball(1.05, hull), [end * 8.6, 0.8, 0]),
        ]),
        ...[-3.6, 3.4].map((x) =>
          at(box(1.3, 0.3, 4.2, 0.12, inflatable ? plastic('#2b2d30') : wood('#a8733f')), [x, 1.5, 0]),
        ),
        at(
          group(
            drum(0.16, 9, 0.05, wood('#d9b07a')),
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
      [0, -70, 0],
    ),
  );
}

function snorkelSet(junior: boolean, colour: string): three.Object3D {
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
        mirrored([
          [-4.4, 4, -0.6],
          [-3.6, 4.2, -5],
        ]),
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

function skateboard(cruiser: boolean): three.Object3D {
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

function bicycle(folding: boolean, colour: string): three.Object3D {
  const tube = gloss(colour);
  const [radius, base] = folding ? [2.6, 9] : [4, 11.4];
  const wheel = (x: number) =>
    at(
      group(
        ring(radius, 0.28, rubber('#1c1d1f')),
        ring(radius - 0.34, 0.12, chrome()),
        ...Array.from({ length: 14 }, (_, spoke) =>
          rotated(box(0.04, radius * 1.9, 0.04, 0.01, chrome()), [0, 0, spoke * 12.9]),
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

/** A ball with panels at the corners of an icosahedron. */
function football(street: boolean): three.Object3D {
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

export const SPORT: Goods = {
  'firn-82-skis': () => lying(skis(false)),
  'firn-96-skis': () => lying(skis(true)),
  'fixture-football': () => football(false),
  'fixture-street-football': () => football(true),
  'round-one-boxing-gloves-training': (colour) => boxingGloves(false, colour),
  'round-one-boxing-gloves-leather': (colour) => boxingGloves(true, colour),
  'otter-15-canoe': (colour) => canoe(false, colour),
  'otter-pack-inflatable-canoe': (colour) => canoe(true, colour),
  'lagoon-mask-and-snorkel': (colour) => snorkelSet(false, colour),
  'lagoon-junior-mask-and-snorkel': (colour) => snorkelSet(true, colour),
  'curb-street-skateboard': () => skateboard(false),
  'curb-cruiser-skateboard': () => skateboard(true),
  'lane-8-city-bicycle': (colour) => bicycle(false, colour),
  'lane-fold-bicycle': (colour) => bicycle(true, colour),
};
