import type { Side } from '../page-calls.ts';
import { ALL_SIDED, ONE_SIDED } from './goods.ts';
import { createStage, type View } from './stage.ts';

const VIEWS: Readonly<Record<Side, View>> = {
  front: { round: -26, above: 16 },
  side: { round: 38, above: 30 },
  back: { round: 152, above: 18 },
};

const goods = { ...ONE_SIDED, ...ALL_SIDED };
const draw = createStage(448);
globalThis.goodKeys = { all: Object.keys(goods), allSided: Object.keys(ALL_SIDED) };
globalThis.drawGood = (good, colour, side) => {
  const make = goods[good];
  if (!make) throw new Error(`There is no model of ${good}`);
  return draw(make(colour), VIEWS[side]);
};
