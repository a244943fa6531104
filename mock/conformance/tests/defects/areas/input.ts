import { formOf, pictureParts, pixel } from '../../../../shared/request-encoding.ts';
import { readPictureFormat } from '../../../../src/pictures/picture-format.ts';
import { type Defect, defectsOf } from '../defect.ts';
import { failWith, inBody, inFailures, inQuery, jsonOf } from '../edits.ts';

const PICTURE = Buffer.from(pixel);
const KEY = { idempotency_key: '5b1a7c52-6e0b-4c1f-9d38-0e4a2f6b8d10' };
const LINE = { product_id: 105, sku_id: 1052, quantity: 1, ...KEY };

/** Changes a new password, and each one that is entered, in the same way. */
const changesPasswords = (change: (password: string) => string): Pick<Defect, 'on' | 'request' | 'show'> => ({
  on: ['resetPassword', 'loginUser'],
  request: inBody((body) => {
    for (const name of ['password', 'old_password'])
      if (typeof body[name] === 'string' && body[name].length <= 128) body[name] = change(body[name]);
  }),
  show: async ({ call }) => {
    const password = ` Zu\u0308rich ${'2'.repeat(80)} `;
    await call('resetPassword', { body: { by: 'old_password', old_password: 'demo123456', password } });
    return (await call('loginUser', { body: { account: 'demo@meridian.shop', password: change(password) } })).body.code;
  },
});

/** Changes a field of an address on its way. */
const changesDetail = (change: (text: string) => string, text: string): Pick<Defect, 'request' | 'show'> => ({
  request: inBody((body) => {
    if (typeof body.detail === 'string' && /\S/.test(change(body.detail))) body.detail = change(body.detail);
  }),
  show: async ({ call }) => {
    const { data } = await call('getAddress', { query: { address_id: 11 } });
    const { id: address_id, area, area_text: _, ...fields } = data;
    const area_ids = area.map(({ id }: { id: number }) => id);
    const idempotency_key = '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e24';
    const body = { ...fields, address_id, area_ids, detail: text, idempotency_key };
    return (await call('saveAddress', { body })).data.detail;
  },
});

export const input = defectsOf('input', {
  'unknown-fields-taken': {
    operation: 'setDefaultAddress',
    title: 'Fields that nobody declared are taken without a word',
    check: ['input-accepted'],
    request: inBody((body) => {
      for (const name of Object.keys(body)) if (name !== 'address_id') delete body[name];
    }),
    show: { body: { address_id: 12, is_admin: true } },
  },
  'length-not-checked': {
    operation: 'sendMessage',
    title: 'maxLength is not looked at',
    check: ['input-accepted'],
    request: inBody((body) => {
      if (typeof body.text === 'string') body.text = body.text.slice(0, 2000);
    }),
    show: {
      body: { shop_id: 1, client_id: KEY.idempotency_key, kind: 'text', text: 'a'.repeat(2001) },
    },
  },
  'blank-taken': {
    operation: 'updateProfile',
    title: 'A name of nothing but spaces is taken',
    check: ['input-accepted'],
    request: inBody((body) => {
      if (typeof body.given_name === 'string' && body.given_name.trim() === '') body.given_name = 'Nobody';
    }),
    show: { body: { given_name: '   ', version: 3 } },
  },
  'missing-taken': {
    operation: 'reportProduct',
    title: 'A missing field counts as its default',
    check: ['input-accepted'],
    request: inBody((body) => {
      body.reason ??= 'other';
      body.explanation ??= 'none';
      body.proofs ??= [];
    }),
    show: { body: { product_id: 107 } },
  },
  'text-for-number-taken': {
    operation: 'updateCartLine',
    title: 'A loose comparison takes "2" for 2',
    check: ['input-accepted'],
    request: inBody((body) => {
      for (const name of ['line_id', 'quantity']) {
        if (/^\d+$/.test(body[name]) && Number(body[name]) > 0) body[name] = Number(body[name]);
      }
    }),
    show: { body: { line_id: '502', quantity: '2' } },
  },
  'fraction-taken': {
    operation: 'quoteOrder',
    title: 'Fractions are rounded: 1.5 pieces',
    check: ['input-accepted'],
    request: inBody(({ source }) => {
      if (typeof source?.quantity === 'number') source.quantity = Math.max(1, Math.floor(source.quantity));
    }),
    show: { body: { source: { from: 'product', product_id: 101, sku_id: 1011, quantity: 1.5 } } },
  },
  'zero-taken': {
    operation: 'addCartLine',
    title: 'A quantity of 0, or below, counts as 1',
    check: ['input-accepted'],
    request: inBody((body) => {
      if (Number.isInteger(body.quantity) && body.quantity < 1) body.quantity = 1;
    }),
    show: { body: { ...LINE, quantity: 0 } },
  },
  'enum-not-checked': {
    operation: 'listHotProducts',
    title: 'An unknown value of a list counts as the usual one',
    check: ['input-accepted'],
    request: inQuery((query) => {
      if (query.has('period') && !['day', 'week', 'month'].includes(query.get('period') ?? '')) query.delete('period');
    }),
    show: { query: { period: 'decade' } },
  },
  'page-zero-taken': {
    operation: 'listAddresses',
    title: 'Page 0 and pages below count as page 1',
    check: ['input-accepted'],
    request: inQuery((query) => {
      if (/^(0|-\d+)$/.test(query.get('page') ?? '')) query.set('page', '1');
    }),
    show: { query: { page: 0 } },
  },
  'limit-not-capped': {
    operation: 'listShopReviews',
    title: 'Any limit is taken: one call reads the whole table',
    check: ['input-accepted'],
    request: inQuery((query) => {
      if (Number(query.get('limit')) > 50) query.set('limit', '50');
    }),
    show: { query: { shop_id: 2, limit: 5000 } },
  },
  'letters-in-phone-taken': {
    operation: 'sendCode',
    title: 'The pattern of a mobile number is not looked at',
    check: ['input-accepted'],
    request: inBody((body) => {
      if (body.channel === 'mobile' && typeof body.to === 'string' && !/^\+?[0-9][0-9 -]{5,18}[0-9]$/.test(body.to)) {
        body.to = '+819012345678';
      }
    }),
    show: { token: null, body: { event: 'register', channel: 'mobile', to: 'call me' } },
  },
  'repeats-taken': {
    operation: 'likeProducts',
    title: 'The same id may stand twice in a list',
    check: ['input-accepted'],
    request: inBody((body) => {
      if (Array.isArray(body.product_ids)) body.product_ids = [...new Set(body.product_ids)];
    }),
    show: { body: { product_ids: [101, 101], liked: true } },
  },
  'empty-list-taken': {
    operation: 'deleteCartLines',
    title: 'An empty list of lines empties the cart',
    check: ['input-accepted'],
    request: inBody((body) => {
      if (Array.isArray(body.line_ids) && body.line_ids.length === 0) body.line_ids = [501, 502, 503];
    }),
    show: { body: { line_ids: [] } },
  },
  'null-taken': {
    operation: 'followShop',
    title: 'null counts as false',
    check: ['input-accepted'],
    request: inBody((body) => {
      body.followed ??= false;
    }),
    show: { body: { shop_id: 1, followed: null } },
  },
  'postcode-not-looked-at': {
    operation: 'saveAddress',
    title: 'The form alone knows what postcodes of a country look like, and whether it has any',
    check: ['input-accepted'],
    handle: ({ sandbox, input: { body }, next }) => {
      const area = sandbox.world.areas.find(({ code }) => code === (body as { country: string }).country);
      const rule = area?.postcode;
      if (!area || !rule) return next();
      area.postcode = { ...rule, pattern: '', required: false };
      try {
        return next();
      } finally {
        area.postcode = rule;
      }
    },
    show: { body: { ...address(), postcode: 'ZZ' } },
  },
  'letters-refused': {
    operation: 'saveAddress',
    title: 'Only Latin letters are allowed in names',
    check: ['input-refused'],
    answer(answered, { sent }) {
      if (/\P{ASCII}/u.test(sent.json?.addressee ?? '') && jsonOf(answered)?.code === 1) refuse(answered, 'addressee');
    },
    show: { body: { ...address(), addressee: '田中 芽衣' } },
  },
  'longest-refused': {
    operation: 'updateProfile',
    title: 'strlen counts bytes, and < stands in place of <=: the longest name that is allowed is refused',
    check: ['input-refused'],
    answer(answered, { sent }) {
      if (Buffer.byteLength(String(sent.json?.given_name)) >= 60 && answered.status === 200)
        refuse(answered, 'given_name');
    },
    show: { body: { given_name: 'a'.repeat(60), version: 3 } },
  },
  'large-id-crashes': {
    operation: 'getShop',
    title: 'The column is INT: an id of 64 bits leads to a server error',
    check: ['input-crashes', 'sql-shown', 'http-status'],
    answer(answered, { sent }) {
      if (Number(sent.query.get('shop_id')) > 2_147_483_647) {
        failWith(answered, 500, 'SQLSTATE[22003]: Numeric value out of range');
      }
    },
    show: { query: { shop_id: 9_007_199_254_740_991 } },
  },
  'field-not-named': {
    operation: 'verifyPayCode',
    title: 'Wrong input is refused without naming the field',
    check: ['field-errors', 'schema-type', 'null-for-missing'],
    answer: inFailures((body, { status }) => {
      if (status === 422) body.data = null;
    }),
    show: { body: {} },
  },
  'wrong-field-named': {
    operation: 'createReview',
    title: 'Only "body" is named, whatever field was wrong',
    check: ['field-errors'],
    answer: inFailures((body, { status }) => {
      if (status === 422) for (const error of body.data.errors) error.field = 'body';
    }),
    show: { body: {} },
  },
  'body-before-token': {
    operation: 'applyRefund',
    title: 'The input is looked at before the token',
    check: ['check-order', 'token-missing'],
    async answer(answered, { ask, sent }) {
      if (answered.status !== 401) return;
      const asDemo = await ask({ headers: { ...sent.headers, token: 'demo-token-7f3a' } });
      if (asDemo.status === 422) Object.assign(answered, asDemo);
    },
    show: { token: null, body: {} },
  },
  'bad-input-as-400': {
    operation: 'deletePayee',
    title: 'Wrong input is answered with 400, as Spring does',
    check: ['http-status', 'input-accepted', 'field-errors'],
    answer(answered) {
      if (answered.status === 422) failWith(answered, 400, 'Validation failed');
    },
    show: { body: {} },
  },
  'any-file-taken': {
    operation: 'uploadFile',
    title: 'Whatever is uploaded is stored, an SVG with a script in it too',
    check: ['refusal-missing'],
    handle: ({ input: { files = [], ...rest }, next }) =>
      next({
        ...rest,
        files: files.map((file) => (readPictureFormat(file.bytes) ? file : { ...file, bytes: PICTURE })),
      }),
    show: { body: formOf({ file: new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }) }) },
  },
  'file-by-any-name': {
    operation: 'uploadFile',
    title: 'The first file of the form is taken, whatever its part is called',
    check: ['input-accepted'],
    request: ({ sent }) => {
      sent.bytes = Buffer.from(sent.bytes.toString('latin1').replace(/(; name=)"\w+"/, '$1"file"'), 'latin1');
    },
    show: { body: formOf({ picture: pictureParts.file }) },
  },
  'injection-works': {
    operation: 'listShops',
    title: 'The keyword is put into the SQL as it comes: a condition in it finds everything',
    check: ['filter-ignored', 'input-accepted', 'sql-shown'],
    request: inQuery((query) => {
      if (/'\s*or\s/i.test(query.get('keyword') ?? '')) query.delete('keyword');
    }),
    show: { query: { keyword: "' OR 1=1 --" } },
  },
  'megabyte-of-a-million': {
    operation: 'uploadFile',
    title: 'A megabyte is a million bytes: a picture of 5 MB is too large',
    check: ['input-refused'],
    answer(answered, { sent }) {
      if (sent.bytes.length < 5_001_000 || jsonOf(answered)?.code !== 1) return;
      failWith(answered, 200, 'The picture is too large', 6002);
      const refused = { ...jsonOf(answered), reason: 'file_too_large', data: { max_bytes: 5_242_880 } };
      answered.text = JSON.stringify(refused);
    },
    show: async ({ call }) => {
      const file = new File([PICTURE, new Uint8Array(5_100_000)], 'a.png', { type: 'image/png' });
      return (await call('uploadFile', { body: formOf({ file }) })).body.code;
    },
  },
  'passwords-trimmed': {
    operation: 'resetPassword',
    title: 'A middleware trims every text, passwords too',
    check: ['secret-unchecked'],
    ...changesPasswords((password) => password.trim() || password),
  },
  'passwords-composed': {
    operation: 'resetPassword',
    title: 'Passwords are brought into one form of Unicode: another password does as well',
    check: ['secret-unchecked'],
    ...changesPasswords((password) => password.normalize('NFC')),
  },
  'passwords-cut': {
    operation: 'resetPassword',
    title: 'bcrypt looks at the first 72 bytes of a password',
    check: ['secret-unchecked'],
    ...changesPasswords((password) => Buffer.from(password).subarray(0, 72).toString()),
  },
  'passwords-in-any-case': {
    operation: 'resetPassword',
    title: 'Passwords are compared without regard to case',
    check: ['secret-unchecked'],
    ...changesPasswords((password) => password.toLowerCase()),
  },
  'texts-as-numbers': {
    operation: 'saveAddress',
    title: 'JSON_NUMERIC_CHECK makes a number of what looks like one: 0071 becomes 71',
    check: ['read-after-write'],
    ...changesDetail((text) => (/^\d{1,9}$/.test(text) ? String(Number(text)) : text), '0071'),
  },
  'texts-narrowed': {
    operation: 'saveAddress',
    title: 'Wide letters are stored as narrow ones',
    check: ['read-after-write'],
    ...changesDetail((text) => text.replaceAll(/[\uFF01-\uFF5E]/g, (one) => one.normalize('NFKC')), 'ＡＢ１２'),
  },
  'blanks-collapsed': {
    operation: 'saveAddress',
    title: 'Two blanks become one',
    check: ['read-after-write'],
    ...changesDetail((text) => text.replaceAll(/ {2,}/g, ' '), 'a  b'),
  },
  'names-capitalised': {
    operation: 'updateProfile',
    title: 'Names are stored with one capital: McKAY becomes Mckay',
    check: ['read-after-write'],
    request: inBody((body) => {
      const capitalised = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();
      if (typeof body.given_name === 'string') body.given_name = body.given_name.replaceAll(/[A-Za-z]+/g, capitalised);
    }),
    show: async ({ call }) => {
      const { version } = (await call('getUserInfo')).data;
      return (await call('updateProfile', { body: { given_name: 'McKAY', version } })).data.given_name;
    },
  },
});

function refuse(answered: Parameters<typeof failWith>[0], field: string): void {
  failWith(answered, 422, 'The request is not as the contract asks');
  const data = { errors: [{ field, message: `${field} must match ^[A-Za-z ]+$` }] };
  answered.text = JSON.stringify({ ...jsonOf(answered), data });
}

function address() {
  const place = { country: 'JP', area_ids: [3926, 39261], postcode: '604-8054', detail: '1' };
  return { addressee: 'Mei Tanaka', mobile: '+819012345678', ...place, tag: 'home', is_default: false, ...KEY };
}
