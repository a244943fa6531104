import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { settleCardPayment } from '../handlers/wallet/card-outcome.ts';
import { runDueJobs } from '../jobs/run-due-jobs.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';
import { fillText, inLanguage, nearestLanguage } from '../text.ts';
import { DATA } from '../world/data/data.ts';
import { amountText } from '../world/texts/amount-text.ts';
import type { CardPayment, Customer, Text, World } from '../world/types.ts';

const WORDS = DATA.wallet.cardPage;
/** The outcomes that the page's buttons set. */
const OUTCOMES = ['succeeded', 'failed', 'unknown', 'abandoned'] as const;

const template = readFileSync(new URL('card-page.html', import.meta.url), 'utf8');
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  // Like a real provider's page, it replaces the shop's page and is never framed.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** The card provider's page: anyone with its address decides the payment's outcome. */
export function createCardPage(sandboxOf: (c: Context) => Sandbox): Hono {
  const page = new Hono();

  page.get('/:key', (c) => {
    const found = findPayment(sandboxOf(c), c.req.param('key'));
    return found
      ? c.body(pageOf(found.payment, c.req.query('lang') ?? 'en'), 200, headers)
      : c.text('There is no such payment', 404);
  });

  page.post('/:key', async (c) => {
    const { outcome } = await c.req.parseBody();
    const sandbox = sandboxOf(c);
    const found = findPayment(sandbox, c.req.param('key'));
    if (!found) return c.text('There is no such payment', 404);
    const known = OUTCOMES.find((name) => name === outcome);
    if (!known) return c.text(`outcome: one of ${OUTCOMES.join(', ')}`, 400);
    const { customer, payment } = found;
    settleCardPayment(sandbox.world, customer, payment, { outcome: known, at: sandbox.clock.now() });
    return c.redirect(returnAddress(payment), 303);
  });
  return page;
}

function findPayment({ world, clock }: Sandbox, key: string) {
  runDueJobs(world, clock.now());
  return paymentsOf(world).find(({ payment }) => payment.key === key);
}

const paymentsOf = (world: World): { customer: Customer; payment: CardPayment }[] =>
  [...world.customers.values()].flatMap((customer) => customer.cardPayments.map((payment) => ({ customer, payment })));

/** The return URL with the payment's id, but not its outcome. */
function returnAddress({ returnUrl, id }: CardPayment): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_id', String(id));
  return url.href;
}

function pageOf(payment: CardPayment, language: string): string {
  const say = (text: Text) => inLanguage(text, language);
  const open = payment.status === 'pending';
  const buttons = OUTCOMES.map(
    (name) => `<button name="outcome" value="${name}">${say(WORDS.outcomes[name])}</button>`,
  );
  const values: Readonly<Record<string, string>> = {
    language: nearestLanguage(WORDS.title, language),
    title: say(WORDS.title),
    payment: say(fillText(WORDS.payment, { reference: payment.reference, amount: amountText(payment.amount) })),
    state: say(open ? WORDS.choose : WORDS.closed),
    form: open
      ? `<form method="post">${buttons.join('\n')}</form>`
      : `<a href="${escaped(returnAddress(payment))}">${say(WORDS.back)}</a>`,
  };
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
