import type { OrderStatus, Text } from '../types.ts';
import { EVENT, KYOTO, TOKYO } from './parcels.ts';
import { t } from './text.ts';

/** An order of the contract's example world; what it lacks is not there or null. */
export interface Named {
  readonly id: number;
  readonly sn: string;
  readonly status: OrderStatus;
  readonly before?: OrderStatus;
  readonly shop: number;
  readonly items: readonly (readonly [productId: number, skuId: number, quantity: number])[];
  readonly freight: number;
  readonly created: string;
  readonly paid?: string;
  readonly shipped?: string;
  readonly received?: string;
  readonly completed?: string;
  readonly cancelled?: string;
  readonly parcel?: readonly [carrier: string, number: string];
  readonly events?: readonly (readonly [at: string, place: Text | null, text: Text])[];
  readonly remark?: string;
  readonly refund?: number;
  readonly review?: number;
}

const OSAKA = t('Osaka', '大阪');
const LYON = t('Lyon', '里昂');

/** The nine orders of the contract's example world, one in every status. A table: its length is its content. */
export const NAMED: readonly Named[] = [
  {
    id: 9008,
    sn: 'M2610200733',
    status: -3,
    shop: 2,
    items: [[102, 1022, 1]],
    freight: 0,
    created: '2026-10-20T09:30:00Z',
    paid: '2026-10-20T09:31:20Z',
    shipped: '2026-10-20T23:40:00Z',
    received: '2026-10-22T09:10:00Z',
    parcel: ['Yamato', '493121862270'],
    events: [
      ['2026-10-20T23:40:00Z', null, EVENT.shipped],
      ['2026-10-21T04:00:00Z', OSAKA, EVENT.taken],
      ['2026-10-22T09:05:00Z', KYOTO, EVENT.delivered],
    ],
    refund: 8002,
  },
  {
    id: 9006,
    sn: 'M2610280110',
    status: -1,
    shop: 3,
    items: [[104, 1041, 1]],
    freight: 2_500,
    created: '2026-10-28T10:20:00Z',
    cancelled: '2026-10-28T10:50:00Z',
  },
  {
    id: 9004,
    sn: 'M2611050106',
    status: 4,
    shop: 4,
    items: [[106, 1061, 2]],
    freight: 0,
    created: '2026-11-05T03:15:00Z',
    paid: '2026-11-05T03:16:30Z',
    shipped: '2026-11-06T02:00:00Z',
    received: '2026-11-09T08:20:00Z',
    completed: '2026-11-10T09:00:00Z',
    parcel: ['Yamato', '493122010378'],
    events: [
      ['2026-11-06T02:00:00Z', null, EVENT.shipped],
      ['2026-11-06T06:30:00Z', LYON, EVENT.taken],
      ['2026-11-08T15:20:00Z', TOKYO, EVENT.sorted],
      ['2026-11-09T08:05:00Z', KYOTO, EVENT.delivered],
    ],
    review: 7001,
  },
  {
    id: 9005,
    sn: 'M2611080511',
    status: 3,
    shop: 2,
    items: [[103, 1031, 1]],
    freight: 0,
    created: '2026-11-08T12:05:00Z',
    paid: '2026-11-08T12:06:40Z',
    shipped: '2026-11-10T01:30:00Z',
    received: '2026-11-17T09:45:00Z',
    parcel: ['Sagawa', '367455120984'],
    events: [
      ['2026-11-10T01:30:00Z', null, EVENT.shipped],
      ['2026-11-10T07:10:00Z', OSAKA, EVENT.taken],
      ['2026-11-16T20:40:00Z', KYOTO, EVENT.office],
      ['2026-11-17T05:20:00Z', KYOTO, EVENT.delivered],
    ],
  },
  {
    id: 9007,
    sn: 'M2611100921',
    status: -2,
    before: 3,
    shop: 1,
    items: [[101, 1011, 1]],
    freight: 450,
    created: '2026-11-10T14:00:00Z',
    paid: '2026-11-10T14:02:00Z',
    shipped: '2026-11-11T05:00:00Z',
    received: '2026-11-13T10:30:00Z',
    parcel: ['Yamato', '493122064410'],
    events: [
      ['2026-11-11T05:00:00Z', null, EVENT.shipped],
      ['2026-11-11T09:15:00Z', OSAKA, EVENT.taken],
      ['2026-11-13T00:40:00Z', KYOTO, EVENT.office],
      ['2026-11-13T09:50:00Z', KYOTO, EVENT.delivered],
    ],
    refund: 8001,
  },
  {
    id: 9009,
    sn: 'M2611120645',
    status: -4,
    before: 2,
    shop: 4,
    items: [[106, 1061, 1]],
    freight: 500,
    created: '2026-11-12T07:20:00Z',
    paid: '2026-11-12T07:21:45Z',
    shipped: '2026-11-13T02:40:00Z',
    parcel: ['Japan Post', '628844107735'],
    events: [
      ['2026-11-13T02:40:00Z', null, EVENT.shipped],
      ['2026-11-13T08:30:00Z', LYON, EVENT.taken],
      ['2026-11-16T06:15:00Z', KYOTO, EVENT.delivered],
    ],
    refund: 8003,
  },
  {
    id: 9003,
    sn: 'M2611140207',
    status: 2,
    shop: 1,
    items: [[101, 1012, 1]],
    freight: 450,
    created: '2026-11-14T06:40:00Z',
    paid: '2026-11-14T06:42:10Z',
    shipped: '2026-11-15T06:30:00Z',
    parcel: ['Yamato', '493122087715'],
    events: [
      ['2026-11-15T06:30:00Z', null, EVENT.shipped],
      ['2026-11-15T10:20:00Z', OSAKA, EVENT.taken],
      ['2026-11-17T20:05:00Z', TOKYO, EVENT.sorted],
      ['2026-11-19T01:50:00Z', TOKYO, EVENT.left],
      ['2026-11-20T01:12:00Z', KYOTO, EVENT.office],
    ],
  },
  {
    id: 9002,
    sn: 'M2611190312',
    status: 1,
    shop: 2,
    items: [
      [102, 1021, 1],
      [105, 1052, 1],
    ],
    freight: 0,
    created: '2026-11-19T08:10:25Z',
    paid: '2026-11-19T08:12:00Z',
  },
  {
    id: 9001,
    sn: 'M2611200418',
    status: 0,
    shop: 1,
    items: [[101, 1011, 1]],
    freight: 450,
    created: '2026-11-20T09:54:18Z',
    remark: 'Please ring twice.',
  },
];
