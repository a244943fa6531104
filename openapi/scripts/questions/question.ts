/** What a wrong guess would cost most, first. */
export const RISKS = ['money', 'security', 'state', 'other'] as const;
export type Risk = (typeof RISKS)[number];

export const KINDS = ['operation', 'parameter', 'type', 'property'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that the contract proposes and the back-end team must confirm or correct. */
export type Question = {
  risk: Risk;
  kind: Kind;
  /** The operationId or the component that it belongs to: its heading. */
  subject: string;
  /** `payOrders`, `listOrders ?keyword`, `Order.next_by` or `loginUser data.userinfo`. */
  where: string;
  /** Type, bounds and meaning, in words. */
  proposal: string;
  question: string;
};
