import type { Shop } from '../types.ts';

/** The parts of the world within which a parcel takes the days that a shop states. */
const REGIONS: readonly (readonly string[])[] = [
  ['CN', 'HK', 'JP', 'KR', 'MY', 'SG', 'TH', 'VN'],
  ['DE', 'ES', 'FR', 'GB', 'IT', 'NL'],
  ['CA', 'US'],
  ['AE', 'SA'],
  ['AU'],
  ['IN'],
];

/** The days that a parcel takes longer to another part of the world. */
const FARTHER = { min: 3, max: 5 };

const regionOf = (country: string) => REGIONS.find((countries) => countries.includes(country));

/** How many days a shop's parcel takes to a country, from the payment. */
export function deliveryDays({ dispatch, returns }: Shop, destination: string): { min: number; max: number } {
  const isNear = destination === returns.country || regionOf(destination)?.includes(returns.country) === true;
  const { min, max } = isNear ? { min: 0, max: 0 } : FARTHER;
  return { min: dispatch.daysMin + min, max: dispatch.daysMax + max };
}
