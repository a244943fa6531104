import { configQuery } from '@meridian/sdk/react';
import { fixture } from '@meridian/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { markupOf } from '../../text-of.testing.tsx';
import { useIsConfigAwaited } from './use-is-config-awaited.ts';

const Screen = () => (useIsConfigAwaited() ? 'waits' : 'is shown');
const { queryKey } = configQuery();

test('a screen waits for the configuration until it is there', () => {
  const queries = new QueryClient();
  expect(markupOf(<Screen />, queries)).toBe('waits');
  queries.setQueryData(queryKey, fixture('getConfig'));
  expect(markupOf(<Screen />, queries)).toBe('is shown');
});

test('[B7.10] a screen stays when a configuration that failed is asked for again, as by a sheet over it', () => {
  const queries = new QueryClient();
  const query = queries.getQueryCache().build(queries, configQuery());
  query.setState({ status: 'error', fetchStatus: 'idle', errorUpdateCount: 1, errorUpdatedAt: 1 });
  expect(markupOf(<Screen />, queries)).toBe('is shown');
});
