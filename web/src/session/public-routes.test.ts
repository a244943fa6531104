import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicRoute, isSignInRoute, safeReturn } from './public-routes.ts';

test.each(['/', '/home', '/searchs', '/shop/{-$id}', '/detail/{-$product}/{-$mer}', '/changePassword'])(
  '[R2.08] %s is public',
  (route) => expect(isPublicRoute(route)).toBe(true),
);

test.each(['/bag', '/changePayPwd', '/orderInfo/{-$id}', '/myPurchases/{-$status}', '/setting', '/passwords'])(
  '[R2.08] %s is private',
  (route) => expect(isPublicRoute(route)).toBe(false),
);

test.each([
  ['/bag', '/bag'],
  ['/detail/101/1?sku=1011', '/detail/101/1?sku=1011'],
  ['/loginless', '/loginless'],
  ['', '/'],
  ['bag', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/login', '/'],
  ['/login?return=/bag', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['\u0000/bag', '/'],
  ['/ba\ng', '/bag'],
  ['/shop/\u00007', '/shop/%007'],
  ['/shop/\ud800', '/shop/%EF%BF%BD'],
])('[R2.09] with the return path %j, signing in leads to %s', (requested, to) =>
  expect(safeReturn(requested)).toBe(to),
);

test('[R2.09] with any return path, signing in leads to a path of this app', () => {
  // Mostly parts of URLs, so that the inputs resemble URLs.
  const unit = fc.oneof(
    fc.constantFrom(...'/\\.:?#@%&= \t\n\r\0', '//', '/login', 'https:', 'evil.example', '\ud800', '\u2028'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const requested = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(unit).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(requested, (requested) => {
      const path = safeReturn(requested);
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      expect(isSignInRoute(path.replace(/[?#].*/s, '')) && !path.startsWith('/forgotPassword')).toBe(false);
      expect(safeReturn(path)).toBe(path);
    }),
    { numRuns: 500 },
  );
});
