import { defectsOf } from '../defect.ts';
import { inEnvelope, inFailures, jsonOf } from '../edits.ts';

export const envelope = defectsOf('envelope', {
  'code-zero': {
    operation: 'listLanguages',
    title: 'Success is code 0, as in many other APIs',
    check: ['envelope-code', 'code-undeclared'],
    answer: inEnvelope((body) => {
      if (body.code === 1) body.code = 0;
    }),
  },
  'code-as-text': {
    operation: 'getConfig',
    title: 'The code is a text: "1"',
    check: ['envelope-code', 'number-as-string'],
    answer: inEnvelope((body) => {
      body.code = String(body.code);
    }),
  },
  'code-200': {
    operation: 'listCancelReasons',
    title: 'A success repeats the HTTP status in code, as failures do',
    check: ['envelope-code', 'code-undeclared'],
    answer: inEnvelope((body) => {
      if (body.code === 1) body.code = 200;
    }),
  },
  bare: {
    operation: 'listHotShops',
    title: 'The controller returns the data itself, without the envelope',
    check: ['envelope-missing'],
    answer: inEnvelope((body) => (body.code === 1 ? body.data : undefined)),
  },
  'no-time': {
    operation: 'listBlockchains',
    title: 'The envelope has no time',
    check: ['envelope-missing', 'envelope-time', 'schema-required'],
    answer: inEnvelope((body) => {
      delete body.time;
    }),
  },
  'empty-msg': {
    operation: 'listHotKeywords',
    title: 'msg is an empty text on success',
    check: ['envelope-msg'],
    answer: inEnvelope((body) => {
      if (body.code === 1) body.msg = '';
    }),
  },
  'msg-is-a-list': {
    operation: 'reportProduct',
    title: 'The validator’s list of messages stands in msg',
    check: ['envelope-msg', 'schema-type'],
    answer: inFailures((body) => {
      body.msg = [body.msg];
    }),
    show: { body: {} },
  },
  'refusal-without-data': {
    operation: 'getAddress',
    title: 'A refusal leaves out data',
    check: ['envelope-missing', 'schema-required'],
    answer: inFailures((body) => {
      delete body.data;
    }),
    show: { query: { address_id: 777_777 } },
  },
  'refusal-without-reason': {
    operation: 'setLanguage',
    title: 'A refusal has no reason',
    check: ['reason-mismatch', 'schema-required'],
    answer: inFailures((body) => {
      delete body.reason;
    }),
    show: { query: { file_name: 'xx' } },
  },
  'refusal-with-foreign-code': {
    operation: 'revokeSession',
    title: 'The refusal of another operation is used: order_not_found for a session',
    check: ['code-foreign', 'code-undeclared'],
    answer: inFailures((body) => {
      if (body.reason === 'session_not_found') Object.assign(body, { code: 3001, reason: 'order_not_found' });
    }),
    show: { body: { session_id: 777_777 } },
  },
  'refusal-with-own-code': {
    operation: 'deletePayee',
    title: 'Every refusal has the same code of the team’s own, -1',
    check: ['envelope-code', 'code-undeclared'],
    answer: inFailures((body, { status }) => {
      if (status === 200) body.code = -1;
    }),
    show: { body: { payee_id: 777_777 } },
  },
  'reason-of-another-code': {
    operation: 'createStepUp',
    title: 'The reason was copied from another refusal',
    check: ['reason-mismatch'],
    answer: inFailures((body) => {
      if (body.reason === 'wrong_old_password') body.reason = 'code_wrong';
    }),
    show: { body: { by: 'password', password: 'not-the-password' } },
  },
  'refusal-as-404': {
    operation: 'getCardPayment',
    title: 'What is not found is answered with HTTP 404 instead of 200 and its code',
    check: ['status-for-refusal'],
    answer(answered) {
      const body = jsonOf(answered);
      if (body?.reason !== 'card_payment_not_found') return;
      answered.status = 404;
      answered.text = JSON.stringify({ ...body, code: 404, reason: undefined });
    },
    show: { query: { card_payment_id: 777_777 } },
  },
  'success-as-201': {
    operation: 'voteHelp',
    title: 'What was created is answered with HTTP 201',
    check: ['http-status'],
    answer(answered) {
      if (answered.status === 200) answered.status = 201;
    },
  },
  'failure-as-200': {
    operation: 'sendMessage',
    title: 'Wrong input is answered with HTTP 200 and code 422',
    check: ['failure-as-ok'],
    answer(answered) {
      if (answered.status === 422) answered.status = 200;
    },
    show: { body: {} },
  },
  'failure-with-code-0': {
    operation: 'readMessages',
    title: 'A failure does not repeat its HTTP status in code',
    check: ['failure-code'],
    answer: inFailures((body, { status }) => {
      if (status !== 200) body.code = 0;
    }),
    show: { body: {} },
  },
  'success-without-data': {
    operation: 'getWithdrawalInfo',
    title: 'A success without data: a found row that was never put into the answer',
    check: ['envelope-success-shape', 'schema-type', 'null-for-missing'],
    answer: inEnvelope((body) => {
      if (body.code === 1) body.data = null;
    }),
  },
  'data-within-data': {
    operation: 'getHelp',
    title: 'The envelope was put on twice',
    check: ['envelope-success-shape', 'schema-required', 'field-undeclared'],
    answer: inEnvelope((body) => {
      if (body.code === 1) body.data = { ...body };
    }),
  },
  'details-of-refusal-gone': {
    operation: 'cancelOrder',
    title: 'A refusal comes without the details that its schema requires',
    check: ['null-for-missing', 'schema-type'],
    answer: inFailures((body) => {
      if (body.reason === 'order_state_changed') body.data = null;
    }),
    show: { body: { order_id: 9003, reason_id: 1 } },
  },
  'reason-on-success': {
    operation: 'getOrderCounts',
    title: 'A success carries reason and an error list too, both empty',
    check: ['envelope-success-shape', 'field-undeclared'],
    answer: inEnvelope((body) => ({ ...body, reason: '', errors: [] })),
  },
  'list-without-wrapper': {
    operation: 'listCancelReasons',
    title: 'data is the list itself instead of an object with list',
    check: ['schema-type', 'envelope-success-shape', 'array-for-object'],
    answer: inEnvelope((body) => {
      if (body.code === 1) body.data = body.data.list;
    }),
  },
  'refusals-in-english': {
    operation: 'confirmOrder',
    title: 'Content-Language repeats what was asked for, and refusals are in English',
    check: ['language-ignored'],
    answer: inFailures((envelope) => {
      if (envelope.reason === 'order_not_found') envelope.msg = 'This order does not exist';
    }),
    show: { body: { order_id: 999_999 }, headers: { 'accept-language': 'fr' } },
  },
  'refusals-in-chinese': {
    operation: 'setDefaultAddress',
    title: 'Refusals are in the language that the server was written in',
    check: ['language-ignored'],
    answer: inFailures((envelope) => {
      if (envelope.reason === 'address_not_found') envelope.msg = '该地址不存在';
    }),
    show: { body: { address_id: 999_999 } },
  },
  'refusals-of-a-neighbour': {
    operation: 'getRefund',
    title: 'The catalogues of two languages were exchanged',
    check: ['language-ignored'],
    async answer(answered, { ask, sent }) {
      const { 'accept-language': asked = '' } = sent.headers;
      const other = await ask({
        headers: { ...sent.headers, 'accept-language': asked.startsWith('en') ? 'de' : 'en' },
      });
      if (jsonOf(answered)?.code !== 1) answered.text = other.text;
    },
    show: { query: { refund_id: 999_999 } },
  },
});
