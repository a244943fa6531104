import { number as cardNumber } from 'card-validator';
import { countrySpecs, isValidIBAN } from 'ibantools';
import { bare } from '../../form/normalize-input.ts';

/**
 * A typed card or account number as the contract wants it: in capitals, without the groups and the word `IBAN` with which
 * it is printed (ISO 13616).
 */
export const compactNumber = (typed: string): string =>
  bare(typed)
    .replace(/[\s./\-\u2010-\u2015]/g, '')
    .toUpperCase()
    .replace(/^IBAN:?(?=[A-Z]{2}\d{2})/, '');

/**
 * Whether a number has the form of an IBAN or of a card, but not its check digits. Account numbers of other forms have
 * check digits of their own or none, so this is a reason to ask, never to refuse.
 */
export function looksMistyped(number: string): boolean {
  const country = /^([A-Z]{2})\d{2}/.exec(number)?.[1];
  if (country !== undefined) return countrySpecs[country]?.IBANRegistry === true && !isValidIBAN(number);
  const { card, isValid } = cardNumber(number);
  return card?.lengths.includes(number.length) === true && !isValid && !isClabe(number);
}

/** Mexico's account numbers: 18 digits, of which the last is the control digit with the weights 3, 7, 1 (Banxico). */
function isClabe(number: string): boolean {
  if (!/^\d{18}$/.test(number)) return false;
  const weights = [3, 7, 1];
  const sum = [...number.slice(0, 17)].reduce(
    (total, digit, place) => total + ((Number(digit) * (weights[place % 3] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(number[17]);
}
