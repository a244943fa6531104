/** Says what is wrong with a value at a path, or null when it has the wanted shape. */
export type Check = (value: unknown, path: string) => string | null;

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value);
const wanted = (what: string, holds: (value: unknown) => boolean): Check => {
  return (value, path) => (holds(value) ? null : `${path} should be ${what}, not ${kindOf(value)}`);
};

export const whole = wanted('a whole number', Number.isSafeInteger);
export const string = wanted('a string', (value) => typeof value === 'string');
export const flag = wanted('true or false', (value) => typeof value === 'boolean');
export const anything: Check = () => null;

/** One of some fixed values. */
export const among = (...values: readonly (string | number)[]): Check =>
  wanted(`one of ${values.join(', ')}`, (value) => values.some((one) => one === value));

export const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? null : check(value, path);

/** For a field that may be left out. */
export const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined ? null : check(value, path);

export const list =
  (member: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path} should be a list, not ${kindOf(value)}`;
    for (const [index, one] of value.entries()) {
      const wrong = member(one, `${path}[${index}]`);
      if (wrong) return wrong;
    }
    return null;
  };

/** A map, its members named by their keys: `orders 9001`. */
export const map =
  (key: Check, member: Check): Check =>
  (value, path) => {
    if (!(value instanceof Map)) return `${path} should be a map, not ${kindOf(value)}`;
    for (const [at, one] of value) {
      const wrong = key(at, `a key of ${path}`) ?? member(one, `${path} ${at}`);
      if (wrong) return wrong;
    }
    return null;
  };

/** A record with exactly these fields; the type asks for a check of every field. */
export const record = <Type extends object>(fields: { readonly [Key in keyof Type]-?: Check }): Check => {
  const checks = Object.entries<Check>(fields);
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Map) {
      return `${path} should be a record, not ${kindOf(value)}`;
    }
    const members: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
    for (const [field, check] of checks) {
      const wrong = check(members.get(field), `${path}.${field}`);
      if (wrong) return members.has(field) ? wrong : `${path} lacks ${field}`;
    }
    const extra = [...members.keys()].find((field) => !Object.hasOwn(fields, field));
    return extra === undefined ? null : `${path} has ${extra}, which nothing knows`;
  };
};
