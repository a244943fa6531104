import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { Report } from './report.ts';

const values = {
  token: 'tok_9f8e7d6c5b4a',
  password: 'Correct-Horse 9!',
  payCode: '975318',
  verificationCode: '860247',
  card: '4242 4242 4242 4242',
  street: '12 Elm Street, Room 4',
  chain: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  email: 'konstantin@example.com',
  mobile: '+819087654321',
  name: 'Konstantin Ω',
};

/** One private value of each kind that no report may show; `secrets` are those that a run is given. */
export const privateValues = {
  all: Object.values(values),
  secrets: [values.token, values.password, values.payCode, values.verificationCode],
  idempotencyKey: '4f1c2f0e-8a51-4c58-9d36-0d8b1f6f2a11',
};

const everything = Object.values(values).join(' | ');
const body = {
  token: values.token,
  password: values.password,
  pay_code: Number(values.payCode),
  verification_code: values.verificationCode,
  bank_card_number: values.card,
  list: [{ addressee: values.name, detail: values.street, mobile: values.mobile, email: values.email }],
  onchain: { address: values.chain },
  idempotency_key: privateValues.idempotencyKey,
};

const exchange: Exchange = {
  operation: undefined,
  request: {
    method: 'POST',
    url: `https://ops:${encodeURIComponent(values.password)}@shop.example/api/x?${new URLSearchParams(values)}`,
    headers: {
      token: values.token,
      authorization: `Bearer ${values.token}`,
      cookie: `session=${values.token}`,
      'x-user': everything,
      'idempotency-key': privateValues.idempotencyKey,
    },
    body: JSON.stringify(body),
  },
  response: {
    status: 500,
    headers: { 'set-cookie': `session=${values.token}; Path=/`, 'x-debug': everything },
    body: JSON.stringify({ code: 1, data: body, msg: everything, log: JSON.stringify(body) }),
  },
  sentAt: Date.UTC(2026, 10, 20, 10),
  duration: 120,
};

const page: Exchange = {
  ...exchange,
  response: {
    status: 502,
    headers: {},
    body: `<html><pre>Stack trace: ${everything} ${JSON.stringify(body).slice(0, -40)}`,
  },
  failure: `Closed while sending ${everything}`,
};

/** A report with a private value of each kind in every place that can hold one. */
export function revealingReport(finding: Partial<Finding>): Report {
  return {
    format: 1,
    kind: 'run',
    contract: { title: 'Meridian storefront', version: '1.0.0' },
    target: `https://ops:${encodeURIComponent(values.password)}@shop.example`,
    startedAt: '2026-11-20T10:00:00.000Z',
    duration: 4200,
    seed: 7,
    command: `npm run conformance -- https://shop.example --account ${values.email} --header "token: ${values.token}"`,
    requests: 2,
    findings: [
      {
        check: 'http-status',
        severity: 'error',
        operation: `GET /api/users/${values.email}`,
        message: `Answers with ${everything}`,
        at: '/data/list/0/addressee',
        expected: `not ${everything}`,
        got: JSON.stringify(body),
        contract: '/components/schemas/Money/pattern',
        exchanges: [exchange, page],
        ...finding,
      },
    ],
    operations: [
      {
        operation: `GET /api/users/${values.email}`,
        requests: 2,
        answers: { 500: 1, none: 1 },
        checks: { 'http-status': 2 },
        unreached: `Needs ${everything}`,
      },
    ],
    interrupted: `The server closed at ${everything}`,
  };
}
