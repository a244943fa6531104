import { type Messages, setupI18n } from '@lingui/core';
import { ORDER_STATUS } from '@meridian/sdk/rules';
import { expect, test } from 'vitest';
import { orderStatusWord } from './order-status.ts';

const catalogues = import.meta.glob<Messages>('../../locales/*.po', { import: 'messages', eager: true });

test('no language calls an order in after-sale by the name of a choice in the refund form', () => {
  const english = Object.entries(catalogues['../../locales/en.po'] ?? {});
  const [choice = ''] = english.find(([, text]) => String(text) === 'Return and refund') ?? [];
  for (const [file, messages] of Object.entries(catalogues)) {
    const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
    expect(messages[choice], file).toBeDefined();
    const word = orderStatusWord(ORDER_STATUS.in_after_sale, i18n);
    expect(word, file).toMatch(/\p{L}/u);
    expect(word, file).not.toBe(String(messages[choice]));
  }
});
