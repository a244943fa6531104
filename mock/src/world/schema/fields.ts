import * as v from 'valibot';

// The messages of the schemas end sentences of `check.ts`: "shops.kumo-home.fee should be <a whole number>".

export const string = v.string('a string');
export const number = v.number('a number');
export const whole = v.pipe(v.number('a whole number'), v.safeInteger('a whole number'));
export const flag = v.boolean('true or false');

/** Whole US cents. */
export const cents = whole;
/** Epoch milliseconds on the world's own clock. */
export const instant = whole;

/** A text in every language that has it; readers of other languages get the English one. */
export const text = v.objectWithRest({ en: string }, string, 'a text');

export const oneOf = <const Values extends readonly (string | number)[]>(...values: Values) =>
  v.picklist(values, `one of ${values.join(', ')}`);

export const list = <Member extends v.GenericSchema>(member: Member) => v.array(member, 'a list');

/** An object with exactly these fields. */
export const record = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, 'a record');

/** An object with any keys. */
export const byKey = <Member extends v.GenericSchema>(member: Member) => v.record(string, member, 'a record');

export const map = <Key extends v.GenericSchema, Member extends v.GenericSchema>(key: Key, member: Member) =>
  v.map(key, member, 'a map');
