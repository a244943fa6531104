import { readFileSync } from 'node:fs';
import { ENDED_RIGHTS } from '@meridian/sdk/rules';
import { expect, test } from 'vitest';

type Act = keyof typeof ENDED_RIGHTS;
type Told = {
  readonly [Name in Act]: { readonly [Right in (typeof ENDED_RIGHTS)[Name][number]]: [file: string, words: string][] };
};

const signedOut = 'You will be signed out on every device. Sign in again with the new password.';
const caseOpen =
  'While this request is open, you cannot review its items, or escalate or repeat an earlier request for them.';
const decided =
  'You can do this once per case. The platform’s decision is final. Until then, you cannot review the items or request another refund for them.';

const mindEnds = 'While this request is open, you cannot withdraw from the contract for its items.';
const undone =
  'You need no reason, and you get a receipt here. You can then no longer review these items or request a refund for them, or escalate or repeat an earlier request for them.';

/** The sentence at the button of each action about each right that it ends: the file of the button, and the words. */
const TOLD: Told = {
  cancelOrder: {
    'order.pay': [['entities/order/cancel-order-sheet.tsx', 'Cancel this order?']],
    'order.edit_address': [['entities/order/cancel-order-sheet.tsx', 'Cancel this order?']],
  },
  confirmOrder: { 'order.extend_receipt': [['entities/order/receipt-sheets.tsx', 'Have you received your order?']] },
  declareChangeOfMind: {
    'order.undo': [['entities/change-of-mind/change-of-mind-sheet.tsx', undone]],
    'order.review': [['entities/change-of-mind/change-of-mind-sheet.tsx', undone]],
    'order.edit_address': [
      ['entities/change-of-mind/change-of-mind-sheet.tsx', 'If nothing is left to ship, the order is cancelled.'],
    ],
    'case.escalate': [['entities/change-of-mind/change-of-mind-sheet.tsx', undone]],
    'case.apply_again': [['entities/change-of-mind/change-of-mind-sheet.tsx', undone]],
  },
  applyRefund: {
    'order.change_of_mind': [['features/refund/ends-change-of-mind.tsx', mindEnds]],
    'order.review': [['features/refund/money-back.tsx', caseOpen]],
    'case.escalate': [['features/refund/money-back.tsx', caseOpen]],
    'case.apply_again': [['features/refund/money-back.tsx', caseOpen]],
  },
  escalateRefund: {
    'order.change_of_mind': [['features/refund/ends-change-of-mind.tsx', mindEnds]],
    'order.undo': [['features/refund/escalate-sheet.tsx', decided]],
    'order.review': [['features/refund/escalate-sheet.tsx', decided]],
    'case.apply_again': [['features/refund/escalate-sheet.tsx', decided]],
  },
  shipRefund: {
    'case.cancel': [
      [
        'features/refund/ship-sheet.tsx',
        '{0} checks the items when they arrive. After that, you cannot change the number or cancel the request.',
      ],
    ],
  },
  cancelRefund: {
    'case.ship': [['features/refund/cancel-request-sheet.tsx', 'Cancel this request?']],
  },
  resetPassword: {
    'session.use': [
      ['features/auth/change-password-page.tsx', signedOut],
      ['features/auth/reset-password-step.tsx', signedOut],
    ],
  },
  closeAccount: {
    'session.use': [
      ['features/security/close-account-sheet.tsx', 'You will be signed out on every device right away.'],
    ],
    'account.use': [['features/security/close-account-sheet.tsx', 'I understand what will be deleted after 30 days.']],
  },
};

/** Every text of the app, with the files that say it: the catalogue of English names them. */
const catalogue = readFileSync(new URL('./locales/en.po', import.meta.url), 'utf8').split('\n\n');

const isSaid = (file: string, words: string): boolean =>
  catalogue.some((entry) => entry.includes(`#: web/src/${file}\n`) && entry.includes(`\nmsgid "${words}"\n`));

test('[B8.11] what an action ends is stated beside its button', () => {
  const untold = Object.entries(ENDED_RIGHTS).flatMap(([act, rights]) => {
    const told = new Map<string, readonly [string, string][]>(Object.entries(TOLD[act as Act] ?? {})); // keys of the table
    return rights
      .filter((right) => !told.get(right)?.length || !told.get(right)?.every(([file, words]) => isSaid(file, words)))
      .map((right) => `${act} ends ${right}`);
  });
  expect(untold).toEqual([]);
});
