import { userInfoQuery, withdrawalInfoQuery } from '@meridian/sdk/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { markupOf } from '../../text-of.testing.tsx';
import { PresentBalance } from './hidden-money.tsx';

test.each([
  ['while it is asked again', userInfoQuery().queryKey, true],
  ['while what can be withdrawn is asked again', withdrawalInfoQuery().queryKey, true],
  ['while something else is read', ['getCart'], false],
])('a balance is marked as stale %s: %j', (_when, queryKey, isStale) => {
  const queries = new QueryClient();
  void queries.fetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) });
  const markup = markupOf(<PresentBalance>$5.00</PresentBalance>, queries);
  expect(markup).toContain(`aria-busy="${isStale}"`);
  expect(markup).toContain('$5.00');
});
