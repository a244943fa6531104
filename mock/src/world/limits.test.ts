import { PayCodeSchema, VerificationCodeSchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';

test('texts name the lengths of codes that the contract accepts', () => {
  const { codeDigits, payCodeLeastDigits, payCodeMostDigits } = LIMITS;
  const accepts = (schema: v.GenericSchema, digits: number) => v.is(schema, '1'.repeat(digits));
  const around = [codeDigits - 1, codeDigits, codeDigits + 1].map((digits) => accepts(VerificationCodeSchema, digits));
  expect(around).toEqual([false, true, false]);
  const lengths = [payCodeLeastDigits - 1, payCodeLeastDigits, payCodeMostDigits, payCodeMostDigits + 1];
  expect(lengths.map((digits) => accepts(PayCodeSchema, digits))).toEqual([false, true, true, false]);
});
