import type { Contract } from '../contract/contract.ts';
import { type Exchange, jsonOf } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { AnswerContext, CheckContext, EnvelopeContext } from './check-context.ts';
import type { CheckId } from './check-list.ts';
import { body as requestBody } from './client/body.ts';
import { query } from './client/query.ts';
import { route } from './client/route.ts';
import { code, fieldErrors, isEnvelope, messageAndTime } from './envelope/envelope.ts';
import { envelopeContext } from './envelope-context.ts';
import { headers } from './http/headers.ts';
import { answered, body, status } from './http/transport.ts';
import { refundBounds } from './money/bounds.ts';
import { ledger } from './money/ledger.ts';
import { lists } from './paging/lists.ts';
import { pages } from './paging/pages.ts';
import { effects } from './promises/effects.ts';
import { equations } from './promises/equals.ts';
import { momentsAfter } from './promises/moments-after.ts';
import { orders } from './promises/sorted-by.ts';
import { answerHeaders } from './security/answer-headers.ts';
import { html } from './security/html.ts';
import { leaks } from './security/leaks.ts';
import { cardNumbers, secrets } from './security/secrets.ts';
import { looseValues } from './shape/loose-values.ts';
import { shape } from './shape/shape.ts';
import { undeclaredFields } from './shape/undeclared-fields.ts';
import { orderState } from './state/order-state.ts';
import { statusFields } from './state/status-fields.ts';
import { moments } from './time/moments.ts';

/** Checks one exchange; `applied` is called for each check that applied. */
export type ExchangeChecker = (exchange: Exchange, applied?: (check: CheckId) => void) => Finding[];

interface CheckOptions {
  /** A softer time limit for an answer, in milliseconds; the hard limit is 10 000 (R7.02). */
  readonly slow?: number;
  /** Values that must never come back or appear in an address: passwords, payment codes, tokens. */
  readonly secrets?: readonly string[];
  /** Checks requests as well: for recordings of a client, not for a run that sends wrong requests on purpose. */
  readonly client?: boolean;
}

const requestChecks: readonly ((context: CheckContext) => Finding[])[] = [route, query, requestBody];

const answerChecks: readonly ((context: AnswerContext) => Finding[])[] = [status, body, headers, answerHeaders, leaks];

/** The checks of an answer with an envelope that a clock decides. */
const timedChecks: readonly ((context: EnvelopeContext) => Finding[])[] = [messageAndTime, moments, momentsAfter];

/** The others, which find the same in the same answer to the same request. */
const steadyChecks: readonly ((context: EnvelopeContext) => Finding[])[] = [
  code,
  fieldErrors,
  shape,
  looseValues,
  undeclaredFields,
  secrets,
  cardNumbers,
  html,
  equations,
  refundBounds,
  ledger,
  pages,
  lists,
  orders,
  effects,
  orderState,
  statusFields,
];

/** By the values of an answer without a finding: its request, and the checks that applied. */
type Right = WeakMap<readonly unknown[], { readonly asked: string; readonly checks: readonly CheckId[] }>;

/** All checks that need only a single exchange. */
export function createExchangeChecker(contract: Contract, options: CheckOptions = {}): ExchangeChecker {
  const right: Right = new WeakMap();
  return (exchange, applied = () => {}) => {
    const operation = exchange.operation === undefined ? undefined : contract.operations.get(exchange.operation);
    const context: CheckContext = { contract, exchange, operation, applied, secrets: options.secrets ?? [] };
    const asked = options.client ? requestChecks.flatMap((check) => check(context)) : [];
    const found = [...asked, ...answered(context, options.slow)];
    return exchange.response === undefined
      ? found
      : [...found, ...lookAtAnswer({ ...context, response: exchange.response }, right)];
  };
}

function lookAtAnswer(context: AnswerContext, right: Right): Finding[] {
  const found = answerChecks.flatMap((check) => check(context));
  const parsed = jsonOf(context.response);
  if (parsed === undefined) return found;
  const hasEnvelope = isEnvelope(context, parsed);
  const envelope = envelopeContext(context);
  return [...found, ...hasEnvelope, ...(envelope ? lookAtEnvelope(envelope, right) : [])];
}

/** An answer that was right before is looked at for its time alone: the snapshots of a run are mostly the same again. */
function lookAtEnvelope(context: EnvelopeContext, right: Right): Finding[] {
  const { nodes, exchange, response, applied } = context;
  const { method, url, headers, body } = exchange.request;
  const asked = [method, url, headers['token'], body, response.headers['content-language']].join(' ');
  const timed = timedChecks.flatMap((check) => check(context));
  const known = right.get(nodes);
  if (known?.asked === asked) {
    for (const check of known.checks) applied(check);
    return timed;
  }
  const checks: CheckId[] = [];
  const noted = (check: CheckId) => {
    checks.push(check);
    applied(check);
  };
  const found = steadyChecks.flatMap((check) => check({ ...context, applied: noted }));
  if (found.length === 0) right.set(nodes, { asked, checks });
  return [...timed, ...found];
}
