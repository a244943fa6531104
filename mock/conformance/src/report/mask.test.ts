import { expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { createMasker, maskReport } from './mask.ts';
import type { Report } from './report.ts';
import { privateValues, revealingReport } from './revealing-report.testing.ts';

const { text } = createMasker(['demo123456', '246810']);

test.each([
  ['{"password":"hunter22","remark":"ring"}', '{"password":"[password]","remark":"ring"}'],
  ['{"pay_code": 135790}', '{"pay_code": "[pay-code: number]"}'],
  ['{"payCode":"135790", "qty": 2}', '{"payCode":"[pay-code]", "qty": 2}'],
  ['{"token":null,"mobile":"","name":"Kettle"}', '{"token":null,"mobile":"","name":"Kettle"}'],
  ['{"author":{"id":3,"name":"Mei T."},"score":5}', '{"author":{"id":3,"name":"[name]"},"score":5}'],
  ['{"pending_email":{"to":"x@y.zz","expires_at":"2026"}}', '{"pending_email":{"to":"[e-mail]","expires_at":"2026"}}'],
  ['<pre>{"detail":"12 Elm Str', '<pre>{"detail":"[address]"'],
  ['{"log":"{\\"token\\":\\"abcdef\\"}"}', '{"log":"{\\"token\\":\\"[token]\\"}"}'],
  ['{"password":"a\\"b\\\\","x":"y"}', '{"password":"[password]","x":"y"}'],
  ['/api/a?page=2&token=abc&filter[mobile]=0901', '/api/a?page=2&token=[token]&filter[mobile]=[mobile]'],
  ['to mei@example.com by +81 90-1234-5678', 'to [e-mail] by [mobile]'],
  ['card 4111 1111 1111 1111 refused', 'card [card-number] refused'],
  // Example numbers of ISO 13616's registry (release 100), BIP-173 and the card schemes.
  ['to DE89 3704 0044 0532 0130 00 IS WRONG', 'to [card-number] IS WRONG'],
  ['{"x":"GB33BUKB20201555555555"}', '{"x":"[card-number]"}'],
  ['iban=nl91abna0417164300', 'iban=[card-number]'],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', '[onchain-address]'],
  ['{"text":"Call\\n090-1234-5678"}', '{"text":"Call\\n[mobile]"}'],
  ['{"text":"\\u96fb\\u8a71\\uff1a090-1234-5678"}', '{"text":"\\u96fb\\u8a71\\uff1a[mobile]"}'],
  ['{"text":"Tel:090-1234-5678"}', '{"text":"Tel:[mobile]"}'],
  ['text=Call%20090-1234-5678', 'text=Call%20[mobile]'],
  ['{"text":"Card:\\n4111 1111 1111 1111"}', '{"text":"Card:\\n[card-number]"}'],
  ['{"text":"To\\nDE89 3704 0044 0532 0130 00"}', '{"text":"To\\n[card-number]"}'],
  ['text=To%20DE89370400440532013000', 'text=To%20[card-number]'],
  ['{"text":"To\\nTJRabPrwbZy45sbavfcjinPJC18kjpRTv8"}', '{"text":"To\\n[onchain-address]"}'],
  ['{"log":"Sent\\nBearer abcdef.ghi"}', '{"log":"Sent\\nBearer [token]"}'],
  ['{"text":"To\\nmei@example.com\\u3001bo@example.com"}', '{"text":"To\\n[e-mail]\\u3001[e-mail]"}'],
  ['text=To%20mei@example.com', 'text=To%20[e-mail]'],
  ['text=Card%204111111111111111', 'text=Card%20[card-number]'],
  ['sent=Bearer%20abcdef.ghi', 'sent=Bearer%20[token]'],
  ['path=%2Fpictures%2F012345678.webp', 'path=%2Fpictures%2F012345678.webp'],
  ['{"text":"order_id:4111111111111111"}', '{"text":"order_id:4111111111111111"}'],
  ['{"text":"05-11-2026 2 of 3"}', '{"text":"05-11-2026 2 of 3"}'],
  ['{"trace":"00000000012"}', '{"trace":"00000000012"}'],
  ['card 3782 822463 10005 and 378282246310005', 'card [card-number] and [card-number]'],
  ['sn DE00370400440532013000', 'sn DE00370400440532013000'],
  ['{"order_id":4111111111111111}', '{"order_id":4111111111111111}'],
  ['sent to 0x52908400098527886E0F7030069857D2E4169EE7', 'sent to [onchain-address]'],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8.', '[onchain-address].'],
  ['Authorization: Bearer abcdef.ghi', 'Authorization: Bearer [token]'],
  ['SELECT * FROM users WHERE pw = "demo123456"', 'SELECT * FROM users WHERE pw = "[secret]"'],
  ['https://ops:secret@shop.example/api', 'https://[secret]@shop.example/api'],
  [
    '{"idempotency_key":"4f1c2f0e-8a51-4c58-9d36-0d8b1f6f2a11"}',
    '{"idempotency_key":"4f1c2f0e-8a51-4c58-9d36-0d8b1f6f2a11"}',
  ],
  ['at 2026-11-20T10:00:00+09:00 took 1795168800123 ms', 'at 2026-11-20T10:00:00+09:00 took 1795168800123 ms'],
])('%s is masked as %s', (before, after) => {
  expect(text(before)).toBe(after);
});

// Example mobiles of libphonenumber 9.0 for the countries of the shop, as they are written there.
test.each([
  ...[
    '090-1234-5678',
    '131 2345 6789',
    '13123456789',
    '010-2000-0000',
    '081 234 5678',
    '312 345 6789',
    '06 12 34 56 78',
  ],
  ...[
    '01512 3456789',
    '612 34 56 78',
    '050 123 4567',
    '(201) 555-0123',
    '(506) 234-5678',
    '07400 123456',
    '0412 345 678',
  ],
  ...['081234 56789', '012-345 6789', '06 12345678', '(03) 1234 5678', '201-555-0123'],
])('the telephone number %s is masked', (number) => {
  expect(text(`Call ${number}, please`)).toBe('Call [mobile], please');
  expect(text(`{"text":"${number}"}`)).toBe('{"text":"[mobile]"}');
});

test.each([
  ...['08-11-2026 10:00', '2026-11-20T10:00:00.000+09:00', '1795168800', '0.0012345678', '134.40 of 200.00'],
  ...[
    '4f1c2f0e-8a51-4c58-9d36-012345678901',
    '7f9c2ba4e88f827d',
    '012345678abc',
    '10 000 000',
    '/pictures/012345678.webp',
  ],
])('%s is no telephone number', (other) => {
  expect(text(`At ${other}, then`)).toBe(`At ${other}, then`);
});

test.each([
  [
    '12 Elm Street',
    '"12 Elm Str."',
    '"[address]", where character 11 is “.” (U+002E) instead of “e” (U+0065) (11 characters instead of 13)',
  ],
  ['Rue de l’E', '"Rue de l\'E"', '"[address]", where character 9 is “\'” (U+0027) instead of “’” (U+2019)'],
  [
    '12 Elm ',
    '"12 Elm"',
    '"[address]", where character 7 is missing instead of “ ” (U+0020) (6 characters instead of 7)',
  ],
  ['12 Elm', '"12 Elm"', '"[address]"'],
  ['12 "Elm" Rd', JSON.stringify('12 "Elm" Rd'), '"[address]"'],
  [
    '12 "Elm" Rd',
    JSON.stringify('12 "Elm" St'),
    '"[address]", where character 10 is “S” (U+0053) instead of “R” (U+0052)',
  ],
])('what masking hides of the difference is told: %s, %s', (expected, got, told) => {
  const detail = JSON.stringify({ detail: expected, street: JSON.parse(got) });
  const [exchange] = revealingReport({}).findings[0]?.exchanges ?? [];
  if (exchange === undefined) throw new Error('The report has an exchange');
  const exchanges = [{ ...exchange, request: { ...exchange.request, body: detail } }];
  const masked = maskReport(revealingReport({ at: '/data/detail', expected, got, exchanges }));
  expect(masked.findings[0]).toMatchObject({ expected: '[address]', got: told });
});

test('of what opens an account, no difference is told', () => {
  const masked = maskReport(revealingReport({ at: '/data/token', expected: 'abcd-1', got: '"abcd-2"' }), ['abcd-1']);
  expect(masked.findings[0]).toMatchObject({ got: '"[token]"' });
});

test('masking is idempotent', () => {
  const once = text('{"password":"hunter22","mobile":"+819012345678"} a@b.cc');
  expect(text(once)).toBe(once);
});

test('headers that open an account are masked, and the idempotency key stays', () => {
  const headers = {
    token: 'abc',
    authorization: 'Bearer abc',
    cookie: 'sid=1',
    'idempotency-key': 'k-1',
    'accept-language': 'en',
  };
  const exchange: Exchange = {
    operation: 'getUserInfo',
    request: { method: 'GET', url: 'https://a.example/', headers },
    response: undefined,
    sentAt: 0,
    duration: 1,
  };
  expect(createMasker([]).exchange(exchange).request.headers).toEqual({
    token: '[token]',
    authorization: 'Bearer [token]',
    cookie: 'sid=[token]',
    'idempotency-key': 'k-1',
    'accept-language': 'en',
  });
});

test('a value of a sensitive field is masked everywhere, even truncated; plain words are not', () => {
  const masked = maskReport(
    revealingReport({ message: 'Sent Konstantin Ω to 12 Elm Str…', got: 'Konstantin Ω, list' }),
  );
  expect(masked.findings[0]).toMatchObject({ message: 'Sent [name] to [address]…', got: '[name], list' });
});

test.each([
  [{ at: '/data/token', got: '12345' }, '[token: number]'],
  [{ at: '/data/list/0/mobile', got: '["0901234567", "Kyo…' }, '["[mobile]", "[mobile]"'],
  [{ at: 'query.password', got: 'code 1004' }, 'code 1004'],
  [{ at: 'headers.token', got: '"abc"' }, '"[token]"'],
  [{ at: 'Set-Cookie', got: '"sid=1"' }, '"[token]"'],
  [{ at: '/data/price', got: '"abc"' }, '"abc"'],
])('a value at a sensitive place is also masked in the message: %o', (finding, got) => {
  expect(maskReport(revealingReport(finding)).findings[0]?.got).toBe(got);
});

test('each of thousands of customers is masked', () => {
  const report = revealingReport({ message: 'Lost Person 4999, kept Person 49999' });
  const [finding] = report.findings;
  const [exchange] = finding?.exchanges ?? [];
  if (finding === undefined || exchange === undefined) throw new Error('The report has a finding');
  const list = Array.from({ length: 5000 }, (_, index) => ({ addressee: `Person ${index}` }));
  const response = { status: 200, headers: {}, body: JSON.stringify({ code: 1, data: { list } }) };
  const masked = maskReport({ ...report, findings: [{ ...finding, exchanges: [{ ...exchange, response }] }] });
  expect(masked.findings[0]?.message).toBe('Lost [name], kept Person 49999');
});

test('a test value that a run sends in many fields is no secret', () => {
  const trial = '<script>alert(1)</script>';
  const body = JSON.stringify({ given_name: trial, remark: trial });
  const report = revealingReport({ message: `Answers ${trial}` });
  const [finding] = report.findings;
  const [exchange] = finding?.exchanges ?? [];
  if (finding === undefined || exchange === undefined) throw new Error('The report has a finding');
  const sent = { ...exchange, request: { ...exchange.request, body } };
  const masked = maskReport({ ...report, findings: [{ ...finding, exchanges: [sent] }] });
  expect(masked.findings[0]?.message).toBe(`Answers ${trial}`);
  expect(masked.findings[0]?.exchanges[0]?.request.body).toBe(`{"given_name":"[name]","remark":"${trial}"}`);
});

test('exchanges shared by findings stay shared', () => {
  const report = revealingReport({});
  const twice: Report = { ...report, findings: [...report.findings, ...report.findings] };
  const { findings } = maskReport(twice);
  expect(findings[0]?.exchanges[0]).toBe(findings[1]?.exchanges[0]);
});

test('no private value remains anywhere in a report full of them', () => {
  const shown = JSON.stringify(maskReport(revealingReport({}), privateValues.secrets));
  expect(privateValues.all.filter((value) => shown.includes(value))).toEqual([]);
  expect(shown).toContain(privateValues.idempotencyKey);
});

test.each([
  ['body.mobile', '{"mobile":"not a number","addressee":"[name]","pay_code":"[pay-code]"}', '?mobile=[mobile]'],
  ['body.pay_code', '{"mobile":"[mobile]","addressee":"[name]","pay_code":"[pay-code]"}', '?mobile=[mobile]'],
  ['query.mobile', '{"mobile":"[mobile]","addressee":"[name]","pay_code":"[pay-code]"}', '?mobile=no+number'],
])('the invalid value at %s is shown unless it is a secret', (at, body, query) => {
  const request = {
    method: 'POST',
    url: 'https://shop.example/api/x?mobile=no+number',
    headers: {},
    body: '{"mobile":"not a number","addressee":"Mei Tanaka","pay_code":"abc12"}',
  };
  const exchange: Exchange = { operation: 'saveAddress', request, response: undefined, sentAt: 0, duration: 1 };
  const report = revealingReport({});
  const [first] = report.findings;
  if (first === undefined) throw new Error('The report has findings');
  const finding = { ...first, check: 'input-accepted' as const, at, exchanges: [exchange] };
  const [masked] = maskReport({ ...report, findings: [finding] }).findings;
  expect(masked?.exchanges[0]?.request).toMatchObject({ body, url: `https://shop.example/api/x${query}` });
});
