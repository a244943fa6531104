import type { Area, Text } from '../../types.ts';
import { t } from '../text.ts';
import { ASIA } from './asia.ts';
import type { Country, Place } from './table.ts';
import { WEST } from './west.ts';

const name = ([en, zh]: Place): Text => t(en, zh);
const part = (id: number, parentId: number, place: Place): Area => ({
  id,
  parentId,
  code: null,
  name: name(place),
  callingCode: null,
  mobilePattern: null,
});

const ofCountry = (country: Country): Area[] => {
  const escaped = country.calling.replace('+', '\\+');
  const whole: Area = {
    id: country.id,
    parentId: null,
    code: country.code,
    name: name(country.name),
    callingCode: country.calling,
    mobilePattern: `^(${escaped}|${country.trunk})${country.mobile}$`,
  };
  const parts = country.regions.flatMap(([region, ...cities], index) => {
    const regionId = country.id * 10 + index + 1;
    const below = cities.map((city, place) => part(regionId * 10 + place + 1, regionId, city));
    return [part(regionId, country.id, region), ...below];
  });
  return [whole, ...parts];
};

/** Every country, region and city of the world, countries in the order of their English names. */
export const AREAS: readonly Area[] = [...ASIA, ...WEST]
  .toSorted((a, b) => (a.name[0] < b.name[0] ? -1 : 1))
  .flatMap(ofCountry);
