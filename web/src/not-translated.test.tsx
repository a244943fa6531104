import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { PostalAddress } from './entities/legal/postal-address.tsx';
import { CodeHelp } from './entities/verification-code/code-field.tsx';
import { Destination } from './entities/wallet/withdrawal-words.tsx';
import { SameNetworkWarning } from './features/withdrawal/same-network-warning.tsx';
import { WithdrawSummary } from './features/withdrawal/withdraw-summary.tsx';
import { CopyRow } from './feedback/copy-row.tsx';
import { markupOf } from './text-of.testing.tsx';

const { seller } = fixture('getOrder');
const withdrawal = fixture('getWithdrawal');
const quote = fixture('quoteWithdrawal');
const contact = 'mei@example.com';

test.each([
  { text: 'TGgH4Kzx', element: <CopyRow label="Wallet address" value="TGgH4Kzx" /> },
  { text: seller.detail, element: <PostalAddress {...seller} /> },
  { text: contact, element: <CodeHelp sent={undefined} contact={contact} /> },
  {
    text: contact,
    element: <CodeHelp sent={{ to: contact, at: 0, until: 0, again: 0, minutes: 5 }} contact={contact} />,
  },
  { text: 'TRC20-USDT', element: <SameNetworkWarning network="TRC20-USDT" /> },
  { text: 'Bank of Kyoto', element: <Destination withdrawal={{ ...withdrawal, bank_name: 'Bank of Kyoto' }} /> },
  { text: 'Kyoto 4417', element: <WithdrawSummary payee={{ label: 'Kyoto 4417' }} quote={quote} isShort /> },
  { text: 'Kyoto 4417', element: <WithdrawSummary payee={{ label: 'Kyoto 4417' }} quote={quote} isShort={false} /> },
])('a browser that translates the page leaves $text as it is', ({ text, element }) => {
  expect(markupOf(element)).toMatch(new RegExp(`translate="no"[^>]*>${text}`));
});
