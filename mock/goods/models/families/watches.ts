import type * as three from 'three';
import { fabric, glass, gloss, leather, metal, painted, plastic, printed, rubber } from '../materials.ts';
import { at, box, drum, type Goods, group, plate, rectangle, sheet } from '../shapes.ts';

interface Watch {
  face: 'analogue' | 'field' | 'rings' | 'sport';
  case: string;
  strap: 'leather' | 'fabric' | 'rubber';
  strapColour: string;
  ground: string;
}

const hand = (canvas: CanvasRenderingContext2D, degrees: number, length: number, width: number, colour: string) => {
  canvas.save();
  canvas.translate(256, 256);
  canvas.rotate((degrees * Math.PI) / 180);
  canvas.fillStyle = colour;
  canvas.fillRect(-width / 2, -length, width, length + 30);
  canvas.restore();
};

const dial = ({ face, ground }: Watch) =>
  painted(512, 512, (canvas) => {
    canvas.fillStyle = ground;
    canvas.fillRect(0, 0, 512, 512);
    canvas.textAlign = 'center';
    canvas.textBaseline = 'middle';
    if (face === 'rings' || face === 'sport') {
      canvas.lineWidth = 26;
      canvas.lineCap = 'round';
      const colours = face === 'rings' ? ['#ff5a5f', '#7bd88f', '#5ab0ff'] : ['#ffb000'];
      for (const [index, colour] of colours.entries()) {
        canvas.strokeStyle = colour;
        canvas.beginPath();
        canvas.arc(256, 256, 205 - index * 34, -Math.PI / 2, Math.PI * (1 - index * 0.3));
        canvas.stroke();
      }
      canvas.fillStyle = '#ffffff';
      canvas.font = '600 104px sans-serif';
      canvas.fillText('10:09', 256, 262);
      return;
    }
    const ink = face === 'field' ? '#f2ecd8' : '#22262e';
    canvas.fillStyle = ink;
    for (let hour = 0; hour < 12; hour += 1) {
      const angle = (hour * Math.PI) / 6;
      if (face === 'field') {
        canvas.font = '600 60px sans-serif';
        canvas.fillText(String(hour === 0 ? 12 : hour), 256 + 190 * Math.sin(angle), 256 - 190 * Math.cos(angle));
      } else {
        canvas.save();
        canvas.translate(256, 256);
        canvas.rotate(angle);
        canvas.fillRect(-6, -226, 12, 48);
        canvas.restore();
      }
    }
    hand(canvas, 304, 120, 16, ink);
    hand(canvas, 54, 180, 11, ink);
    hand(canvas, 200, 195, 4, '#c8452e');
  });

/** A watch standing on its closed strap. */
function watch(model: Watch): three.Object3D {
  const steel = metal(model.case, 0.22);
  const square = model.face === 'rings';
  const band = { leather, fabric, rubber }[model.strap](model.strapColour);
  const links = 40;
  const strap = Array.from({ length: links }, (_, index) => {
    const angle = ((index + 0.5) / links) * 2 * Math.PI;
    const narrow = 1 - 0.22 * Math.abs(Math.sin(angle / 2));
    return at(
      box(2.3 * narrow, 0.62, 0.28, 0.06, band),
      [0, 3.5 + 3.3 * Math.sin(angle), 2.9 * Math.cos(angle)],
      [90 - (angle * 180) / Math.PI, 0, 0],
    );
  }).filter((_, index) => index > 1 && index < links - 2);
  const face = printed(dial(model), 0.4);
  const head = square
    ? group(
        plate(rectangle(4, 4.6, 1.2), 1, 0.35, steel),
        at(sheet(3.6, 4.2, gloss('#060708'), 1), [0, 0, 0.51]),
        at(sheet(3.2, 3.2, face, 0.9), [0, 0, 0.52]),
        at(drum(0.36, 0.4, 0.1, steel), [2, 0.7, 0], [0, 0, -90]),
      )
    : group(
        at(drum(2.45, 1, 0.3, steel), [0, 0, -0.5], [90, 0, 0]),
        at(drum(2.2, 0.1, 0.02, face), [0, 0, 0.46], [90, 0, 0]),
        at(sheet(4.2, 4.2, face, 2.1), [0, 0, 0.57]),
        at(drum(2.2, 0.3, 0.14, glass('#ffffff', 0.12)), [0, 0, 0.5], [90, 0, 0]),
        at(drum(0.34, 0.5, 0.1, steel), [2.35, 0, 0], [0, 0, -90]),
        ...(model.face === 'sport' ? [at(drum(0.24, 0.4, 0.08, plastic('#ffb000')), [2.1, 1.2, 0], [0, 0, -60])] : []),
      );
  return group(...strap, at(head, [0, 3.5, 3]));
}

export const WATCHES: Goods = {
  'pace-smart-watch': () =>
    watch({ face: 'rings', case: '#3a3c40', strap: 'rubber', strapColour: '#2a2c30', ground: '#08090c' }),
  'pace-sport-smart-watch': () =>
    watch({ face: 'sport', case: '#8d9096', strap: 'fabric', strapColour: '#3f5a4a', ground: '#101312' }),
  'meridian-line-automatic-watch': () =>
    watch({ face: 'analogue', case: '#d9dbdf', strap: 'leather', strapColour: '#7d4a26', ground: '#f5f1e6' }),
  'field-watch': () =>
    watch({ face: 'field', case: '#a3a6ab', strap: 'fabric', strapColour: '#6a6f45', ground: '#23281f' }),
};
