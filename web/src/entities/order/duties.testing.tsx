import type { Schema } from '@meridian/sdk';

export const duty = (heading: string): Schema<'DutyLine'> => ({
  kind: 'duty',
  heading,
  base: '64.00',
  amount: '3.50',
  collected_by: 'carrier',
});
export const tax: Schema<'DutyLine'> = {
  kind: 'import_tax',
  heading: null,
  base: '53.78',
  amount: '10.22',
  collected_by: 'shop',
};
