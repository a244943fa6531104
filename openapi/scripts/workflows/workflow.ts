/** A customer's journey, as `workflows/*.yaml` has it. */
export type Workflow = { summary: string; steps: Step[] };

/** One call of a journey. */
export type Step = {
  /** The operation. */
  call: string;
  /** The step's name, if the workflow calls the operation twice. */
  as?: string;
  /** Parameters, or what is changed in the ordinary example of the body; null leaves a member out. */
  with?: Record<string, unknown>;
  /** Whose token is sent: the customer's by default, `none`, or that of a step. */
  token?: string;
  /** What must be true of the answer: `#/status == 1`. */
  expect?: string[];
  /** The refusal that must come, in place of a success. */
  refused?: string;
  /** The HTTP status, 200 by default. */
  status?: number;
};

/** What a workflow takes: its description, and the mock's value. The default runs against the mock. */
export const INPUTS = {
  account: ['The log-in name of a customer made for tests, with an address, a payee and money.', 'demo@meridian.shop'],
  password: ['Their password.', 'demo123456'],
  pay_code: ['Their payment code.', '246810'],
  product_id: ['A product that is on sale, and is not in their bag.', 110],
  sku_id: ['A SKU of it, with three pieces to buy.', 11001],
  verification_code: ['The code that the server sends to a new customer.', '123456'],
  new_mobile: ['A mobile number that no customer has: another one for each run.', '+4915112345679'],
  new_password: ['The password of a new customer.', 'quiet-harbour-7'],
} as const;
