import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import type { AuditStatusName, OrderTabName, RefundStatus } from '@meridian/sdk/rules';

// What customers read for each state, shared by tabs, filters, tiles, shortcuts, headings and timelines.

/** The states of an order, which are also its tabs (R2.13). */
export const orderWords = {
  all: msg`All`,
  waiting_pay: msg`To pay`,
  waiting_deliver: msg`To ship`,
  delivered: msg`Shipped`,
  received: msg`Received`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  refunding: msg`Refunding`,
  refunded: msg`Refunded`,
  in_after_sale: msg`After-sale`,
} satisfies Record<OrderTabName, MessageDescriptor>;

/** The states of a refund case; an escalated case waits for the platform. */
export const refundWords = {
  applied: msg`Requested`,
  escalated: msg`Platform review`,
  accepted: msg`Accepted`,
  returning: msg`On its way back`,
  returned: msg`Return received`,
  refunded: msg`Refunded`,
  refused: msg`Refused`,
  withdrawn: msg({ context: 'refund', message: 'Cancelled' }),
} satisfies Record<RefundStatus | 'escalated', MessageDescriptor>;

/** The states of the audit of a top-up or a withdrawal, which are also its filter (R4.03). */
export const auditWords = {
  all: msg`All`,
  auditing: msg`Under review`,
  passed: msg`Approved`,
  refused: msg({ context: 'money', message: 'Refused' }),
  cancelled: msg({ context: 'money', message: 'Cancelled' }),
} satisfies Record<AuditStatusName | 'all', MessageDescriptor>;

export const auditEventWords = {
  submitted: msg`Submitted`,
  passed: auditWords.passed,
  refused: auditWords.refused,
  cancelled: auditWords.cancelled,
} satisfies Record<Schema<'AuditEvent'>['event'], MessageDescriptor>;
