import { RISKS } from '../scripts/agenda/entry.ts';
import type { Point } from '../scripts/agenda/point.ts';
import { TO_DECIDE } from './decisions.ts';
import { RULES } from './rules.ts';

/** All questions to the back-end team, money first; within one risk, decisions before rules. */
export const POINTS: readonly Point[] = RISKS.flatMap((risk) =>
  [...TO_DECIDE, ...RULES].filter((point) => point.risk === risk),
);
