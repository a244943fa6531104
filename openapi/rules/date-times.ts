import { isFields } from './located-node.ts';
import type { Rule } from './redocly.ts';

const MINUTE = '([01][0-9]|2[0-3]):[0-5][0-9]';
const UP_TO_29 = '(0[1-9]|[12][0-9])';
const DAY = `[0-9]{4}-((0[1-9]|1[0-2])-${UP_TO_29}|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)`;
const FRACTION = String.raw`(\.[0-9]+)?`;

/**
 * `date-time` of RFC 3339, section 5.6. The second 60 ends 23:59 UTC. That minute in local time, and the years
 * that have a 29th of February, are left to the checkers of the format.
 */
const DATE_TIME = [
  `^${DAY}[Tt]`,
  `(${MINUTE}:[0-5][0-9]${FRACTION}[Zz]|23:59:60${FRACTION}[Zz]|${MINUTE}:([0-5][0-9]|60)${FRACTION}[+-]${MINUTE})$`,
].join('');

/**
 * Gives each `format: date-time` the pattern that the format means. Readers that know the format take more, each its
 * own (Redocly 2.77 everything, ajv-formats 3.0 and Prism 5 a blank for the T and offsets without a colon); a pattern
 * is the same to all of them: lint, the mock, the conformance run and every server's framework.
 */
export const dateTimes: Rule = () => ({
  Schema(node) {
    if (isFields(node) && node['format'] === 'date-time') Object.assign(node, { pattern: DATE_TIME });
  },
});
