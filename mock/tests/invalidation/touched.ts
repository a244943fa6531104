import type { World } from '../../src/world/types.ts';

// Fields are named without the ids of their records, `orders.*.items.*.quantity`, but for the customer's:
// `customers.1.addresses.*.country`. `orders.*` alone is which records there are.
const member = (path: string, key: unknown): string => `${path}.${path === 'customers' ? key : '*'}`;
const field = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** A view of a world that tells which of its fields are read, each time. */
export function watched(world: World, tell: (field: string) => void): World {
  const views = new WeakMap<object, object>();
  const wrap = (value: unknown, path: string): unknown => {
    if (!isObject(value)) {
      tell(path);
      return value;
    }
    const view = views.get(value) ?? (value instanceof Map ? viewOfMap(value, path) : viewOf(value, path));
    views.set(value, view);
    return view;
  };
  const viewOf = <Target extends object>(target: Target, path: string): Target =>
    new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof name === 'symbol' || typeof value === 'function') return value;
        if (!Array.isArray(target)) return wrap(value, field(path, name));
        if (name === 'length') tell(member(path, name));
        return wrap(value, member(path, name));
      },
    });
  const viewOfMap = (target: Map<unknown, unknown>, path: string): object => {
    const all = () => {
      tell(member(path, ''));
      return [...target].map(([key, one]): [unknown, unknown] => [key, wrap(one, member(path, key))]);
    };
    return new Proxy(target, {
      get(_, name) {
        if (name === 'get') return (key: unknown) => wrap(target.get(key), member(path, key));
        if (name === 'values')
          return () =>
            all()
              .map(([, one]) => one)
              .values();
        if (name === 'entries' || name === Symbol.iterator) return () => all().values();
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return viewOf(world, '');
}

/** The fields in which two moments of a world differ; of a new or removed record, only that it is there. */
export function differences(before: unknown, after: unknown, path = '', found = new Set<string>()): Set<string> {
  if (before instanceof Map && after instanceof Map) {
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      if (before.has(key) && after.has(key)) differences(before.get(key), after.get(key), member(path, key), found);
      else found.add(member(path, ''));
    }
  } else if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) found.add(member(path, ''));
    for (const [index, one] of before.entries())
      if (index < after.length) differences(one, after[index], member(path, index), found);
  } else if (isObject(before) && isObject(after)) {
    const [earlier, later] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    for (const name of new Set([...earlier.keys(), ...later.keys()]))
      differences(earlier.get(name), later.get(name), field(path, name), found);
  } else if (before !== after) found.add(path);
  return found;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
