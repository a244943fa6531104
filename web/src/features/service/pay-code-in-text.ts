import { PAY_CODE_LENGTH } from '@meridian/sdk';
import { codeDigits } from '../../form/pay-code.ts';

/** Whether a message is nothing but as many digits as a payment code has, in whichever script, spaced or not. */
export function looksLikePayCode(text: string): boolean {
  const compact = text.normalize('NFKC').replaceAll(/[\s.-]/g, '');
  const digits = codeDigits(compact);
  const { min, max } = PAY_CODE_LENGTH;
  return digits.length === compact.length && digits.length >= min && digits.length <= max;
}
