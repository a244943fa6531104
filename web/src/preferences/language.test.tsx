// @vitest-environment jsdom
import { createQueryClient } from '@meridian/sdk/react';
import { fixture, refusal, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawInDocument } from '../draw-in-document.testing.tsx';
import { toasts } from '../feedback/toasts.ts';
import { createSession, SessionContext } from '../session/session.ts';
import { useLanguage } from './language.ts';

/** A catalogue is compiled when it is first asked for. */
const SLOW_MS = 60_000;

/** A signed-in customer’s choice of a language, the languages that were sent, and what lets a refusal of German come. */
const languages = async () => {
  const sent: unknown[] = [];
  const late = Promise.withResolvers<void>();
  const setLanguage = async ({ url }: Request) => {
    const language = new URL(url).searchParams.get('file_name');
    sent.push(language);
    if (language !== 'de') return fixture('setLanguage');
    await late.promise;
    return refusal('language_unknown');
  };
  let choose: ReturnType<typeof useLanguage>['choose'] | undefined;
  const Owner = () => {
    choose = useLanguage().choose;
    return null;
  };
  const session = { ...createSession(), token: () => 'token' };
  await drawInDocument(
    <SessionContext value={session}>
      <QueryClientProvider client={createQueryClient(stubClient({ setLanguage }))}>
        <Owner />
      </QueryClientProvider>
    </SessionContext>,
  );
  // What follows is no press.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  if (choose === undefined) throw new Error('nothing was drawn');
  return { choose, sent, refuse: late.resolve };
};

const shown = () => document.documentElement.lang;

test('[R9.07] a late refusal does not undo a language chosen since, which is sent after it', async () => {
  const failed = vi.spyOn(toasts, 'error');
  const { choose, sent, refuse } = await languages();
  const german = choose('de');
  await vi.waitFor(() => expect(sent).toEqual(['de']), SLOW_MS);
  const italian = choose('it');
  await vi.waitFor(() => expect(shown()).toBe('it'), SLOW_MS);
  expect(sent).toEqual(['de']);
  refuse();
  expect([await german, await italian]).toEqual([false, true]);
  expect(sent).toEqual(['de', 'it']);
  expect(shown()).toBe('it');
  expect(failed).not.toHaveBeenCalled();
});

test('[R9.07] a language that loads slowly does not replace one chosen since, nor is it sent', async () => {
  const { choose, sent } = await languages();
  expect(await Promise.all([choose('de'), choose('it')])).toEqual([false, true]);
  expect(shown()).toBe('it');
  expect(sent).toEqual(['it']);
});
