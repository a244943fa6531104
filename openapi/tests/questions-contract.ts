import type { Contract, Operation } from '../scripts/contract.ts';

const proposed = { 'x-provenance': 'proposed' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function operation(operationId: string, tag: string, more: Partial<Operation> = {}): Operation {
  const success = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Success`;
  const answer = { description: 'The answer.', content: { 'application/json': { schema: { oneOf: [ref(success)] } } } };
  return {
    operationId,
    tags: [tag],
    summary: operationId,
    description: `About ${operationId}.`,
    'x-errors': [],
    responses: { '200': answer },
    ...proposed,
    ...more,
  };
}

function success(data: Contract['components']['schemas'][string]) {
  const properties = { code: { const: 1 }, msg: { type: 'string' }, time: { type: 'string', ...proposed }, data };
  return { type: 'object', required: ['code', 'msg', 'time', 'data'], properties };
}

/** A contract in which the order of the document is the reverse of the order of risks. */
export const contract: Contract = {
  info: { title: 'A small shop', version: '1.0.0' },
  tags: [],
  paths: {
    '/api/help': { get: operation('getHelp', 'service') },
    '/api/order': {
      get: operation('getOrder', 'orders', {
        parameters: [{ name: 'id', in: 'query', required: true, schema: { type: 'integer', minimum: 1 }, ...proposed }],
      }),
    },
    '/api/login': {
      post: operation('loginUser', 'session', {
        'x-provenance': 'stated 7',
        requestBody: { content: { 'application/json': { schema: ref('LoginUserBody') } } },
      }),
    },
    '/api/pay': { post: operation('payOrders', 'orders', { 'x-risk': 'money', 'x-idempotent': true }) },
  },
  components: {
    schemas: {
      GetHelpSuccess: success({
        type: 'array',
        maxItems: 9,
        items: { properties: { hours: { type: 'string', ...proposed } } },
      }),
      GetOrderSuccess: success(ref('Order')),
      PayOrdersSuccess: success(ref('Order')),
      LoginUserSuccess: success({ properties: { userinfo: { type: 'object', 'x-provenance': 'stated 7' } } }),
      LoginUserBody: {
        required: ['password'],
        properties: { password: { type: 'string', minLength: 6, maxLength: 72, ...proposed } },
      },
      Order: {
        type: 'object',
        required: ['total', 'next_by'],
        properties: {
          note: { type: ['string', 'null'], maxLength: 200, description: 'A remark.', ...proposed },
          next_by: { type: 'string', format: 'date-time', ...proposed },
          total: { ...ref('Money'), ...proposed },
          freight: { ...ref('Money'), 'x-provenance': 'stated 3' },
          items_total: { type: 'integer', ...proposed },
        },
      },
      Money: { type: 'string', pattern: '^\\d+$', description: 'Dollars.', 'x-risk': 'money', ...proposed },
    },
  },
};
