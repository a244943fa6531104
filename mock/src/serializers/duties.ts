import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { DATA } from '../world/data/data.ts';
import type { Cents, Order } from '../world/types.ts';
import {
  type Consignment,
  type DutyLine,
  dutiesOf,
  dutyEstimate,
  isWithoutBorder,
  type Returned,
  returnedDuties,
} from '../world/views/duties.ts';
import type { SerializerContext } from './context.ts';

const notes = DATA.orders.duties;

/**
 * The contract's Duties with `total_with_duties`, of an order whose total is in cents. Without a known destination
 * (undefined) nothing is promised.
 */
export function serializeDuties(
  { text }: Pick<SerializerContext, 'text'>,
  consignment: Consignment | undefined,
  total: Cents,
): Pick<Schema<'Order'>, 'duties' | 'total_with_duties'> {
  const lines = consignment === undefined ? null : dutiesOf(consignment);
  const estimate = consignment !== undefined && lines === null ? dutyEstimate(consignment) : null;
  const onDelivery = lines && carrierSum(lines);
  return {
    duties: {
      included: onDelivery === 0,
      note: text(notes[noteOf(consignment, lines)]),
      lines: lines?.map(serializeLine) ?? null,
      on_delivery_amount: onDelivery === null ? null : fromCents(onDelivery),
      estimate: estimate && { from: fromCents(estimate.from), to: fromCents(estimate.to) },
    },
    total_with_duties: onDelivery === null ? null : fromCents(total + onDelivery),
  };
}

const carrierSum = (lines: readonly DutyLine[]): Cents =>
  lines.reduce((sum, { amount, collectedBy }) => (collectedBy === 'carrier' ? sum + amount : sum), 0);

function noteOf(consignment: Consignment | undefined, lines: readonly DutyLine[] | null): keyof typeof notes {
  if (consignment === undefined) return 'unknown';
  if (isWithoutBorder(consignment)) return consignment.from === consignment.to ? 'included' : 'union';
  const collectors = new Set(lines?.map(({ collectedBy }) => collectedBy));
  if (!collectors.has('shop')) return 'notIncluded';
  return collectors.has('carrier') ? 'partly' : 'inTotal';
}

const serializeLine = ({ kind, heading, base, amount, collectedBy }: DutyLine): Schema<'DutyLine'> => ({
  kind,
  heading,
  base: fromCents(base),
  amount: fromCents(amount),
  collected_by: collectedBy,
});

/** What comes back of an order's duties with a refund (contract: RefundDuties). */
export function serializeRefundDuties(
  { world, text }: Pick<SerializerContext, 'world' | 'text'>,
  order: Order,
  refund: Returned,
): Schema<'RefundDuties'> {
  const lines = returnedDuties(world, order, refund);
  const ofCarrier = lines?.filter(({ collectedBy }) => collectedBy === 'carrier') ?? [];
  const fromCarrier = lines === null || ofCarrier.length > 0;
  // A flat duty for a heading stays due while other goods of the heading are delivered.
  const isUncollected = refund.isUndelivered && ofCarrier.every(({ returned }) => returned > 0);
  const uncollected = isUncollected ? notes.returnedUncollected : notes.returnedNone;
  return {
    lines:
      lines?.map(({ returned, ...line }) => {
        const { base: _, ...told } = serializeLine(line);
        return { ...told, returned_amount: fromCents(returned) };
      }) ?? null,
    returned_amount: lines && fromCents(lines.reduce((sum, { returned }) => sum + returned, 0)),
    note: lines?.length === 0 ? '' : text(fromCarrier ? uncollected : notes.returnedInRefund),
  };
}
