import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Schema } from '@meridian/sdk';
import { createAddressEditing } from '@meridian/sdk/flows';
import { addressList, areasQuery, rowsOf, useFlow, userInfoQuery } from '@meridian/sdk/react';
import { useInfiniteQuery, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { attemptStore } from '../../feedback/use-attempt.ts';
import { useAskOnce } from '../../form/use-ask-once.ts';
import { type Form, useForm } from '../../form/use-form.ts';
import { fullName } from '../../i18n/full-name.ts';
import { watchCustomer } from '../../session/watch-customer.ts';
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
import { regionOf } from './region-of.ts';

interface AddressFormOptions {
  /** The address to edit; undefined for a new one. */
  address: Schema<'Address'> | undefined;
  onSaved: (address: Schema<'Address'>) => void;
}

/** The state of the address form. Suspends until the countries are loaded. */
export function useAddressForm({ address, onSaved }: AddressFormOptions) {
  const { locale } = useLingui().i18n;
  const countries = useSuspenseQuery(areasQuery()).data.list;
  const { data } = useInfiniteQuery(addressList());
  const known = data && rowsOf(data);
  const name = `address.${address?.id ?? 'new'}`;
  const queries = useQueryClient();
  const [editing] = useState(() =>
    createAddressEditing(queries, { name, store: attemptStore, watchCustomer, meta: errorShownInPlace }),
  );
  const { conflict, isGone } = useFlow(editing);
  const isFirst = known?.length === 0;
  // The first parcel most likely goes to the customer in person.
  const { data: user } = useQuery({ ...userInfoQuery(), enabled: address === undefined && isFirst });
  const receiver =
    isFirst && user !== undefined ? { addressee: fullName(locale, user), mobile: user.mobile } : undefined;
  const latest = address ? addressValues(address) : blankAddress(likelyCountry(countries, known), receiver);
  // The values that the form was filled from. Later ones replace them only while nothing is typed.
  const [blank, setBlank] = useState(latest);
  const [round, setRound] = useState(0);
  const askAbout = useAskOnce();

  const send = async (output: AddressOutput): Promise<void> => {
    const country = ruleOf(countries, output.country);
    const checked = await checkMobile(output.mobile, {
      code: output.country,
      pattern: country?.mobile_pattern ?? null,
    });
    if (!checked.isLikely && askAbout(output.mobile)) return askAboutMobile(form, country);
    const saved = await editing.save(addressBody({ ...output, mobile: checked.number }, address?.id));
    if (saved === undefined) return;
    begin(address ? addressValues(saved) : blankAddress(saved.country));
    onSaved(saved);
  };
  const form = useForm({
    schema: addressSchema(countries),
    defaultValues: blank,
    fieldByReason: { area_not_found: 'area_ids' },
    onSubmit: send,
  });
  const draft = useDraft({ name, form, schema: AddressDraft, blank });

  /** Resets the form to these values as its clean state. */
  const begin = (values: AddressValues) => {
    setBlank(values);
    setRound((last) => last + 1);
    form.reset(values);
    // Last: values that differ from the previous ones would look typed to the draft.
    draft.forget();
  };

  const { isDirty } = form.formState;
  const latestText = JSON.stringify(latest);
  const takeOver = useEffectEvent(() => {
    // Reads the draft too: one that was restored just now is not dirty yet.
    const isTyped = isDirty || readDraft(name, AddressDraft) !== undefined;
    if (!isTyped && latestText !== JSON.stringify(blank)) begin(latest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address was saved elsewhere, or more is known
  useEffect(() => takeOver(), [latestText]);
  useEffect(() => {
    // If it cannot be loaded, `checkMobile` works without it.
    loadPhoneNumbers().catch(() => undefined);
  }, []);

  return {
    form,
    countries,
    isDirty,
    isDraft: draft.isRestored && isDirty,
    /** Whether the edited address was deleted elsewhere: saving then adds it as a new one. */
    isGone,
    isFirst,
    isDefault: address?.is_default === true,
    conflict,
    /** Another number each time that the form begins again. */
    round,
    /** Replaces the address that was saved elsewhere with these values. */
    resolveConflict(values: AddressValues) {
      form.reset(values, { keepDefaultValues: true });
      return form.submit();
    },
    /** Discards what was typed and starts again from the latest values. */
    discard() {
      void editing.forget();
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

/** The country of the customer's default address, or of the browser's languages if orders can be delivered there. */
function likelyCountry(countries: readonly Schema<'Area'>[], known: readonly Schema<'Address'>[] = []): string {
  const regions = navigator.languages.map(regionOf);
  const candidates = [known.find(({ is_default }) => is_default)?.country, ...regions];
  return candidates.find((code) => code !== undefined && ruleOf(countries, code) !== undefined) ?? '';
}
