import { nearestLanguage } from '../../text.ts';
import type { Area, World } from '../../world/types.ts';
import type { Handler } from '../handler.ts';

export const listAreas: Handler<'listAreas'> = ({ world, query, language, text, refuse }) => {
  const { country, parent } = query;
  const above = parentOf(world, country, parent);
  if (above === undefined) throw refuse('area_not_found');
  const list = world.areas
    .filter(({ parentId }) => parentId === (above?.id ?? null))
    .toSorted((one, other) => text(one.name).localeCompare(text(other.name), nearestLanguage(one.name, language)))
    .map(({ id, code, name, callingCode, mobilePattern, mobileExample, postcode }) => ({
      id,
      country_code: code,
      name: text(name),
      has_children: world.areas.some(({ parentId }) => parentId === id),
      calling_code: callingCode,
      mobile_pattern: mobilePattern,
      mobile_example: mobileExample,
      postcode: postcode && { ...postcode },
    }));
  return { list };
};

/** The area whose parts are requested; null for the top level, undefined if there is no such area. */
function parentOf({ areas }: World, country?: string, parent?: number): Area | null | undefined {
  const land = country === undefined ? null : areas.find(({ code }) => code === country);
  if (parent === undefined || land === undefined) return land;
  const area = areas.find(({ id }) => id === parent);
  return land === null || (area && countryOf(areas, area) === land) ? area : undefined;
}

function countryOf(areas: readonly Area[], area: Area): Area {
  const above = areas.find(({ id }) => id === area.parentId);
  return above ? countryOf(areas, above) : area;
}
