// The messages of the rules of the account forms (R5.01 to R5.04, R5.10) and of the forms for money (R5.05, R5.06), in
// English and in Chinese.
import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ContactCodeSchema, newContactSchema } from './entities/account/contact-schemas.ts';
import { NameSchema } from './entities/account/name-schema.ts';
import { type AddressValues, addressSchema } from './entities/address/address-schema.ts';
import { passwordProof } from './entities/step-up/step-up-schema.ts';
import { LoginSchema } from './features/auth/login-schema.ts';
import { ChangePasswordSchema, IdentifySchema, ResetPasswordSchema } from './features/auth/password-schemas.ts';
import { RegisterSchema } from './features/auth/register-schema.ts';
import { ChangePayCodeSchema, NewPayCodeSchema } from './features/pay-code/pay-code-schemas.ts';
import { CloseAccountSchema } from './features/security/close-account-schema.ts';
import { MessageFormSchema } from './features/service/message-form-schema.ts';
import { walletFormSchema } from './features/top-up/on-chain/wallet-form-schema.ts';
import { withdrawSchema } from './features/withdrawal/withdraw-schema.ts';
import { messages } from './locales/zh-CN.po';

type Refused = [what: string, values: unknown, field: string, english: string, chinese: string];

const password = 'quiet-harbour-7';
const newcomer = {
  family_name: 'Berg',
  given_name: 'Lena',
  email: 'lena.berg@example.com',
  mobile: '+4915112345678',
  channel: 'email',
  code: '416823',
  password,
  confirmation: password,
  agreed: true,
};
const renewed = { old_password: 'demo123456', password, confirmation: password };
const codes = { old_pay_code: '246810', pay_code: '135791', confirmation: '135791' };
const japan = {
  country_code: 'JP',
  postcode: { required: true, pattern: '^[0-9]{3}-[0-9]{4}$', example: '600-8001' },
};
const parcel: AddressValues = {
  country: 'JP',
  area_ids: [1, 2],
  addressee: 'Mei Tanaka',
  mobile: '+819012345678',
  detail: '5 Dotonbori',
  postcode: '600-8001',
  tag: 'home',
  own_tag: '',
  is_default: false,
  version: 0,
};
const payee = {
  id: 6301,
  type: 'bank' as const,
  label: 'Japan Post Bank',
  bank_name: null,
  network: null,
  usable_from: '2026-11-17T09:00:00Z',
  last_used_at: null,
};
const withdrawal = { type: 'bank', payee: '6301', amount: '300', direction: 'amount' };
const available = { available: '1190.00', min: '10.00', max: '10000.00', payees: [payee] };
const tron = { network: 'TRC20-USDT', address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW', enabled: true };
const coins = {
  network: tron.network,
  acknowledged: tron.network,
  address: tron.address,
  sum: '501',
  direction: 'amount',
  tx_hash: '',
  pictures: 1,
};

const forms: [form: string, schema: v.GenericSchema, refused: Refused[]][] = [
  [
    'the login [R5.01]',
    LoginSchema,
    [
      ['no account', { account: ' ', password }, 'account', 'Please input account and password', '请输入账号和密码'],
      [
        'no password',
        { account: 'a@b.example', password: '' },
        'password',
        'Please input account and password',
        '请输入账号和密码',
      ],
    ],
  ],
  [
    'the registration [R5.02] [R5.03]',
    RegisterSchema,
    [
      ['no family name', { ...newcomer, family_name: '' }, 'family_name', 'Enter your family name', '请输入姓'],
      ['no given name', { ...newcomer, given_name: ' ' }, 'given_name', 'Enter your given name', '请输入名'],
      ['no e-mail address', { ...newcomer, email: '' }, 'email', 'Enter your email address', '请输入邮箱地址'],
      ['half of one', { ...newcomer, email: 'lena@' }, 'email', 'Enter a valid email address', '邮箱地址格式不正确'],
      ['no number', { ...newcomer, mobile: '' }, 'mobile', 'Enter your mobile number', '请输入手机号'],
      [
        'a short number',
        { ...newcomer, mobile: '12' },
        'mobile',
        'Enter a valid mobile number: 7 to 20 digits, starting with + and the country code',
        '手机号格式不正确：7 至 20 位数字，请以 + 和国家/地区区号开头',
      ],
      ['half a code', { ...newcomer, code: '123' }, 'code', 'Enter the 6-digit code', '请输入 6 位数字验证码'],
      [
        'a short password',
        { ...newcomer, password: '12345', confirmation: '12345' },
        'password',
        'Use at least 6 characters',
        '至少 6 个字符',
      ],
      [
        'a long password',
        { ...newcomer, password: 'x'.repeat(129), confirmation: 'x'.repeat(129) },
        'password',
        'Use 128 characters or fewer',
        '最多 128 个字符',
      ],
      [
        'no confirmation',
        { ...newcomer, confirmation: '' },
        'confirmation',
        'Enter the new password again',
        '请再次输入新密码',
      ],
      [
        'another confirmation',
        { ...newcomer, confirmation: 'quiet' },
        'confirmation',
        'Passwords do not match',
        '两次输入的密码不一致',
      ],
      [
        'no consent',
        { ...newcomer, agreed: false },
        'agreed',
        'Agree to the terms to create an account',
        '请先阅读并同意条款',
      ],
    ],
  ],
  [
    'a forgotten password',
    IdentifySchema,
    [
      ['nothing', { account: '' }, 'account', 'Enter your email address or mobile number', '请输入邮箱地址或手机号'],
      [
        'neither',
        { account: 'lena' },
        'account',
        'Enter a valid email address or mobile number',
        '这不是有效的邮箱地址或手机号',
      ],
    ],
  ],
  [
    'a new password by a code',
    ResetPasswordSchema,
    [
      [
        'letters',
        { code: 'abcdef', password, confirmation: password },
        'code',
        'Enter the 6-digit code',
        '请输入 6 位数字验证码',
      ],
    ],
  ],
  [
    'a changed password [R5.03]',
    ChangePasswordSchema,
    [
      ['no old one', { ...renewed, old_password: '' }, 'old_password', 'Enter your current password', '请输入当前密码'],
      [
        'the same',
        { ...renewed, old_password: password },
        'password',
        'The new password must differ from the current one',
        '新密码不能与原密码相同',
      ],
    ],
  ],
  [
    'the first payment code [R5.04]',
    NewPayCodeSchema,
    [
      ['none', { ...codes, pay_code: '' }, 'pay_code', 'Enter a new payment code', '请输入新支付密码'],
      [
        'five digits',
        { ...codes, pay_code: '12345', confirmation: '12345' },
        'pay_code',
        'Enter at least 6 digits',
        '支付密码至少 6 位数字',
      ],
      [
        'thirteen digits',
        { ...codes, pay_code: '1234567890123', confirmation: '1234567890123' },
        'pay_code',
        'Enter no more than 12 digits',
        '支付密码最多 12 位数字',
      ],
      [
        'letters',
        { ...codes, pay_code: '12a456', confirmation: '12a456' },
        'pay_code',
        'Use digits only',
        '支付密码只能是数字',
      ],
      [
        'no confirmation',
        { ...codes, confirmation: '' },
        'confirmation',
        'Enter the new payment code again',
        '请再次输入新支付密码',
      ],
      [
        'another confirmation',
        { ...codes, confirmation: '135792' },
        'confirmation',
        'Payment codes do not match',
        '两次输入的支付密码不一致',
      ],
    ],
  ],
  [
    'a changed payment code [R5.04]',
    ChangePayCodeSchema,
    [
      [
        'no old one',
        { ...codes, old_pay_code: '' },
        'old_pay_code',
        'Enter your current payment code',
        '请输入当前支付密码',
      ],
      [
        'the same',
        { ...codes, old_pay_code: codes.pay_code },
        'pay_code',
        'The new payment code must differ from the current one',
        '新支付密码不能与原支付密码相同',
      ],
    ],
  ],
  [
    'an address [R5.10]',
    addressSchema([japan]),
    [
      ['no country', { ...parcel, country: '' }, 'country', 'Choose a country', '请选择国家或地区'],
      ['no area', { ...parcel, area_ids: [] }, 'area_ids', 'Choose an area', '请选择所在地区'],
      ['nobody', { ...parcel, addressee: '' }, 'addressee', 'Enter the recipient’s name', '请输入收件人姓名'],
      ['no number', { ...parcel, mobile: '' }, 'mobile', 'Enter your mobile number', '请输入手机号'],
      ['no street', { ...parcel, detail: ' ' }, 'detail', 'Enter the street address', '请输入街道、门牌号和房号'],
      [
        'a long street',
        { ...parcel, detail: 'x'.repeat(201) },
        'detail',
        'Use 200 characters or fewer',
        '最多 200 个字符',
      ],
      ['no postcode', { ...parcel, postcode: '' }, 'postcode', 'Enter the postcode', '请输入邮政编码'],
      [
        'a foreign postcode',
        { ...parcel, postcode: '12345' },
        'postcode',
        'Enter a valid postcode, such as 600-8001',
        '邮政编码格式不符，正确格式例如 600-8001',
      ],
      ['no tag', { ...parcel, tag: '' }, 'tag', 'Choose a tag', '请选择标签'],
      ['no word of one’s own', { ...parcel, tag: 'own' }, 'own_tag', 'Enter a tag', '请输入自定义标签'],
      [
        'a long word of one’s own',
        { ...parcel, tag: 'own', own_tag: 'x'.repeat(21) },
        'own_tag',
        'Use 20 characters or fewer',
        '最多 20 个字符',
      ],
    ],
  ],
  [
    'a withdrawal [R5.05]',
    withdrawSchema(available),
    [
      ['no amount', { ...withdrawal, amount: '' }, 'amount', 'Enter an amount', '请输入金额'],
      [
        'a third decimal',
        { ...withdrawal, amount: '0.001' },
        'amount',
        'Enter dollars and cents, such as 49.90',
        '请输入金额，最多两位小数，例如 49.90',
      ],
      ['nothing', { ...withdrawal, amount: '0.00' }, 'amount', 'Enter an amount greater than 0', '请输入大于 0 的金额'],
      [
        'more than is available',
        { ...withdrawal, amount: '1190.01' },
        'amount',
        'This is more than your available balance of $1,190.00',
        '超过了可用余额 $1,190.00',
      ],
    ],
  ],
  [
    'a top-up in coins [R5.06]',
    walletFormSchema({ networks: [tron], min: '10.00', max: '2000.00' }),
    [
      [
        'no address',
        { ...coins, acknowledged: '', address: '' },
        'address',
        'Confirm the network first to see the address',
        '请先确认网络，随后会显示充值地址',
      ],
      ['no amount', { ...coins, sum: '' }, 'sum', 'Enter an amount', '请输入金额'],
      ['no evidence', { ...coins, pictures: 0 }, 'pictures', 'Add a picture of the transfer', '请添加转账凭证图片'],
    ],
  ],
  [
    'another e-mail address [R5.02]',
    newContactSchema('email', 'demo@meridian.shop'),
    [
      [
        'the same',
        { to: 'Demo@meridian.shop' },
        'to',
        'This is already your email address',
        '这就是您现在使用的邮箱地址',
      ],
    ],
  ],
  [
    'another mobile number [R5.02]',
    newContactSchema('mobile', '+819012345678'),
    [['the same', { to: '+81 90-1234-5678' }, 'to', 'This is already your mobile number', '这就是您现在使用的手机号']],
  ],
  [
    'the code that proves it',
    ContactCodeSchema,
    [['none', { code: '' }, 'code', 'Enter the 6-digit code', '请输入 6 位数字验证码']],
  ],
  [
    'the names',
    NameSchema,
    [
      [
        'a long one',
        { family_name: 'x'.repeat(61), given_name: 'Mei' },
        'family_name',
        'Use 60 characters or fewer',
        '最多 60 个字符',
      ],
    ],
  ],
  [
    'the proof by password',
    passwordProof,
    [['none', { password: '' }, 'password', 'Enter your login password', '请输入登录密码']],
  ],
  [
    'closing the account',
    CloseAccountSchema,
    [
      [
        'no consent',
        { understood: false },
        'understood',
        'Tick this box to continue',
        '请先勾选，确认您已了解注销后会删除的内容',
      ],
    ],
  ],
  [
    'a message',
    MessageFormSchema,
    [
      ['nothing', { text: ' ' }, 'text', 'Enter a message', '请先输入内容'],
      ['too much', { text: 'x'.repeat(2001) }, 'text', 'Use 2,000 characters or fewer', '最多 2,000 个字符'],
    ],
  ],
];

/** The first message at each field. */
function said(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, values);
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path?.[0]?.key, issue.message]));
}

describe.each(forms)('%s', (_form, schema, refused) => {
  test.each(refused)('%s is refused only at its field', (_what, values, field, inEnglish, inChinese) => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    expect(said(schema, values)).toEqual({ [field]: inEnglish });
    i18n.loadAndActivate({ locale: 'zh-CN', messages });
    expect(said(schema, values)).toEqual({ [field]: inChinese });
  });
});
