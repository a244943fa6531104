import { isRecord, type JsonObject, listOf } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { type AnswerContext, faultAt as at, type EnvelopeContext, type Fault, judge } from '../check-context.ts';

const FIELDS = ['code', 'msg', 'time', 'data'];

/** Whether the body is an envelope at all. */
export function isEnvelope(context: AnswerContext, body: unknown): Finding[] {
  const missing = FIELDS.filter((name) => typeof body !== 'object' || body === null || !(name in body));
  const message =
    missing.length === FIELDS.length ? 'the answer is not an envelope' : `the envelope lacks ${missing.join(', ')}`;
  const contract = '/components/schemas/HttpFailure/required';
  return judge(
    context,
    'envelope-missing',
    missing.length === 0 || at('', message, FIELDS.join(', '), body, { contract }),
  );
}

/** Whether the operation declares the code for this status, and its name matches. */
export function code(context: EnvelopeContext): Finding[] {
  const { envelope, response } = context;
  if (!('code' in envelope)) return [];
  const value = envelope['code'];
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    const fault = at('/code', 'code is not a whole number', '1, a business code, or the HTTP status', value);
    return judge(context, 'envelope-code', fault);
  }
  const found = judge(context, 'envelope-code', []);
  return response.status === 200
    ? [...found, ...codeOfOk(context, value)]
    : [...found, ...codeOfFailure(context, value)];
}

function codeOfOk(context: EnvelopeContext, value: number): Finding[] {
  const { operation, contract, envelope } = context;
  if (operation === undefined) return [];
  const declared = [1, ...operation.refusals.keys()];
  const contractPlace = { contract: `${operation.pointer}/x-errors` };
  const isFailure = value >= 400 && value < 600 && !contract.businessCodes.has(value);
  const isForeign = !declared.includes(value) && contract.businessCodes.has(value);
  const isUnknown = !declared.includes(value) && !isForeign && !isFailure;
  const failure = at('/code', `code ${value} came with HTTP 200`, `HTTP ${value}`, 'HTTP 200');
  const wrong = (message: string) => at('/code', message, declared.join(', '), value, contractPlace);
  return [
    ...judge(context, 'failure-as-ok', !isFailure || failure),
    ...judge(
      context,
      'code-foreign',
      !isForeign || wrong(`${contract.businessCodes.get(value)} is not a refusal of this operation`),
    ),
    ...judge(context, 'code-undeclared', !isUnknown || wrong(`${value} is not a code of the contract`)),
    ...reason(context, value),
    ...(value === 1 ? successShape(context, envelope) : []),
  ];
}

function reason(context: EnvelopeContext, value: number): Finding[] {
  const expected = context.contract.businessCodes.get(value);
  if (expected === undefined) return [];
  const { reason: got } = context.envelope;
  // The schemas of refusals do not require the name: a client can derive it from the code.
  const severity = got === undefined ? 'warning' : 'error';
  const more = { contract: '/x-business-codes', severity } as const;
  const fault = at('/reason', `reason is not the name of code ${value}`, expected, got, more);
  return judge(context, 'reason-mismatch', got === expected || fault);
}

/** A success has no reason, and has data unless the operation declares none. */
function successShape(context: EnvelopeContext, envelope: JsonObject): Finding[] {
  const { reason: got } = envelope;
  const fault = at('/reason', 'a reason comes with code 1', 'the code of this refusal', got);
  return judge(context, 'envelope-success-shape', typeof got !== 'string' || got === '' || fault);
}

function codeOfFailure(context: EnvelopeContext, value: number): Finding[] {
  const { response, contract } = context;
  const name = contract.businessCodes.get(value);
  if (name !== undefined) {
    const got = `HTTP ${response.status}`;
    return judge(context, 'status-for-refusal', at('/code', `the refusal ${name} came with ${got}`, 'HTTP 200', got));
  }
  const contractPlace = { contract: '/components/schemas/HttpFailure/properties/code' };
  const { status } = response;
  const fault = at('/code', `code does not repeat HTTP ${status}`, String(status), value, contractPlace);
  return [...judge(context, 'status-for-refusal', []), ...judge(context, 'failure-code', value === status || fault)];
}

/** Checks the text for the customer and the time for the logs. */
export function messageAndTime(context: EnvelopeContext): Finding[] {
  const { envelope } = context;
  return [
    ...('msg' in envelope ? judge(context, 'envelope-msg', wrongMessage(envelope['msg'])) : []),
    ...otherLanguage(context),
    ...('time' in envelope ? judge(context, 'envelope-time', wrongTime(envelope['time'])) : []),
  ];
}

/** A refusal whose words the contract has in another language than the answer says that it is in. */
function otherLanguage(context: EnvelopeContext): Finding[] {
  const { contract, envelope, response } = context;
  const claimed = response.headers['content-language'];
  const all = listOf(contract.document['x-business-codes']).filter(isRecord);
  const { msg } = all.find(({ code }) => code === envelope['code']) ?? {};
  if (claimed === undefined || !isRecord(msg)) return [];
  const language = claimed.toLowerCase().split('-')[0] ?? '';
  const [known] = Object.entries(msg).filter(([, text]) => text === envelope['msg']);
  const isOther = known !== undefined && msg[language] !== envelope['msg'];
  const expected = `a text in ${claimed}, as Content-Language says`;
  const place = { contract: '/components/headers/ContentLanguage' };
  return judge(
    context,
    'language-ignored',
    !isOther || at('/msg', `msg is in ${known[0]}`, expected, envelope['msg'], place),
  );
}

function wrongMessage(msg: unknown): Fault | true {
  const place = { contract: '/components/schemas/HttpFailure/properties/msg' };
  if (typeof msg !== 'string') return at('/msg', 'msg is not a text', 'a text', msg, place);
  if (msg.trim() === '') return at('/msg', 'msg is empty', 'a text for the customer', msg, place);
  return msg.length <= 500 || at('/msg', 'msg is too long', 'at most 500 characters', msg, place);
}

/** 2020 and 2100 in Unix seconds: a value outside is in another unit. */
const EARLIEST = 1_577_836_800;
const LATEST = 4_102_444_800;

function wrongTime(time: unknown): Fault | true {
  const contract = '/components/schemas/HttpFailure/properties/time';
  const expected = 'a text of Unix seconds, such as "1795168800"';
  const fault = (message: string) => at('/time', message, expected, time, { contract });
  if (typeof time === 'number') return fault('time is a number');
  if (typeof time !== 'string' || !/^\d+$/.test(time)) return fault('time is not a text of Unix seconds');
  const seconds = Number(time);
  if (seconds > EARLIEST * 1000 && seconds < LATEST * 1000) return fault('time is in milliseconds');
  return (seconds >= EARLIEST && seconds <= LATEST) || fault('time is not near now');
}

/** A 422 answer names each refused field. */
export function fieldErrors(context: EnvelopeContext): Finding[] {
  if (context.response.status !== 422) return [];
  const { data } = context.envelope;
  const errors = isRecord(data) ? data['errors'] : undefined;
  const isListed = Array.isArray(errors) && errors.length > 0;
  const expected = 'data.errors with an entry for each refused field';
  const place = { contract: '/components/schemas/HttpFailure/properties/data' };
  return judge(
    context,
    'field-errors',
    isListed || at('/data', 'the refused fields are not named', expected, data, place),
  );
}
