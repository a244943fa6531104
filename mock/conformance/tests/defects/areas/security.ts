import { toTime } from '../../../../src/serializers/time.ts';
import { DEMO_TOKEN } from '../../../../src/world/seed/demo/demo.ts';
import { type Defect, defectsOf } from '../defect.ts';
import {
  failWith,
  findsForeign,
  inData,
  inEntries,
  inEnvelope,
  inFailures,
  jsonOf,
  ownerOf,
  withHeader,
} from '../edits.ts';
import { exampleOf, type Shopper } from '../shopper.ts';

/** Forgets wrong attempts at once. */
const forgetsTries: Pick<Defect, 'handle'> = {
  handle({ sandbox, next }) {
    const result = next();
    sandbox.world.attempts.clear();
    return result;
  },
};

const tenTries = (operation: 'loginUser' | 'createStepUp' | 'verifyPayCode', body: object) => {
  return async ({ call }: Shopper): Promise<unknown> => {
    const answers: unknown[] = [];
    for (let tries = 0; tries < 10; tries += 1) answers.push((await call(operation, { body })).body.reason);
    return answers;
  };
};

/** Forgets wrong attempts until the tenth in a row. */
const forgetsNine = (): Defect['handle'] => {
  const wrong = new Map<object, number>();
  return ({ sandbox: { world }, next }) => {
    const result = next();
    const count = result.kind === 'data' ? 0 : (wrong.get(world) ?? 0) + 1;
    wrong.set(world, count);
    if (count < 10) world.attempts.clear();
    return result;
  };
};

/** A refusal of everybody while any wrong attempts are locked that this finds. */
const locksAll =
  (isMeant: (key: string) => boolean): Defect['handle'] =>
  ({ sandbox: { world, clock }, input, next }) => {
    const until = Math.max(0, ...[...world.attempts].map(([key, one]) => (isMeant(key) ? (one.lockedUntil ?? 0) : 0)));
    const { account } = Object(input.body);
    const isKnown = [...world.customers.values()].some(({ email }) => account === undefined || email === account);
    if (until <= clock.now() || !isKnown) return next();
    const details = { retry_at: toTime(until), server_time: toTime(clock.now()) };
    return { kind: 'refused', name: 'too_many_attempts', details };
  };

const OLD_DEVICE = 18;
const OLD_TOKEN = 'demo-token-2c18';

export const security = defectsOf('security', {
  'any-token': {
    operation: 'listNotifications',
    title: 'Any token is accepted: what is unknown counts as the first customer',
    check: ['token-bad'],
    request: ({ sent }) => {
      if (sent.headers['token']) sent.headers['token'] = DEMO_TOKEN;
    },
    show: { token: 'nobody-knows-this-token' },
  },
  'token-unsigned': {
    operation: 'listRecharges',
    title: 'The claims of a token are read, and its signature is not verified',
    check: ['token-bad'],
    request: ({ sent, memory }) => {
      const { token = '' } = sent.headers;
      const known = memory.get(token.slice(0, 8));
      if (known !== undefined) sent.headers['token'] = known;
    },
    answer: (answered, { sent, memory }) => {
      const { token } = sent.headers;
      if (token !== undefined && answered.status === 200) memory.set(token.slice(0, 8), token);
    },
    show: async ({ call }) => [
      await call('listRecharges'),
      (await call('listRecharges', { token: DEMO_TOKEN.replace(/.$/, 'x') })).status,
    ],
  },
  'no-token-needed': {
    operation: 'getOrderCounts',
    title: 'The route was forgotten in the list of those that need a login',
    check: ['token-missing'],
    request: ({ sent }) => {
      sent.headers['token'] ??= DEMO_TOKEN;
    },
    show: { token: null },
  },
  'bad-token-as-visitor': {
    operation: 'getProduct',
    title:
      'On a public call a token that is no longer good counts as none: the customer takes a visitor’s answer for theirs',
    check: ['token-bad'],
    async answer(answered, { ask, sent }) {
      if (answered.status !== 401) return;
      const { token: _, ...headers } = sent.headers;
      Object.assign(answered, await ask({ headers }));
    },
    show: { token: 'an-ended-token-0001' },
  },
  'token-in-url': {
    operation: 'listBoughtProducts',
    title: 'The token is also read from the query, where logs keep it',
    check: ['token-url-accepted'],
    request: ({ sent }) => {
      const token = sent.query.get('token');
      if (token !== null) sent.headers['token'] ??= token;
    },
    show: { token: null, query: { token: DEMO_TOKEN } },
  },
  'token-after-logout': {
    operation: 'logoutUser',
    title: 'Logging out only tells the client to forget the token: it stays good',
    check: ['token-after-logout'],
    handle: (call) => {
      const owner = ownerOf(call);
      const { devices } = owner;
      const result = call.next();
      owner.devices = devices;
      return result;
    },
    show: async ({ call }) => [
      await call('logoutUser', { query: { lang: 'zh-cn' } }),
      (await call('getUserInfo')).status,
    ],
  },
  'token-after-revocation': {
    operation: 'revokeSession',
    title: 'A revoked session disappears from the list, but its token stays good (it lies in a cache)',
    check: ['token-after-logout'],
    on: ['getUserInfo', 'revokeSession'],
    request: ({ sent, memory, operation }) => {
      const token = sent.headers['token'] ?? '';
      if (operation === 'revokeSession') memory.set('revoked', true);
      else if (memory.has('revoked') && token !== '') sent.headers['token'] = DEMO_TOKEN;
    },
    show: async ({ call }) => [
      (await call('revokeSession', { body: { session_id: OLD_DEVICE } })).status,
      (await call('getUserInfo', { token: OLD_TOKEN })).status,
    ],
  },
  'foreign-order': {
    operation: 'getOrder',
    title: 'Orders are found by their id alone: everybody reads everybody’s',
    check: ['token-foreign'],
    handle: findsForeign,
    show: async ({ call, signIn }) => call('getOrder', { token: await signIn(), query: { order_id: 9003 } }),
  },
  'foreign-address': {
    operation: 'getAddress',
    title: 'Addresses are found by their id alone',
    check: ['token-foreign'],
    handle: findsForeign,
    show: async ({ call, signIn }) => call('getAddress', { token: await signIn(), query: { address_id: 11 } }),
  },
  'foreign-address-deleted': {
    operation: 'deleteAddress',
    title: 'DELETE … WHERE id = ?, without the customer: everybody’s addresses can be deleted',
    check: ['token-foreign'],
    handle: findsForeign,
    show: async ({ call, signIn }) => call('deleteAddress', { token: await signIn(), query: { address_id: 12 } }),
  },
  'foreign-withdrawal': {
    operation: 'getWithdrawal',
    title: 'Withdrawals are found by their id alone',
    check: ['token-foreign'],
    handle: findsForeign,
    show: async ({ call, signIn }) => call('getWithdrawal', { token: await signIn(), query: { withdrawal_id: 6102 } }),
  },
  'foreign-told': {
    operation: 'getRecharge',
    title: 'What belongs to another customer is answered with 403, so that ids can be tried out',
    check: ['token-foreign', 'http-status'],
    async answer(answered, { ask, sent }) {
      if (jsonOf(answered)?.reason !== 'recharge_not_found') return;
      const theirs = await ask({ headers: { ...sent.headers, token: DEMO_TOKEN } });
      if (jsonOf(theirs)?.code === 1) failWith(answered, 403, 'Forbidden');
    },
    show: async ({ call, signIn }) => call('getRecharge', { token: await signIn(), query: { recharge_id: 6002 } }),
  },
  'login-guessed': {
    operation: 'loginUser',
    title: 'Passwords can be guessed without end',
    check: ['guessing-unlimited'],
    ...forgetsTries,
    show: tenTries('loginUser', { account: 'demo@meridian.shop', password: 'a-wrong-guess' }),
  },
  'step-up-guessed': {
    operation: 'createStepUp',
    title: 'Within a session the password can be guessed without end',
    check: ['guessing-unlimited'],
    ...forgetsTries,
    show: tenTries('createStepUp', { by: 'password', password: 'a-wrong-guess' }),
  },
  'pay-code-guessed': {
    operation: 'verifyPayCode',
    title: 'The payment code is never locked',
    check: ['guessing-unlimited'],
    handle: (call) => {
      const owner = ownerOf(call);
      Object.assign(owner, { payCodeFails: 0, payCodeLockedUntil: null });
      return call.next();
    },
    show: tenTries('verifyPayCode', { pay_code: '000000' }),
  },
  'login-guessed-ten-times': {
    operation: 'loginUser',
    title: 'The tenth wrong password locks an account, in place of the fifth',
    check: ['guessing-unlimited'],
    handle: forgetsNine(),
    show: tenTries('loginUser', { account: 'demo@meridian.shop', password: 'a-wrong-guess' }),
  },
  'step-up-guessed-ten-times': {
    operation: 'createStepUp',
    title: 'The tenth wrong password locks a session, in place of the fifth',
    check: ['guessing-unlimited'],
    handle: forgetsNine(),
    show: tenTries('createStepUp', { by: 'password', password: 'a-wrong-guess' }),
  },
  'pay-code-guessed-ten-times': {
    operation: 'verifyPayCode',
    title: 'The payment code is locked after ten wrong ones, and the answer counts down from ten',
    check: ['guessing-unlimited', 'attempts-stay'],
    handle: (call) => {
      const owner = ownerOf(call);
      const fails = owner.payCodeFails;
      const result = call.next();
      if (result.kind !== 'refused' || fails >= 9) return result;
      Object.assign(owner, { payCodeFails: fails + 1, payCodeLockedUntil: null });
      const details = { ...result.details, attempts_left: 9 - fails, locked_until: null };
      return { kind: 'refused', name: 'pay_code_wrong', details };
    },
    show: tenTries('verifyPayCode', { pay_code: '000000' }),
  },
  'pay-code-lock-opens': {
    operation: 'verifyPayCode',
    title: 'The right payment code is taken while it is locked, so that guessing goes on',
    check: ['guessing-unlimited'],
    handle: (call) => {
      const owner = ownerOf(call);
      const { pay_code } = call.input.body as { pay_code: string };
      if (pay_code === owner.payCode) Object.assign(owner, { payCodeFails: 0, payCodeLockedUntil: null });
      return call.next();
    },
    show: async (shopper) => {
      await tenTries('verifyPayCode', { pay_code: '000000' })(shopper);
      return (await shopper.call('verifyPayCode', { body: { pay_code: '246810' } })).body.code;
    },
  },
  'pay-code-locks-everybody': {
    operation: 'verifyPayCode',
    title: 'The lock of a payment code is one flag for all customers',
    check: ['foreign-change'],
    handle: (call) => {
      const { world, clock } = call.sandbox;
      const locked = [...world.customers.values()].find((one) => (one.payCodeLockedUntil ?? 0) > clock.now());
      if (locked === undefined || locked === ownerOf(call)) return call.next();
      const locked_until = toTime(locked.payCodeLockedUntil ?? 0);
      const details = { attempts_left: 0, locked_until, server_time: toTime(clock.now()) };
      return { kind: 'refused', name: 'pay_code_locked', details };
    },
    show: async (shopper) => {
      await tenTries('verifyPayCode', { pay_code: '000000' })(shopper);
      const token = await shopper.signIn();
      return (await shopper.call('verifyPayCode', { token, body: { pay_code: '000000' } })).body.reason;
    },
  },
  'step-up-locks-everybody': {
    operation: 'createStepUp',
    title: 'Wrong passwords are counted for all sessions together',
    check: ['foreign-change'],
    handle: locksAll((key) => key.startsWith('session:')),
    show: async (shopper) => {
      const body = { by: 'password', password: 'a-wrong-guess' };
      await tenTries('createStepUp', body)(shopper);
      const token = await shopper.signIn();
      return (await shopper.call('createStepUp', { token, body: { by: 'password', password: 'new123456' } })).body.code;
    },
  },
  'login-locks-everybody': {
    operation: 'loginUser',
    title: 'The lock of an account is written to every row of the table of customers',
    check: ['foreign-change'],
    handle: locksAll((key) => key.startsWith('login:')),
    show: async (shopper) => {
      const body = { account: 'demo@meridian.shop', password: 'a-wrong-guess' };
      await tenTries('loginUser', body)(shopper);
      return (await shopper.call('loginUser', { body: { account: 'new@meridian.shop', password: 'new123456' } })).body
        .code;
    },
  },
  'pay-code-count-stays': {
    operation: 'verifyPayCode',
    title: 'A right payment code does not set the count of wrong ones back',
    check: ['attempts-stay'],
    handle: (call) => {
      const owner = ownerOf(call);
      const { payCodeFails } = owner;
      const result = call.next();
      if (result.kind === 'data') Object.assign(owner, { payCodeFails });
      return result;
    },
    show: async ({ call }) => {
      const left = [];
      for (const pay_code of ['000000', '246810', '000000'])
        left.push(await call('verifyPayCode', { body: { pay_code } }));
      return left.map(({ body }) => body.data?.attempts_left);
    },
  },
  'attempts-elsewhere': {
    operation: 'setPayCode',
    title: 'A wrong old payment code is refused, but not counted',
    check: ['attempts-stay'],
    handle: (call) => {
      const owner = ownerOf(call);
      const { payCodeFails, payCodeLockedUntil } = owner;
      const result = call.next();
      if (result.kind === 'refused') Object.assign(owner, { payCodeFails, payCodeLockedUntil });
      return result;
    },
    show: async ({ call }) => {
      await call('setPayCode', { body: { old_pay_code: '000000', pay_code: '739105' } });
      return (await call('verifyPayCode', { body: { pay_code: '000000' } })).data.attempts_left;
    },
  },
  'accounts-told': {
    operation: 'loginUser',
    title: 'The words for an unknown account differ from those for a wrong password',
    check: ['existence-told'],
    answer: (answered, gate) => {
      const known = ['demo@meridian.shop', 'new@meridian.shop'].includes(gate.sent.json?.account);
      inFailures((body) => {
        if (body.reason === 'wrong_credentials' && known) body.msg = 'The password is wrong';
      })(answered, gate);
    },
    show: { body: { account: 'demo@meridian.shop', password: 'a-wrong-guess' } },
  },
  'pay-code-echoed': {
    operation: 'setPayCode',
    title: 'The new payment code comes back in the answer',
    check: ['secret-echoed', 'secret-field'],
    answer: inEnvelope((body, { sent }) => {
      if (body.code === 1) body.data = { pay_code: sent.json.pay_code };
    }),
    show: { body: { old_pay_code: '246810', pay_code: '739105' } },
  },
  'password-echoed': {
    operation: 'resetPassword',
    title: 'msg repeats the input, the password with it',
    check: ['secret-echoed'],
    answer: (answered, gate) =>
      inFailures((body) => {
        body.msg = `${body.msg}: ${JSON.stringify(gate.sent.json)}`;
      })(answered, gate),
    show: { body: { by: 'old_password', old_password: 'not-my-password', password: 'quiet-harbour-7' } },
  },
  'hash-sent': {
    operation: 'getUserInfo',
    title: 'The whole row of the users’ table is sent, with the hash of the password',
    check: ['secret-field', 'field-undeclared'],
    answer: inData((data) => {
      data.password_hash = '$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';
    }),
  },
  'debug-page': {
    operation: 'quoteRefund',
    title: 'APP_DEBUG is on: what is not found is answered with Laravel’s debug page',
    check: ['debug-page'],
    answer(answered) {
      if (jsonOf(answered)?.code === 1) return;
      const exception = { exception: 'Symfony\\Component\\HttpKernel\\Exception\\NotFoundHttpException', line: 41 };
      answered.status = 500;
      answered.text = JSON.stringify({ message: 'No query results', ...exception, trace: [] });
    },
    show: { body: {} },
  },
  'token-sent-back': {
    operation: 'getBadges',
    title: 'The row of the session is sent with the answer, with its token',
    check: ['token-in-answer'],
    answer: inData((data, { sent }) => {
      if (sent.headers['token']) data.session = { remember_token: sent.headers['token'] };
    }),
  },
  'script-in-html': {
    operation: 'getLaw',
    title: 'What an editor typed is sent as it is, handlers of events included',
    check: ['html-script'],
    answer: inEntries((text) => {
      text.html += '<p onclick="steal()">Read on</p>';
    }),
  },
  'card-unmasked': {
    operation: 'listWithdrawals',
    title: 'Numbers of bank cards are not masked',
    check: ['card-unmasked'],
    answer: inData(({ list }) => {
      for (const withdrawal of list) withdrawal.bank_card_number &&= '4902170055814417';
    }),
  },
  'payee-number-later': {
    operation: 'deletePayee',
    title: 'The message about a deleted payee shows its number',
    check: ['secret-echoed'],
    on: ['addPayee', 'deletePayee'],
    answer: inEnvelope((envelope, { operation, sent, memory }) => {
      if (operation === 'addPayee') memory.set('number', sent.json?.bank_card_number);
      else if (envelope.code === 1) envelope.msg = `${memory.get('number')} is deleted`;
    }),
    show: async ({ call }) => {
      const { step_up } = (await call('createStepUp')).data;
      const { id } = (await call('addPayee', { body: { ...exampleOf('addPayee'), step_up } })).data;
      return (await call('deletePayee', { body: { payee_id: id } })).body.msg;
    },
  },
  'cached-by-all': {
    operation: 'listAddresses',
    title: 'Private answers may be cached',
    check: ['cacheable-private', 'header-value'],
    answer: withHeader('cache-control', 'public, max-age=300'),
  },
  'session-cookie': {
    operation: 'getCart',
    title: 'The framework’s session sets a cookie',
    check: ['cookie-set'],
    answer: withHeader('set-cookie', 'PHPSESSID=r2t5uvjq435r4q7ib3vtdjq120; path=/'),
  },
  banner: {
    operation: 'listProducts',
    title: 'The answer names the server’s software and version',
    check: ['server-banner'],
    answer: withHeader('server', 'Apache/2.4.41 (Ubuntu) PHP/7.4.3'),
  },
  'step-up-not-needed': {
    operation: 'updateContact',
    title: 'The step-up is asked for, but not looked at',
    check: ['secret-unchecked', 'state-transition', 'input-accepted', 'token-foreign'],
    handle: (call) => {
      const device = ownerOf(call).devices.find(({ token }) => token === call.input.token);
      const body = call.input.body as { step_up: string };
      if (device) device.stepUp = { id: body.step_up, expiresAt: Number.MAX_SAFE_INTEGER };
      return call.next();
    },
    show: { body: { channel: 'mobile', to: '+819087654321', step_up: 'qT4xZ8mB1nKs7VwYc2Rf0A' } },
  },
  'authorization-for-token': {
    operation: 'listFollowFeed',
    title: 'The guard of one route reads Authorization: the header token is not looked at, and nobody is let in',
    check: ['token-refused'],
    request: ({ sent }) => {
      delete sent.headers['token'];
    },
  },
  'sessions-survive-password': {
    operation: 'resetPassword',
    title: 'A changed password leaves the other devices signed in',
    check: ['token-after-logout', 'state-transition'],
    handle: (call) => {
      const owner = ownerOf(call);
      const { devices } = owner;
      const result = call.next();
      if (result.kind === 'data') owner.devices = devices;
      return result;
    },
    show: async ({ call }) => [
      await call('resetPassword', {
        body: { by: 'old_password', old_password: 'demo123456', password: 'quiet-7-harbour' },
      }),
      (await call('getUserInfo')).status,
    ],
  },
  'attempts-of-a-constant': {
    operation: 'verifyPayCode',
    title: 'attempts_left is written into the answer as a constant',
    check: ['attempts-stay'],
    answer: inFailures((envelope) => {
      if (envelope.reason === 'pay_code_wrong') envelope.data.attempts_left = 4;
    }),
    show: async ({ call }) => {
      const wrong = () => call('verifyPayCode', { body: { pay_code: '000000' } });
      return [(await wrong()).data.attempts_left, (await wrong()).data.attempts_left];
    },
  },
  'badge-of-everybody': {
    operation: 'getBadges',
    title: 'The number on the bag counts the pieces of all customers',
    check: ['foreign-change'],
    handle: (call) => {
      const result = call.next();
      if (result.kind !== 'data') return result;
      const everybody = [...call.sandbox.world.customers.values()].flatMap(({ cart }) => cart);
      (result.data as { bag: number }).bag = everybody.reduce((total, { quantity }) => total + quantity, 0);
      return result;
    },
    show: { query: {} },
  },
  'step-up-of-any-session': {
    operation: 'updateContact',
    title: 'A step-up is looked up by its customer: one of another session will do',
    check: ['secret-unchecked'],
    handle: (call) => {
      const { devices } = ownerOf(call);
      const { step_up } = call.input.body as { step_up: string };
      const device = devices.find(({ token }) => token === call.input.token);
      const granted = devices.find(({ stepUp }) => stepUp?.id === step_up)?.stepUp;
      if (device && granted) device.stepUp = granted;
      return call.next();
    },
    show: async ({ call, signIn }) => {
      const token = await signIn('demo@meridian.shop', 'demo123456');
      const { data } = await call('createStepUp', { token, body: { by: 'password', password: 'demo123456' } });
      const body = { channel: 'mobile', to: '+819087654321', step_up: data.step_up };
      return (await call('updateContact', { body })).body.code;
    },
  },
  'code-twice': {
    operation: 'createStepUp',
    title: 'A verification code is good until it expires, however often it was used',
    check: ['refusal-missing'],
    handle: ({ sandbox, next }) => {
      const result = next();
      for (const code of sandbox.world.sentCodes) code.used = false;
      return result;
    },
    show: async ({ call }) => {
      await call('sendCode', { body: { event: 'step_up', channel: 'email' } });
      const body = { by: 'code', channel: 'email', verification_code: '123456' };
      return [(await call('createStepUp', { body })).body.code, (await call('createStepUp', { body })).body.code];
    },
  },
  'logs-out-everywhere': {
    operation: 'logoutUser',
    title: 'Logging out ends every session of the customer',
    check: ['token-refused'],
    handle: (call) => {
      const owner = ownerOf(call);
      const result = call.next();
      owner.devices = [];
      return result;
    },
    show: async ({ call, signIn }) => {
      const token = await signIn('demo@meridian.shop', 'demo123456');
      await call('logoutUser', { query: { lang: 'zh-cn' } });
      return (await call('getUserInfo', { token })).status;
    },
  },
  'return-address-by-prefix': {
    operation: 'createCardPayment',
    title: 'startsWith lets in every address that begins like the shop’s: https://meridian.shop.elsewhere.example',
    check: ['refusal-missing'],
    handle: ({ input, next }) => {
      const body = input.body as { return_url: string };
      const isLetIn = body.return_url.startsWith('https://meridian.shop');
      return next(isLetIn ? { ...input, body: { ...body, return_url: 'https://meridian.shop/' } } : input);
    },
    show: async ({ call }) => {
      const { quote_id } = (await call('quoteRecharge', { query: { method: 'card', amount: '100.00' } })).data;
      const return_url = 'https://meridian.shop.elsewhere.example/';
      const body = { amount: '100.00', quote_id, return_url, idempotency_key: crypto.randomUUID() };
      return (await call('createCardPayment', { body })).body.code;
    },
  },
  'same-pay-code': {
    operation: 'setPayCode',
    title: 'The old payment code is taken as the new one',
    check: ['refusal-missing'],
    handle: ({ next }) => {
      const result = next();
      return result.kind === 'refused' && result.name === 'same_pay_code' ? { kind: 'data', data: null } : result;
    },
    show: { body: { old_pay_code: '246810', pay_code: '246810' } },
  },
});
