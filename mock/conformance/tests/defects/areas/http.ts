import { formOf } from '../../../../shared/request-encoding.ts';
import { defectsOf } from '../defect.ts';
import { failWith, htmlPage, jsonOf, withHeader } from '../edits.ts';

export const http = defectsOf('http', {
  'text-html': {
    operation: 'listSimilarProducts',
    title: 'PHP’s Content-Type: text/html stands before the JSON',
    check: ['content-type'],
    answer: withHeader('content-type', 'text/html; charset=UTF-8'),
  },
  'notice-before-json': {
    operation: 'listSuggestions',
    title: 'display_errors is on: a notice stands before the JSON',
    check: ['body-json', 'path-shown'],
    answer(answered) {
      answered.text = `\nNotice: Undefined index: id in /var/www/shop/app/Suggest.php on line 41\n${answered.text}`;
    },
  },
  'html-for-bad-json': {
    operation: 'updateProfile',
    title: 'A body that is not JSON leads to the framework’s HTML page',
    check: ['html-page', 'content-type', 'body-unreadable'],
    answer(answered) {
      if (answered.status === 400) htmlPage(answered, 400, 'Bad Request');
    },
    show: { body: '{"version": ' },
  },
  'crash-for-bad-json': {
    operation: 'followShop',
    title: 'A body that is not JSON becomes an empty array and is then reported as a server error',
    check: ['body-unreadable', 'input-crashes'],
    answer(answered) {
      if (answered.status === 400) failWith(answered, 500, 'The server failed');
    },
    show: { body: '{"shop_id": ' },
  },
  'sql-in-msg': {
    operation: 'listLikedProducts',
    title: 'A quote in the keyword breaks the SQL, and the database’s error stands in msg',
    check: ['sql-shown', 'input-crashes'],
    answer(answered, { sent }) {
      if (!sent.query.get('keyword')?.includes("'")) return;
      failWith(answered, 500, "SQLSTATE[42000]: You have an error in your SQL syntax near '%' at line 1");
    },
    show: { query: { keyword: "O'Neill" } },
  },
  'stack-trace': {
    operation: 'listMessages',
    title: 'An exception is answered with its stack trace',
    check: ['stack-trace', 'path-shown', 'input-crashes', 'http-status'],
    answer(answered) {
      if (answered.status !== 422) return;
      failWith(
        answered,
        500,
        'TypeError: Cannot read properties of undefined (reading "id")\n    at list (/srv/app/src/messages.js:41:17)',
      );
    },
    show: { query: {} },
  },
  'page-of-the-proxy': {
    operation: 'getLaw',
    title: 'Under load the proxy answers every third call with its own HTML page, 502',
    check: ['html-page', 'http-status', 'content-type'],
    answer(answered, { memory }) {
      const calls = (memory.get('calls') ?? 0) + 1;
      memory.set('calls', calls);
      if (calls % 3 === 0) htmlPage(answered, 502, '502 Bad Gateway');
    },
    show: async ({ call }) => [await call('getLaw'), await call('getLaw'), (await call('getLaw')).status],
  },
  'no-request-id': {
    operation: 'listAreas',
    title: 'X-Request-Id is missing',
    check: ['header-missing'],
    answer: withHeader('x-request-id', null),
  },
  'own-request-id': {
    operation: 'getHome',
    title: 'X-Request-Id is always the server’s own',
    check: ['request-id-not-echoed'],
    answer: withHeader('x-request-id', '8c1f2a90b7d3e645'),
  },
  'language-fixed': {
    operation: 'listProductReviews',
    title: 'Content-Language is the server’s default, whatever was asked for',
    check: ['language-ignored'],
    answer: withHeader('content-language', 'zh-CN'),
  },
  'vary-of-the-proxy': {
    operation: 'listFollowedShops',
    title: 'The proxy overwrites Vary, so that caches mix languages and customers',
    check: ['header-value'],
    answer: withHeader('vary', 'Accept-Encoding'),
  },
  'login-redirect': {
    operation: 'listOrders',
    title: 'Without a token the framework redirects to its login page',
    check: ['http-status', 'token-missing', 'html-page'],
    answer(answered) {
      if (answered.status !== 401) return;
      htmlPage(answered, 302, 'Redirecting to /login');
      answered.headers['location'] = '/login';
    },
    show: { token: null },
  },
  'forbidden-for-no-token': {
    operation: 'listBills',
    title: 'Without a token it answers 403',
    check: ['token-missing', 'http-status'],
    answer(answered) {
      if (answered.status === 401) failWith(answered, 403, 'Forbidden');
    },
    show: { token: null },
  },
  'ok-for-no-token': {
    operation: 'listRefunds',
    title: 'Without a token it answers HTTP 200 with code 401',
    check: ['token-missing', 'failure-as-ok'],
    answer(answered) {
      if (answered.status === 401) answered.status = 200;
    },
    show: { token: null },
  },
  'any-method': {
    operation: 'listConversations',
    title: 'The route is registered for every method',
    check: ['method-not-allowed'],
    request: ({ sent }) => {
      sent.method = 'GET';
    },
    show: { method: 'POST', body: '{}' },
  },
  'wrong-method-as-404': {
    operation: 'rebuyOrder',
    title: 'The wrong method is answered with 404',
    check: ['method-not-allowed'],
    answer(answered) {
      if (answered.status === 405) failWith(answered, 404, 'Not found');
    },
    show: { method: 'PUT' },
  },
  'route-missing': {
    operation: 'createStepUp',
    title: 'The route is not there yet',
    check: ['operation-missing'],
    answer: (answered) => failWith(answered, 404, 'Not found'),
  },
  'service-down': {
    operation: 'quoteRecharge',
    title: 'The service behind one route fails, whatever it is asked',
    check: ['ordinary-refused'],
    answer: (answered) => failWith(answered, 500, 'The server failed'),
  },
  'routed-by-prefix': {
    operation: 'listMyReviews',
    title: 'The route matches by its beginning: whatever follows is answered as well',
    check: ['path-unknown'],
    request: ({ sent }) => {
      sent.path = sent.path.split('/').slice(0, 4).join('/');
    },
    show: { below: '/7' },
  },
  'large-form-dropped': {
    operation: 'uploadFile',
    title: 'PHP drops a form above post_max_size, and the file counts as missing',
    check: ['body-too-large'],
    answer(answered) {
      if (answered.status !== 413) return;
      failWith(answered, 422, 'The request is not as the contract asks');
      const data = { errors: [{ field: 'file', message: 'file is required' }] };
      answered.text = JSON.stringify({ ...jsonOf(answered), data });
    },
    show: async ({ call }) => call('uploadFile', { body: formOf({ file: new Blob([new Uint8Array(11_000_000)]) }) }),
  },
  'any-kind-of-body': {
    operation: 'readNotifications',
    title: 'The Content-Type of a body is not looked at',
    check: ['media-type-unsupported'],
    request: ({ sent }) => {
      if (sent.bytes.length > 0) sent.headers['content-type'] = 'application/json';
    },
    show: { headers: { 'content-type': 'text/plain' } },
  },
  'charset-refused': {
    operation: 'readMessages',
    title: 'The Content-Type of a body is compared as a whole, and refused with a charset beside it',
    check: ['body-unreadable'],
    answer(answered, { sent }) {
      if (/json\s*;/.test(sent.headers['content-type'] ?? '')) failWith(answered, 415, 'Send application/json');
    },
    show: { headers: { 'content-type': 'application/json; charset=UTF-8' } },
  },
  'connection-cut': {
    operation: 'saveAddress',
    title: 'A character beyond the BMP (an emoji) kills the worker: no answer comes',
    check: ['no-answer', 'input-crashes', 'input-refused'],
    answer(answered, { sent }) {
      if (/[\u{10000}-\u{10FFFF}]/u.test(sent.bytes.toString())) answered.status = 0;
    },
    show: async ({ call }) => {
      const body = {
        addressee: 'Mei 🌸',
        mobile: '+819012345678',
        country: 'JP',
        area_ids: [3926, 39261],
        detail: '1',
      };
      const rest = { postcode: '604-8054', tag: 'home', is_default: false };
      const key = { idempotency_key: '2f6c1d7e-93b4-4f0a-8a5d-6b1e0c7f9a77' };
      return call('saveAddress', { body: { ...body, ...rest, ...key } }).catch(() => 'cut');
    },
  },
  'byte-order-mark': {
    operation: 'listCategories',
    title: 'A file of the application is saved with a byte order mark, which goes out before the JSON',
    check: ['body-json'],
    answer(answered) {
      answered.text = `\uFEFF${answered.text}`;
    },
  },
  'request-id-copied': {
    operation: 'getShop',
    title: 'X-Request-Id is copied into the answer, whatever it is',
    check: ['request-id-malformed'],
    answer({ headers }, { sent }) {
      if (sent.headers['x-request-id']) headers['x-request-id'] = sent.headers['x-request-id'];
    },
    show: async ({ call }) => {
      const id = 'an id <script>';
      return (await call('getShop', { headers: { 'x-request-id': id } })).headers['x-request-id'] === id;
    },
  },
});
