import { areasQuery } from '@meridian/sdk/react';
import { useQueries } from '@tanstack/react-query';

/** The parameters of listAreas for the parts of the last of these areas, or of the country. */
export function areaLevel(country: string, parentIds: readonly number[]) {
  const parent = parentIds.at(-1);
  return parent === undefined ? { country } : { parent };
}

/**
 * The names of the areas from the largest down, in the current language; undefined while they load, or if there are
 * none. The form keeps only ids, so that a draft does not depend on the language.
 */
export function useAreaNames(country: string, ids: readonly number[]): string[] | undefined {
  const levels = useQueries({
    queries: ids.map((_, index) => areasQuery(areaLevel(country, ids.slice(0, index)))),
  });
  const names = ids.flatMap((id, index) => levels[index]?.data?.list.find((area) => area.id === id)?.name ?? []);
  return ids.length > 0 && names.length === ids.length ? names : undefined;
}
