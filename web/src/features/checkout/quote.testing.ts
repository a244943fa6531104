import type { DataOf } from '@meridian/sdk';

type Quote = DataOf<'quoteOrder'>;

const duties = { included: true, note: 'Shipped within the country, so there are no duties.' };
const arrival = { arrives_from: '2026-11-26', arrives_by: '2026-11-29' };

/** The ordinary quote of the contract: two lines of two shops, 198.40 in all. */
export const quote: Quote = {
  groups: [
    {
      shop: { id: 1, name: 'Northwind Audio', logo: '/pictures/1f3a7.webp', initials: 'NW' },
      lines: [
        {
          line_id: 501,
          product_id: 101,
          sku_id: 1011,
          name: 'Aria 2 over-ear headphones',
          picture: '/pictures/1f3a7.webp',
          category_code: 'electrical',
          spec_text: 'Mist',
          price: '129.90',
          quantity: 1,
          subtotal: '129.90',
        },
      ],
      subtotal: '129.90',
      freight: '4.50',
      discount: '0.00',
      total_amount: '134.40',
      free_freight_gap: '70.10',
      ...arrival,
      duties,
    },
    {
      shop: { id: 2, name: 'Trailhead Supply', logo: '/pictures/1f392.webp', initials: 'TS' },
      lines: [
        {
          line_id: 502,
          product_id: 102,
          sku_id: 1021,
          name: 'Trail 24 L backpack',
          picture: '/pictures/1f392.webp',
          category_code: 'outdoors',
          spec_text: 'Berry',
          price: '64.00',
          quantity: 1,
          subtotal: '64.00',
        },
      ],
      subtotal: '64.00',
      freight: '0.00',
      discount: '0.00',
      total_amount: '64.00',
      free_freight_gap: null,
      ...arrival,
      duties,
    },
  ],
  address: null,
  promo: null,
  subtotal: '193.90',
  freight: '4.50',
  discount: '0.00',
  total_amount: '198.40',
  changes: [],
  valid_until: '2026-11-20T10:15:00Z',
  server_time: '2026-11-20T10:00:00Z',
};
