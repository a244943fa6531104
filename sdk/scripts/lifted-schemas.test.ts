import { expect, test } from 'vitest';
import type { Contract } from './contract.ts';
import { liftedSchemas, renderLifted } from './lifted-schemas.ts';

const order = { $ref: '#/components/schemas/Order' };
const contract: Contract = {
  paths: {
    '/api/order': {
      post: {
        operationId: 'findOrder',
        summary: 'Find an order',
        parameters: [{ in: 'query', name: 'page', schema: { type: 'integer' } }],
        requestBody: { content: { 'application/json': { schema: order } } },
        responses: { 200: { content: { 'application/json': { schema: { oneOf: [order, { type: 'null' }] } } } } },
      },
    },
  },
  components: {
    schemas: {
      GetOrderSuccess: { type: 'object', properties: { data: { type: 'object', properties: { order } } } },
      Order: {
        title: 'Order',
        type: 'object',
        properties: {
          title: { type: 'string' },
          status: { type: 'string', 'x-extensible-enum': ['paid'] },
          proof: { type: 'string', format: 'binary' },
        },
      },
    },
  },
  'x-business-codes': [],
};

test('queries, bodies and answers without a name get one, and what no schema can express a placeholder', () => {
  expect(liftedSchemas(contract)).toEqual({
    GetOrderSuccess: contract.components.schemas?.['GetOrderSuccess'],
    Order: {
      type: 'object',
      properties: { title: { type: 'string' }, status: { enum: ['paid', '@string'] }, proof: { const: '@Blob' } },
    },
    LiftedFindOrderQuery: { type: 'object', required: [], properties: { page: { type: 'integer' } } },
    LiftedFindOrderAnswer: { oneOf: [order, { type: 'null' }] },
  });
});

test('what a generator wrote becomes the files of the SDK', () => {
  const { schema, namedSchemas } = renderLifted(
    contract,
    `export type GetOrderSuccess = { data: { order: Order } };
    export interface Order { title?: string; status?: 'paid' | '@string'; proof?: '@Blob' }
    export type LiftedFindOrderQuery = { page?: number };
    export type LiftedFindOrderAnswer = Order | null;`,
  );
  expect(namedSchemas).toContain(`status?: ('paid' | (string & {})) | undefined;`);
  expect(namedSchemas).toContain('export type GetOrderData = {\n    order: Order;\n};');
  expect(namedSchemas).toContain('data: GetOrderData;');
  expect(namedSchemas).toContain('export type Order = {');
  expect(namedSchemas).toContain('proof?: Blob | undefined;');
  expect(schema).toContain('type LiftedFindOrderAnswer = Schemas.Order | null;');
  expect(schema).toContain(`requestBody: { content: { 'application/json': Schemas.Order } };`);
});
