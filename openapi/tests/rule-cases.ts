import type { Change } from './changed-contract.ts';

/** One change to the good fixture, and the one line that it must lead to. */
export type RuleCase = Change & { line: string };

const LIST = 'paths/cart_list.yaml';
const ADD = 'paths/cart_add.yaml';
const LINE = 'components/schemas/CartLine.yaml';
const BODY = 'components/schemas/AddCartLineBody.yaml';

/** Bad fixtures by rule: each is the good one with a single change. One table, long because the rules are many. */
export const RULE_CASES: Record<string, RuleCase[]> = {
  ascii: [
    {
      file: LINE,
      from: 'enum: [plain, gift]',
      to: 'enum: [plain, gift, 礼物]',
      line: 'openapi/components/schemas/CartLine.yaml:14 The enum value "礼物" must be plain ASCII: rename it.',
    },
    {
      file: LINE,
      from: '  kind:',
      to: '  größe: { type: integer, description: Its size., x-provenance: proposed }\n  kind:',
      line: 'openapi/components/schemas/CartLine.yaml:12 The property name "größe" must be plain ASCII: rename it.',
    },
    {
      file: BODY,
      from: '^.{0,200}$',
      to: '^[一-龠]{0,200}$',
      line: 'openapi/components/schemas/AddCartLineBody.yaml:9 The pattern "^[一-龠]{0,200}$" must be plain ASCII: rename it.',
    },
    {
      file: LIST,
      from: 'name: filter',
      to: 'name: filtre_é',
      line: 'openapi/paths/cart_list.yaml:11 The parameter name "filtre_é" must be plain ASCII: rename it.',
    },
  ],
  'bounded-strings': [
    {
      file: BODY,
      from: 'type: string, maxLength: 60',
      to: 'type: string',
      line: 'openapi/components/schemas/AddCartLineBody.yaml:8 A string that clients send has no bound: add maxLength, a pattern, an enum or a format.',
    },
    {
      file: LIST,
      from: 'type: string, maxLength: 60',
      to: "type: [string, 'null']",
      line: 'openapi/paths/cart_list.yaml:19 A string that clients send has no bound: add maxLength, a pattern, an enum or a format.',
    },
  ],
  'business-errors': [
    {
      file: LIST,
      from: '  x-errors: []\n',
      to: '',
      line: 'openapi/paths/cart_list.yaml:1 getCart has no x-errors: list the names of the business codes it can answer, or write [].',
    },
    {
      file: LIST,
      from: 'x-errors: []',
      to: 'x-errors: [sold_out]',
      line: 'openapi/paths/cart_list.yaml:7 getCart declares sold_out, which x-codes of BusinessCode does not know: correct the name or add the code.',
    },
    {
      file: LIST,
      from: 'x-errors: []',
      to: 'x-errors: [out_of_stock]',
      line: 'openapi/paths/cart_list.yaml:7 getCart declares out_of_stock but shows no 200 example of that name: add one.',
    },
    {
      file: ADD,
      from: 'x-errors: [out_of_stock]',
      to: 'x-errors: []',
      line: 'openapi/paths/cart_add.yaml:37 The 200 example out_of_stock of addCartLine has the code 2003, but x-errors does not declare it: declare it or drop the example.',
    },
    {
      file: 'components/schemas/BusinessCode.yaml',
      from: '{ code: 2003, name',
      to: '{ code: 2004, name',
      line: 'openapi/components/examples/OutOfStock.yaml:3 The example out_of_stock of addCartLine must have the code 2004, as x-codes of BusinessCode says.',
    },
  ],
  envelope: [
    {
      file: ADD,
      from: 'AddCartLineSuccess.yaml\n              - $ref: ../components/schemas/Failure.yaml',
      to: 'AddCartLineSuccess.yaml\n              - $ref: ../components/schemas/Failure.yaml\n              - $ref: ../components/schemas/HttpFailure.yaml',
      line: 'openapi/paths/cart_add.yaml:25 The 200 answer of addCartLine must be oneOf AddCartLineSuccess and Failure, in this order, by reference.',
    },
    {
      file: 'components/schemas/GetCartSuccess.yaml',
      from: 'const: 1,',
      to: 'enum: [1, 0],',
      line: 'openapi/components/schemas/GetCartSuccess.yaml:7 The code of GetCartSuccess must be "const: 1".',
    },
  ],
  'failure-responses': [
    {
      file: LIST,
      from: "    '401': { $ref: ../components/responses/Unauthorized.yaml }\n",
      to: '',
      line: 'openapi/paths/cart_list.yaml:1 getCart takes a token but declares no 401 response: add a reference to components/responses/Unauthorized.yaml.',
    },
    {
      file: ADD,
      from: "    '422': { $ref: ../components/responses/Unprocessable.yaml }\n",
      to: '',
      line: 'openapi/paths/cart_add.yaml:1 addCartLine takes parameters or a body but declares no 422 response: add a reference to components/responses/Unprocessable.yaml.',
    },
    {
      file: LIST,
      from: "    '500': { $ref: ../components/responses/ServerError.yaml }\n",
      to: '',
      line: 'openapi/paths/cart_list.yaml:1 getCart can fail but declares no 500 response: add a reference to components/responses/ServerError.yaml.',
    },
  ],
  'full-stop': [
    {
      file: LINE,
      from: 'For one piece.',
      to: 'For one piece',
      line: 'openapi/components/schemas/CartLine.yaml:10 This description must end with a full stop.',
    },
    {
      file: LIST,
      from: 'Everything in the bag, newest first.',
      to: 'Everything in the bag',
      line: 'openapi/paths/cart_list.yaml:5 This description must end with a full stop.',
    },
  ],
  mutations: [
    {
      file: ADD,
      from: '  x-idempotent: false\n',
      to: '',
      line: 'openapi/paths/cart_add.yaml:1 addCartLine changes data: add "x-idempotent: true" if a repeat is harmless, else "x-idempotent: false".',
    },
    {
      file: ADD,
      from: '  x-invalidates: [getCart]\n',
      to: '',
      line: 'openapi/paths/cart_add.yaml:1 addCartLine changes data: add x-invalidates, the operationIds of the reads whose answers it changes, or [].',
    },
    {
      file: ADD,
      from: '[getCart]',
      to: '[getBag]',
      line: 'openapi/paths/cart_add.yaml:8 addCartLine invalidates getBag, which no operation is called: correct the name.',
    },
    {
      file: ADD,
      from: '[getCart]',
      to: '[addCartLine]',
      line: 'openapi/paths/cart_add.yaml:8 addCartLine invalidates addCartLine, which is not a read: name only reads.',
    },
    {
      file: LIST,
      from: '  x-errors: []\n',
      to: '  x-errors: []\n  x-invalidates: []\n',
      line: 'openapi/paths/cart_list.yaml:8 getCart only reads: remove x-invalidates.',
    },
    {
      file: 'openapi.yaml',
      from: '/api/cart/list:',
      to: '/api/user/set_language:',
      line: 'openapi/paths/cart_list.yaml:1 getCart changes data: add "x-idempotent: true" if a repeat is harmless, else "x-idempotent: false".',
    },
  ],
  'no-all-of-in-body': [
    {
      file: BODY,
      from: 'required: [name]',
      to: 'allOf: [{ minProperties: 1 }]\nrequired: [name]',
      line: 'openapi/components/schemas/AddCartLineBody.yaml:6 allOf in a request body: write the properties out, or use oneOf with a const discriminator.',
    },
  ],
  'no-circular-ref': [
    {
      file: LINE,
      from: '  kind:',
      to: '  inside: { $ref: ./Cart.yaml, x-provenance: proposed }\n  kind:',
      line: 'openapi/components/schemas/Cart.yaml:12 This $ref leads back to the schema it stands in: break the circle, for example with an id.',
    },
  ],
  'operation-names': [
    {
      file: LIST,
      from: 'operationId: getCart',
      to: 'operationId: cart',
      line: 'openapi/paths/cart_list.yaml:2 The operationId cart must be a verb',
    },
  ],
  'ordinary-example': [
    {
      file: LIST,
      from: 'ordinary:',
      to: 'usual:',
      line: 'openapi/paths/cart_list.yaml:30 The first 200 example of getCart must be called ordinary: put the ordinary success first.',
    },
    {
      file: ADD,
      from: 'ordinary:\n            summary: One piece',
      to: 'one:\n            summary: One piece',
      line: 'openapi/paths/cart_add.yaml:14 The body of addCartLine has no example called ordinary: add one under examples.',
    },
  ],
  'parameter-shape': [
    {
      file: LIST,
      from: 'name: filter',
      to: "name: 'filter[keyword]'",
      line: 'openapi/paths/cart_list.yaml:11 The parameter name filter[keyword] has brackets: declare one object parameter with "style: deepObject".',
    },
    {
      file: LIST,
      from: '        type: object\n',
      to: '        type: object\n        required: [keyword]\n',
      line: 'openapi/paths/cart_list.yaml:18 The deepObject parameter filter requires keys, which makes it mandatory itself: remove required.',
    },
  ],
  provenance: [
    {
      file: LIST,
      from: 'x-provenance: stated 7',
      to: 'x-provenance: stated 12',
      line: 'openapi/paths/cart_list.yaml:15 x-provenance of the parameter filter is "stated 12": write "proposed" or "stated" with a section from 1 to 9.',
    },
    {
      file: LINE,
      from: '    description: For one piece.\n    x-provenance: stated 3\n',
      to: '    description: For one piece.\n',
      line: 'openapi/components/schemas/CartLine.yaml:8 Say where the property price comes from: add "x-provenance: proposed" or "x-provenance: stated <section>".',
    },
    {
      file: 'components/schemas/Money.yaml',
      from: 'x-provenance: proposed\n',
      to: '',
      line: 'openapi/components/schemas/Money.yaml:1 Say where the schema Money comes from: add "x-provenance: proposed" or "x-provenance: stated <section>".',
    },
    {
      file: ADD,
      from: '  x-provenance: proposed\n',
      to: '',
      line: 'openapi/paths/cart_add.yaml:1 Say where the operation addCartLine comes from: add "x-provenance: proposed" or "x-provenance: stated <section>".',
    },
    {
      file: 'components/parameters/Page.yaml',
      from: 'x-provenance: proposed\n',
      to: '',
      line: 'openapi/components/parameters/Page.yaml:1 Say where the parameter page comes from: add "x-provenance: proposed" or "x-provenance: stated <section>".',
    },
  ],
};
