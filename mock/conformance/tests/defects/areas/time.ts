import { formOf, pictureParts } from '../../../../shared/request-encoding.ts';
import { defectsOf } from '../defect.ts';
import { inData, inEntries, inEnvelope } from '../edits.ts';

const shifted = (time: string, hours: number) => new Date(Date.parse(time) + hours * 3_600_000).toISOString();

export const time = defectsOf('time', {
  'milliseconds-in-envelope': {
    operation: 'getHelp',
    title: 'The envelope’s time is in milliseconds',
    check: ['envelope-time'],
    answer: inEnvelope((envelope) => {
      envelope.time += '000';
    }),
  },
  'envelope-time-as-number': {
    operation: 'getNotificationPreferences',
    title: 'The envelope’s time is a number',
    check: ['envelope-time', 'string-as-number'],
    answer: inEnvelope((envelope) => {
      envelope.time = Number(envelope.time);
    }),
  },
  'without-zone': {
    operation: 'listWithdrawals',
    title: 'Times without a zone, as MySQL gives them: 2026-11-20 07:30:00',
    check: ['time-without-zone'],
    answer: inEntries((withdrawal) => {
      withdrawal.created_at = withdrawal.created_at.replace('T', ' ').replace(/(\.\d+)?Z$/, '');
    }),
  },
  'as-seconds': {
    operation: 'getRecharge',
    title: 'Times as Unix seconds',
    check: ['time-as-number'],
    answer: inData((data) => {
      data.created_at = Date.parse(data.created_at) / 1000;
    }),
  },
  'day-with-time': {
    operation: 'getProduct',
    title: 'A day is sent with midnight behind it',
    check: ['date-with-time'],
    answer: inData(({ delivery }) => {
      delivery.arrives_by = `${delivery.arrives_by}T00:00:00Z`;
    }),
  },
  'zero-date': {
    operation: 'getRefund',
    title: 'What has not happened yet is 0000-00-00 00:00:00',
    check: ['schema-value', 'time-without-zone'],
    answer: inData((data) => {
      data.escalated_at ??= '0000-00-00 00:00:00';
    }),
  },
  'local-as-utc': {
    operation: 'getBadges',
    title: 'The server’s local time is sent with a Z behind it: server_time is nine hours ahead',
    check: ['server-time', 'deadline-passed'],
    answer: inData((data) => {
      data.server_time = shifted(data.server_time, 9);
    }),
    show: async ({ call }) => {
      const { body, data } = await call('getBadges');
      return Date.parse(data.server_time) / 1000 - Number(body.time) > 3600;
    },
  },
  'deadline-in-the-past': {
    operation: 'createStepUp',
    title: 'The end of a step-up is counted from the day’s beginning, and lies in the past',
    check: ['deadline-passed'],
    answer: inData((data) => {
      data.expires_at = shifted(data.server_time, -2);
    }),
    show: async ({ call }) => {
      const { data } = await call('createStepUp');
      return data.expires_at > data.server_time;
    },
  },
  'shipped-before-paid': {
    operation: 'getOrder',
    title: 'paid_at is the time of the last change, later than the shipping',
    check: ['time-order'],
    answer: inData((data) => {
      if (data.shipped_at) data.paid_at = shifted(data.shipped_at, 1);
    }),
    show: async ({ call }) => {
      const { data } = await call('getOrder', { query: { order_id: 9003 } });
      return data.paid_at < data.shipped_at;
    },
  },
  'token-of-a-month': {
    operation: 'loginUser',
    title: 'A token is good for the framework’s 30 days',
    check: ['term-differs'],
    answer: inData(({ userinfo }) => {
      userinfo.expires_at = new Date(Date.parse(userinfo.expires_at) + 27 * 86_400_000).toISOString();
    }),
    show: async ({ call }) => {
      const { data, body } = await call('loginUser', { token: null });
      return Math.round((Date.parse(data.userinfo.expires_at) / 1000 - Number(body.time)) / 86_400);
    },
  },
  'step-up-of-an-hour': {
    operation: 'createStepUp',
    title: 'A step-up is good for an hour: minutes were taken for seconds',
    check: ['term-differs'],
    answer: inData((data) => {
      data.expires_at = new Date(Date.parse(data.server_time) + 3_600_000).toISOString();
    }),
    show: async ({ call }) => {
      const { data } = await call('createStepUp', { body: { by: 'password', password: 'demo123456' } });
      return Date.parse(data.expires_at) - Date.parse(data.server_time);
    },
  },
  'upload-of-an-hour': {
    operation: 'uploadFile',
    title: 'An upload that no call has used is removed after an hour',
    check: ['term-differs'],
    answer: inData((data) => {
      data.expires_at = shifted(data.expires_at, -23);
    }),
    show: async ({ call }) => {
      const { body } = await call('uploadFile', { body: formOf(pictureParts) });
      return Math.round((Date.parse(body.data.expires_at) / 1000 - Number(body.time)) / 3600);
    },
  },
  'extended-from-today': {
    operation: 'extendReceipt',
    title: 'The time to confirm is extended from today, not from its end',
    check: ['term-differs'],
    on: ['extendReceipt', 'getOrder'],
    answer: inData((data) => {
      if (data.receipt_extended && data.receipt_by) data.receipt_by = shifted(data.receipt_by, -5 * 24);
    }),
    show: async ({ call }) => {
      const { receipt_by, shipped_at } = (await call('extendReceipt')).data;
      return Date.parse(receipt_by) - Date.parse(shipped_at);
    },
  },
});
