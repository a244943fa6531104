// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { StepUpFlow } from '@meridian/sdk/flows';
import { createQueryClient } from '@meridian/sdk/react';
import { fixture, refusal, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOverlays } from '../../navigation/overlays.ts';
import { OverlaysContext } from '../../navigation/use-overlay.ts';
import { useStepUp } from './use-step-up.tsx';

test('[B4.12] a sheet that is closed while its call runs cancels it: an expired step-up is not asked for again', async () => {
  // jsdom 31 has no modal dialogs.
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  const answered = Promise.withResolvers<ReturnType<typeof refusal<'step_up_expired'>>>();
  const setPayCode = vi.fn(() => answered.promise);
  const client = stubClient({ getUserInfo: fixture('getUserInfo'), createStepUp: fixture('createStepUp'), setPayCode });
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute(), history });
  let flow: Pick<StepUpFlow, 'withStepUp'> | undefined;
  const Screen = () => {
    const { withStepUp, sheet } = useStepUp('Why');
    flow = { withStepUp };
    return sheet;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => flushSync(() => root.unmount()));
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
  const outcome = flow?.withStepUp((step_up) => client.call('setPayCode', { body: { step_up, pay_code: '739105' } }));
  const password = () => document.querySelector<HTMLInputElement>('input[name=password]');
  await expect.poll(password).not.toBeNull();
  // What React listens for: a value that it has not set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(password(), 'demo123456');
  password()?.dispatchEvent(new Event('input', { bubbles: true }));
  password()?.form?.requestSubmit();
  await expect.poll(() => setPayCode).toHaveBeenCalledOnce();
  history.back();
  await expect.poll(password).toBeNull();
  answered.resolve(refusal('step_up_expired'));
  await expect(outcome).rejects.toMatchObject({ reason: 'step_up_expired' });
});
