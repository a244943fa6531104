import { expect, test } from 'vitest';
import { isPublicRoute, safeReturn } from './public-routes.ts';

test.each(['/', '/home', '/searchs', '/shop/{-$id}', '/detail/{-$product}/{-$mer}', '/changePassword'])(
  '[R2.08] %s is public',
  (route) => expect(isPublicRoute(route)).toBe(true),
);

test.each(['/bag', '/changePayPwd', '/orderInfo/{-$id}', '/myPurchases/{-$status}', '/setting', '/passwords'])(
  '[R2.08] %s is not',
  (route) => expect(isPublicRoute(route)).toBe(false),
);

test.each([
  ['/bag', '/bag'],
  ['/detail/101/1?sku=1011', '/detail/101/1?sku=1011'],
  ['/loginless', '/loginless'],
  [undefined, '/'],
  ['', '/'],
  ['bag', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/login', '/'],
  ['/login?return=/bag', '/'],
])('[R2.09] asked for %s, signing in leads to %s', (wanted, to) => expect(safeReturn(wanted)).toBe(to));
