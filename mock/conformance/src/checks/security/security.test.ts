import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import { type MistakeRow, testMistakes } from '../../../tests/mistakes.ts';
import { readContract } from '../../contract/contract.ts';
import { createExchangeChecker } from '../check-exchange.ts';

const contract = await readContract();
const check = createExchangeChecker(contract, { secrets: ['hunter-2-hunter'] });

const failure = { example: 'server_error' } as const;
const mistakes: MistakeRow[] = [
  ['debug-page', 'getOrder', { ...failure, body: { '/msg': 'Whoops, looks like something went wrong.' } }, '/msg'],
  [
    'stack-trace',
    'getOrder',
    { ...failure, body: { '/msg': 'Error: x\n    at Object.get (/srv/index.js:10:5)' } },
    '/msg',
  ],
  ['stack-trace', 'getOrder', { body: { '/msg': 'java.lang.NullPointerException' } }, '/msg'],
  ['sql-shown', 'getOrder', { ...failure, body: { '/msg': 'SQLSTATE[42S02]: Base table or view not found' } }, '/msg'],
  [
    'sql-shown',
    'getOrder',
    { example: 'order_not_found', body: { '/msg': 'select * from orders'.toUpperCase() } },
    '/msg',
  ],
  [
    'path-shown',
    'getOrder',
    { ...failure, body: { '/msg': 'Undefined index: id in /var/www/html/app/Order.php' } },
    '/msg',
  ],
  ['secret-echoed', 'getOrder', { body: { '/data/remark': 'hunter-2-hunter' } }, '/data/remark'],
  [
    'secret-echoed',
    'loginUser',
    {
      body: { '/msg': 'Welcome, your password is demo-1234' },
      request: { body: '{"account":"a","password":"demo-1234"}' },
    },
    '/msg',
  ],
  ['token-in-answer', 'getOrder', { body: { '/data/remark': 'demo-token-7f3a' } }, '/data/remark'],
  [
    'card-unmasked',
    'listWithdrawals',
    { body: { '/data/list/0/bank_card_number': '6222021234562093' } },
    '/data/list/0/bank_card_number',
  ],
  [
    'card-unmasked',
    'getWithdrawalInfo',
    { body: { '/data/payees/1/label': 'Bank 6222 0212 3456 2093' } },
    '/data/payees/1/label',
  ],
  ['html-script', 'getProduct', { body: { '/data/description': '<a href="/topUp">x</a>' } }, '/data/description'],
  ['html-script', 'getProduct', { body: { '/data/description': '<img src=/x onerror="x">' } }, '/data/description'],
  ['html-script', 'getProduct', { body: { '/data/description': '<img src="//a.example/x">' } }, '/data/description'],
  ['cookie-set', 'getOrder', { headers: { 'set-cookie': 'PHPSESSID=abc; path=/' } }, 'Set-Cookie'],
  ['server-banner', 'getOrder', { headers: { 'x-powered-by': 'PHP/8.1.2' } }, 'X-Powered-By'],
  ['server-banner', 'getOrder', { headers: { server: 'nginx/1.18.0' } }, 'Server'],
];

testMistakes(contract, check, mistakes);

test('a finding never shows a secret', () => {
  const found = check(changedExchange(contract, 'getOrder', { body: { '/data/remark': 'hunter-2-hunter' } }));
  const withoutExchanges = found.map(({ exchanges, ...finding }) => finding);
  expect(JSON.stringify(withoutExchanges)).not.toContain('hunter');
});

test('a stack trace on an HTML page is found in addition to the page', () => {
  const text = '<html><title>Error</title><pre>Stack trace:\n#0 /var/www/index.php(12)</pre></html>';
  const found = check(changedExchange(contract, 'getOrder', { status: 500, text }));
  expect(found.map(({ check: name }) => name)).toEqual(['html-page', 'stack-trace']);
});

test('a text that the client itself sent is no leak', () => {
  const sql = 'SELECT * FROM users';
  const request = { url: `https://api.example.com/api/order/detail?order_id=${encodeURIComponent(sql)}` };
  const change = { example: 'refused_fields', body: { '/data/errors/0/message': `"${sql}" is no number` }, request };
  expect(check(changedExchange(contract, 'getOrder', change))).toEqual([]);
});

test('an address of a picture is no path of the server', () => {
  const body = { '/msg': 'It looks like https://cdn.example.com/home/red.webp' };
  expect(check(changedExchange(contract, 'getOrder', { example: 'order_not_found', body }))).toEqual([]);
});

test.each([
  ['ORDER_NOT_FOUND', 'Nothing found (ORDER_NOT_FOUND)'],
  ['a licence like PANDORA-12345', 'Use the code PANDORA-12345'],
  ['a name with SQLITE_ inside', 'NOSQLITE_MODE is off'],
])('%s is no error of a database', (_, msg) => {
  expect(check(changedExchange(contract, 'getOrder', { example: 'order_not_found', body: { '/msg': msg } }))).toEqual(
    [],
  );
});

test.each([
  'ER_NO_SUCH_TABLE: Table shop.orders does not exist',
  'Failed with ORA-00942',
  'SQLITE_CONSTRAINT: UNIQUE constraint failed',
])('%s is one', (msg) => {
  const found = check(changedExchange(contract, 'getOrder', { ...failure, body: { '/msg': msg } }));
  expect(found).toMatchObject([{ check: 'sql-shown', at: '/msg' }]);
});

test.each([
  ['<p title="x">Terms</p>', '<p title="x">'],
  ['<P>Terms<br/>of use</P>', '<br/>'],
  ['<h3>Terms</h3><img src=/logo.png>', '<img src=/logo.png>'],
  ['<!-- to do -->Terms', '<!-- to do -->'],
  ['<a href="//elsewhere.example/">Terms</a>', '<a href="//elsewhere.example/">'],
  ['<a href="/&sol;elsewhere.example/">Terms</a>', '<a href="/&sol;elsewhere.example/">'],
  ['<a href="http://shop.example/">Terms</a>', '<a href="http://shop.example/">'],
  ['<a href="/topUp" target="_blank">Terms</a>', '<a href="/topUp" target="_blank">'],
  ["<a href='/topUp'class='x'>Terms</a>", "<a href='/topUp'class='x'>"],
  ['<a href="/topUp"class="x">Terms</a>', '<a href="/topUp"class="x">'],
  ['<p>Terms</p><u', '<u'],
  ['<em title="Terms</em>', '<em title='],
])('%s is more than HtmlText names', (html, got) => {
  const found = check(changedExchange(contract, 'getLaw', { body: { '/data/list/0/html': html } }));
  expect(found).toMatchObject([{ check: 'html-script', got: JSON.stringify(got) }]);
});

test.each([
  '<h3>Terms</h3>\n<p>At most <strong>3</strong> pieces, a < b and 1<2</p><UL><li>one</li ></UL>',
  '<a href="/topUp">Top up</a>, <a\n href=\'https://shop.example/?a=1&amp;b=2#c\'>shop</a>, <a href=mailto:a@b.example>us</a>',
  '<a href="https://en.wikipedia.org/wiki/Moore\'s_law">Moore</a>, <a href=\'/search?q="tent"\'>tents</a>',
])('%s is what HtmlText names', (html) => {
  expect(check(changedExchange(contract, 'getLaw', { body: { '/data/list/0/html': html } }))).toEqual([]);
});

test('a picture is what ProductDescription names', () => {
  const body = { '/data/description': '<p>New</p><img src="/pictures/101.webp" alt="A > B" width=640 height=480 />' };
  expect(check(changedExchange(contract, 'getProduct', { body }))).toEqual([]);
});

test('every label with a whole card number is found', () => {
  const label = 'Visa 4111111111111111';
  const body = { '/data/payees/0/type': 'bank', '/data/payees/0/label': label, '/data/payees/1/label': label };
  expect(check(changedExchange(contract, 'getWithdrawalInfo', { body }))).toMatchObject(
    [0, 1].map((index) => ({ check: 'card-unmasked', at: `/data/payees/${index}/label` })),
  );
});

test.each([
  'DE89370400440532013000',
  'Bank GB29 NWBK 6016 1331 9268 19',
  'Sparkasse 12345678',
  'Bank 1234-567',
  'Bank 12345678…',
])('the label %s holds a whole account number', (label) => {
  const found = check(changedExchange(contract, 'getWithdrawalInfo', { body: { '/data/payees/1/label': label } }));
  expect(found).toMatchObject([{ check: 'card-unmasked', at: '/data/payees/1/label' }]);
});

test.each([
  [1, 'N26 **** 2093'],
  [1, '1822direkt 2093'],
  [0, 'ERC20-USDT 0x12345678…12345678'],
  [0, 'TRC20-USDT T1234567...7654321'],
  [0, 'ERC20-USDT 0x12345678****87654321'],
  [0, 'ERC20-USDT 0xabc … 7654321'],
])('the label of payee %i, %s, is masked', (index, label) => {
  const body = { [`/data/payees/${index}/label`]: label };
  expect(check(changedExchange(contract, 'getWithdrawalInfo', { body }))).toEqual([]);
});

test('the number of a payee that is added does not come back', () => {
  const request = { body: '{"type":"bank","bank_card_number":"A0417283"}' };
  const found = check(changedExchange(contract, 'addPayee', { body: { '/data/bank_name': 'Bank A0417283' }, request }));
  expect(found).toMatchObject([{ check: 'secret-echoed', at: '/data/bank_name' }]);
});

test('a long number in a message is a card’s only if it can be one', () => {
  const says = (msg: string) => check(changedExchange(contract, 'getOrder', { body: { '/msg': msg } }));
  // SSCC of GS1 (18 digits), UPS Mail Innovations, Japan Post's 13 digits, milliseconds, a test card of Visa.
  for (const number of ['340123450000000018', '9261290100130435082878', '1234567890123', '1795168800123']) {
    expect(says(`Parcel ${number} is on its way`)).toEqual([]);
  }
  expect(says('Paid by 4111 1111 1111 1111')).toMatchObject([{ check: 'card-unmasked', at: '/msg' }]);
  expect(says('Paid by 3782 822463 10005')).toMatchObject([{ check: 'card-unmasked', at: '/msg' }]);
  expect(says('Paid out to DE89 3704 0044 0532 0130 00')).toMatchObject([{ check: 'card-unmasked', at: '/msg' }]);
});

test('customers’ texts are not mistaken for the server’s', () => {
  const body = { '/data/remark': 'Please read /var/www/html/index.php and SELECT the best FROM it' };
  expect(check(changedExchange(contract, 'getOrder', { body }))).toEqual([]);
});

test('a JSON debug page is recognised by its fields, not by their values', () => {
  const change = { ...failure, body: { '/exception': 'Illuminate\\Database\\QueryException' } };
  const found = check(changedExchange(contract, 'getOrder', change)).map(({ check: name, at }) => [name, at]);
  expect(found).toContainEqual(['debug-page', '/exception']);
  expect(found.map(([name]) => name)).not.toContain('sql-shown');
});
