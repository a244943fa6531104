import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArgsOf, Schema } from '@meridian/sdk';
import { SaveAddressBodySchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { normalizePostcode } from '../../form/normalize-input.ts';
import { lengthOf, mobile, tooLong, translated, trimmed, typedText } from '../../form/rules.ts';
import { notServed } from './country-names.ts';
import { fitPostcode, matchesRule } from './postcode.ts';
import { isKnownTag } from './tag-name.ts';

const body = SaveAddressBodySchema.entries;
const MAX_ADDRESSEE = v.getMetadata(body.addressee).maxLength;

/** The chip for a custom tag, whose text is in `own_tag`. */
export const OWN_TAG = 'own';

export const AddressDraft = v.object({
  country: v.string(),
  /** From the largest area of the country to the smallest that is listed; empty until chosen. */
  area_ids: v.array(v.number()),
  addressee: v.string(),
  mobile: v.string(),
  detail: v.string(),
  postcode: v.string(),
  /** A known tag, OWN_TAG, or empty until chosen. */
  tag: v.string(),
  own_tag: v.string(),
  is_default: v.boolean(),
  /** The version of the address that the form was filled from; 0 for a new one. */
  version: v.number(),
});

export type AddressValues = v.InferOutput<typeof AddressDraft>;

/** What the form needs to know about a country. */
export type CountryRule = Pick<Schema<'Area'>, 'country_code' | 'postcode'>;

export const ruleOf = <Country extends CountryRule>(countries: readonly Country[], code: string): Country | undefined =>
  countries.find(({ country_code }) => country_code === code);

/** The rules of the form (R5.10). The rules of the postcode depend on the chosen country. */
export function addressSchema(countries: readonly CountryRule[]) {
  return v.pipe(
    v.object({
      ...AddressDraft.entries,
      country: v.pipe(
        v.string(),
        v.check(
          (code) => ruleOf(countries, code) !== undefined,
          ({ input: code }) => (/^[A-Z]{2}$/.test(code) ? notServed(code) : i18n._(msg`Choose a country`)),
        ),
      ),
      area_ids: v.pipe(v.array(v.number()), v.minLength(1, translated(msg`Choose an area`))),
      addressee: trimmed(body.addressee, { empty: msg`Enter the recipient’s name` }),
      mobile,
      detail: trimmed(body.detail, { empty: msg`Enter the street address` }),
      postcode: v.pipe(v.string(), v.transform(normalizePostcode)),
      tag: v.pipe(
        v.string(),
        v.check((tag) => isKnownTag(tag) || tag === OWN_TAG, translated(msg`Choose a tag`)),
      ),
      own_tag: typedText,
    }),
    v.forward(
      v.check(({ country, postcode }) => {
        const isAsked = ruleOf(countries, country)?.postcode?.required === true;
        return !isAsked || postcode !== '';
      }, translated(msg`Enter the postcode`)),
      ['postcode'],
    ),
    v.forward(
      v.check(
        ({ country, postcode }) => {
          const rule = ruleOf(countries, country)?.postcode;
          if (!rule || postcode === '') return true;
          const fitted = fitPostcode(postcode, country, rule.pattern);
          return v.is(body.postcode.wrapped, fitted) && matchesRule(rule.pattern, fitted);
        },
        ({ input: { country } }) => {
          const example = ruleOf(countries, country)?.postcode?.example ?? '';
          return i18n._(msg`Enter a valid postcode, such as ${example}`);
        },
      ),
      ['postcode'],
    ),
    v.forward(
      // Only of the chip that is chosen: the field of another one is not shown.
      v.check(
        ({ tag, own_tag }) => tag !== OWN_TAG || v.is(body.tag, own_tag),
        ({ input: { own_tag } }) => (own_tag === '' ? i18n._(msg`Enter a tag`) : tooLong(body.tag)),
      ),
      ['own_tag'],
    ),
    // A country without postcodes takes none: drop a postcode that was typed before the country changed.
    v.transform((values) => {
      const rule = ruleOf(countries, values.country)?.postcode;
      return { ...values, postcode: rule ? fitPostcode(values.postcode, values.country, rule.pattern) : '' };
    }),
  );
}

export type AddressOutput = v.InferOutput<ReturnType<typeof addressSchema>>;

type Body = ArgsOf<'saveAddress'>['body'];

/** The body of `saveAddress` without its idempotency key. With an `id`, it replaces that address. */
export function addressBody(output: AddressOutput, id: number | undefined): Omit<Body, 'idempotency_key'> {
  const { tag, own_tag, postcode, version, ...fields } = output;
  return {
    ...(id !== undefined && { address_id: id, version }),
    ...fields,
    ...(postcode !== '' && { postcode }),
    tag: tag === OWN_TAG ? own_tag : tag,
  };
}

export function addressValues(address: Schema<'Address'>): AddressValues {
  const { country, area, addressee, mobile: number, detail, postcode, tag, is_default, version } = address;
  const isKnown = isKnownTag(tag);
  return {
    country,
    area_ids: area.map(({ id }) => id),
    addressee,
    mobile: number,
    detail,
    postcode: postcode ?? '',
    tag: isKnown ? tag : OWN_TAG,
    own_tag: isKnown ? '' : tag,
    is_default,
    version,
  };
}

/** The form's values for a new address. A name that is too long to save is left for the customer to shorten. */
export const blankAddress = (
  country: string,
  { addressee, mobile: number }: Pick<AddressValues, 'addressee' | 'mobile'> = { addressee: '', mobile: '' },
): AddressValues => ({
  country,
  area_ids: [],
  addressee: lengthOf(addressee) <= MAX_ADDRESSEE ? addressee : '',
  mobile: number,
  detail: '',
  postcode: '',
  tag: '',
  own_tag: '',
  is_default: false,
  version: 0,
});
