import { isRecord } from '../../../../shared/json.ts';
import { type CheckId, checkIds, checks } from '../check-list.ts';
import type { Complaint } from './explain.ts';

/** The check that reports a complaint, and its words. */
export interface Mistake {
  readonly check: CheckId;
  readonly message: string;
  readonly expected: string;
}

/** The checks that schema complaints can belong to. All of them apply to each answer with a schema. */
export const SHAPE_CHECKS: readonly CheckId[] = [
  ...checkIds.filter((id) => ['shape', 'mistakes'].includes(checks[id].area) && id !== 'field-undeclared'),
  'money-negative',
];

const INSTANT = 'RFC 3339 with a zone, such as "2026-11-20T10:00:00Z"';
const AMOUNT = 'a text with two decimal places, such as "129.90"';

/** Names the mistake that usually causes a schema complaint. */
export function mistakeOf(complaint: Complaint): Mistake {
  const { keyword } = complaint;
  if (keyword === 'required') return missing(complaint);
  if (keyword === 'oneOf')
    return { check: 'schema-value', message: complaint.message, expected: listed(complaint.limit) };
  return (
    moneyMistake(complaint) ??
    timeMistake(complaint) ??
    emptyMistake(complaint) ??
    enumMistake(complaint) ??
    other(complaint)
  );
}

function missing({ property, nullable }: Complaint): Mistake {
  return nullable
    ? {
        check: 'missing-for-null',
        message: `${property} is left out where null was meant`,
        expected: `${property}: null`,
      }
    : { check: 'schema-required', message: `${property} is missing`, expected: `the field ${property}` };
}

/** Whether a schema is an amount: its pattern ends with two decimal places. */
const isAmount = ({ schema: { pattern } }: Complaint): boolean =>
  typeof pattern === 'string' && /\\\.(\[0-9\]\{2\}|\(0\[1-9\])/.test(pattern);

function moneyMistake(complaint: Complaint): Mistake | undefined {
  const { value } = complaint;
  if (!isAmount(complaint) || value === null || value === '') return undefined;
  if (isCents(value)) {
    return {
      check: 'money-in-cents',
      message: 'an amount is sent without decimal places, as cents are',
      expected: AMOUNT,
    };
  }
  if (typeof value === 'number') {
    return { check: 'money-as-number', message: 'an amount is sent as a number', expected: AMOUNT };
  }
  if (typeof value !== 'string') return undefined;
  return /^-\d{1,12}\.\d\d$/.test(value)
    ? { check: 'money-negative', message: 'an amount is below zero', expected: 'an amount from "0.00" up' }
    : { check: 'money-format', message: 'an amount is not written with two decimal places', expected: AMOUNT };
}

/** Whether a whole number is too long, or not round enough, to be dollars without decimal places. */
function isCents(value: unknown): boolean {
  if (typeof value === 'object' || !/^-?\d+$/.test(`${value}`)) return false;
  const size = Math.abs(Number(value));
  return size >= 1000 || (size >= 100 && size % 10 !== 0);
}

const LOCAL_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/;

function timeMistake({ schema: { format }, value }: Complaint): Mistake | undefined {
  if (format === 'date' && typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(value)) {
    return { check: 'date-with-time', message: 'a day is sent with a time', expected: 'a day, such as "2026-11-20"' };
  }
  const isTime = format === 'date-time' || format === 'date';
  if (!isTime || value === 0) return undefined;
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{9,14}$/.test(value))) {
    const unit = Number(value) > 1e11 ? 'milliseconds' : 'seconds';
    return { check: 'time-as-number', message: `a time is sent as ${unit}`, expected: INSTANT };
  }
  if (format === 'date' || typeof value !== 'string' || value === '') return undefined;
  return LOCAL_TIME.test(value)
    ? { check: 'time-without-zone', message: 'a time is sent without its zone', expected: INSTANT }
    : { check: 'schema-value', message: 'a time is in another form', expected: INSTANT };
}

function emptyMistake({ value, nullable, keyword, limit }: Complaint): Mistake | undefined {
  if (value === null && (keyword !== 'enum' || !nullable)) {
    const expected = keyword === 'type' ? listed(limit) : 'a value';
    return { check: 'null-for-missing', message: 'null is sent where a value is required', expected };
  }
  if (!nullable) return undefined;
  if (value === '') return { check: 'empty-for-null', message: 'an empty text is sent for null', expected: 'null' };
  return value === 0 ? { check: 'zero-for-null', message: '0 is sent for null', expected: 'null' } : undefined;
}

function enumMistake({ schema, value }: Complaint): Mistake | undefined {
  const allowed: unknown[] = schema.const === undefined ? [schema.enum].flat().slice(0) : [schema.const];
  if (allowed.length === 0 || allowed[0] === undefined) return undefined;
  if (typeof value === 'boolean' || value === null || typeof value === 'object') return undefined;
  if (allowed.some((one) => one !== value && `${one}` === `${value}`)) {
    return { check: 'enum-as-other-type', message: 'a value of a list has another type', expected: listed(allowed) };
  }
  if (allowed.some((one) => typeof one === 'string' && fold(one) === fold(`${value}`))) {
    return { check: 'enum-case', message: 'a value of a list is written in another way', expected: listed(allowed) };
  }
  return typeof allowed[0] === 'string' && typeof value === 'number'
    ? { check: 'enum-as-other-type', message: 'a value of a list is sent as a number', expected: listed(allowed) }
    : undefined;
}

/** Removes case, blanks, underscores and hyphens. */
export const fold = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, '');

function other(complaint: Complaint): Mistake {
  const { keyword, limit, value, message, pointer } = complaint;
  if (keyword !== 'type') return { check: 'schema-value', message, expected: wanted(complaint) };
  const types: unknown[] = [limit].flat();
  const [, , check = 'schema-type', known = `is ${kindOf(value)}`] =
    TYPE_MISTAKES.find(([allowed, isSent]) => allowed.some((type) => types.includes(type)) && isSent(value, pointer)) ??
    [];
  return { check, message: known, expected: listed(types) };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isNumeral = (value: unknown): boolean => isText(value) && /^-?\d+(\.\d+)?$/.test(value);
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const isNumbered = (value: unknown): boolean => isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key));
const isSingle = (value: unknown): boolean => value !== null && !Array.isArray(value);

type Sent = (value: unknown, pointer: string) => boolean;

/** What is sent where the contract allows one of some types, and the mistake: the first that fits. */
const TYPE_MISTAKES: readonly (readonly [allowed: readonly string[], Sent, CheckId, message: string])[] = [
  [['object'], isEmptyList, 'array-for-object', '[] is sent for an object'],
  [['array'], isNumbered, 'object-for-array', 'an object is sent for a list'],
  [['array', 'object'], isText, 'list-as-string', 'a text is sent for a list or an object'],
  [['array'], isSingle, 'single-for-list', 'one entry is sent in place of a list'],
  [
    ['integer', 'number'],
    (value, pointer) => isNumeral(value) && isId(pointer),
    'id-as-string',
    'an id is sent as a text',
  ],
  [['integer', 'number'], isNumeral, 'number-as-string', 'a number is sent as a text'],
  [['boolean'], isNumber, 'number-for-boolean', 'a number is sent for a boolean'],
  [['boolean'], isText, 'string-for-boolean', 'a text is sent for a boolean'],
  [['string'], isNumber, 'string-as-number', 'a number is sent for a text'],
];

/** `/data/list/0/id`, `/data/order_id`, `/data/line_ids/3`. */
const isId = (pointer: string): boolean => /(^|\/|_)ids?(\/\d+)?$/.test(pointer);

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isInteger(value)) return 'a number with places';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function wanted({ keyword, limit, property }: Complaint): string {
  if (keyword === 'additionalProperties') return `no field ${property}`;
  return keyword === 'enum' || keyword === 'const' ? listed(limit) : `${keyword} ${JSON.stringify(limit)}`;
}

const listed = (values: unknown): string => [values].flat().map(String).join(', ');
