// The contract's string formats as its validator reads them. Valibot's own formats refuse what the contract allows
// (o'brien@example.com), or allow what it refuses (31 February).
import * as v from 'valibot';
import { rule } from './limits.ts';

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/* @__NO_SIDE_EFFECTS__ */
export function email() {
  return v.regex<string>(EMAIL);
}

/* @__NO_SIDE_EFFECTS__ */
export function uuid() {
  return v.uuid<string>();
}

const isDate = (text: string): boolean => {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
};

/** A calendar date. */
/* @__NO_SIDE_EFFECTS__ */
export function date() {
  return rule<string>('date', 'YYYY-MM-DD', isDate);
}

/** RFC 3986, except that the groups of an IPv6 address are not counted. */
const URI =
  /^[a-z][a-z\d+.-]*:(?:\/\/(?:(?:[\w.~!$&'()*+,;=:-]|%[\da-f]{2})*@)?(?:\[[\da-fv.:]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?(?=[/?#]|$))?(?:[\w.~!$&'()*+,;=:@/-]|%[\da-f]{2})*(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*)?$/i;

/* @__NO_SIDE_EFFECTS__ */
export function uri() {
  return v.regex<string>(URI);
}
