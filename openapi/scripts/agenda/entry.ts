import type { Operation, Schema, Sourced } from '../contract.ts';

/** What a wrong guess would cost most, first. */
export const RISKS = ['money', 'security', 'state', 'other'] as const;
export type Risk = (typeof RISKS)[number];

/** One thing that the contract proposes and the back-end team confirms or corrects, by a point of the agenda. */
export type Entry = {
  risk: Risk;
  kind: 'operation' | 'parameter' | 'type' | 'property';
  /** The operationId or the component that it belongs to. */
  subject: string;
  /** Its name to people, unique: `payOrders`, `listOrders ?keyword`, `Order.next_by` or `loginUser data.userinfo`. */
  where: string;
  /** Its own name: `next_by`; empty for an operation and a type. */
  name: string;
  /** Its JSON pointer in the bundle. */
  pointer: string;
  /** The item itself, whose `x-provenance` says where it comes from. */
  item: Sourced;
  /** Of a parameter, a type and a property. */
  schema: Schema;
  /** Of an operation, and of its own parameters. */
  operation?: Operation;
};
