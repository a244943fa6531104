import { cache } from './areas/cache.ts';
import { checkout } from './areas/checkout.ts';
import { envelope } from './areas/envelope.ts';
import { http } from './areas/http.ts';
import { idempotency } from './areas/idempotency.ts';
import { ids } from './areas/ids.ts';
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
  ...ids,
  ...state,
  ...money,
  ...checkout,
  ...paging,
  ...time,
  ...idempotency,
  ...cache,
  ...input,
];

const FEW = ['shape-object-for-list', 'security-foreign-order', 'money-one-decimal', 'idempotency-cart-adds-twice'];
/** Defects from the areas that cost most: of shape, of access, of money, of what is done twice. */
export const few: readonly Defect[] = defects.filter(({ id }) => FEW.includes(id));

const DOZEN = [
  ...FEW,
  'envelope-code-zero',
  'http-text-html',
  'security-login-guessed',
  'state-version-ignored',
  'paging-repeats-last',
  'time-without-zone',
  'cache-product-keeps-like',
  'input-unknown-fields-taken',
];
/** Defects from nearly every area, each on its own operation, for when there is no time for all. */
export const dozen: readonly Defect[] = defects.filter(({ id }) => DOZEN.includes(id));
