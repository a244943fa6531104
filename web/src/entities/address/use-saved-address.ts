import { areasQuery } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Form } from '../../form/use-form.ts';
import { type AddressValues, type CountryRule, ruleOf } from './address-schema.ts';
import { areaLevel } from './area-levels.ts';
import { countryCode } from './country-names.ts';
import { createAreaFinder } from './saved-area.ts';

/** The fields beneath the buttons of country and area, by the names that browsers fill them by. */
export const SAVED_FIELDS = ['country', 'address-level1', 'address-level2', 'address-level3'] as const;

export const nameOfSaved = (field: (typeof SAVED_FIELDS)[number]) => `saved-${field}`;

/** What a customer or a browser has set about country and area. */
const chosen = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/** Sets the country. The areas of the old one go; their error appears when they are chosen or the form is sent. */
export function setCountry(form: Form<AddressValues>, code: string): void {
  if (code === form.getValues('country')) return;
  form.setValue('country', code, chosen);
  form.setValue('area_ids', [], { shouldDirty: true });
  if (form.getValues('postcode') !== '') void form.trigger('postcode');
}

export const setAreas = (form: Form<AddressValues>, ids: number[]) => form.setValue('area_ids', ids, chosen);

/**
 * Takes country and area of an address that the browser has saved and filled into the form, in whatever order and
 * however late. The function is to be called after each input into the form, and before it is sent.
 */
export function useSavedAddress(form: Form<AddressValues>, countries: readonly CountryRule[]) {
  const client = useQueryClient();
  const taken = useRef('');
  const [findAreas] = useState(() =>
    createAreaFinder(async (country, above) => {
      const { list } = await client.fetchQuery(areasQuery(areaLevel(country, above)));
      return list;
    }),
  );
  return async (element: HTMLFormElement): Promise<void> => {
    const read = (name: string) => String(new FormData(element).get(name) ?? '');
    const readSaved = () => SAVED_FIELDS.map((field) => read(nameOfSaved(field)));
    const saved = readSaved();
    const key = saved.join('\n');
    const isNew = key !== taken.current;
    taken.current = key;
    if (key.trim() === '') return;
    const [country = '', region = '', town = '', district = ''] = saved;
    const code = countryCode(country) ?? form.getValues('country');
    if (code === '') return;
    // One that is not served is set, too: its error says so.
    if (isNew) setCountry(form, code);
    if (
      ruleOf(countries, code) === undefined ||
      code !== form.getValues('country') ||
      (!isNew && form.getValues('area_ids').length > 0)
    )
      return;
    // What the customer chooses meanwhile stays, and a form that has begun again has no saved address.
    const now = () => [...readSaved(), form.getValues('country'), ...form.getValues('area_ids')].join('\n');
    const before = now();
    // The street may have been filled in without an event.
    const ids = await findAreas(code, { region, town, district, street: read('detail') });
    if (ids.length > 0 && now() === before) setAreas(form, ids);
  };
}
