import type * as three from 'three';
import { ceramic, disc, glass, metal, painted, plastic, printed, rubber, wood } from '../materials.ts';
import { at, band, box, drum, type Goods, group, ring, rotated, thread, turned } from '../shapes.ts';

interface Jar {
  radius: number;
  height: number;
  lid: 'clip' | 'wood' | 'gold';
  /** The contents: colour, and fill level (0 to 1). */
  filling?: readonly [colour: string, level: number];
  /** The paper label: background colour, ink and word. */
  label?: readonly [ground: string, ink: string, word: string];
}

/** A label with a frame, an ornament and a word. */
const labelOf = ([ground, ink, word]: Required<Jar>['label']) => {
  const [width, height] = [640, 400];
  return painted(width, height, (canvas) => {
    canvas.fillStyle = ground;
    canvas.fillRect(0, 0, width, height);
    canvas.strokeStyle = ink;
    canvas.fillStyle = ink;
    canvas.lineWidth = 5;
    canvas.strokeRect(18, 18, width - 36, height - 36);
    canvas.textAlign = 'center';
    canvas.font = `600 ${height * 0.2}px serif`;
    canvas.fillText(word, width / 2, height * 0.6, width - 80);
    disc(canvas, width / 2, height * 0.26, height * 0.07);
    canvas.fillRect(width * 0.36, height * 0.74, width * 0.28, 6);
  });
};

function jar({ radius, height, lid, filling, label }: Jar): three.Object3D {
  const neck = radius * 0.86;
  const wall = turned(
    [
      [0, 0],
      [radius * 0.94, 0],
      [radius, 0.25],
      [radius, height - 0.8],
      [neck + 0.15, height - 0.2],
      [neck, height],
      [neck, height + 0.7],
    ],
    glass('#eef6f4', 0.26),
  );
  const inside = filling && drum(radius * 0.93, (height - 0.5) * filling[1], 0.25, plastic(filling[0], 0.25));
  return group(
    ...(inside ? [at(inside, [0, 0.25, 0])] : []),
    wall,
    ...(label
      ? [at(band(radius + 0.03, height * 0.5, printed(labelOf(label)), 130), [0, height * 0.45, 0], [0, -22, 0])]
      : []),
    at(lidOf(lid, neck), [0, height + 0.5, 0]),
  );
}

function lidOf(lid: Jar['lid'], neck: number): three.Object3D {
  if (lid === 'wood')
    return group(
      drum(neck + 0.25, 1.1, 0.22, wood('#c89a63')),
      rotated(ring(neck + 0.08, 0.16, rubber('#e8e2d6')), [90, 0, 0]),
    );
  if (lid === 'gold') return drum(neck + 0.22, 1.2, 0.15, metal('#d8b15a', 0.3));
  const wire = metal('#c9ccd1', 0.25);
  return group(
    drum(neck + 0.2, 0.8, 0.35, glass('#eef6f4', 0.34)),
    rotated(ring(neck + 0.12, 0.18, rubber('#d9622f')), [90, 0, 0]),
    at(ring(neck + 0.3, 0.09, wire), [0, -0.35, 0], [90, 0, 0]),
    thread(
      [
        [neck + 0.4, -0.4, 0.5],
        [neck + 0.55, 0.7, 0.45],
        [neck - 0.4, 0.95, 0.3],
        [neck - 0.4, 0.95, -0.3],
        [neck + 0.55, 0.7, -0.45],
        [neck + 0.4, -0.4, -0.5],
      ],
      0.09,
      wire,
    ),
    at(box(0.2, 1.3, 1, 0.1, wire), [neck + 0.5, -0.6, 0]),
    at(drum(0.35, 0.25, 0.1, ceramic('#ffffff')), [0, 0.8, 0]),
  );
}

export const JARS: Goods = {
  'acacia-honey': () =>
    jar({ radius: 3.4, height: 7, lid: 'gold', filling: ['#eeb02c', 0.94], label: ['#fbf3dd', '#8a5a12', 'Acacia'] }),
  'linden-honey': () =>
    jar({ radius: 3, height: 7.8, lid: 'gold', filling: ['#f1d27a', 0.94], label: ['#e6efdc', '#4d6b2f', 'Linden'] }),
  'mountain-honey': () =>
    jar({
      radius: 3.7,
      height: 6.2,
      lid: 'wood',
      filling: ['#9a4f14', 0.94],
      label: ['#2f3a3f', '#f0e2c0', 'Mountain'],
    }),
  'green-olives': () =>
    jar({ radius: 2.9, height: 8, lid: 'gold', filling: ['#9aa043', 0.95], label: ['#f6f3e4', '#5d6b22', 'Olives'] }),
  'kalamata-olives': () =>
    jar({ radius: 3.1, height: 7, lid: 'gold', filling: ['#4d2a3a', 0.95], label: ['#efe1dc', '#5a2238', 'Kalamata'] }),
  'larder-storage-jar-clip-lid': () => jar({ radius: 4.2, height: 9, lid: 'clip', filling: ['#d9b382', 0.6] }),
  'larder-storage-jar-oak-lid': () => jar({ radius: 4, height: 7.6, lid: 'wood', filling: ['#7a4a2c', 0.72] }),
  'hush-scented-candle': () =>
    jar({ radius: 3.2, height: 5.6, lid: 'wood', filling: ['#f3e7cf', 0.8], label: ['#3f4a44', '#e9dfc8', 'Hush'] }),
};
