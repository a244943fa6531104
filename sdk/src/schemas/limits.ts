// JSON Schema's limits for valibot. As in JSON Schema, a surrogate pair counts as one character. The limits are also
// metadata: `v.getMetadata(schema).maxLength`.
import * as v from 'valibot';

type TextLimits = {
  readonly minLength?: number;
  readonly maxLength?: number;
};

type ListLimits = {
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Only for items that are not objects. */
  readonly uniqueItems?: true;
};

type IntegerLimits = {
  readonly minimum: number;
  readonly maximum: number;
};

/** A rule without a message; users of the schema may set one (`v.message`). */
/* @__NO_SIDE_EFFECTS__ */
export function rule<Value>(label: string, expected: string, isMet: (value: Value) => boolean) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (dataset.typed && !isMet(dataset.value)) addIssue({ label, expected });
  });
}

/* @__NO_SIDE_EFFECTS__ */
const counted = <Value extends string | unknown[]>(min = 0, max = Number.POSITIVE_INFINITY) =>
  rule<Value>('length', `${min} to ${max}`, (value) => {
    const { length } = [...value];
    return length >= min && length <= max;
  });

/* @__NO_SIDE_EFFECTS__ */
export function text<const Limits extends TextLimits>(limits: Limits) {
  return v.pipe(v.string(), counted(limits.minLength, limits.maxLength), v.metadata(limits));
}

/* @__NO_SIDE_EFFECTS__ */
export function list<const Item extends v.GenericSchema, const Limits extends ListLimits>(item: Item, limits: Limits) {
  return v.pipe(
    v.array(item),
    counted(limits.minItems, limits.maxItems),
    rule('items', 'each once', (items) => !limits.uniqueItems || new Set(items).size === items.length),
    v.metadata(limits),
  );
}

/** A whole number. */
/* @__NO_SIDE_EFFECTS__ */
export function integer<const Limits extends IntegerLimits>(limits: Limits) {
  return v.pipe(v.number(), v.integer(), v.minValue(limits.minimum), v.maxValue(limits.maximum), v.metadata(limits));
}

const isGiven = (value: unknown): boolean => value !== undefined;

/** The minimum number of fields; an undefined field is not sent and does not count. */
/* @__NO_SIDE_EFFECTS__ */
export function minProperties<Body extends object>(min: number) {
  return rule<Body>('fields', `at least ${min}`, (body) => Object.values(body).filter(isGiven).length >= min);
}

/** The fields that are required if another field is given. */
/* @__NO_SIDE_EFFECTS__ */
export function dependentRequired<Body extends object>(name: keyof Body, others: readonly (keyof Body)[]) {
  return rule<Body>(
    'fields',
    `${others.join(', ')} with ${String(name)}`,
    (body) => !isGiven(body[name]) || others.every((other) => isGiven(body[other])),
  );
}
