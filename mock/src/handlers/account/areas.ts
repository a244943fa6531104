import { nearestLanguage } from '../../text.ts';
import type { Area } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';

/** One level of areas, by name: the countries, or the parts of a country or of another area. */
export const listAreas: Handler<'listAreas'> = (call) => {
  const { world, language, text } = call;
  const whole = wholeOf(call);
  const parts = world.areas
    .filter(({ parentId }) => parentId === whole)
    .toSorted((one, other) => text(one.name).localeCompare(text(other.name), nearestLanguage(one.name, language)));
  const list = parts.map((area) => ({
    id: area.id,
    country_code: area.code,
    name: text(area.name),
    has_children: world.areas.some(({ parentId }) => parentId === area.id),
    calling_code: area.callingCode,
    mobile_pattern: area.mobilePattern,
    mobile_example: area.mobileExample,
    postcode: area.postcode && { ...area.postcode },
  }));
  return { list };
};

/** The id of the area whose parts are wanted; null for the countries. Throws if it is not there, or not in the country. */
function wholeOf({ world: { areas }, query: { country, parent }, refuse }: Call<'listAreas'>): Area['parentId'] {
  if (country === undefined && parent === undefined) return null;
  const area = areas.find(({ id, code }) => (parent === undefined ? code === country : id === parent));
  if (!area || (country !== undefined && countryOf(areas, area).code !== country)) throw refuse('area_not_found');
  return area.id;
}

function countryOf(areas: readonly Area[], area: Area): Area {
  const whole = areas.find(({ id }) => id === area.parentId);
  return whole ? countryOf(areas, whole) : area;
}
