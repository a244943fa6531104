import { type Mutant, screenMutantsIn } from './mutant.ts';

/** Faults in the app that only a journey in the browser notices: in what is shown, read aloud, sent or left over. */
export const screenMutants: readonly Mutant[] = [
  ...screenMutantsIn('web/src/features/product/buy-bar.tsx', 'web/e2e/ui/screens.spec.ts', '/detail', [
    ['the way to the shop has no name', '<Trans>Shop</Trans>', "{''}"],
    [
      'the icons of a product are too small for a thumb',
      'product: product.id }} className={labelledIconClass}>\n            <Icon name="message"',
      'product: product.id }} className="size-5">\n            <Icon name="message"',
    ],
  ]),
  ...screenMutantsIn('web/src/features/security/passwords-page.tsx', 'web/e2e/ui/screens.spec.ts', '/passwords', [
    ['a text is wider than its screen', '"text-12 text-ink-2"', '"w-[30rem] text-12 text-ink-2"'],
    ['a text is too pale to be read', '"text-12 text-ink-2"', '"text-12 text-line"'],
    ['a text is cut where it does not fit', '"text-12 text-ink-2"', '"h-4 overflow-hidden text-12 text-ink-2"'],
  ]),
  ...screenMutantsIn('web/src/routes/address.tsx', 'web/e2e/navigation/routes.spec.ts', 'a customer opens every path', [
    ['a screen has no title', 'title: msg`Addresses`', 'title: msg` `'],
  ]),
  ...screenMutantsIn('web/src/features/cart/select-box.tsx', 'web/e2e/ui/screens.spec.ts', '/bag', [
    [
      'a line is chosen by a box without a name',
      '        ref={follow}\n        aria-label=',
      '        ref={follow}\n        data-label=',
    ],
  ]),
  ...screenMutantsIn(
    'web/src/features/address/address-item.tsx',
    'web/e2e/account/addresses.spec.ts',
    'another address becomes the default',
    [['a new default address is not followed by the keyboard', '                      onMoved();\n', '']],
  ),
  ...screenMutantsIn('web/src/entities/legal/help-answer.tsx', 'web/e2e/ui/sheets.spec.ts', 'can be voted on', [
    ['a vote on an answer is shown and not sent', 'vote.mutate({ item_id: id, useful })', 'vote.reset()'],
  ]),
  ...screenMutantsIn(
    'web/src/features/favourites/removal-bar.tsx',
    'web/e2e/catalogue/favourites-removal.spec.ts',
    'unliking removes a favourite at once',
    [['an undone removal is not sent', 'void set(removed, true)', 'void removed']],
  ),
  ...screenMutantsIn(
    'web/src/features/notifications/notification-page.tsx',
    'web/e2e/account/notifications.spec.ts',
    'counts on the bell|the type filter of notifications',
    [
      ['an opened notification stays unread', 'markOne.mutate({ notification_ids: [notification.id] })', 'undefined'],
      ['the type of notifications is not in the URL', 'onSelect={onType}', 'onSelect={() => onType(undefined)}'],
    ],
  ),
  ...screenMutantsIn(
    'web/src/entities/product-search/filter-button.tsx',
    'web/e2e/catalogue/filter.spec.ts',
    'an active filter is removed by its chip',
    [
      [
        'a filter that is applied leaves its sheet open',
        '                  sheet.close();\n                  onSearch(next);',
        '                  onSearch(next);',
      ],
    ],
  ),
  ...screenMutantsIn(
    'web/src/navigation/focus-management.ts',
    'web/e2e/ui/accessibility.spec.ts',
    'the focus moves to a new screen',
    [['the focus stays behind on the screen that was left', 'if (!tryFocus(previous)) tryFocus(screen);', '']],
  ),
  ...screenMutantsIn('web/src/ui/tabs.tsx', 'web/e2e/orders/tabs.spec.ts', 'arrow keys alone', [
    ['the arrow keys turn the wrong way in Arabic', 'ArrowRight: rtl ? -1 : 1', 'ArrowRight: 1'],
  ]),
  ...screenMutantsIn(
    'web/src/entities/upload/use-leave-warning.ts',
    'web/e2e/reviews/review-pictures.spec.ts',
    'asks first',
    [['a reload asks when nothing is lost', "return () => window.removeEventListener('beforeunload', warn);", '']],
  ),
  ...screenMutantsIn(
    'web/src/features/top-up/recharge-page.tsx',
    'web/e2e/top-up/transfer.spec.ts',
    'missing for a payment',
    [
      [
        'a payment uses the balance of before its top-up',
        'void queries.invalidateQueries({ queryKey: userInfoQuery().queryKey })',
        'void 0',
      ],
    ],
  ),
  ...screenMutantsIn('web/src/list/infinite-list.tsx', 'web/e2e/catalogue/explore.spec.ts', 'the ten categories', [
    [
      'another sort order begins in the middle',
      "if (top < 0) box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });",
      '',
    ],
  ]),
];
