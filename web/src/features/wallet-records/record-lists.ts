import { billList, rechargeList, withdrawalList } from '@meridian/sdk/react';
import type { AuditFilter, WithdrawalFilter } from '@meridian/sdk/rules';
import type { RechargeMethod } from '../../entities/wallet/recharge-methods.ts';
import type { BillFilter } from './bill-filter.ts';

// All lists are by month in the device's time zone, newest first.

/** The device's time zone (decision openapi/005). */
const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The top-ups with an audit result (R4.03) and a method; without a method, of all methods. */
export const rechargesOf = (status: AuditFilter, method: RechargeMethod | undefined) =>
  rechargeList.pages({ status, method, time_zone: deviceTimeZone() });

/** The withdrawals with an audit result (R4.03). */
export const withdrawalsOf = (status: WithdrawalFilter) =>
  withdrawalList.pages({ status, time_zone: deviceTimeZone() });

/** The parameters of listBills and exportBills for a filter. */
export const billQuery = ({ direction, type, from, to }: BillFilter) => ({
  direction,
  type,
  date_from: from,
  date_to: to,
  time_zone: deviceTimeZone(),
});

export const billsOf = (filter: BillFilter) => billList.pages(billQuery(filter));
