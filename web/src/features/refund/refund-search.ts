import * as v from 'valibot';
import { Id, optional, Text } from '../../navigation/search-params.ts';

const refundTabs = ['apply', 'cases'] as const;
export type RefundTab = (typeof refundTabs)[number];

/** The tabs of orders that a refund can be requested for: not shipped, shipped, received, completed. */
export const refundableStages = ['1', '2', '3', '4'] as const;
export type RefundableStage = (typeof refundableStages)[number];

/** `stage` is a number in the URL: `?stage=2`. */
const Stage = v.pipe(Text, v.picklist(refundableStages));

export const RefundSearch = v.object({
  case: optional(Id),
  tab: optional(v.picklist(refundTabs)),
  stage: optional(Stage),
});
