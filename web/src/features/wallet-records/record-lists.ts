import { billList, rechargeList, withdrawalList } from '@meridian/sdk/react';
import type { AuditFilter, WithdrawalFilter } from '@meridian/sdk/rules';
import { deviceTimeZone } from '../../entities/wallet/device-time-zone.ts';
import type { RechargeMethod } from '../../entities/wallet/recharge-methods.ts';
import type { BillFilter } from './bill-filter.ts';

// Each by the months of the device's time zone, newest first.

/** The top-ups of an audit result (R4.03) and of a method; of all methods without one. */
export const rechargesOf = (status: AuditFilter, method: RechargeMethod | undefined) =>
  rechargeList.pages({ status, method, time_zone: deviceTimeZone() });

/** The withdrawals of an audit result (R4.03). */
export const withdrawalsOf = (status: WithdrawalFilter) =>
  withdrawalList.pages({ status, time_zone: deviceTimeZone() });

/** What listBills and exportBills are asked with. */
export const billQuery = ({ direction, type, from, to }: BillFilter) => ({
  direction,
  type,
  date_from: from,
  date_to: to,
  time_zone: deviceTimeZone(),
});

/** The movements of the balance under a filter. */
export const billsOf = (filter: BillFilter) => billList.pages(billQuery(filter));
