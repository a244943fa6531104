import { orderStatusName, orderTabOf } from '@meridian/sdk/rules';

export const named: string = orderStatusName(0) ?? orderTabOf('0');
