import type { Schema } from '@meridian/sdk';
import { DATA } from '../world/data/data.ts';
import type { Address, Area, World } from '../world/types.ts';
import type { SerializerContext } from './context.ts';
import { serializeKey } from './made-by.ts';

type Place = Pick<Address, 'areaIds'>;
type Asked = Pick<SerializerContext, 'world' | 'text'>;

/** The areas of an address, from the largest below the country to the smallest. Ids of removed areas are left out. */
const areasOf = ({ areas }: World, { areaIds }: Place): Area[] =>
  areaIds.flatMap((id) => areas.find((area) => area.id === id) ?? []);

/** The contract's `area_text`, largest part first: "Kyoto Prefecture, Kyoto". */
export const areaText = ({ world, text }: Asked, place: Place): string =>
  areasOf(world, place)
    .map(({ name }) => text(name))
    .join(text(DATA.phrases.addressSeparator));

/** The contract's Address, only for its owner: the mobile number is complete. */
export function serializeAddress(context: Asked, address: Address): Schema<'Address'> {
  const { id, addressee, mobile, country, detail, postcode, tag, isDefault, version } = address;
  const area = areasOf(context.world, address).map((part) => ({ id: part.id, name: context.text(part.name) }));
  const area_text = areaText(context, address);
  return {
    id,
    addressee,
    mobile,
    country,
    area,
    area_text,
    detail,
    postcode,
    tag,
    is_default: isDefault,
    version,
    ...serializeKey(address),
  };
}
