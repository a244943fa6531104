/** The kinds of secrets. In a report the bracketed kind replaces the value: `[token]`. */
export type SecretKind =
  | 'token'
  | 'password'
  | 'pay-code'
  | 'verification-code'
  | 'card-number'
  | 'address'
  | 'onchain-address'
  | 'account'
  | 'e-mail'
  | 'mobile'
  | 'name'
  | 'secret';

/** Names of fields, parameters and headers without separators, so that `payCode` and `pay_code` are equal. */
const fields: ReadonlyMap<string, SecretKind> = new Map(
  Object.entries({
    token: 'token accesstoken refreshtoken authtoken usertoken idtoken jwt stepup authorization apikey signature sig',
    password: 'password oldpassword newpassword passwordconfirmation confirmpassword passwd pwd loginpassword',
    'pay-code': 'paycode oldpaycode newpaycode paymentcode paypassword paypwd pin',
    'verification-code': 'verificationcode smscode emailcode captcha otp',
    'card-number': 'bankcardnumber cardnumber cardno bankcard bankaccount iban pan cvv cvc',
    address: 'address addressline street detail areatext postcode zipcode returnaddress',
    'onchain-address': 'txhash onchainaddress walletaddress',
    account: 'account username loginname',
    'e-mail': 'email mail emailaddress pendingemail',
    mobile: 'mobile phone tel telephone mobilenumber phonenumber pendingmobile',
    name: 'addressee consignee recipient receiver givenname familyname firstname lastname fullname realname cardholder holder nickname author',
    secret: 'secret clientsecret',
  } satisfies Record<SecretKind, string>).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, SecretKind] => [name, kind as SecretKind]),
  ),
);

const plain = (name: string): string => name.toLowerCase().replaceAll(/[_\-\s]/g, '');

/** The kind of secret in a field, query parameter or form field of this name; undefined when it may be shown. */
export function secretKindOfField(name: string): SecretKind | undefined {
  return fields.get(plain(name));
}

/** The kind of secret in a header of this name; undefined when it may be shown, as the idempotency key may. */
export function secretKindOfHeader(name: string): SecretKind | undefined {
  const header = plain(name);
  if (header.includes('idempotency')) return undefined;
  if (/cookie|session/.test(header)) return 'token';
  if (/token|auth|jwt/.test(header)) return 'token';
  if (/secret|apikey|password|credential/.test(header)) return 'secret';
  return fields.get(header);
}

/** Whether a field is an identifier: its digits may look like a card number without being one. */
export const isIdentifier = (name: string): boolean => /(^|_)(id|ids|sn|key|time|at)$|[a-z]Id$/.test(name);

/** Matches a masked value in brackets, with its kind. */
export const maskPattern =
  /\[(token|password|pay-code|verification-code|card-number|address|onchain-address|account|e-mail|mobile|name|secret)(: number)?\]/g;
