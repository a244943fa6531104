import { groupBy } from '../../../../shared/group-by.ts';
import { isRecord } from '../../../../shared/json.ts';
import { bodyFields, encodeQuery } from '../../../../shared/request-encoding.ts';
import type { Exchange } from '../../exchange.ts';
import { casesOf, type InputCase } from '../../inputs/cases-of.ts';
import { answerOf, bodyOf, codeOf } from '../driver.ts';
import { found, inParallel, type RunContext, type Target } from '../run-context.ts';

/** Longer addresses are the web server's matter (414, 431), not the application's. */
const LONGEST_QUERY = 4_000;

const UNPROCESSABLE = '/components/responses/Unprocessable';

/** Sends input just outside of what the contract allows, and, where that does no harm, just inside. */
export async function probeInputs(context: RunContext, target: Target): Promise<void> {
  const { operation, effect, input } = target;
  const { contract } = context.driver;
  const query = input.query ?? {};
  const own = casesOf(operation, { query, body: input.body }, contract, context.random);
  // What the contract forbids in the other forms of a body needs no record that exists.
  const others = otherForms(target).flatMap((body) => casesOf(operation, { query, body }, contract, context.random));
  const cases = [...own, ...others.filter(({ expect }) => expect === 'refused')];
  const isRead = operation.invalidates === undefined;
  const harmless = cases
    .filter(({ expect }) => expect === 'refused' || (isRead && effect === 'none'))
    .filter(({ query }) => encodeQuery(query).length < LONGEST_QUERY && !hasEmptyList(query));
  const probe = (one: InputCase) => probeInput(context, target, one);
  if (isRead) await inParallel(harmless, probe, 3);
  else for (const one of harmless) await probe(one);
}

/** Examples of the body in other forms than the input has: with other fields, or another channel, type or kind. */
function otherForms({ operation, input }: Target): unknown[] {
  const shapes = groupBy(operation.body?.examples ?? [], shapeOf);
  shapes.delete(shapeOf(input.body));
  return [...shapes.values()].map(([first]) => first);
}

/** What tells the forms of a body apart: the names of its fields, and what the fields say that choose one. */
function shapeOf(body: unknown): string {
  const fields = bodyFields({ body });
  const { channel, type, kind, by, method } = fields;
  return JSON.stringify([channel, type, kind, by, method, Object.keys(fields).toSorted()]);
}

/** The fields that a 422 names. */
function namedFields(exchange: Exchange): string[] {
  const body = bodyOf(exchange);
  const data = isRecord(body) ? body['data'] : undefined;
  const errors = isRecord(data) && Array.isArray(data['errors']) ? data['errors'] : [];
  return errors.flatMap((error) => (isRecord(error) ? String(error['field']) : []));
}

/** Whether a named field is the one that was wrong, holds it, or lies within it. */
function isAbout(field: string, named: string): boolean {
  const [wrong, told] = [field.replace(/^(body|query)\.?/, ''), named].map((path) =>
    path.split(/[.[\]]+/).filter(Boolean),
  );
  if (wrong === undefined || told === undefined) return true;
  return wrong.every((part, index) => told[index] === undefined || told[index] === part);
}

/** A list without members cannot be written into an address. */
const hasEmptyList = (query: InputCase['query']) =>
  Object.values(query).some((value) => Array.isArray(value) && value.length === 0);

async function probeInput(
  context: RunContext,
  { operation }: Target,
  { name, query, body, expect, field, contract }: InputCase,
) {
  const exchange = await context.driver.send(operation.id, { query, body });
  const { response } = exchange;
  if (response === undefined) return;
  const about = { at: field, contract, got: answerOf(exchange), exchanges: [exchange] };
  context.recorder.applied(operation.id, 'input-crashes');
  if (response.status >= 500) {
    const message = `${operation.id} fails on ${name}`;
    found(context, operation, { ...about, check: 'input-crashes', message, expected: 'any declared answer' });
  } else if (expect === 'refused') {
    context.recorder.applied(operation.id, 'input-accepted');
    if (response.status !== 422) {
      const expected = 'HTTP 422';
      // Another status is one habit of the whole server; what is taken is a rule that is missing in this place.
      const habit = { message: `Wrong input is answered with ${answerOf(exchange)}`, contract: UNPROCESSABLE };
      const taken = { message: `${operation.id} takes ${name}` };
      found(context, operation, {
        ...about,
        check: 'input-accepted',
        expected,
        ...(response.status === 200 ? taken : habit),
      });
      return;
    }
    context.recorder.applied(operation.id, 'field-errors');
    const named = namedFields(exchange);
    if (named.some((one) => isAbout(field, one))) return;
    found(context, operation, {
      ...about,
      check: 'field-errors',
      message: `${operation.id} refuses ${name} and names another field`,
      expected: field.replace(/^(body|query)\./, ''),
      got: named.join(', ') || 'no field',
    });
  } else if (expect === 'accepted') {
    context.recorder.applied(operation.id, 'input-refused');
    if (codeOf(exchange) === 1) return;
    const message = `${operation.id} refuses ${name}`;
    found(context, operation, { ...about, check: 'input-refused', message, expected: 'success (code 1)' });
  }
}
