import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Schema } from '@meridian/sdk';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createOverlays } from '../../navigation/overlays.ts';
import { OverlaysContext } from '../../navigation/use-overlay.ts';
import { ReviewCard } from './review-card.tsx';

const overlays = createOverlays(createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }));

const review = (language: string): Schema<'Review'> => ({
  id: 1,
  author: { name: 'Elena R.', avatar: null },
  product_score: 5,
  service_score: 5,
  postage_score: 5,
  content: 'Arrived early.',
  pictures: [],
  spec_text: '',
  created_at: '2026-11-02T10:00:00Z',
  reply: null,
  append: null,
  language,
});

const cardIn = (locale: string, language: string) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OverlaysContext value={overlays}>
        <ReviewCard review={review(language)} isBrief />
      </OverlaysContext>
    </I18nProvider>,
  );
};

test('a review is marked with its language, and names it if it differs from the current one', () => {
  expect(cardIn('ja', 'en')).toMatch(/英語[\s\S]*<p lang="en"[^>]*>Arrived early/);
  expect(cardIn('zh-CN', 'en')).toContain('英语');
  expect(cardIn('en', 'en-GB')).not.toContain('English');
  expect(cardIn('de', 'und')).not.toContain('und</bdi>');
});
