import {
  type BusinessCode,
  type Contract,
  ContractError,
  callsOf,
  componentOf,
  type Example,
  type Schema,
} from './contract.ts';

/** The time of the answers in examples, in Unix seconds. */
const EXAMPLE_TIME = '1795168800';

/**
 * Makes the HTTP 200 of each operation accept only its declared answers: replaces Failure, which fits any refusal, in
 * `oneOf` by one schema for each name in `x-errors`, and adds an example of each. The sources name refusals only in
 * `x-errors`: Failure has what all refusals share, `x-codes` what differs. Both disappear here. The closed list moves
 * to `x-business-codes`, since linters would report an unreferenced schema. An operation whose details differ from
 * those of `x-codes` has its own example under the name of the refusal.
 * @throws ContractError, one line, for a name or details that the contract does not have
 */
export function withRefusals(sources: Contract): Contract {
  const contract = structuredClone(sources);
  const { schemas } = contract.components;
  const { Failure, BusinessCode, ...others } = schemas;
  const codes = BusinessCode?.['x-codes'] ?? [];
  if (Failure === undefined) throw new ContractError('The contract has no schema called Failure');
  const refusals = new Map(codes.map((code) => [code.name, { component: refusalName(code.name), code }]));

  for (const { operation } of callsOf(contract)) {
    const { '200': response } = operation.responses;
    const content = response !== undefined && 'content' in response ? response.content : undefined;
    const media = content?.['application/json'];
    const success = media?.schema.oneOf?.find(({ $ref }) => $ref !== undefined && componentOf($ref) !== 'Failure');
    if (media === undefined || success === undefined) continue;
    const declared = operation['x-errors'].map((name) => {
      const refusal = refusals.get(name);
      if (refusal === undefined)
        throw new ContractError(`${operation.operationId} declares ${name}, which x-codes does not know`);
      return { $ref: `#/components/schemas/${refusal.component}` };
    });
    media.schema = declared.length === 0 ? success : { oneOf: [success, ...declared] };
    const own = media.examples;
    const shared = operation['x-errors'].map((name) => [name, { $ref: `#/components/examples/${pascalCase(name)}` }]);
    media.examples = { ...own, ...Object.fromEntries(shared), ...own };
  }

  const used = new Set(callsOf(contract).flatMap(({ operation }) => operation['x-errors']));
  const examples: Record<string, Example> = {};
  for (const { component, code } of refusals.values()) {
    if (!used.has(code.name)) continue;
    others[component] = refusalSchema(Failure, code, schemas);
    examples[pascalCase(code.name)] = refusalExample(code);
  }
  const components = { ...contract.components, schemas: others, examples };
  return { ...contract, components, 'x-business-codes': codes.map(({ example, ...code }) => code) };
}

function refusalExample({ code, name, meaning, msg, example = null }: BusinessCode): Example {
  const value = { code, reason: name, msg: msg['en'], time: EXAMPLE_TIME, data: example };
  return { summary: firstClause(meaning), value };
}

function refusalSchema(
  failure: Schema,
  { code, name, meaning, data }: BusinessCode,
  schemas: Contract['components']['schemas'],
): Schema {
  if (data !== null && schemas[data] === undefined)
    throw new ContractError(`${name} has the details ${data}, which no schema is called`);
  const { code: number, reason, data: details, ...common } = failure.properties ?? {};
  const described = (property: Schema | undefined, description: string) => ({
    description,
    'x-provenance': property?.['x-provenance'] ?? 'proposed',
  });
  return {
    ...failure,
    title: `${name} (${code})`,
    description: meaning,
    properties: {
      code: { type: 'integer', const: code, ...described(number, 'The business code.') },
      reason: { type: 'string', const: name, ...described(reason, 'The name of the code.') },
      ...common,
      data:
        data === null
          ? { type: 'null', ...described(details, 'This refusal has no details.') }
          : { $ref: `#/components/schemas/${data}`, ...described(details, 'What the client needs to say why.') },
    },
  };
}

/** `pay_code_wrong` → `PayCodeWrongRefusal`. */
function refusalName(name: string): string {
  return `${pascalCase(name)}Refusal`;
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The first clause of a meaning as plain text, for the summary of its example. */
export function firstClause(meaning: string): string {
  return /^[^.;]+/.exec(meaning.replaceAll('`', ''))?.[0] ?? '';
}
