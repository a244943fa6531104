import {
  type BusinessCode,
  type Contract,
  ContractError,
  callsOf,
  componentOf,
  type Example,
  type Schema,
} from './contract.ts';

/** When the examples' servers answer, in Unix seconds. */
const EXAMPLE_TIME = '1795168800';

/**
 * The bundle in which each operation's HTTP 200 accepts what it declares, and nothing else: in place of Failure, which
 * any refusal keeps, `oneOf` gets one schema for each name of `x-errors`, and there is an example of each. The sources say
 * it once, in `x-errors`; what is common to all refusals is Failure's, what differs is in `x-codes`. Both are used up here:
 * the closed list moves to `x-business-codes`, since a schema that nothing refers to would be reported by every linter of
 * bundles. An operation whose details differ from those of `x-codes` has an example of its own under the name.
 * @throws ContractError for a name or details that the contract does not have, in one line
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
  const described = (property: Schema | undefined, text = property?.description) => ({
    ...(text === undefined ? {} : { description: text }),
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

/** The first clause of a meaning, as plain text: the summary of its example. */
export function firstClause(meaning: string): string {
  return /^[^.;]+/.exec(meaning.replaceAll('`', ''))?.[0] ?? '';
}
