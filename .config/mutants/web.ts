import { type Mutant, mutantsIn } from './mutant.ts';

/** Faults in the app that unit tests notice. */
export const webMutants: readonly Mutant[] = [
  ...mutantsIn('web/src/features/refund/refund-form-schema.ts', 'web/src/features/refund/forms.test.ts', [
    [
      'more than can be refunded is accepted',
      'amountRule((amount) => overMax(amount, max))',
      'amountRule(() => undefined)',
    ],
    ['no piece can be refunded', 'v.is(RefundPickSchema, pick) && ', ''],
  ]),
  ...mutantsIn('web/src/features/refund/refund-hints.ts', 'web/src/features/refund/refund-hints.test.ts', [
    [
      'an amount of the address above the rest is prefilled',
      "compareMoney(amount, '0.00') > 0 && compareMoney(amount, maxAmount) <= 0",
      "compareMoney(amount, '0.00') > 0",
    ],
    ['another order number passes in silence', 'hints.sn !== undefined && hints.sn !== sn', 'false'],
  ]),
  ...mutantsIn('web/src/entities/order/order-buttons.ts', 'web/src/entities/order/order-buttons.test.ts', [
    ['the receipt of what is claimed is offered first', "isClaimed && button === 'confirm' ? Infinity : ", ''],
  ]),
  ...mutantsIn('web/src/entities/order/placed-orders.ts', 'web/src/entities/order/placed-orders.test.ts', [
    [
      'the same is ordered again without a word',
      '({ at, until }) => at <= Date.now() && Date.now() < until',
      '() => false',
    ],
    ['a cancelled order still counts', '(each) => each.orderId !== orderId', '() => true'],
  ]),
  ...mutantsIn('web/src/features/auth/login-schema.ts', 'web/src/features/auth/forms.test.ts', [
    ['a blank account is sent', 'trimmed(LoginUserBodySchema.entries.account, { empty: required })', 'v.string()'],
  ]),
  ...mutantsIn('web/src/features/auth/password-schemas.ts', 'web/src/features/auth/forms.test.ts', [
    ['two different new passwords pass', "confirmation === '' || password === confirmation", 'true'],
    ['the old password is taken as the new one', 'old_password !== password,', 'true,'],
  ]),
  ...mutantsIn('web/src/features/auth/register-schema.ts', 'web/src/features/auth/forms.test.ts', [
    ['an account is opened without the terms', 'v.check((isAgreed) => isAgreed,', 'v.check(() => true,'],
  ]),
  ...mutantsIn('web/src/features/auth/password-strength.ts', 'web/src/features/auth/password-strength.test.ts', [
    ['a common password is strong', "[...password.replaceAll(COMMON, '\\u0000')]", '[...password]'],
  ]),
  ...mutantsIn('web/src/features/profile/mask-account.ts', 'web/src/features/profile/mask-account.test.ts', [
    ['an account is shown whole', 'return account.length > 6 ?', 'return account.length < 6 ?'],
  ]),
  ...mutantsIn(
    'web/src/features/reviews/review-form-schema.ts',
    'web/src/features/reviews/review-form-schema.test.ts',
    [
      [
        'the service has the stars of the product',
        'service_score: score,',
        'service_score: v.pipe(v.string(), v.transform(Number)),',
      ],
    ],
  ),
  ...mutantsIn('web/src/features/search/relax-query.ts', 'web/src/features/search/relax-query.test.ts', [
    ['a search of one word offers itself', 'if (words.length < 2) return [];', ''],
  ]),
  ...mutantsIn('web/src/features/pay-code/pay-code-schemas.ts', 'web/src/features/pay-code/pay-code-schemas.test.ts', [
    ['two different payment codes pass', "confirmation === '' || pay_code === confirmation", 'true'],
  ]),
  ...mutantsIn('web/src/features/pay-code/weak-pay-code.ts', 'web/src/features/pay-code/weak-pay-code.test.ts', [
    ['a row of digits is no weak code', "if (isRow(code)) return 'row';", ''],
  ]),
  ...mutantsIn('web/src/i18n/days-ago.ts', 'web/src/i18n/days-ago.test.ts', [
    ['yesterday evening counts as today', 'new Date(of).setHours(0, 0, 0, 0)', 'new Date(of).getTime()'],
  ]),
  ...mutantsIn('web/src/features/payment/payment-search.ts', 'web/src/features/payment/payment-search.test.ts', [
    [
      'of several orders one is paid',
      'return idsOf(orders, MAX_PAID_AT_ONCE);',
      'return idsOf(orders, MAX_PAID_AT_ONCE).slice(0, 1);',
    ],
  ]),
  ...mutantsIn('web/src/features/checkout/duty-notes.ts', 'web/src/features/checkout/duty-notes.test.ts', [
    ['of several duties the first is shown for all', 'return notes.length === 1', 'return notes.length > 0'],
  ]),
  ...mutantsIn('web/src/features/checkout/checkout-schema.ts', 'web/src/features/checkout/checkout-schema.test.ts', [
    ['a deleted address is sent', 'return chosen === deleted ? undefined : chosen;', 'return chosen;'],
    ['a note of any length is sent', 'v.record(v.string(), optionalText(remark))', 'v.record(v.string(), v.string())'],
  ]),
  ...mutantsIn(
    'web/src/features/withdrawal/withdraw-schema.ts',
    'web/src/features/withdrawal/withdraw-schema.test.ts',
    [
      [
        'more than the available balance is withdrawn',
        'if (compareMoney(amount, available) > 0) {',
        'if (compareMoney(amount, available) > 1e9) {',
      ],
      ['no payee is asked for', "values.payee === '' || isPayeeOf(values)", 'true'],
    ],
  ),
  ...mutantsIn(
    'web/src/features/top-up/on-chain/compare-addresses.ts',
    'web/src/features/top-up/on-chain/compare-addresses.test.ts',
    [['addresses differ by their case alone', 'ignoresCase(expected) ? text.toLowerCase() : text', 'text']],
  ),
  ...mutantsIn('web/src/ui/outside-url.ts', 'web/src/ui/outside-url.test.ts', [
    ['a provider of any scheme is opened', "(url.protocol === 'https:' ||", "(url.protocol !== 'ftp:' ||"],
  ]),
  ...mutantsIn('web/src/features/top-up/quickest-first.ts', 'web/src/features/top-up/quickest-first.test.ts', [
    ['a closed way to top up comes first', 'Number(b.enabled) - Number(a.enabled) ||', ''],
  ]),
  ...mutantsIn('web/src/features/top-up/top-up-search.ts', 'web/src/features/top-up/top-up-search.test.ts', [
    ['a top-up below the least is proposed', 'compareMoney(shortfall, min) < 0 ? min : shortfall', 'shortfall'],
  ]),
  ...mutantsIn('web/src/entities/order/case-due.ts', 'web/src/entities/order/case-due.test.ts', [
    ['the receipt is shown as the case’s day', 'next_by !== null && !isReceipt &&', 'next_by !== null &&'],
  ]),
  ...mutantsIn('web/src/session/expired-session.ts', 'web/src/session/expired-session.test.ts', [
    ['who signs in next sees the screen of another', "expired !== String(customer ?? '')", 'false'],
  ]),
  ...mutantsIn('web/src/session/public-routes.ts', 'web/src/session/public-routes.test.ts', [
    ['a login leads to itself', '/^\\/(login|register)(?![^/?#])/.test(path) ?', 'false ?'],
    ['the bag is public', "  'home',", "  'home',\n  'bag',"],
  ]),
  ...mutantsIn('web/src/storage/drafts.ts', 'web/src/storage/drafts.test.ts', [
    ['a draft is read by another customer', 'stored.success && isStillOwner(stored.output.owner)', 'stored.success'],
  ]),
  ...mutantsIn('web/src/storage/persisted-list.ts', 'web/src/storage/persisted-list.test.ts', [
    ['a list on the device grows without end', '.slice(0, maxLength)', ''],
  ]),
  ...mutantsIn('web/src/navigation/app-path.ts', 'web/src/navigation/app-path.test.ts', [
    [
      'a link to another host is a path',
      "if (url?.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;",
      'if (url === undefined) return undefined;',
    ],
  ]),
  ...mutantsIn('web/src/i18n/choose-locale.ts', 'web/src/i18n/choose-locale.test.ts', [
    [
      'the language chosen gives way to the browser’s',
      'for (const language of [saved, ...browser])',
      'for (const language of [...browser, saved])',
    ],
  ]),
  ...mutantsIn('web/src/i18n/full-name.ts', 'web/src/i18n/full-name.test.ts', [
    ['a Japanese name is written given name first', '/^(zh|ja|ko)\\b/.test(locale)', '/^(zh|ko)\\b/.test(locale)'],
  ]),
  ...mutantsIn('web/src/ui/picture-viewer/zoom.ts', 'web/src/ui/picture-viewer/zoom.test.ts', [
    ['a picture is made smaller than its window', 'Math.max(1, scale)', 'scale'],
  ]),
  ...mutantsIn('web/src/session/session-lifecycle.ts', 'web/src/session/session-ends.test.ts', [
    [
      'the next customer can undo what the last one did',
      '    toasts.close();\n    const arrived = session.leave(',
      '    const arrived = session.leave(',
    ],
  ]),
  ...mutantsIn('web/src/session/route-guard.ts', 'web/src/session/session-ends.test.ts', [
    ['a session that ends is asked for a login', 'if (!session.isLeaving()) toasts', 'toasts'],
  ]),
  ...mutantsIn('web/src/list/list-pages.ts', 'web/src/list/list-pages.test.ts', [
    ['a page after the last is asked for', 'page * limit < total &&', 'page * limit <= total &&'],
  ]),
];
