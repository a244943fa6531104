import { DATA } from '../data/data.ts';
import type { Area, Text } from '../types.ts';

const part = (parentId: number, { id, name }: { readonly id: number; readonly name: Text }): Area => ({
  id,
  parentId,
  code: null,
  name,
  callingCode: null,
  mobilePattern: null,
  mobileExample: null,
  postcode: null,
});

/** All countries, regions and cities of the world, countries in the order of their English names. */
export const AREAS: readonly Area[] = Object.entries(DATA.areas).flatMap(([code, country]) => {
  const escaped = country.callingCode.replace('+', '\\+');
  const whole: Area = {
    id: country.id,
    parentId: null,
    code,
    name: country.name,
    callingCode: country.callingCode,
    mobilePattern: `^(${escaped}|${country.trunk})${country.mobile}$`,
    mobileExample: country.callingCode + country.mobileExample,
    postcode: country.postcode && { ...country.postcode, pattern: `^${country.postcode.pattern}$` },
  };
  const parts = Object.values(country.regions).flatMap((region) => [
    part(country.id, region),
    ...Object.values(region.cities).map((city) => part(region.id, city)),
  ]);
  return [whole, ...parts];
});
