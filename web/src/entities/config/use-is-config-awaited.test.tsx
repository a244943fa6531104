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
