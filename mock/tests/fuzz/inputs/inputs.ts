import type { OperationId } from '@meridian/sdk';
import type { Inputs } from '../input-context.ts';
import { accountInputs } from './account.ts';
import { afterSaleInputs } from './after-sale.ts';
import { catalogueInputs } from './catalogue.ts';
import { orderInputs } from './orders.ts';
import { serviceInputs } from './service.ts';
import { sessionInputs } from './session.ts';
import { walletInputs } from './wallet.ts';

/** Every operation but the upload, which keeps nothing in the world. */
export type FuzzedOperation = Exclude<OperationId, 'uploadFile'>;

export const inputs = {
  ...sessionInputs,
  ...accountInputs,
  ...catalogueInputs,
  ...orderInputs,
  ...afterSaleInputs,
  ...walletInputs,
  ...serviceInputs,
} satisfies Required<Pick<Inputs, FuzzedOperation>>;
