import { GONE } from '../../../tests/example-exchanges.ts';
import { type MistakeRow, testMistakes } from '../../../tests/mistakes.ts';
import { readContract } from '../../contract/contract.ts';
import { createExchangeChecker } from '../check-exchange.ts';

const contract = await readContract();

const notFound = 'order_not_found';
const mistakes: MistakeRow[] = [
  ['envelope-missing', 'getOrderCounts', { text: '[]' }, ''],
  ['envelope-missing', 'getOrderCounts', { text: '{"counts":[]}' }, ''],
  ['envelope-missing', 'getOrderCounts', { body: { '/time': GONE } }, ''],
  ['envelope-code', 'getOrderCounts', { body: { '/code': '1' } }, '/code'],
  ['envelope-code', 'getOrderCounts', { body: { '/code': true } }, '/code'],
  ['envelope-success-shape', 'getOrderCounts', { body: { '/reason': 'order_not_found' } }, '/reason'],
  ['envelope-time', 'getOrderCounts', { body: { '/time': 1_795_168_800 } }, '/time'],
  ['envelope-time', 'getOrderCounts', { body: { '/time': '1795168800000' } }, '/time'],
  ['envelope-time', 'getOrderCounts', { body: { '/time': '2026-11-20T10:00:00Z' } }, '/time'],
  ['envelope-time', 'getOrderCounts', { body: { '/time': '0' } }, '/time'],
  ['envelope-msg', 'getOrderCounts', { body: { '/msg': null } }, '/msg'],
  ['envelope-msg', 'getOrder', { example: notFound, body: { '/msg': '' } }, '/msg'],
  ['language-ignored', 'getOrder', { example: notFound, body: { '/msg': '该订单不存在' } }, '/msg'],
  ['code-undeclared', 'getOrder', { example: notFound, body: { '/code': 0 } }, '/code'],
  ['code-undeclared', 'getOrderCounts', { body: { '/code': 200 } }, '/code'],
  ['code-foreign', 'getOrder', { example: notFound, body: { '/code': 2001, '/reason': 'product_not_found' } }, '/code'],
  ['reason-mismatch', 'getOrder', { example: notFound, body: { '/reason': 'order_state_changed' } }, '/reason'],
  ['reason-mismatch', 'getOrder', { example: notFound, body: { '/reason': GONE } }, '/reason'],
  ['failure-code', 'getOrderCounts', { example: 'login_first', body: { '/code': 0 } }, '/code'],
  ['status-for-refusal', 'getOrder', { example: notFound, status: 404, good: { example: 'unknown_call' } }, '/code'],
  ['status-for-refusal', 'getOrder', { example: notFound, status: 409, good: { example: 'unknown_call' } }, '/code'],
  ['failure-as-ok', 'getOrderCounts', { example: 'login_first', status: 200, good: { example: 'ordinary' } }, '/code'],
  ['field-errors', 'getOrder', { example: 'refused_fields', body: { '/data': null } }, '/data'],
];

testMistakes(contract, createExchangeChecker(contract), mistakes);
