import type * as three from 'three';
import { gloss, metal, painted, plastic, printed } from '../materials.ts';
import { at, band, box, drum, group, outline, plate, scaled, sheet, turned } from '../shapes.ts';

/** What is printed on a package: its ground, its ink, its word, and the pattern below the word. */
export interface Print {
  ground: string;
  ink: string;
  word: string;
  pattern: 'dots' | 'waves' | 'leaves' | 'sun' | 'tiles' | 'hills';
}

/** The front of a package. */
export const front = ({ ground, ink, word, pattern }: Print, width: number, height: number): three.Texture =>
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
const disc = (canvas: CanvasRenderingContext2D, x: number, y: number, r: number) => {
  canvas.beginPath();
  canvas.arc(x, y, r, 0, 7);
  canvas.fill();
};
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
      const [c, s] = [Math.cos((angle * Math.PI) / 180), -Math.sin((angle * Math.PI) / 180)];
      canvas.beginPath();
      canvas.moveTo(width / 2 + c * unit * 3, height + s * unit * 3);
      canvas.lineTo(width / 2 + c * unit * 4.4, height + s * unit * 4.4);
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

/** A box of cardboard. */
export function carton(width: number, height: number, depth: number, print: Print): three.Object3D {
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

/** A bag that stands, soft, with a welded edge above. */
export function pouch(width: number, height: number, depth: number, print: Print): three.Object3D {
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
export function tin(radius: number, height: number, print: Print, lid?: string): three.Object3D {
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
export function bottle(
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

/** A bar of chocolate, half out of its paper. */
export function bar(width: number, height: number, print: Print, chocolate: string): three.Object3D {
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
      at(scaled(box(width * 1.01, 0.5, 0.9, 0.2, foil), 1, 1, 1), [0, height * 0.27, 0.05]),
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

/** A box for drinking, with its straw. */
export const juiceBox = (print: Print): three.Object3D =>
  group(
    carton(4.4, 7.4, 3, print),
    at(drum(0.2, 3.4, 0.05, plastic('#ffffff')), [1.1, 7.2, 0.6], [0, 0, -12]),
    at(drum(0.2, 1.6, 0.05, plastic('#ffffff')), [1.8, 10.4, 0.6], [0, 0, -60]),
  );

/** A bowl of cardboard with a lid that is lifted a little. */
export function soupBowl(print: Print): three.Object3D {
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
    at(scaled(drum(4.9, 0.14, 0.05, printed(front(print, 600, 600))), 1, 1, 1), [0, 5.65, 0]),
    at(sheet(5.4, 3.4, printed(front(print, 480, 310)), 0.4), [0, 2.8, 4.25], [-18, 0, 0]),
  );
}

/** A wheel of cheese with a piece cut out, and the piece before it. */
export function cheese(rind: string, paste: string): three.Object3D {
  const outside = plastic(rind, 0.6);
  const inside = plastic(paste, 0.5);
  const [radius, height] = [5, 3.4];
  const part = (from: number, much: number) => {
    const cut = (angle: number) =>
      at(group(at(sheet(radius * 0.98, height * 0.97, inside), [radius / 2, height / 2, 0])), [0, 0, 0], [0, angle, 0]);
    inside.side = 2;
    // A lathe begins at the third axis, a sheet lies along the first.
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
  return group(at(part(0.05, 0.84), [0, 0, 0]), at(part(0.9, 0.1), [-1.6, 0, 4]));
}
