import { isRecord, type JsonObject } from '../../../shared/json.ts';
import { nodeAt } from '../../../shared/json-pointer.ts';
import { createExchangeChecker, type ExchangeChecker } from '../checks/check-exchange.ts';
import { type Contract, type ContractOperation, readContract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { createRecorder } from '../recorder.ts';
import { finishReport } from './finish-report.ts';
import type { FinishedReport } from './report.ts';

type Answer = { status: number; headers: Record<string, string>; body: string };
/** Breaks the ordinary answer of an operation as some kind of back end would. */
type Defect = (answer: Answer) => Answer;

const inBody =
  (change: (body: Record<string, unknown>) => void): Defect =>
  (answer) => {
    const body = JSON.parse(answer.body);
    change(body);
    return { ...answer, body: JSON.stringify(body) };
  };

/** Changes every member with a name, at any depth. */
const everywhere = (name: string, change: (value: unknown) => unknown): Defect =>
  inBody((body) => visit(body, name, change));

function visit(node: unknown, name: string, change: (value: unknown) => unknown): void {
  if (Array.isArray(node)) for (const member of node) visit(member, name, change);
  if (!isRecord(node)) return;
  const members = node as Record<string, unknown>;
  for (const [key, value] of Object.entries(members)) {
    if (key === name) members[key] = change(value);
    else visit(value, name, change);
  }
}

const remove = (name: string): Defect => everywhere(name, () => undefined);
const withHeader =
  (name: string, value: string | undefined): Defect =>
  (answer) => {
    const { [name]: _old, ...headers } = answer.headers;
    return { ...answer, headers: value === undefined ? headers : { ...headers, [name]: value } };
  };

/** Thirty defects with the operations that have them; an empty list means all operations. */
const defects: readonly (readonly [operations: readonly string[], defect: Defect])[] = [
  [
    ['listHotProducts', 'listProducts', 'getProduct', 'getHome', 'listCart'],
    everywhere('price', (price) => Number(price)),
  ],
  [['listOrders', 'getOrder', 'quoteOrder'], everywhere('total_amount', (amount) => String(amount).slice(0, -1))],
  [['listBills'], everywhere('amount', (amount) => Math.round(Number(amount) * 100))],
  [['getUserInfo', 'loginUser'], remove('wallet_frozen')],
  [['loginUser'], everywhere('token', () => 12345678)],
  [['listAddresses'], everywhere('is_default', (value) => (value === true ? 1 : 0))],
  [['listAddresses'], everywhere('postcode', () => '')],
  [['listAddresses'], everywhere('mobile', () => 819012345678)],
  [['getLogistics', 'getOrder', 'listRefunds'], everywhere('created_at', () => 1795168800)],
  [['listNotifications'], everywhere('created_at', () => '2026-11-20 10:00:00')],
  [['listShops', 'listFollowedShops'], everywhere('shop', () => [])],
  [['getConfig'], remove('terms_version')],
  [['listCategories'], everywhere('id', (id) => String(id))],
  [['listMyReviews'], everywhere('pictures', () => null)],
  [['listRecharges'], everywhere('status', () => 'SUCCESS')],
  [['listWithdrawals'], everywhere('timeline', (list) => (Array.isArray(list) ? list[0] : list))],
  [['listBlockchains'], everywhere('enabled', (value) => String(value))],
  [['getCloseBlockers', 'getBadges'], inBody((body) => Object.assign(body['data'] as object, { debug: { took: 12 } }))],
  [['logoutUser'], inBody((body) => Object.assign(body, { code: 0 }))],
  [['cancelOrder'], inBody((body) => Object.assign(body, { code: 9999, msg: 'Error' }))],
  [['confirmOrder'], inBody((body) => Object.assign(body, { success: true }))],
  [['payOrders'], inBody((body) => Object.assign(body, { msg: 'SQLSTATE[23000]: SELECT * FROM orders WHERE id = 1' }))],
  [['applyRefund'], () => ({ status: 500, headers: { 'content-type': 'text/html' }, body: '<html><h1>Whoops</h1>' })],
  [['listMessages'], (answer) => ({ ...answer, body: `Notice: Undefined index in /var/www/app.php\n${answer.body}` })],
  [['saveAddress'], withHeader('content-type', 'text/html; charset=UTF-8')],
  [['getHelp'], inBody((body) => Object.assign(body, { time: 1795168800 }))],
  [['listSessions'], everywhere('current', () => null)],
  [['getRefund'], everywhere('items', () => ({}))],
  [['listAreas'], (answer) => ({ ...answer, status: 201 })],
  [[], withHeader('vary', undefined)],
];

/** A run over the contract's ordinary examples, broken in thirty ways; five operations are never reached. */
export const sampleReport = once(async () => reportOf(await checking(), defects));

/** A run over the contract's ordinary examples, unchanged. */
export const quietReport = once(async () => reportOf(await checking(), []));

/** Compiles the schemas once, on first use: that takes the most time. */
const checking = once(async () => {
  const contract = await readContract();
  return { contract, check: createExchangeChecker(contract) };
});

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const unreachable = ['shipRefund', 'appendReview', 'extendReceipt'];

interface Checking {
  readonly contract: Contract;
  readonly check: ExchangeChecker;
}

function reportOf({ contract, check }: Checking, broken: typeof defects): FinishedReport {
  const recorder = createRecorder({
    contract,
    check,
    kind: 'run',
    target: 'https://shop.example',
    seed: 42,
    command: 'npm run conformance -- https://shop.example --account demo@meridian.shop --seed 42',
  });
  let sentAt = Date.UTC(2026, 10, 20, 10);
  for (const operation of contract.operations.values()) {
    if (broken.length > 0 && unreachable.includes(operation.id)) {
      recorder.unreached(operation.id, 'No order was ever shipped: only the shop can do that (--advance-command)');
      continue;
    }
    for (let times = 0; times < 2; times += 1) {
      sentAt += 140;
      const exchange = exchangeOf(contract, operation, sentAt);
      const change = broken.filter(([names]) => names.length === 0 || names.includes(operation.id));
      const answer = change.reduce<Answer>((broke, [, defect]) => defect(broke), exchange.response);
      recorder.record({ ...exchange, response: answer });
    }
  }
  const report = recorder.report();
  const startedAt = '2026-11-20T10:00:00.000Z';
  return finishReport({ ...report, startedAt, duration: 41_300 }, { contract, secrets: ['demo123456', '246810'] });
}

function exchangeOf(contract: Contract, operation: ContractOperation, sentAt: number) {
  const { id, method, path, body } = operation;
  const value = body?.example;
  const isUpload = body?.mediaType === 'multipart/form-data';
  const answer = ordinaryAnswer(contract, operation);
  const limit = nodeAt(answer, '/data/limit');
  return {
    operation: id,
    request: {
      method,
      // Some examples are shorter than a default page.
      url: `https://shop.example${path}${typeof limit === 'number' ? `?limit=${limit}` : ''}`,
      headers: {
        'accept-language': 'en',
        'x-request-id': `run-42-${sentAt % 100_000}`,
        ...(operation.login === 'none' ? {} : { token: 'demo-token-7f3a' }),
        ...(body === undefined ? {} : { 'content-type': body.mediaType }),
      },
      ...(body !== undefined && !isUpload && { body: JSON.stringify(value) }),
    },
    response: {
      status: 200,
      headers: {
        'content-type': 'application/json',
        'content-language': 'en',
        'x-request-id': `run-42-${sentAt % 100_000}`,
        vary: 'Accept-Language, token',
        'cache-control': 'no-store',
      },
      body: JSON.stringify(answer),
    },
    sentAt,
    duration: 40 + (sentAt % 90),
  } satisfies Exchange;
}

function ordinaryAnswer({ document, resolve }: Contract, { path, method }: ContractOperation): unknown {
  const step = (node: unknown, ...keys: string[]): JsonObject =>
    keys.reduce<JsonObject>((at, key) => resolve(at[key]), resolve(node));
  const examples = step(
    document,
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    '200',
    'content',
    'application/json',
    'examples',
  );
  return step(examples, 'ordinary')['value'];
}
