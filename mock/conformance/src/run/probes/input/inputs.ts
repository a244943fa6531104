import { groupBy } from '../../../../../shared/group-by.ts';
import { nodeAt } from '../../../../../shared/json-pointer.ts';
import { bodyFields, encodeQuery } from '../../../../../shared/request-encoding.ts';
import { recordsIn } from '../../../checks/agreement.ts';
import type { Exchange } from '../../../exchange.ts';
import type { Finding } from '../../../finding.ts';
import { casesOf } from '../../../inputs/cases-of.ts';
import type { InputCase } from '../../../inputs/input-case.ts';
import { answerOf, bodyOf, codeOf } from '../../driver.ts';
import { found, inParallel, type RunContext, type Target } from '../../run-context.ts';
import { postcodeCases } from './postcode-cases.ts';
import { smallestExchange } from './smallest.ts';

/** Longer addresses concern the web server (414, 431), not the application. */
const LONGEST_QUERY = 4_000;

const UNPROCESSABLE = '/components/responses/Unprocessable';

/** Sends input just outside the contract's limits and, where harmless, just inside. */
export async function probeInputs(context: RunContext, target: Target): Promise<void> {
  const { operation, effect, input } = target;
  const { contract } = context.driver;
  const query = input.query ?? {};
  const own = casesOf(operation, { query, body: input.body }, contract, context.random);
  // Invalid input for the other forms of a body needs no existing record.
  const others = otherForms(target).flatMap((body) => casesOf(operation, { query, body }, contract, context.random));
  const cases = [
    ...own,
    ...others.filter(({ expect }) => expect === 'refused'),
    ...(await postcodeCases(context, target)),
  ];
  const isRead = operation.invalidates === undefined;
  const harmless = cases
    .filter(({ expect }) => expect === 'refused' || (isRead && effect === 'none'))
    .filter(({ query }) => encodeQuery(query).length < LONGEST_QUERY && !hasEmptyList(query));
  await inParallel(context, harmless, (one) => probeInput(context, target, one));
}

/** Examples of the body in forms other than that of the input: with other fields, or another channel, type or kind. */
function otherForms({ operation, input }: Target): unknown[] {
  const shapes = groupBy(operation.body?.examples ?? [], shapeOf);
  shapes.delete(shapeOf(input.body));
  return [...shapes.values()].map(([first]) => first);
}

/** A key for the form of a body: the names of its fields, and the values of the fields that choose a form. */
function shapeOf(body: unknown): string {
  const fields = bodyFields({ body });
  const { channel, type, kind, by, method } = fields;
  return JSON.stringify([channel, type, kind, by, method, Object.keys(fields).toSorted()]);
}

/** The fields named by a 422 answer. */
const namedFields = (exchange: Exchange): string[] =>
  recordsIn(nodeAt(bodyOf(exchange), '/data/errors')).map(({ field }) => String(field));

/** Whether a named field is the wrong field, contains it, or lies within it. */
function isAbout(field: string, named: string): boolean {
  const [wrong, there] = [field.replace(/^(body|query)\.?/, ''), named].map((path) =>
    path.split(/[.[\]]+/).filter(Boolean),
  );
  if (wrong === undefined || there === undefined) return true;
  return wrong.every((part, index) => there[index] === undefined || there[index] === part);
}

/** An empty list cannot be written into an address. */
const hasEmptyList = (query: InputCase['query']) =>
  Object.values(query).some((value) => Array.isArray(value) && value.length === 0);

async function probeInput(context: RunContext, target: Target, one: InputCase) {
  const { operation } = target;
  const { query, body, expect, field, contract } = one;
  const exchange = await context.driver.send(operation.id, { query, body });
  const { response } = exchange;
  if (response === undefined) return;
  const applied = expect === 'refused' ? 'input-accepted' : 'input-refused';
  context.recorder.applied(operation.id, 'input-crashes');
  if (response.status < 500 && expect !== 'answered') context.recorder.applied(operation.id, applied);
  if (expect === 'refused' && response.status === 422) context.recorder.applied(operation.id, 'field-errors');
  const fault = faultOf(target, one, exchange);
  if (fault === undefined) return;
  const showsTheSame = (other: Exchange) => {
    const same = faultOf(target, one, other);
    return same?.check === fault.check && same.message === fault.message && same.got === fault.got;
  };
  const isHabit = fault.contract !== undefined;
  const shown = isHabit ? exchange : await smallestExchange(context, target, { ...one, exchange }, showsTheSame);
  found(context, operation, { at: field, contract, ...fault, exchanges: [shown] });
}

type Fault = Pick<Finding, 'check' | 'message' | 'expected' | 'got'> & { readonly contract?: string };

/** The fault of the answer to an input; undefined when there is none. */
function faultOf({ operation }: Target, { name, expect, field }: InputCase, exchange: Exchange): Fault | undefined {
  const { response } = exchange;
  const got = answerOf(exchange);
  if (response === undefined) return undefined;
  if (response.status >= 500) {
    const message = `${operation.id} fails on ${name}`;
    return { check: 'input-crashes', message, expected: 'any declared answer', got };
  }
  if (expect === 'refused') {
    if (response.status !== 422) {
      // A wrong status is a habit of the whole server; accepted input means that a rule is missing in this place.
      const habit = { message: `Wrong input is answered with ${got}`, contract: UNPROCESSABLE };
      const taken = { message: `${operation.id} takes ${name}` };
      return { check: 'input-accepted', expected: 'HTTP 422', got, ...(response.status === 200 ? taken : habit) };
    }
    const named = namedFields(exchange);
    if (named.some((one) => isAbout(field, one))) return undefined;
    return {
      check: 'field-errors',
      message: `${operation.id} refuses ${name} and names another field`,
      expected: field.replace(/^(body|query)\./, ''),
      got: named.join(', ') || 'no field',
    };
  }
  if (expect === 'answered' || codeOf(exchange) === 1) return undefined;
  const message = `${operation.id} refuses ${name}`;
  return { check: 'input-refused', message, expected: 'success (code 1)', got };
}
