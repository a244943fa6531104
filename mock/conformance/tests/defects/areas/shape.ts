import { defectsOf, type Json } from '../defect.ts';
import { inData, inEntries, inEnvelope } from '../edits.ts';

const phpArray = (list: Json[]) => Object.fromEntries(list.map((entry, index) => [String(index + 1), entry]));

export const shape = defectsOf('shape', {
  'empty-array-for-null': {
    operation: 'logoutUser',
    title: 'Answers [] where there is no data, as json_encode makes of an empty PHP array',
    check: ['array-for-object', 'schema-type', 'envelope-success-shape'],
    answer: inEnvelope((envelope) => {
      if (envelope.code === 1) envelope.data = [];
    }),
    show: { query: { lang: 'zh-cn' } },
  },
  'empty-array-for-object': {
    operation: 'getUserInfo',
    title: 'Sends an object without entries as []',
    check: ['array-for-object', 'schema-type'],
    answer: inData((data) => {
      data.lang = [];
    }),
  },
  'object-for-list': {
    operation: 'listCategories',
    title: 'array_filter keeps the keys, so that the list becomes an object with numbers as keys',
    check: ['object-for-array'],
    answer: inData((data) => {
      data.list = phpArray(data.list);
    }),
  },
  'id-as-text': {
    operation: 'listHotProducts',
    title: 'PDO gives every column as a text: the ids are texts',
    check: ['id-as-string'],
    answer: inEntries((product) => {
      product.id = String(product.id);
    }),
  },
  'count-as-text': {
    operation: 'getBadges',
    title: 'SELECT COUNT(*) is sent as the text that the driver gave',
    check: ['number-as-string'],
    answer: inData((data) => {
      data.unread_messages = String(data.unread_messages);
    }),
  },
  'one-for-true': {
    operation: 'listSessions',
    title: 'A TINYINT(1) is sent as it stands in the table: 1 and 0',
    check: ['number-for-boolean'],
    answer: inEntries((session) => {
      session.current = Number(session.current);
    }),
  },
  'text-for-boolean': {
    operation: 'getNotificationPreferences',
    title: 'Booleans as the texts "true" and "false"',
    check: ['string-for-boolean'],
    answer: inEntries((preference) => {
      preference.email = String(preference.email);
    }),
  },
  'null-for-text': {
    operation: 'getShop',
    title: 'A column without a value is sent as null where the contract wants a text',
    check: ['null-for-missing'],
    answer: inData((data) => {
      data.description = null;
    }),
  },
  'missing-for-null': {
    operation: 'getRecharge',
    title: 'The serializer leaves out what is null',
    check: ['missing-for-null', 'schema-required'],
    answer: inData((data) => {
      for (const [name, value] of Object.entries(data)) if (value === null) delete data[name];
    }),
  },
  'empty-text-for-null': {
    operation: 'listRecharges',
    title: 'NVARCHAR NOT NULL DEFAULT "": what is not known is an empty text',
    check: ['empty-for-null'],
    answer: inEntries((recharge) => {
      for (const [name, value] of Object.entries(recharge)) if (value === null) recharge[name] = '';
    }),
  },
  'zero-for-null': {
    operation: 'listWithdrawals',
    title: 'A foreign key that is not set is sent as 0',
    check: ['zero-for-null'],
    answer: inEntries((withdrawal) => {
      withdrawal.payee_id ??= 0;
    }),
  },
  'field-gone': {
    operation: 'getHelpItem',
    title: 'A required field was forgotten',
    check: ['schema-required'],
    answer: inData((data) => {
      delete data.answer;
    }),
  },
  'field-renamed': {
    operation: 'listNotifications',
    title: 'Field names in camelCase, as the Java class has them',
    check: ['schema-required', 'field-undeclared'],
    answer: inEntries((notification) => {
      notification.createdAt = notification.created_at;
      delete notification.created_at;
    }),
  },
  'field-of-the-table': {
    operation: 'listShops',
    title: 'SELECT * is sent on: columns that nobody declared',
    check: ['field-undeclared'],
    answer: inEntries((shop) => {
      shop.commission_rate = 0.08;
    }),
  },
  'enum-in-capitals': {
    operation: 'getRefund',
    title: 'The name of the Java enum instead of the value: REFUND_RETURN',
    check: ['enum-case', 'schema-value'],
    answer: inData((data) => {
      data.type = data.type.toUpperCase();
    }),
  },
  'status-by-name': {
    operation: 'getOrder',
    title: 'The status as a name instead of its number',
    check: ['enum-as-other-type', 'schema-type'],
    answer: inData((data) => {
      data.status = 'shipped';
    }),
    show: { query: { order_id: 9003 } },
  },
  'list-as-text': {
    operation: 'getProduct',
    title: 'A JSON column is sent as the text it is stored in',
    check: ['list-as-string'],
    answer: inData((data) => {
      data.pictures = JSON.stringify(data.pictures);
    }),
  },
  'single-for-list': {
    operation: 'getLogistics',
    title: 'An order with one parcel has the parcel itself instead of a list, as XML converters do',
    check: ['single-for-list', 'schema-type'],
    answer: inData((data) => {
      if (data.parcels.length === 1) data.parcels = data.parcels[0];
    }),
  },
  'null-for-list': {
    operation: 'listFollowFeed',
    title: 'An empty list is null',
    check: ['null-for-missing', 'schema-type'],
    answer: inData((data) => {
      if (data.list.length === 0) data.list = null;
    }),
    show: { query: { page: 99 } },
  },
  'null-for-missing': {
    operation: 'getUserInfo',
    title: 'lang is null for a customer who has chosen no language',
    check: ['null-for-missing', 'schema-type'],
    answer: inData((data) => {
      data.lang ??= null;
    }),
    show: async ({ call, signIn }) => call('getUserInfo', { token: await signIn() }),
  },
});
