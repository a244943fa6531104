import { groupBy } from '../../../../shared/group-by.ts';
import type { Finding } from '../../finding.ts';
import { type EnvelopeContext, type Fault, judge } from '../check-context.ts';
import type { CheckId } from '../check-list.ts';
import type { Complaint } from './explain.ts';
import { mistakeOf, SHAPE_CHECKS } from './mistakes.ts';

/** Fields that the checks of the envelope report better. */
const OF_THE_ENVELOPE = /^\/(code|msg|time|reason)(\/|$)/;
const ENVELOPE_FIELDS = new Set(['code', 'msg', 'time', 'data', 'reason']);

const isOfTheEnvelope = ({ pointer, property }: Complaint): boolean =>
  OF_THE_ENVELOPE.test(pointer) || (pointer === '' && ENVELOPE_FIELDS.has(property ?? ''));

/** Checks the answer against its schema: one finding for each mistake, however often it occurs in a list. */
export function shape(context: EnvelopeContext): Finding[] {
  if (context.schema === undefined) return [];
  const complaints = onePerPlace(context.complaints.filter((complaint) => !isOfTheEnvelope(complaint)));
  const groups = groupBy(complaints, slipAndPlace);
  const faults = new Map<CheckId, Fault[]>(SHAPE_CHECKS.map((check) => [check, []]));
  for (const [first, ...more] of groups.values()) {
    if (first === undefined) continue;
    const { check, message, expected } = mistakeOf(first);
    const { pointer, contract, value, keyword } = first;
    const times = more.length === 0 ? '' : `, and ${more.length} more like it`;
    const got = keyword === 'required' ? undefined : value;
    const fault = { message: `${pointer || 'the answer'}: ${message}${times}`, at: pointer, expected, got, contract };
    faults.set(check, [...(faults.get(check) ?? []), fault]);
  }
  return [...faults].flatMap(([check, found]) => judge(context, check, found));
}

/** The key of a mistake: its name, the place in the contract and, for a missing field, the field. */
const slipAndPlace = (complaint: Complaint): string =>
  [mistakeOf(complaint).check, complaint.contract, complaint.property ?? ''].join(' ');

/** Of several complaints about one value, such as its type and its enum, keeps the most telling. */
function onePerPlace(complaints: readonly Complaint[]): Complaint[] {
  const places = groupBy(complaints, ({ pointer, keyword, property }) =>
    keyword === 'required' ? `${pointer} lacks ${property}` : pointer,
  );
  return [...places.values()].flatMap((several) => {
    const named = several.find((complaint) => !mistakeOf(complaint).check.startsWith('schema-'));
    return named ?? several.find(({ keyword }) => keyword === 'type') ?? several[0] ?? [];
  });
}
