import { type Mutant, mutantsIn } from './mutant.ts';

/** Faults in the SDK. */
export const sdkMutants: readonly Mutant[] = [
  ...mutantsIn('sdk/src/flows/uploads.ts', 'sdk/src/flows/uploads.test.ts', [
    ['a form is sent by the next customer', "assertSameCustomer(isSame, 'uploadFile');", ''],
    [
      'a picture is uploaded by the next customer',
      "assertSameCustomer(owners.get(key) ?? (() => false), 'uploadFile');",
      '',
    ],
  ]),
  ...mutantsIn('sdk/src/flows/avatar.ts', 'sdk/src/flows/avatar.test.ts', [
    ['the next customer gets the picture', "assertSameCustomer(isSame, 'updateProfile');\n      try", 'try'],
    ['the next customer loses their picture', "assertSameCustomer(isSame, 'updateProfile');\n      await", 'await'],
  ]),
  ...mutantsIn('sdk/src/flows/cart-adder.ts', 'sdk/src/flows/cart-adder.test.ts', [
    ['a double tap adds twice', "if (flow.state.name !== 'ready') return;", ''],
    [
      'a visitor’s addition is sent',
      'isSignedIn() ? await addToCart(addition) : addAsVisitor(addition)',
      'await addToCart(addition)',
    ],
  ]),
  ...mutantsIn('sdk/src/flows/line-removal.ts', 'sdk/src/flows/line-removal.test.ts', [
    ['a changed line is deleted without a question', '...(version !== undefined && { version })', ''],
    ['what was a favourite before is none after an undo', 'moved.filter(({ liked }) => !liked)', 'moved'],
  ]),
  ...mutantsIn('sdk/src/flows/rebuy.ts', 'sdk/tests/cart-flows.test.ts', [
    ['an unanswered order is bought again twice', 'void rebuy(orderId, attempt)', 'void rebuy(orderId)'],
  ]),
  ...mutantsIn('sdk/src/flows/visitor-bag.ts', 'sdk/src/flows/visitor-bag.test.ts', [
    ['the next customer gets the visitor’s bag', "assertSameCustomer(isSame, 'addCartLine');", ''],
    ['a line of two days is added twice', "!mayRepeat('addCartLine', sent_at, client.serverTime)", 'sent_at < 0'],
  ]),
  ...mutantsIn('sdk/src/flows/outbox.ts', 'sdk/src/flows/outbox.test.ts', [
    ['what was never sent is marked as sent', 'if (isOwn()) patch(', 'patch('],
    [
      'a message that was lost once is said not to be sent',
      'isPutOff(error) ? message.mayBeSent : mayBeDone(error)',
      'mayBeDone(error)',
    ],
    ['what fails after its answer is said not to be sent', "isApiError(error, 'sendMessage') && !has", '!has'],
    ['a message has the age of its writing', ', sentAt: clientOf(queryClient).serverTime?.from', ''],
    ['a refused upload is tried again by itself', " && (isApiError(error, 'sendMessage') || mayHelpLater(error))", ''],
  ]),
  ...mutantsIn('sdk/src/flows/money-quote.ts', 'sdk/src/flows/money-quote.test.ts', [
    [
      'a button names the amount before the typed one',
      'const isTyping = typed !== debounced && isSum;',
      'const isTyping = false;',
    ],
  ]),
  ...mutantsIn('sdk/src/flows/order-placing.ts', 'sdk/src/flows/order-placing.test.ts', [
    ['a form asks for a quote of what is ordered', ' && found === undefined)', ')'],
  ]),
  ...mutantsIn('sdk/src/flows/payment.ts', 'sdk/src/flows/payment.test.ts', [
    ['a payment refused for want of money is shown for ever', "'balance_insufficient', ", ''],
  ]),
  ...mutantsIn('sdk/src/flows/signed-attempt.ts', 'sdk/src/flows/payment.test.ts', [
    [
      'a refusal is shown before its cause is read',
      'await Promise.all(readAgain.map(refetch))',
      'await Promise.resolve()',
    ],
    [
      'wrong tries of an old code are shown for the new one',
      'if (codeSetAt() !== codeOfNotice) setNotice(undefined);',
      '',
    ],
  ]),
  ...mutantsIn('sdk/src/flows/top-up-report.ts', 'sdk/src/flows/top-up-report.test.ts', [
    ['a form is shown for a method that has closed', 'OUTDATED.includes(error.reason)', 'false'],
  ]),
  ...mutantsIn('sdk/src/flows/withdrawal.ts', 'sdk/src/flows/withdrawal.test.ts', [
    [
      'a withdrawal is sent before its code is checked',
      'before: ({ pay_code }) => runMutation(queryClient, verify, { pay_code }),',
      '',
    ],
  ]),
  ...mutantsIn('sdk/src/flows/address.ts', 'sdk/tests/address-flow.test.ts', [
    ['the next customer gets the address', "assertSameCustomer(isSame, 'saveAddress');", ''],
    ['a deleted address is saved again for ever', 'isGone ? fields : { ...fields,', '{ ...fields,'],
  ]),
  ...mutantsIn('sdk/src/flows/notification-preferences.ts', 'sdk/src/flows/notification-preferences.test.ts', [
    ['a choice is made for the next customer', "assertSameCustomer(isSame, 'updateNotificationPreferences');", ''],
    ['an answer turns back a later choice', 'one !== choice', 'one.way !== way'],
  ]),
  ...mutantsIn('sdk/src/flows/pay-code.ts', 'sdk/src/flows/pay-code.test.ts', [
    ['the next customer gets the payment code', "assertSameCustomer(isSame, 'setPayCode');", ''],
    ['the next customer’s code counts as the change', 'isSame() && ', ''],
  ]),
  ...mutantsIn('sdk/src/flows/step-up.ts', 'sdk/src/flows/step-up.test.ts', [
    ['a late proof makes another call', 'if (waiting === asked) await asked', 'await waiting'],
    ['a step-up that has expired is kept', 'accepted = undefined;', ''],
  ]),
  ...mutantsIn('sdk/src/flows/verification-code.ts', 'sdk/src/flows/verification-code.test.ts', [
    ['a code for another address counts', '&& sent?.to === contact;', '&& sent !== undefined;'],
  ]),
  ...mutantsIn('sdk/src/rules/money-shares.ts', 'sdk/src/rules/money-shares.test.ts', [
    ['half a cent of a share is rounded down', '(cents * permille + 500) / 1000', '(cents * permille) / 1000'],
    ['the cents left over of a split are lost', 'if (left === 0) break;', 'break;'],
  ]),
  ...mutantsIn('sdk/src/rules/coin-amount.ts', 'sdk/src/rules/coin-amount.test.ts', [
    ['coins to send are rounded down', "rounding === 'up' && rest > 0n", "rounding === 'down' && rest > 0n"],
  ]),
  ...mutantsIn('sdk/src/rules/money-input.ts', 'sdk/src/rules/money-input.test.ts', [
    ['three decimals are taken for an amount', '(\\d{0,2}))?$|', '(\\d{0,3}))?$|'],
  ]),
  ...mutantsIn('sdk/src/rules/money.ts', 'sdk/src/rules/money.test.ts', [
    ['a negative amount loses its sign', 'return sign && value ? -value : value;', 'return value;'],
    [
      'a difference is a sum',
      'fromCents(toCents(from) - toCents(amount))',
      'fromCents(toCents(from) + toCents(amount))',
    ],
    [
      'fractions of a cent pass',
      'if (!Number.isInteger(cents) || Math.abs(cents) >= 1e14)',
      'if (Math.abs(cents) >= 1e14)',
    ],
  ]),
  ...mutantsIn('sdk/src/rules/payment.ts', 'sdk/src/rules/payment.test.ts', [
    [
      'what is held for withdrawals can pay',
      'compareMoney(amount, balance_available) <= 0',
      'compareMoney(amount, balance_available) <= toCents(amount)',
    ],
  ]),
  ...mutantsIn('sdk/src/rules/deadline.ts', 'sdk/src/rules/deadline.test.ts', [
    [
      'a deadline that has passed is a negative time',
      'Math.max(0, Date.parse(deadline) - (now + offset))',
      'Date.parse(deadline) - (now + offset)',
    ],
  ]),
  ...mutantsIn('sdk/src/rules/order-actions.ts', 'mock/tests/rights/ended-rights.test.ts', [
    [
      'the last review ends the right to a refund',
      "[ORDER_STATUS.completed]: ['review', 'refund',",
      "[ORDER_STATUS.completed]: ['review',",
    ],
  ]),
  ...mutantsIn('sdk/src/rules/derived-status.ts', 'sdk/src/rules/derived-status.test.ts', [
    ['an order paid back in part is refunded', 'paidBackBy(cases) >= paid;', 'paidBackBy(cases) > 0;'],
    [
      'a case under way does not show on the order',
      'if (cases.some(({ status }) => UNDER_WAY.has(status))) return ORDER_STATUS.refunding;',
      '',
    ],
  ]),
  ...mutantsIn('sdk/src/rules/order-transitions.ts', 'sdk/src/rules/order-transitions.test.ts', [
    [
      'an order can be cancelled after it was shipped',
      '[delivered]: { confirm: received,',
      '[delivered]: { cancel: cancelled, confirm: received,',
    ],
  ]),
  ...mutantsIn('sdk/src/rules/order-transitions.ts', 'mock/tests/oracle/rules.test.ts', [
    ['a cancelled order can still be paid', '[cancelled]: {},', '[cancelled]: { pay: waiting_deliver },'],
  ]),
  ...mutantsIn('sdk/src/rules/order-actions.ts', 'mock/tests/oracle/rules.test.ts', [
    [
      'a received order offers no review',
      "[ORDER_STATUS.received]: ['review', 'refund',",
      "[ORDER_STATUS.received]: ['refund',",
    ],
  ]),
  ...mutantsIn('sdk/src/rules/refund-transitions.ts', 'sdk/src/rules/refund-transitions.test.ts', [
    [
      'a refund can be withdrawn after the goods went back',
      "returning: ['returned'],",
      "returning: ['returned', 'withdrawn'],",
    ],
    [
      'a refused case stays open',
      "new Set(['refunded', 'refused', 'withdrawn'])",
      "new Set(['refunded', 'withdrawn'])",
    ],
  ]),
  ...mutantsIn('sdk/src/cache/quotes.ts', 'sdk/src/flows/money-quote.test.ts', [
    [
      'a quote is stale after half its life',
      'quoteTimeLeft(data, Date.now())',
      'quoteTimeLeft(data, Date.now() - 30_000)',
    ],
  ]),
  ...mutantsIn('sdk/src/cache/quotes.ts', 'sdk/src/cache/quotes.test.ts', [
    ['money moves at figures that were never shown', 'seen !== undefined && !hasSameFigures(seen, quote)', 'false'],
    ['a quote that ran out on the way is sent again at other figures', 'if (hasSameFigures(quote, next)) ', ''],
  ]),
  ...mutantsIn('sdk/src/flows/quantity-edits.ts', 'sdk/src/flows/quantity-edits.test.ts', [
    [
      'the customer’s own lost change is a conflict',
      'validLine(fresh, lineId)?.quantity === attempted ? fresh.version : version',
      'version',
    ],
    ['a visitor’s quantities are sent', ' || !isSignedIn()', ''],
  ]),
  ...mutantsIn('sdk/src/rules/refund-steps.ts', 'sdk/src/rules/refund-steps.test.ts', [
    [
      'a refund without a return asks for a parcel',
      "type === 'refund_return' ? withReturn : withoutReturn",
      'withReturn',
    ],
  ]),
  ...mutantsIn('sdk/src/rules/quote-changes.ts', 'sdk/src/rules/quote-changes.test.ts', [
    [
      'a new price is not reported',
      'if (after.price !== before.price)',
      'if (after.price === before.price && after.price !== before.price)',
    ],
  ]),
  ...mutantsIn('sdk/src/rules/quantity.ts', 'sdk/src/rules/quantity.test.ts', [
    ['more than the stock is ordered', "return quantity > max ? 'too_many' : undefined;", 'return undefined;'],
  ]),
  ...mutantsIn('sdk/src/rules/card-payment.ts', 'sdk/src/rules/card-payment.test.ts', [
    [
      'a card payment without an answer is closed',
      "status === 'pending' || status === 'unknown'",
      "status === 'pending'",
    ],
  ]),
  ...mutantsIn('sdk/src/rules/amount-for-arrival.ts', 'sdk/src/rules/amount-for-arrival.test.ts', [
    [
      'the fee is not added to what is to arrive',
      'next !== amount; next = arrival + feeOf(amount)',
      'next !== amount; next = arrival',
    ],
  ]),
  ...mutantsIn('sdk/src/rules/plain-digits.ts', 'sdk/src/rules/plain-digits.test.ts', [
    ['Arabic digits are dropped', 'return String(place % 10);', "return place % 10 === 0 ? digit : '';"],
  ]),
  ...mutantsIn('sdk/src/transport/duplicate-guard.ts', 'sdk/src/transport/duplicate-guard.test.ts', [
    ['a repeated PUT is no duplicate', "(method === 'POST' || method === 'PUT')", "method === 'POST'"],
    ['a request that was not answered still counts', 'if (claim === previous) previous = undefined;', ''],
  ]),
  ...mutantsIn('sdk/src/transport/envelope.ts', 'sdk/src/transport/envelope.test.ts', [
    ['every code is a success', 'envelope.code === SUCCESS', 'envelope.code >= SUCCESS'],
    ['an answer without data has undefined data', 'data = null', 'data'],
  ]),
  ...mutantsIn('sdk/src/transport/query-serializer.ts', 'sdk/src/transport/query-serializer.test.ts', [
    [
      'an empty parameter is sent',
      "value === undefined || value === null || value === ''",
      'value === undefined || value === null',
    ],
    ['a list is joined by commas', 'value.flatMap((entry) => pairsOf(key, entry))', "pairsOf(key, value.join(','))"],
  ]),
  ...mutantsIn('sdk/src/transport/body.ts', 'sdk/src/transport/body.test.ts', [
    [
      'a field without a value is sent as text in a form',
      'else if (value !== undefined && value !== null) form',
      'else form',
    ],
  ]),
  ...mutantsIn('sdk/src/transport/timeout.ts', 'sdk/src/transport/timeout.test.ts', [
    ['a call that the caller gave up has timed out', 'isExpired = !signal.aborted;', 'isExpired = true;'],
    ['an upload is not granted more time', 'clearTimeout(timer);\n      timer = start();', ''],
  ]),
  ...mutantsIn('sdk/src/transport/unauthorized.ts', 'sdk/src/transport/unauthorized.test.ts', [
    ['each 401 of a session is reported', 'reported.size < reported.add(session).size', 'true'],
  ]),
  ...mutantsIn('sdk/src/lists/position.ts', 'sdk/src/lists/rows.test.ts', [
    [
      'a list ends a page too early',
      'Number(page) * Number(limit) >= Number(total)',
      '(Number(page) + 1) * Number(limit) >= Number(total)',
    ],
  ]),
  ...mutantsIn('sdk/src/cache/optimistic.ts', 'sdk/src/cache/optimistic.test.ts', [
    [
      'the likes of another product change',
      "isAbout(record, 'product_id', productId)",
      "isAbout(record, 'product_id', Number(Reflect.get(record, 'product_id') ?? productId))",
    ],
  ]),
  ...mutantsIn('sdk/src/cache/query-client.ts', 'sdk/src/cache/query-client.test.ts', [
    [
      'a refused call is tried again',
      'if (!isApiError(error) || !onlineManager.isOnline()) return false;',
      "if (!isApiError(error) || error.kind === 'business') return failures < 2;",
    ],
    ['a query is fetched again for the next customer', 'queryKeyHashFn(query.queryKey) !== query.queryHash', 'false'],
    [
      'a later page is fetched for the next customer',
      'sessions.get(signal) ?? sessionNow(client)',
      'sessionNow(client)',
    ],
  ]),
  ...mutantsIn('sdk/src/client/client.ts', 'sdk/src/client/client.test.ts', [
    ['the token is not sent', 'setToken(headers, token);', ''],
    ['the language is not sent', 'setLanguage(headers, await settings.language());', ''],
  ]),
  ...mutantsIn('sdk/src/client/client.ts', 'sdk/src/client/client-unauthorized.test.ts', [
    ['a session that ended is not reported', 'settings.onUnauthorized?.(error);', ''],
    ['the end of a former session ends the next', 'sessions?.concat(VISITOR).includes(sessionNow())', 'true'],
  ]),
  ...mutantsIn('sdk/src/client/client.ts', 'sdk/src/middleware/another-customer.test.ts', [
    ['another customer sends again', 'if (!tries.sessions.includes(session)) throw tries.error;', ''],
    ['a renewal makes another customer', 'origins.set(session, originOf(first))', 'undefined'],
  ]),
  ...mutantsIn('sdk/src/middleware/refresh.ts', 'sdk/src/middleware/another-customer.test.ts', [
    ['another customer’s renewal counts', '(renewed && sessions.has(tries.sessions?.[0]))', 'renewed'],
  ]),
  ...mutantsIn('sdk/src/attempts/send-once.ts', 'sdk/src/middleware/another-customer.test.ts', [
    ['an attempt is repeated by another customer', '{ retries: 0, session, mayLeave }', '{ retries: 0, mayLeave }'],
  ]),
  ...mutantsIn('sdk/src/schemas/limits.ts', 'sdk/tests/body-schemas.test.ts', [
    ['a surrogate pair counts twice', 'const { length } = [...value];', 'const { length } = value;'],
    ['an item may come twice', '!limits.uniqueItems || new Set', 'true || new Set'],
    ['what is not given counts', 'filter(isGiven)', 'filter(() => true)'],
  ]),
  ...mutantsIn('sdk/src/middleware/retries.ts', 'sdk/src/middleware/retries.test.ts', [
    ['what may do harm is sent again by itself', '(repeats === true || (call.options.retries ?? 0) > 0)', 'true'],
    ['what has no key is sent again', 'hasKey && (repeats', '(repeats'],
    ['a busy server is asked again at once', '(error.retryAfter ?? 0) * 1000', '0'],
    ['a lost payment rejects as a refused one', 'throw lost && isPutOff(error) ? lost : error', 'throw error'],
  ]),
  ...mutantsIn('sdk/src/middleware/refresh.ts', 'sdk/src/middleware/refresh.test.ts', [
    ['each waiting call renews the session', '.push({ order, goOn }) === 1', '.push({ order, goOn }) > 0'],
    ['calls go on in the order of their refusals', 'one.order - other.order', '0'],
    ['what a login proxy hides is refused', 'lost && isPutOff(again) ? lost : again', 'again'],
    ['what a login proxy hides is done twice', 'if (lost && !isRepeatable(call)) throw lost;', ''],
    ['a late refusal renews again', 'if (before === renewals) {', '{'],
  ]),
  ...mutantsIn('sdk/src/cache/optimistic.ts', 'sdk/src/operations/shops.test.ts', [
    ['a follow counts twice', 'followed ? 1 : -1', 'followed ? 2 : -1'],
  ]),
  ...mutantsIn('sdk/src/cache/mutation.ts', 'sdk/src/operations/shops.test.ts', [
    ['a failed call keeps what it promised', 'update(queryClient, optimistic?.rollback(variables));', ''],
  ]),
  ...mutantsIn('sdk/src/attempts/send-once.ts', 'sdk/tests/attempts/attempt.test.ts', [
    ['a secret is stored', 'let content = without(given, facts.secrets);', 'let content = given;'],
    ['what is sent again has another key', 'let kept = own ?? fresh;', 'let kept = fresh;'],
    ['what another tab has settled is sent anew', '[await task.load(), known].find', '[await task.load()].find'],
    [
      'a wrong code frees the key of a right one',
      'isOwn && !facts.secrets && task.isFresh(kept) && isSame(one, content)',
      'true',
    ],
    ['a repeat names another quote', 'kept.isUnpinned ? content : { ...content, ...twin }', 'content'],
    ['a lost call is repeated with another quote', ' && isSame(twin, content) }', ' }'],
    [
      'what was refused is reported as done',
      "return report({ name: 'refused', error });",
      "return task.settle('answer', {});",
    ],
  ]),
  ...mutantsIn('sdk/src/attempts/attempt.ts', 'sdk/tests/attempts/attempt.test.ts', [
    ['the first choice is told for the second', 'task.isHeld = !known', 'void !known'],
    ['a press forgets what another tab has removed', "state.name === 'unknown' ? task.last : undefined", 'undefined'],
    [
      'giving up removes what a later press stores',
      'task.lock(async () => task.remove())',
      'Promise.resolve(task.remove())',
    ],
  ]),
  ...mutantsIn('sdk/src/attempts/check.ts', 'sdk/tests/attempts/attempt.test.ts', [
    ['a check that has ended still listens', "globalThis.removeEventListener?.('online', go);", ''],
  ]),
  ...mutantsIn('sdk/src/attempts/verdicts.ts', 'sdk/src/attempts/verdicts.test.ts', [
    ['a store that fails makes a lost call a refusal', ' || !isApiError(error)', ''],
    ['a press repeats what no read can tell', "isRepeatable(facts) && !wasAsked ? 'ask' : 'call'", "'call'"],
    ['a used key is free where nobody answers', "(canTell && lookup !== 'nothing')", 'false'],
    ['a lost payout is sent without a look', "secrets && settledBy?.entry ? 'find-like' : 'call'", "'call'"],
    ['a request on its way counts as never sent', 'answers > 1', 'answers > 0'],
  ]),
  ...mutantsIn('sdk/src/attempts/outcomes.ts', 'sdk/src/attempts/verdicts.test.ts', [
    ['an older server decides a call before it', 'error.status < 500', 'error.status === 429'],
    ['a firewall tells what the server did', ' || isFromBetween(error)', ''],
  ]),
  ...mutantsIn('sdk/src/attempts/send-once.ts', 'sdk/tests/attempts/time.test.ts', [
    [
      'a repeat leaves although its device has slept',
      'isFresh(kept) ? () => isFresh(kept) : (lost',
      'false ? () => true : (lost',
    ],
    ['a call that is repeated at once leaves although its device has slept', 'mayLeave = () => isFresh(kept);', ''],
  ]),
  ...mutantsIn('sdk/src/attempts/check.ts', 'sdk/tests/attempts/time.test.ts', [
    ['an old call is repeated unasked', 'isRepeatable(facts) && isFresh(kept)) {', 'isRepeatable(facts)) {'],
  ]),
  ...mutantsIn('sdk/src/attempts/stored-attempt.ts', 'sdk/tests/attempts/time.test.ts', [
    ['an unknown age counts as young', 'now === undefined) return false;', 'now === undefined) return true;'],
  ]),
  ...mutantsIn('sdk/src/attempts/settling-read.ts', 'sdk/tests/attempts/time.test.ts', [
    [
      'the entry of another device is taken for this one',
      'String(entry[keyField]).toLowerCase() === kept.key',
      'keyField in entry',
    ],
    ['an entry from before is taken for this one', 'isNewer(entry, kept) && ', ''],
  ]),
  ...mutantsIn('sdk/src/attempts/send-once.ts', 'sdk/tests/attempts/kills.test.ts', [
    [
      'what is sent is not kept before it leaves',
      'await task.save({ ...kept, isUnpinned: kept.isUnpinned && isSame(twin, content) });',
      '',
    ],
  ]),
  ...mutantsIn('sdk/src/attempts/stores.ts', 'sdk/tests/attempts/stores.test.ts', [
    ['a database stays open after use', 'opened.close();', ''],
  ]),
];
