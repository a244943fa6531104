// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Client } from '@meridian/sdk';
import type { StepUpFlow } from '@meridian/sdk/flows';
import { createQueryClient } from '@meridian/sdk/react';
import { fixture, refusal, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createOverlays } from '../../navigation/overlays.ts';
import { OverlaysContext } from '../../navigation/use-overlay.ts';
import { deletePrivateTabStorage } from '../../storage/storage-owner.ts';
import { useStepUp } from './use-step-up.tsx';

beforeEach(deletePrivateTabStorage);

function openScreen(client: Client) {
  // jsdom 31 has no modal dialogs, and does not scroll.
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  HTMLElement.prototype.scrollIntoView = () => {};
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute(), history });
  let withStepUp: StepUpFlow['withStepUp'] | undefined;
  const Screen = () => {
    const stepUp = useStepUp('Why');
    ({ withStepUp } = stepUp);
    return stepUp.sheet;
  };
  const root = createRoot(document.createElement('div'));
  const close = () => flushSync(() => root.unmount());
  onTestFinished(close);
  flushSync(() =>
    root.render(
      <RouterContextProvider router={router}>
        <OverlaysContext value={createOverlays(router)}>
          <QueryClientProvider client={createQueryClient(client)}>
            <I18nProvider i18n={i18n}>
              <Screen />
            </I18nProvider>
          </QueryClientProvider>
        </OverlaysContext>
      </RouterContextProvider>,
    ),
  );
  const call = () => withStepUp?.((step_up) => client.call('setPayCode', { body: { step_up, pay_code: '739105' } }));
  return { call, history, close };
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const sheetText = () => document.querySelector('dialog')?.textContent;

function fillAndSubmit(name: string, text: string) {
  const input = field(name);
  // What React listens for: a value that it has not set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  input?.form?.requestSubmit();
}

/** Chooses the proof by a code, which is sent. */
async function sendCode() {
  await expect.poll(() => field('password')).not.toBeNull();
  document.querySelector<HTMLInputElement>('input[type=radio][value=email]')?.click();
  await expect.poll(sheetText).toContain('Send code');
  document.querySelectorAll<HTMLButtonElement>('dialog form button')[0]?.click();
  await expect.poll(sheetText).toContain('Again in');
}

test('[B4.12] a sheet that is closed while its call runs cancels it: an expired step-up is not asked for again', async () => {
  const answered = Promise.withResolvers<ReturnType<typeof refusal<'step_up_expired'>>>();
  const setPayCode = vi.fn(() => answered.promise);
  const { call, history } = openScreen(
    stubClient({ getUserInfo: fixture('getUserInfo'), createStepUp: fixture('createStepUp'), setPayCode }),
  );
  const outcome = call();
  await expect.poll(() => field('password')).not.toBeNull();
  fillAndSubmit('password', 'demo123456');
  await expect.poll(() => setPayCode).toHaveBeenCalledOnce();
  history.back();
  await expect.poll(() => field('password')).toBeNull();
  answered.resolve(refusal('step_up_expired'));
  await expect(outcome).rejects.toMatchObject({ reason: 'step_up_expired' });
});

const user = { ...fixture('getUserInfo'), email_verified: true };

test('[B4.12] a sheet that is opened again asks for the code that was sent before, and sends no other', async () => {
  const send = vi.fn(() => fixture('sendCode'));
  const { call, history } = openScreen(stubClient({ getUserInfo: user, sendCode: send }));
  void call();
  await sendCode();
  history.back();
  await expect.poll(sheetText).toBeUndefined();
  void call();
  await expect.poll(() => field('code')).not.toBeNull();
  expect(sheetText()).toContain('Again in');
  expect(send).toHaveBeenCalledOnce();
});

test('[B4.12] after a reload, the sheet asks for the code that was sent before', async () => {
  const client = stubClient({ getUserInfo: user, sendCode: fixture('sendCode') });
  const before = openScreen(client);
  void before.call();
  await sendCode();
  before.close();
  void openScreen(client).call();
  await expect.poll(() => field('code')).not.toBeNull();
  expect(sheetText()).toMatch(/Again in [01]:\d\d.*Sent to .* Valid for 10 minutes/);
});

test.each([
  ['has expired', { createStepUp: refusal('code_expired') }],
  ['was used for a step-up that has expired', { setPayCode: refusal('step_up_expired') }],
])('[B4.12] a sheet that is opened again does not ask for a code that %s', async (_how, answers) => {
  const { call, history } = openScreen(
    stubClient({
      getUserInfo: user,
      sendCode: fixture('sendCode'),
      createStepUp: fixture('createStepUp'),
      ...answers,
    }),
  );
  void call();
  await sendCode();
  fillAndSubmit('code', '123456');
  await expect.poll(() => document.querySelector('dialog [role=alert]')).not.toBeNull();
  history.back();
  await expect.poll(sheetText).toBeUndefined();
  void call();
  await expect.poll(() => field('password')).not.toBeNull();
});
