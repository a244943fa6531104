import { cache } from './areas/cache.ts';
import { envelope } from './areas/envelope.ts';
import { http } from './areas/http.ts';
import { idempotency } from './areas/idempotency.ts';
import { input } from './areas/input.ts';
import { money } from './areas/money.ts';
import { paging } from './areas/paging.ts';
import { security } from './areas/security.ts';
import { shape } from './areas/shape.ts';
import { state } from './areas/state.ts';
import { time } from './areas/time.ts';
import type { Defect } from './defect.ts';

/** Every defect that the conformance run must name: mistakes of back-end teams, each switched on alone. */
export const defects: readonly Defect[] = [
  ...shape,
  ...envelope,
  ...http,
  ...security,
  ...state,
  ...money,
  ...paging,
  ...time,
  ...idempotency,
  ...cache,
  ...input,
];

/** Defects from nearly every area, each on its own operation, for when there is no time for all. */
const DOZEN = [
  'shape-object-for-list',
  'envelope-code-zero',
  'http-text-html',
  'security-foreign-order',
  'security-login-guessed',
  'state-version-ignored',
  'money-one-decimal',
  'paging-repeats-last',
  'time-without-zone',
  'cache-product-keeps-like',
  'idempotency-cart-adds-twice',
  'input-unknown-fields-taken',
];
export const dozen: readonly Defect[] = defects.filter(({ id }) => DOZEN.includes(id));
