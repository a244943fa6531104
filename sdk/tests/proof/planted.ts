// Faults that a client or a server could have, planted by wrapping a part from outside. The proof must find each.
import { isStoredAttempt } from '../../src/attempts/stored-attempt.ts';
import { type AttemptStore, attempt } from '../../src/attempts.ts';
import { ApiError, type Call, isApiError, type Middleware } from '../../src/index.ts';
import type { Owner } from './device.ts';
import { type Content, keyOf } from './model.ts';
import { PAY_CODE, type Reply, type Server } from './server.ts';
import type { Parts } from './world.ts';

type Client = Parameters<typeof attempt>[0];

/** The client under the attempt, with something else in place of one of its members. */
const client = (change: (client: Client) => Partial<Client>): Partial<Parts> => ({
  attempt: (real, ...rest) => {
    const own = {
      call: ((...args: Parameters<Client['call']>) => real.call(...args)) as Client['call'],
      get session() {
        return real.session;
      },
      get serverTime() {
        return real.serverTime;
      },
    };
    return attempt(Object.defineProperties(own, Object.getOwnPropertyDescriptors(change(real))), ...rest);
  },
});
const middleware = (one: () => Middleware): Partial<Parts> => ({ middleware: () => [one()] });
const store = (wrap: (store: AttemptStore, owner: Owner) => Partial<AttemptStore>): Partial<Parts> => ({
  store: (one, owner) => ({ ...one, ...wrap(one, owner) }),
});
const server = (wrap: (server: Server) => Server['answer']): Partial<Parts> => ({
  server: (one) => ({ ...one, answer: wrap(one) }),
});

const keyed = ({ args }: Pick<Call, 'args'>): Content | undefined => {
  const body = args.body as Content | undefined;
  return body && keyOf(body) !== undefined ? body : undefined;
};
const withBody = (call: Call, body: Content): Call => ({ ...call, args: { ...call.args, body } });
const rekeyed = (body: Content, key: string = crypto.randomUUID()): Content => ({
  ...body,
  ['client_id' in body ? 'client_id' : 'idempotency_key']: key,
});
const isBusiness = (error: unknown) => isApiError(error) && error.kind === 'business';
const isLost = (error: unknown) => isApiError(error) && error.kind === 'network';

export const planted: Record<string, Partial<Parts>> = {
  'every call has a key of its own': middleware(() => (call, next) => {
    const body = keyed(call);
    return next(body ? withBody(call, rekeyed(body)) : call);
  }),
  'a lost call is repeated under a new key': middleware(
    () => (call, next) =>
      next(call).catch((error) => {
        const body = keyed(call);
        if (!body || !isLost(error)) throw error;
        return next(withBody(call, rekeyed(body)));
      }),
  ),
  'what another page left is repeated under a new key': store((one) => ({
    get: async (name) => {
      const kept = await one.get(name);
      return isStoredAttempt(kept) ? { ...kept, key: crypto.randomUUID() } : kept;
    },
  })),
  'a reload forgets what was sent': store(() => ({ set: () => undefined })),
  'what was sent is kept only after its answer': store((one) => {
    const late = new Map<string, unknown>();
    return {
      set: (name, value) => void late.set(name, value),
      remove: (name) => {
        late.delete(name);
        return one.remove(name);
      },
    };
  }),
  'a secret is stored': store((one) => ({
    set: (name, value) => one.set(name, { ...(value as object), pay_code: PAY_CODE }),
  })),
  'two tabs hold the same lock': store(() => ({ lock: (_, act) => act() })),
  'an unanswered call is dropped from the store': store((one) => ({
    set: async (name, value) => {
      await one.set(name, value);
      await one.remove(name);
    },
  })),
  'the newest record counts, whatever its key': middleware(() => {
    let key: unknown;
    return async (call, next) => {
      key = keyOf(keyed(call) ?? {}) ?? key;
      const data = (await next(call)) as { list?: object[] } | null;
      return data?.list ? { ...data, list: data.list.map((entry) => ({ ...entry, idempotency_key: key })) } : data;
    };
  }),
  'a refusal is taken for a success': middleware(
    () => (call, next) =>
      next(call).catch((error) => {
        if (!keyed(call) || !isBusiness(error)) throw error;
        return { id: 0 };
      }),
  ),
  'a lost answer is taken for a success': middleware(
    () => (call, next) =>
      next(call).catch((error) => {
        if (!keyed(call) || !isLost(error)) throw error;
        return { id: 0 };
      }),
  ),
  'a lost answer is taken for a refusal': middleware(
    () => (call, next) =>
      next(call).catch((error) => {
        if (!keyed(call) || !isLost(error)) throw error;
        throw new ApiError({ kind: 'business', operation: call.operation, reason: 'unknown' });
      }),
  ),
  'a server error is taken for a refusal': middleware(
    () => (call, next) =>
      next(call).catch((error) => {
        if (!isApiError(error) || error.kind !== 'http') throw error;
        throw new ApiError({ kind: 'business', operation: call.operation, reason: 'unknown' });
      }),
  ),
  'the answer of an older server is taken for a refusal': middleware(
    () => (call, next) =>
      next(call).catch((error) => {
        if (!isApiError(error) || error.status !== 404) throw error;
        throw new ApiError({ kind: 'business', operation: call.operation, reason: 'unknown' });
      }),
  ),
  'the clock of the device is trusted': client(() => ({
    get serverTime() {
      return { from: Date.now(), to: Date.now() };
    },
  })),
  'a call goes out for whoever is signed in': client(({ call }) => ({
    call: ((...[operation, args, options]: Parameters<Client['call']>) =>
      call(operation, args, { ...options, session: undefined })) as Client['call'],
  })),
  'the server compares too little of a body under one key': server(({ answer }) => {
    const first = new Map<unknown, object>();
    return (operation, input, token) => {
      const body = keyed({ args: input });
      const key = body && keyOf(body);
      const known = first.get(key);
      const reply = answer(operation, known ? { ...input, body: known } : input, token);
      if (body && reply.envelope.code === 1 && !known) first.set(key, body);
      return reply;
    };
  }),
  'the server forgets keys after five minutes': server(({ answer, now }) => {
    const first = new Map<unknown, number>();
    return (operation, input, token) => {
      const body = keyed({ args: input });
      const key = body && keyOf(body);
      if (!body) return answer(operation, input, token);
      const at = first.get(key) ?? now();
      first.set(key, at);
      const isOld = now() - at > 300_000;
      return answer(operation, isOld ? { ...input, body: rekeyed(body) } : input, token);
    };
  }),
  'the server looks at no key': server(({ answer }) => (operation, input, token) => {
    const body = keyed({ args: input });
    return answer(operation, body ? { ...input, body: rekeyed(body) } : input, token);
  }),
  'a refund whose answer is lost is asked for as another case': middleware(
    () => (call, next) =>
      next(call).catch((error) => {
        const body = keyed(call);
        if (call.operation !== 'applyRefund' || !body || !isLost(error)) throw error;
        return next(withBody(call, rekeyed(body)));
      }),
  ),
  'the money of a change of mind comes back twice': server(({ answer }) => {
    const keys = new Set<unknown>();
    let extra = 0;
    return (operation, input, token) => {
      const reply = answer(operation, input, token);
      const data = reply.envelope.data as { status: string; amount: string; balance_available: string };
      const key = keyOf((input.body as Content) ?? {});
      if (operation === 'declareChangeOfMind' && data?.status === 'refunded' && !keys.has(key))
        extra += Number(data.amount);
      keys.add(key);
      if (operation === 'getUserInfo') data.balance_available = String(Number(data.balance_available) + extra);
      return reply;
    };
  }),
  'an order is bought again only once, whatever the key': server(({ answer }) => {
    const first = new Map<unknown, Reply>();
    return (operation, input, token) => {
      if (operation !== 'rebuyOrder') return answer(operation, input, token);
      const id = (input.body as Content | undefined)?.['order_id'];
      const reply = first.get(id) ?? answer(operation, input, token);
      if (reply.envelope.code === 1) first.set(id, reply);
      return reply;
    };
  }),
  'a review that is there already counts as this one': middleware(
    () => (call, next) =>
      next(call).catch((error) => {
        if (call.operation !== 'createReview' || !isBusiness(error)) throw error;
        return { id: 0 };
      }),
  ),
  'another message has the key of the one before': middleware(() => {
    let first: string | undefined;
    return (call, next) => {
      const body = keyed(call);
      if (call.operation !== 'sendMessage' || !body) return next(call);
      first ??= keyOf(body);
      return next(withBody(call, rekeyed(body, first)));
    };
  }),
  'a proxy sends a call twice, to a server that looks at no key': server(({ answer }) => (operation, input, token) => {
    const body = keyed({ args: input });
    if (body) answer(operation, { ...input, body: rekeyed(body) }, token);
    return answer(operation, input, token);
  }),
};
