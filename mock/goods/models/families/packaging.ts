import * as three from 'three';
import { disc, gloss, metal, painted, plastic, printed } from '../materials.ts';
import { at, band, box, drum, type Goods, group, onCircle, outline, plate, rotated, sheet, turned } from '../shapes.ts';

/** The print on a package: background colour, ink, word, and the pattern below the word. */
interface Print {
  ground: string;
  ink: string;
  word: string;
  pattern: 'dots' | 'waves' | 'leaves' | 'sun' | 'tiles' | 'hills';
}

const front = ({ ground, ink, word, pattern }: Print, width: number, height: number): three.Texture =>
  painted(Math.round(width), Math.round(height), (canvas) => {
    canvas.fillStyle = ground;
    canvas.fillRect(0, 0, width, height);
    canvas.fillStyle = ink;
    canvas.strokeStyle = ink;
    const lower = height * 0.5;
    canvas.save();
    canvas.beginPath();
    canvas.rect(0, lower, width, height - lower);
    canvas.clip();
    PATTERNS[pattern](canvas, width, height, width / 8);
    canvas.restore();
    canvas.textAlign = 'center';
    canvas.fillStyle = ink;
    canvas.font = `700 ${Math.min(width * 0.2, height * 0.2)}px serif`;
    canvas.fillText(word, width / 2, height * 0.34, width * 0.84);
    canvas.fillRect(width * 0.42, height * 0.41, width * 0.16, Math.max(3, height * 0.008));
  });

type Pattern = (canvas: CanvasRenderingContext2D, width: number, height: number, unit: number) => void;

const PATTERNS: Readonly<Record<Print['pattern'], Pattern>> = {
  dots(canvas, width, height, unit) {
    for (let y = height * 0.56; y < height + unit; y += unit * 1.2)
      for (let x = unit * 0.4; x < width + unit; x += unit * 1.2) disc(canvas, x, y, unit * 0.3);
  },
  waves(canvas, width, height, unit) {
    canvas.lineWidth = unit * 0.3;
    for (let y = height * 0.56; y < height + unit; y += unit * 0.85) {
      canvas.beginPath();
      for (let x = 0; x <= width; x += 4) canvas.lineTo(x, y + Math.sin((x / unit) * 1.6) * unit * 0.25);
      canvas.stroke();
    }
  },
  leaves(canvas, width, height, unit) {
    for (const [index, x] of [0.2, 0.4, 0.6, 0.8].entries()) {
      canvas.beginPath();
      canvas.ellipse(width * x, height * 0.78, unit * 0.5, height * (index % 2 ? 0.2 : 0.16), (x - 0.5) * 1.4, 0, 7);
      canvas.fill();
    }
  },
  sun(canvas, width, height, unit) {
    disc(canvas, width / 2, height, unit * 2.6);
    canvas.lineWidth = unit * 0.25;
    for (let angle = 0; angle <= 180; angle += 20) {
      const [x, y] = onCircle(unit, -angle);
      canvas.beginPath();
      canvas.moveTo(width / 2 + x * 3, height + y * 3);
      canvas.lineTo(width / 2 + x * 4.4, height + y * 4.4);
      canvas.stroke();
    }
  },
  tiles(canvas, width, height, unit) {
    for (let row = 0; row * unit < height / 2 + unit; row += 1)
      for (let column = 0; column * unit < width; column += 1)
        if ((row + column) % 2 === 0) canvas.fillRect(column * unit, height * 0.54 + row * unit, unit, unit);
  },
  hills(canvas, width, height) {
    for (const [step, shade] of [0.35, 0.65, 1].entries()) {
      canvas.globalAlpha = shade;
      canvas.beginPath();
      canvas.moveTo(0, height);
      for (let x = 0; x <= width; x += 4)
        canvas.lineTo(x, height * (0.64 + step * 0.11) - Math.sin((x / width) * 5 + step * 2) * height * 0.07);
      canvas.lineTo(width, height);
      canvas.fill();
    }
    canvas.globalAlpha = 1;
  },
};

/** A cardboard box. */
function carton(width: number, height: number, depth: number, print: Print): three.Object3D {
  const paper = plastic(print.ground, 0.6);
  return at(
    group(
      box(width, height, depth, 0.12, paper),
      at(sheet(width - 0.1, height - 0.1, printed(front(print, 90 * width, 90 * height))), [0, 0, depth / 2 + 0.01]),
      at(box(width * 0.72, 0.02, depth * 0.5, 0.01, plastic(print.ink, 0.6)), [0, height / 2, 0]),
      at(box(0.02, height * 0.62, depth * 0.4, 0.01, plastic(print.ink, 0.6)), [-width / 2, 0, 0]),
    ),
    [0, height / 2, 0],
  );
}

/** A soft standing bag with a welded edge at the top. */
function pouch(width: number, height: number, depth: number, print: Print): three.Object3D {
  const foil = plastic(print.ground, 0.42);
  const body = plate(
    outline([
      [-width / 2, 0.3],
      [-width / 2 + 0.3, 0],
      [0, -0.15],
      [width / 2 - 0.3, 0],
      [width / 2, 0.3],
      [width / 2 - 0.12, height * 0.5],
      [width / 2, height],
      [0, height],
      [-width / 2, height],
      [-width / 2 + 0.12, height * 0.5],
    ]),
    depth,
    depth / 2.1,
    foil,
  );
  return group(
    body,
    at(box(width * 0.98, height * 0.12, 0.14, 0.06, foil), [0, height * 0.99, 0]),
    at(sheet(width * 0.74, height * 0.66, printed(front(print, 75 * width, 75 * height * 0.88), 0.5), 0.3), [
      0,
      height * 0.47,
      depth / 2 + 0.02,
    ]),
    at(drum(0.22, 0.06, 0.02, plastic(print.ink)), [0, height * 0.88, depth * 0.36], [74, 0, 0]),
  );
}

/** A tin with a label round it; a caddy has a lid of its own. */
function tin(radius: number, height: number, print: Print, lid?: string): three.Object3D {
  const steel = metal('#cfd2d6', 0.3);
  return group(
    drum(radius, height, 0.14, lid === undefined ? steel : gloss(print.ground)),
    at(
      band(radius + 0.02, height * 0.86, printed(front(print, 70 * radius * 3.14, 70 * height * 0.86)), 180),
      [0, height / 2, 0],
      [0, -22, 0],
    ),
    at(band(radius + 0.02, height * 0.86, plastic(print.ground, 0.6), 181), [0, height / 2, 0], [0, 158, 0]),
    lid === undefined
      ? at(drum(radius * 0.88, 0.06, 0.02, metal('#dfe1e4', 0.2)), [0, height - 0.02, 0])
      : at(drum(radius + 0.08, height * 0.2, 0.2, gloss(lid)), [0, height * 0.92, 0]),
  );
}

/** A bottle with a cap or a pump. */
function bottle(
  radius: number,
  height: number,
  cap: 'cap' | 'pump' | 'flip',
  capColour: string,
  print: Print,
): three.Object3D {
  const body = turned(
    [
      [0, 0],
      [radius * 0.92, 0],
      [radius, 0.3],
      [radius, height * 0.82],
      [radius * 0.94, height * 0.9],
      [radius * 0.5, height],
      [radius * 0.44, height + 0.5],
      [0, height + 0.5],
    ],
    plastic(print.ground, 0.35),
  );
  const top = plastic(capColour, 0.4);
  const caps = {
    cap: () => drum(radius * 0.56, radius * 0.8, 0.12, top),
    flip: () => drum(radius * 0.8, radius * 0.9, 0.3, top),
    pump: () =>
      group(
        drum(radius * 0.5, 0.8, 0.1, top),
        at(drum(0.24, 1.5, 0.05, top), [0, 0.7, 0]),
        at(box(1.9, 0.55, 0.8, 0.25, top), [-0.5, 2.3, 0]),
      ),
  };
  return group(
    body,
    at(
      band(radius + 0.02, height * 0.6, printed(front(print, 160 * radius, 80 * height), 0.4), 130),
      [0, height * 0.43, 0],
      [0, -22, 0],
    ),
    at(caps[cap](), [0, height + 0.1, 0]),
  );
}

/** A bar of chocolate, half out of its wrapper. */
function bar(width: number, height: number, print: Print, chocolate: string): three.Object3D {
  const brown = plastic(chocolate, 0.35);
  const pieces = [0, 1, 2, 3].flatMap((column) =>
    [0, 1].map((row) =>
      at(box(width * 0.22, height * 0.13, 0.5, 0.14, brown), [
        (column - 1.5) * width * 0.235,
        height * (0.38 + row * 0.145),
        0.3,
      ]),
    ),
  );
  const foil = metal('#e3d3a1', 0.4);
  return at(
    group(
      at(box(width * 0.95, height * 0.5, 0.55, 0.12, brown), [0, height * 0.28, 0]),
      ...pieces,
      at(box(width * 1.01, 0.5, 0.9, 0.2, foil), [0, height * 0.27, 0.05]),
      at(box(width, height * 0.75, 0.85, 0.16, plastic(print.ground, 0.6)), [0, -height * 0.12, 0]),
      at(sheet(width * 0.98, height * 0.72, printed(front(print, 110 * width, 85 * height))), [
        0,
        -height * 0.12,
        0.44,
      ]),
    ),
    [0, height / 2, 0],
    [-16, 0, 6],
  );
}

/** A juice box with its straw. */
const juiceBox = (print: Print): three.Object3D =>
  group(
    carton(4.4, 7.4, 3, print),
    at(drum(0.2, 3.4, 0.05, plastic('#ffffff')), [1.1, 7.2, 0.6], [0, 0, -12]),
    at(drum(0.2, 1.6, 0.05, plastic('#ffffff')), [1.8, 10.4, 0.6], [0, 0, -60]),
  );

/** A cardboard bowl with its lid lifted a little. */
function soupBowl(print: Print): three.Object3D {
  return group(
    turned(
      [
        [0, 0],
        [3.1, 0],
        [3.2, 0.2],
        [4.8, 5.2],
        [5, 5.3],
        [5, 5.6],
        [4.7, 5.6],
      ],
      plastic(print.ground, 0.55),
    ),
    at(drum(4.9, 0.14, 0.05, printed(front(print, 600, 600))), [0, 5.65, 0]),
    at(sheet(5.4, 3.4, printed(front(print, 480, 310)), 0.4), [0, 2.8, 4.25], [-18, 0, 0]),
  );
}

/** A wheel of cheese with a piece cut out, and the piece in front of it. */
function cheese(rind: string, paste: string): three.Object3D {
  const outside = plastic(rind, 0.6);
  const inside = plastic(paste, 0.5);
  const [radius, height] = [5, 3.4];
  const part = (from: number, much: number) => {
    const cut = (angle: number) =>
      rotated(group(at(sheet(radius * 0.98, height * 0.97, inside), [radius / 2, height / 2, 0])), [0, angle, 0]);
    inside.side = three.DoubleSide;
    // A lathe starts at the z axis; a sheet lies along the x axis.
    return group(
      turned(
        [
          [0, 0],
          [radius - 0.3, 0],
          [radius, 0.4],
          [radius, height - 0.4],
          [radius - 0.3, height],
          [0, height],
        ],
        outside,
        [from, much],
      ),
      cut(from * 360 - 90),
      cut((from + much) * 360 - 90),
    );
  };
  return group(part(0.05, 0.84), at(part(0.9, 0.1), [-1.6, 0, 4]));
}

export const PACKAGING: Goods = {
  '106': () => bar(6.4, 12, { ground: '#2f2019', ink: '#e0b25c', word: '70 %', pattern: 'tiles' }, '#3a2116'),
  'milk-chocolate-with-hazelnuts': () =>
    bar(6.8, 11, { ground: '#7a4a8a', ink: '#f6e3c1', word: 'Hazelnut', pattern: 'dots' }, '#7b4a2b'),
  'dark-chocolate-with-sea-salt': () =>
    bar(6.4, 11.6, { ground: '#1f4a5a', ink: '#f4f1e6', word: 'Sea salt', pattern: 'waves' }, '#3f2417'),
  'morning-blend-coffee': () =>
    pouch(6.6, 10.4, 3.4, { ground: '#e9dcc5', ink: '#7a3f1d', word: 'Morning', pattern: 'sun' }),
  'ethiopia-guji-coffee': () =>
    pouch(6.6, 10.4, 3.4, { ground: '#1f3d35', ink: '#f0b45a', word: 'Guji', pattern: 'hills' }),
  'decaffeinated-coffee': () =>
    pouch(6.6, 10.4, 3.4, { ground: '#3f5f8a', ink: '#f3ead8', word: 'Decaf', pattern: 'waves' }),
  'dried-mango': () => pouch(7.4, 9.6, 2.6, { ground: '#f6b73c', ink: '#7a2f12', word: 'Mango', pattern: 'leaves' }),
  'dried-mango-with-chilli': () =>
    pouch(7.4, 9.6, 2.6, { ground: '#d9432f', ink: '#ffe2a0', word: 'Chilli', pattern: 'leaves' }),
  'roasted-peanuts-in-the-shell': () =>
    pouch(7, 9.8, 3, { ground: '#c98f4e', ink: '#3f2410', word: 'Peanuts', pattern: 'dots' }),
  'roasted-peanuts-shelled': () =>
    pouch(6.4, 8.6, 2.8, { ground: '#f3e3c0', ink: '#b4562a', word: 'Peanuts', pattern: 'tiles' }),
  'san-marzano-tomatoes': () =>
    tin(3.4, 8.6, { ground: '#c8281f', ink: '#fdf3dd', word: 'San Marzano', pattern: 'sun' }),
  'cherry-tomatoes-in-their-juice': () =>
    tin(3.6, 6.4, { ground: '#f7efdf', ink: '#c8281f', word: 'Cherry', pattern: 'dots' }),
  'uji-sencha': () => tin(3.1, 7.8, { ground: '#2f5d43', ink: '#e8dfb8', word: 'Sencha', pattern: 'waves' }, '#244a35'),
  'longjing-green-tea': () =>
    tin(3.5, 6.6, { ground: '#cfd9a6', ink: '#3f5a1f', word: 'Longjing', pattern: 'leaves' }, '#8a9a4a'),
  'jasmine-pearls': () =>
    tin(2.9, 8.4, { ground: '#f6eef0', ink: '#8a3f66', word: 'Jasmine', pattern: 'dots' }, '#b86f92'),
  'butter-biscuits': () =>
    tin(4.6, 4.8, { ground: '#f2cf73', ink: '#2f4a7a', word: 'Butter', pattern: 'tiles' }, '#2f4a7a'),
  'chocolate-chip-cookies': () =>
    tin(4.6, 4.8, { ground: '#5a3522', ink: '#f3ddb3', word: 'Cookies', pattern: 'dots' }, '#c98f4e'),
  'oat-biscuits': () => tin(4.2, 5.6, { ground: '#dfe6d0', ink: '#6b5a2f', word: 'Oat', pattern: 'leaves' }, '#8aa06a'),
  'lotus-mooncakes': () => carton(9, 5.2, 9, { ground: '#a8202a', ink: '#f0c96a', word: 'Lotus', pattern: 'sun' }),
  'custard-mooncakes': () =>
    carton(9, 5.2, 9, { ground: '#1f3a5f', ink: '#f3cf73', word: 'Custard', pattern: 'waves' }),
  'tonkotsu-ramen': () => soupBowl({ ground: '#b3262a', ink: '#fbe7c0', word: 'Tonkotsu', pattern: 'waves' }),
  'sesame-dan-dan-noodles': () => soupBowl({ ground: '#e0a83f', ink: '#4a2412', word: 'Dan Dan', pattern: 'dots' }),
  'miso-ramen': () => soupBowl({ ground: '#2f4f6f', ink: '#f6e6c4', word: 'Miso', pattern: 'hills' }),
  'alpine-cheese': () => cheese('#b98a4a', '#f3d98a'),
  'sheep-cheese': () => cheese('#e6dcc6', '#fbf3dc'),
  'apple-juice-boxes': () => juiceBox({ ground: '#8fc24f', ink: '#1f4a1f', word: 'Apple', pattern: 'dots' }),
  'apple-and-pear-juice-boxes': () => juiceBox({ ground: '#f0e27a', ink: '#4f6b1f', word: 'Pear', pattern: 'leaves' }),
  'daily-vitamin-d3-capsules': () =>
    bottle(2.6, 6.6, 'cap', '#ffffff', { ground: '#f2a93b', ink: '#5a2f08', word: 'D3', pattern: 'sun' }),
  'daily-magnesium-capsules': () =>
    bottle(2.9, 6, 'cap', '#22303f', { ground: '#e9eef3', ink: '#2f5f9a', word: 'Mg', pattern: 'tiles' }),
  'daily-omega-3-capsules': () =>
    bottle(2.5, 7.2, 'cap', '#d9b45a', { ground: '#2f6f8f', ink: '#f3ead0', word: 'Omega 3', pattern: 'waves' }),
  'plain-body-lotion': () =>
    bottle(2.5, 8.4, 'pump', '#3b3f44', { ground: '#f1ece2', ink: '#5a5f55', word: 'plain', pattern: 'waves' }),
  'plain-sun-lotion': () =>
    bottle(2.3, 8, 'flip', '#f08a3c', { ground: '#fff3d6', ink: '#e0701f', word: 'sun 50', pattern: 'sun' }),
  'grove-liquid-soap': () =>
    bottle(2.7, 7.2, 'pump', '#1f2a22', { ground: '#7f9a5a', ink: '#f4f0dc', word: 'Grove', pattern: 'leaves' }),
  'kind-plasters': () => carton(7.6, 5, 2.4, { ground: '#f6e1d3', ink: '#c0533f', word: 'kind', pattern: 'dots' }),
  'kind-blister-plasters': () =>
    carton(5.6, 7, 2.2, { ground: '#cfe5e8', ink: '#2f6f7a', word: 'blister', pattern: 'waves' }),
  'night-market-jigsaw': () =>
    carton(9, 9, 2.6, { ground: '#1c1d3f', ink: '#ffb84d', word: 'Night Market', pattern: 'tiles' }),
  'lighthouse-jigsaw': () =>
    carton(9, 9, 2.6, { ground: '#bfe0ee', ink: '#b8322a', word: 'Lighthouse', pattern: 'waves' }),
  'world-map-jigsaw': () =>
    carton(10.6, 8, 2.6, { ground: '#f0e3c4', ink: '#2f6f5a', word: 'World Map', pattern: 'hills' }),
  'meadow-beeswax-crayons': () =>
    carton(7.4, 6, 1.6, { ground: '#f4d35e', ink: '#2a6f4f', word: 'meadow', pattern: 'leaves' }),
  'meadow-oil-pastels': () =>
    carton(8.6, 5.4, 1.6, { ground: '#e8d8ea', ink: '#6a3f8a', word: 'pastels', pattern: 'tiles' }),
};
