import { readFile } from 'node:fs/promises';

/** An operation with the contract's examples of it. */
export interface OperationExamples {
  operation: string;
  /** An example of a request. */
  args: { query?: Record<string, unknown>; body?: unknown };
  /** Its answers with HTTP 200, by the name of the example; the first is the ordinary success. */
  answers: [name: string, answer: { code: number; msg: string; data: unknown }][];
}

type Answer = OperationExamples['answers'][number][1];
interface Parameter {
  name: string;
  in: string;
  example?: unknown;
}
interface Media<Value> {
  examples: Record<string, { value: Value } | { $ref: string }>;
}
interface Operation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Media<unknown>> };
  responses: { '200': { content: { 'application/json': Media<Answer> } } };
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter>; examples: Record<string, { value: Answer }> };
}

const held = <Item>(items: Record<string, Item>, ref: string): Item => {
  const item = items[ref.slice(ref.lastIndexOf('/') + 1)];
  if (!item) throw new Error(`The contract has no ${ref}`);
  return item;
};

const callOf = ({ components }: Contract, operation: Operation): OperationExamples => {
  const parameters = (operation.parameters ?? []).map((one) =>
    '$ref' in one ? held(components.parameters, one.$ref) : one,
  );
  const query = parameters.filter((one) => one.in === 'query' && one.example !== undefined);
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const [body] = Object.values(media?.examples ?? {});
  const { examples } = operation.responses['200'].content['application/json'];
  return {
    operation: operation.operationId,
    args: {
      ...(query.length > 0 && { query: Object.fromEntries(query.map(({ name, example }) => [name, example])) }),
      ...(body && 'value' in body && { body: body.value }),
    },
    answers: Object.entries(examples).map(([name, example]) => [
      name,
      ('$ref' in example ? held(components.examples, example.$ref) : example).value,
    ]),
  };
};

/** Every operation of the bundled contract. */
export const contractExamples = async (): Promise<OperationExamples[]> => {
  const file = new URL('../../openapi/dist/openapi.json', import.meta.url);
  const contract: Contract = JSON.parse(await readFile(file, 'utf8'));
  return Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => callOf(contract, operation)),
  );
};
