import { describe, expect, test } from 'vitest';
import { exampleNodes, field, fieldsIn } from './example-invariants/example-nodes.ts';
import { findProperty } from './find-property.ts';
import { readContract } from './read-contract.ts';

const contract = await readContract();
const { schemas } = contract.components;
const {
  AuditStatus,
  AuditStatusFilter,
  OrderStatus,
  OrderStatusFilter,
  UserInfo,
  WithdrawalStatus,
  WithdrawalStatusFilter,
} = schemas;

/** Which of these paths (`Schema path.of.names`) the contract lacks. */
function lacks(...places: string[]): string[] {
  return places.filter((place) => {
    const [component = '', path = ''] = place.split(' ');
    return findProperty(contract, component, path) === undefined;
  });
}

describe('every stated field is in the contract', () => {
  test('[R3.01] session: token, user info with an optional lang, language setting', () => {
    const places = [
      'LoginUserSuccess data.userinfo.token',
      'GetUserInfoSuccess data.lang',
      'LanguageSetting language_name',
    ];
    expect(lacks(...places, 'LanguageSetting chinese_name', 'LanguageSetting file_name')).toEqual([]);
    expect(UserInfo?.required).not.toContain('lang');
  });

  test('[R3.02] user: names, email, mobile, account, password, payment code, balance', () => {
    const shown = ['family_name', 'given_name', 'email', 'mobile', 'account', 'balance'].map(
      (name) => `UserInfo ${name}`,
    );
    expect(
      lacks(...shown, 'RegisterUserBody password', 'SetPayCodeBody pay_code', 'SetPayCodeBody old_pay_code'),
    ).toEqual([]);
    // Neither secret is ever answered.
    expect(lacks('UserInfo password', 'UserInfo pay_code')).toEqual(['UserInfo password', 'UserInfo pay_code']);
  });

  test('[R3.03] address: addressee, mobile, area, detail, tag, default flag', () => {
    const names = ['addressee', 'mobile', 'area', 'detail', 'tag', 'is_default'];
    const sent = ['addressee', 'mobile', 'area_ids', 'detail', 'tag', 'is_default'];
    expect(lacks(...names.map((name) => `Address ${name}`), ...sent.map((name) => `SaveAddressBody ${name}`))).toEqual(
      [],
    );
  });

  test('[R3.04] order: number, status, freight, quantity, unit price, subtotal, total, promo code, logistics', () => {
    const names = [
      'sn',
      'status',
      'freight',
      'quantity',
      'items.price',
      'items.subtotal',
      'subtotal',
      'total_amount',
      'promo_code',
      'logistics.number',
    ];
    expect(lacks(...names.map((name) => `Order ${name}`), 'QuoteOrderBody promo_code')).toEqual([]);
  });

  test('[R3.05] product: stock, spec, description, sales, favourable rate', () => {
    const names = ['stock', 'spec_groups.values.name', 'skus.stock', 'description', 'sales', 'favourable_rate'];
    expect(lacks(...names.map((name) => `Product ${name}`))).toEqual([]);
  });

  test('[R3.06] shop: fans, total sales, favourable rate, visits, follow state', () => {
    const names = ['fans', 'total_sales', 'favourable_rate', 'visits', 'followed'];
    expect(lacks(...names.map((name) => `Shop ${name}`))).toEqual([]);
  });

  test('[R3.07] withdrawal: type, amount, service charge, arrival, card number, bank name, audit result', () => {
    const names = ['type', 'amount', 'fee', 'arrival', 'bank_card_number', 'bank_name', 'status'];
    expect(lacks(...names.map((name) => `Withdrawal ${name}`))).toEqual([]);
    expect(enumAt('Withdrawal', 'type')).toEqual(['bank', 'onchain']);
  });

  test('[R3.08] recharge: method, network, address, amount, evidence, arrival', () => {
    const names = ['method', 'network', 'address', 'amount', 'evidence'];
    expect(lacks(...[...names, 'arrival'].map((name) => `Recharge ${name}`))).toEqual([]);
    expect(lacks(...names.map((name) => `CreateRechargeBody ${name}`))).toEqual([]);
  });

  test('[R3.09] refund request: type, amount, product status, reason, explanation, proof', () => {
    const names = ['type', 'amount', 'product_status', 'reason_id', 'explanation', 'proofs'];
    expect(lacks(...names.map((name) => `ApplyRefundBody ${name}`), 'Refund reason', 'Refund proofs')).toEqual([]);
    expect(enumAt('ApplyRefundBody', 'type')).toEqual(['refund_only', 'refund_return']);
    expect(enumAt('ApplyRefundBody', 'product_status')).toEqual(['received', 'not_received']);
  });

  test('[R3.10] review: three scores, pictures, content', () => {
    const names = ['product_score', 'service_score', 'postage_score', 'pictures', 'content'];
    expect(lacks(...names.flatMap((name) => [`CreateReviewBody ${name}`, `Review ${name}`]))).toEqual([]);
  });

  test('[R3.11] filter options: an order filter and a withdrawal filter, each of names and values', () => {
    const names = ['order_filter.name', 'order_filter.value', 'withdrawal_filter.name', 'withdrawal_filter.value'];
    expect(lacks(...names.map((name) => `Config ${name}`))).toEqual([]);
  });

  test('[R3.12] the ten product categories', () => {
    const codes = ['computer', 'electrical', 'outdoors', 'family', 'health', 'men', 'women', 'food', 'phone', 'toys'];
    expect(enumAt('Category', 'category_code')).toEqual(codes);
    const node = exampleNodes(contract).find(
      ({ operationId, path }) => operationId === 'listCategories' && path === 'data',
    );
    expect(fieldsIn(field(node?.value, 'list')).map(({ category_code }) => category_code)).toEqual(codes);
  });
});

describe('states', () => {
  const config = exampleNodes(contract).find(({ operationId, path }) => operationId === 'getConfig' && path === 'data');

  test('[R4.01] the order statuses have these values, and `all` is only a filter', () => {
    expect(OrderStatus?.['x-extensible-enum']).toEqual([0, 1, 2, 3, 4, -1, -2, -3, -4]);
    expect(OrderStatusFilter?.enum).toEqual(['all', '0', '1', '2', '3', '4', '-1', '-2', '-3', '-4']);
  });

  test('[R2.13] the order filter offers all and the nine statuses, in this order', () => {
    expect(fieldsIn(field(config?.value, 'order_filter'))).toEqual([
      { name: 'All', value: 'all' },
      { name: 'Waiting for payment', value: '0' },
      { name: 'Waiting for delivery', value: '1' },
      { name: 'Shipped', value: '2' },
      { name: 'Received', value: '3' },
      { name: 'Completed', value: '4' },
      { name: 'Cancelled', value: '-1' },
      { name: 'Refunding', value: '-2' },
      { name: 'Refunded', value: '-3' },
      { name: 'In after-sale', value: '-4' },
    ]);
  });

  test('[R4.03] audits: all, 2 refused, 0 auditing, 1 passed; only withdrawals can also be cancelled', () => {
    expect(AuditStatus?.enum).toEqual([0, 1, 2]);
    expect(WithdrawalStatus?.enum).toEqual([0, 1, 2, -1]);
    expect(AuditStatusFilter?.enum).toEqual(['all', '2', '0', '1']);
    expect(WithdrawalStatusFilter?.enum).toEqual(['all', '2', '0', '1', '-1']);
    expect(fieldsIn(field(config?.value, 'withdrawal_filter'))).toEqual([
      { name: 'All', value: 'all' },
      { name: 'Refused', value: '2' },
      { name: 'Auditing', value: '0' },
      { name: 'Passed', value: '1' },
      { name: 'Cancelled', value: '-1' },
    ]);
    for (const [schema, status] of [
      ['Withdrawal', 'WithdrawalStatus'],
      ['Recharge', 'AuditStatus'],
    ] as const) {
      expect(findProperty(contract, schema, 'status')).toMatchObject({ $ref: `#/components/schemas/${status}` });
    }
  });
});

/** The enum values of a property, with its reference resolved. */
function enumAt(component: string, path: string): unknown[] | undefined {
  const found = findProperty(contract, component, path);
  return found?.$ref === undefined ? found?.enum : schemas[found.$ref.split('/').at(-1) ?? '']?.enum;
}
