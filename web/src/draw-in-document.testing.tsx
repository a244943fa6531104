import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** Draws an element, in English, in jsdom's document until the test ends. Returns its box, and what draws another. */
export async function drawInDocument(element: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const redraw = (next: ReactNode) => act(() => root.render(<I18nProvider i18n={i18n}>{next}</I18nProvider>));
  await redraw(element);
  return { box, redraw };
}
