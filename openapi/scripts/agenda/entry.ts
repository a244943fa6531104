import type { Operation, Schema, Sourced } from '../contract.ts';

/** Most costly risk of a wrong guess first. */
export const RISKS = ['money', 'security', 'state', 'other'] as const;
export type Risk = (typeof RISKS)[number];

/** One thing that the contract proposes and the back-end team confirms or corrects, by a point of the agenda. */
export type Entry = {
  risk: Risk;
  kind: 'operation' | 'parameter' | 'type' | 'property';
  /** The operationId or the component that it belongs to. */
  subject: string;
  /** Its unique name for people: `payOrders`, `listOrders ?keyword`, `Order.next_by` or `loginUser data.userinfo`. */
  where: string;
  /** Its name: `next_by`; empty for an operation or a type. */
  name: string;
  /** Its JSON pointer in the bundle. */
  pointer: string;
  /** The item itself, whose `x-provenance` says where it comes from. */
  item: Sourced;
  /** The schema of a parameter, a type or a property. */
  schema: Schema;
  /** Set for an operation and its own parameters. */
  operation?: Operation;
};
