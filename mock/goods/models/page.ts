import type { Side } from '../page-calls.ts';
import { GOODS } from './goods.ts';
import { createStage, type View } from './stage.ts';

const VIEWS: Readonly<Record<Side, View>> = {
  front: { round: -26, above: 16 },
  side: { round: 38, above: 30 },
  back: { round: 152, above: 18 },
};

const draw = createStage(448);
globalThis.drawGood = (good, colour, side) => {
  const make = GOODS[good];
  if (!make) throw new Error(`There is no model of ${good}`);
  return draw(make(colour), VIEWS[side]);
};
