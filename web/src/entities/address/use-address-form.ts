import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { isApiError, type Schema } from '@meridian/sdk';
import { addressList, areasQuery, rowsOf, userInfoQuery } from '@meridian/sdk/react';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Form, useForm } from '../../form/use-form.ts';
import { fullName } from '../../i18n/full-name.ts';
import { readDraft, useDraft } from '../../storage/drafts.ts';
import {
  AddressDraft,
  type AddressOutput,
  type AddressValues,
  addressBody,
  addressSchema,
  addressValues,
  blankAddress,
  ruleOf,
} from './address-schema.ts';
import { checkMobile, loadPhoneNumbers } from './check-mobile.ts';
import { useSaveAddress } from './use-save-address.ts';

interface AddressFormOptions {
  /** The address to edit; a new one without it. */
  address: Schema<'Address'> | undefined;
  onSaved: (address: Schema<'Address'>) => void;
}

/** The state of the form of an address. Suspends until the countries have come. */
export function useAddressForm({ address, onSaved }: AddressFormOptions) {
  const { locale } = useLingui().i18n;
  const countries = useSuspenseQuery(areasQuery()).data.list;
  const { data } = useInfiniteQuery(addressList());
  const known = data && rowsOf(data);
  const name = `address.${address?.id ?? 'new'}`;
  const { save, forget } = useSaveAddress(name);
  const isFirst = known?.length === 0;
  // The first parcel goes to the customer in person, most likely.
  const { data: user } = useQuery({ ...userInfoQuery(), enabled: address === undefined && isFirst });
  const receiver =
    isFirst && user !== undefined ? { addressee: fullName(locale, user), mobile: user.mobile } : undefined;
  const latest = address ? addressValues(address) : blankAddress(likelyCountry(countries, known), receiver);
  // What the form was filled from; what comes later is taken over only while nothing is typed.
  const [blank, setBlank] = useState(latest);
  /** The address as another tab or device has saved it meanwhile. */
  const [conflict, setConflict] = useState<Schema<'Address'>>();
  const [isGone, setGone] = useState(false);
  const askedAbout = useRef<string>(undefined);

  const send = async (output: AddressOutput): Promise<void> => {
    setConflict(undefined);
    const country = ruleOf(countries, output.country);
    const checked = await checkMobile(output.mobile, {
      code: output.country,
      pattern: country?.mobile_pattern ?? null,
    });
    if (!checked.isLikely && askedAbout.current !== output.mobile) {
      askedAbout.current = output.mobile;
      return askAboutMobile(form, country);
    }
    const body = addressBody({ ...output, mobile: checked.number }, isGone ? undefined : address?.id);
    try {
      const saved = await save(body);
      begin(address ? addressValues(saved) : blankAddress(saved.country));
      onSaved(saved);
    } catch (error) {
      if (!isApiError(error, 'saveAddress')) throw error;
      if (error.reason === 'version_conflict') return setConflict(error.data.address);
      if (error.reason === 'address_not_found') setGone(true);
      throw error;
    }
  };
  const form = useForm<AddressValues, AddressOutput>({
    schema: addressSchema(countries),
    defaultValues: blank,
    fieldByReason: { area_not_found: 'area_ids' },
    onSubmit: send,
  });
  const draft = useDraft({ name, form, schema: AddressDraft, blank });

  /** Fills the form in as one in which nothing was typed. */
  const begin = (values: AddressValues) => {
    setBlank(values);
    form.reset(values);
    // Last: to the draft, values that differ from those before look typed.
    draft.forget();
  };

  const { isDirty } = form.formState;
  const latestText = JSON.stringify(latest);
  const takeOver = useEffectEvent(() => {
    // A draft that has just been filled in does not count as a change yet.
    const isTyped = isDirty || readDraft(name, AddressDraft) !== undefined;
    if (!isTyped && latestText !== JSON.stringify(blank)) begin(latest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address was saved elsewhere, or more is known
  useEffect(() => takeOver(), [latestText]);
  useEffect(() => {
    // Where it does not come, `checkMobile` does without.
    loadPhoneNumbers().catch(() => undefined);
  }, []);

  return {
    form,
    countries,
    isDirty,
    isDraft: draft.isRestored && isDirty,
    /** The address that is edited was deleted elsewhere: saving adds it as a new one. */
    isGone,
    isFirst,
    isDefault: address?.is_default === true,
    conflict,
    /** Saves these values instead of the address that was saved elsewhere. */
    resolveConflict(values: AddressValues) {
      setConflict(undefined);
      form.reset(values, { keepDefaultValues: true });
      return form.submit();
    },
    /** Back to what the form would begin with now. */
    discard() {
      forget();
      begin(latest);
    },
  };
}

export type AddressEditor = ReturnType<typeof useAddressForm>;

function askAboutMobile(form: Form<AddressValues>, country: Schema<'Area'> | undefined): void {
  const place = country?.name ?? '';
  const example = country?.mobile_example ?? '+';
  const message = i18n._(
    msg`This does not look like a mobile number from ${place}, such as ${example}. Correct it, or save again to keep it.`,
  );
  form.setError('mobile', { type: 'unlikely', message }, { shouldFocus: true });
}

/** Where the customer's parcels go, else where their browser is from, if that is delivered to. */
function likelyCountry(countries: readonly Schema<'Area'>[], known: readonly Schema<'Address'>[] = []): string {
  const regions = navigator.languages.map((language) => new Intl.Locale(language).region);
  const candidates = [known.find(({ is_default }) => is_default)?.country, ...regions];
  return candidates.find((code) => code !== undefined && ruleOf(countries, code) !== undefined) ?? '';
}
