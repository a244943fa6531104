import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { addressList, areasQuery, rowsOf } from '@meridian/sdk/react';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Form, useForm } from '../../form/use-form.ts';
import { useDraft } from '../../storage/drafts.ts';
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
  const countries = useSuspenseQuery(areasQuery()).data.list;
  const { data } = useInfiniteQuery(addressList());
  const known = data && rowsOf(data);
  const name = `address.${address?.id ?? 'new'}`;
  const { save, forget } = useSaveAddress(name);
  // What the form was filled from; a later version of the address is taken over only while nothing is typed.
  const [blank, setBlank] = useState(() =>
    address ? addressValues(address) : blankAddress(likelyCountry(countries, known)),
  );
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
      draft.forget();
      const next = address ? addressValues(saved) : blankAddress(saved.country);
      setBlank(next);
      form.reset(next);
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

  const { isDirty } = form.formState;
  const takeOver = useEffectEvent(() => {
    if (address === undefined || isDirty || address.version === blank.version) return;
    setBlank(addressValues(address));
    form.reset(addressValues(address));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address was saved elsewhere
  useEffect(() => takeOver(), [address?.version]);
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
    isFirst: known?.length === 0,
    isDefault: address?.is_default === true,
    conflict,
    /** Saves these values instead of the address that was saved elsewhere. */
    resolveConflict(values: AddressValues) {
      setConflict(undefined);
      form.reset(values, { keepDefaultValues: true });
      return form.submit();
    },
    /** Back to what the form began with. */
    discard() {
      draft.forget();
      forget();
      form.reset(blank);
    },
  };
}

export type AddressEditor = ReturnType<typeof useAddressForm>;

function askAboutMobile(form: Form<AddressValues>, country: Schema<'Area'> | undefined): void {
  const place = country?.name ?? '';
  const example = country?.mobile_example ?? '+';
  const message = i18n._(
    msg`This does not look like a mobile number of ${place}, such as ${example}. Correct it, or save again to keep it.`,
  );
  form.setError('mobile', { type: 'unlikely', message }, { shouldFocus: true });
}

/** Where the customer's parcels go, else where their browser is from, if that is delivered to. */
function likelyCountry(countries: readonly Schema<'Area'>[], known: readonly Schema<'Address'>[] = []): string {
  const regions = navigator.languages.map((language) => new Intl.Locale(language).region);
  const candidates = [known.find(({ is_default }) => is_default)?.country, ...regions];
  return candidates.find((code) => code !== undefined && ruleOf(countries, code) !== undefined) ?? '';
}
