import type { Refund, Text } from '../types.ts';
import { t } from './text.ts';

export interface RefundReason {
  readonly id: number;
  readonly name: Text;
  readonly types: readonly Refund['type'][];
}

const BOTH = ['refund_only', 'refund_return'] as const;

/** Why a customer may ask for money back, and for which type of refund each reason counts. */
export const REFUND_REASONS: readonly RefundReason[] = [
  { id: 1, name: t('No longer wanted', '不想要了'), types: BOTH },
  { id: 2, name: t('Arrived damaged', '收到时已损坏'), types: BOTH },
  { id: 3, name: t('Not as described', '与描述不符'), types: BOTH },
  { id: 4, name: t('Wrong product sent', '发错商品'), types: BOTH },
  { id: 5, name: t('The parcel did not arrive', '未收到包裹'), types: ['refund_only'] },
  { id: 6, name: t('Something is missing', '少件漏发'), types: ['refund_only'] },
];
