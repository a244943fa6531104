import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fixture } from '@meridian/sdk/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '../../../locales/zh-CN.po';
import { NetworkWarnings } from './network-warnings.tsx';

// R5.11 in the languages of the requirement.
test.each([
  [
    'en',
    {},
    'Choose the same network as the platform you send from.',
    'Deposits through decentralised exchanges, BSC, HECO and other unsupported chains are not accepted.',
  ],
  ['zh-CN', messages, '请选择与提币平台相同的网络。', '不支持通过去中心化交易所、BSC、HECO 及其他不受支持的链充值。'],
])('[R5.11] the warnings of a top-up in coins are shown, in %s', (locale, texts, ...warnings) => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: texts });
  const { refused } = fixture('listBlockchains');
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NetworkWarnings chain={undefined} refused={refused} isAcknowledged={false} onAcknowledge={() => {}} />
    </I18nProvider>,
  );
  const text = markup.replaceAll(/<[^>]*>/g, '');
  for (const warning of warnings) expect(text).toContain(warning);
  expect(text).toContain('BSC: Not supported. Coins sent on BSC do not arrive and cannot be returned');
});
