import { type Call, type Contract, ContractError, callsOf, resolveParameter } from '../contract.ts';
import { INPUTS, type Step, type Workflow } from './workflow.ts';

/** A value of a step before: of its answer's data, `$quoteOrder#/total_amount`, or sent, `$createOrder.sent#/remarks`. */
const EARLIER = /\$(?<step>[A-Za-z][\w-]*)(?<sent>\.sent)?#(?<pointer>\/[\w/]+)/g;
/** A value of the data that a criterion is about: `#/status`. */
const OWN = /(?<![\w-])#\//g;

const SIGN_IN: Step = {
  call: 'loginUser',
  as: 'sign-in',
  with: { account: '$inputs.account', password: '$inputs.password' },
};

/**
 * Workflows as an Arazzo 1.1 document. Bodies are the contract's ordinary examples with what a step changes; keys of
 * idempotency are made by `$faker`, an extension of Redocly's, for Arazzo has no fresh values.
 * @throws ContractError if a step names an operation, a parameter, a refusal or a step that does not exist
 */
export function arazzoDocument(workflows: Readonly<Record<string, Workflow>>, contract: Contract): object {
  const calls = new Map(callsOf(contract).map((call) => [call.operation.operationId, call]));
  const properties = Object.entries(INPUTS).map(([name, [description, value]]) => [
    name,
    { type: typeof value === 'number' ? 'integer' : 'string', description, default: value },
  ]);
  return {
    arazzo: '1.1.0',
    info: { title: `${contract.info.title}: workflows`, version: contract.info.version },
    sourceDescriptions: [{ name: 'contract', type: 'openapi', url: 'openapi.yaml' }],
    workflows: Object.entries(workflows).map(([workflowId, { summary, steps }]) => ({
      workflowId,
      summary,
      inputs: { $ref: '#/components/inputs/customer' },
      steps: stepsOf(workflowId, steps, contract, calls),
    })),
    components: { inputs: { customer: { type: 'object', properties: Object.fromEntries(properties) } } },
  };
}

function stepsOf(workflow: string, own: readonly Step[], contract: Contract, calls: ReadonlyMap<string, Call>) {
  const named = <T>(kind: string, name: string, found: T | undefined): T => {
    if (found === undefined) throw new ContractError(`Workflow ${workflow}: there is no ${kind} ${name}`);
    return found;
  };
  const callOf = ({ call }: Step) => named('operation', call, calls.get(call));
  const isSignedIn = (step: Step) => step.token === undefined && (callOf(step).operation.security ?? []).length > 0;
  const steps = own.some(isSignedIn) ? [SIGN_IN, ...own] : own;
  const outputs = new Map(steps.map(({ call, as = call }) => [as, {} as Record<string, string>]));
  // Redocly 2.77 finds a step's outputs by its id in all workflows, although an id is unique in its workflow alone.
  const idOf = (step: string) => `${workflow}-${step}`;

  /** A value for Arazzo; what it takes from an earlier step becomes an output of that step. */
  function linked(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(linked);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, linked(member)]));
    return typeof value === 'string' ? linkedText(value) : value;
  }
  const linkedText = (text: string) =>
    text.replaceAll(EARLIER, (_, step: string, sent: string | undefined, pointer: string) => {
      const name = `${sent === undefined ? '' : 'sent_'}${pointer.slice(1).replaceAll('/', '_')}`;
      const source = sent === undefined ? `$response.body#/data${pointer}` : `$request.body#${pointer}`;
      named('step', step, outputs.get(step))[name] = source;
      return `$steps.${idOf(step)}.outputs.${name}`;
    });

  function inputOf(step: Step) {
    const { operation } = callOf(step);
    const { token = isSignedIn(step) ? '$sign-in#/userinfo/token' : 'none', with: given = {} } = step;
    const [[contentType, media] = []] = Object.entries(operation.requestBody?.content ?? {});
    const declared = (operation.parameters ?? []).map((parameter) => resolveParameter(contract, parameter));
    const query = media === undefined ? given : {};
    for (const name of Object.keys(query))
      named(
        `parameter of ${step.call}`,
        name,
        declared.find((parameter) => parameter.name === name),
      );
    const required = declared.filter(({ name, required }) => required === true && !(name in query));
    const parameters = [
      ...(token === 'none' ? [] : [{ name: 'token', in: 'header', value: linkedText(token) }]),
      ...Object.entries(query).map(([name, value]) => ({ name, in: 'query', value: linked(value) })),
      ...required.map(({ name, in: place, example }) => ({ name, in: place, value: example })),
    ];
    const example = (media?.examples?.['ordinary'] as { value?: object } | undefined)?.value ?? {};
    const key = 'idempotency_key' in example ? { idempotency_key: '$faker.string.uuid()' } : {};
    const payload = Object.entries({ ...example, ...key, ...given }).filter(([, value]) => value !== null);
    return {
      ...(parameters.length > 0 && { parameters }),
      ...(media !== undefined && { requestBody: { contentType, payload: linked(Object.fromEntries(payload)) } }),
    };
  }

  function criteriaOf({ expect = [], refused, status = 200 }: Step) {
    const codes = contract['x-business-codes'] ?? [];
    const ordinary = status === 200 ? 1 : status;
    const code =
      refused === undefined
        ? ordinary
        : named(
            'refusal',
            refused,
            codes.find(({ name }) => name === refused),
          ).code;
    return [
      `$statusCode == ${status}`,
      `$response.body#/code == ${code}`,
      ...expect.map((condition) => linkedText(condition.replaceAll(OWN, '$response.body#/data/'))),
    ].map((condition) => ({ condition }));
  }

  const made = steps.map((step) => {
    const { call, as = call } = step;
    const rest = { operationId: call, ...inputOf(step), successCriteria: criteriaOf(step) };
    return { stepId: idOf(as), ...rest, outputs: outputs.get(as) ?? {} };
  });
  return made.map(({ outputs, ...step }) => (Object.keys(outputs).length > 0 ? { ...step, outputs } : step));
}
