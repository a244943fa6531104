import type { OperationId } from '@meridian/sdk';
import { isRecord } from '../../shared/json.ts';
import { type Actor, createActor } from './actor.ts';
import { recordAnswer, takeToken } from './actor-state.ts';
import type { CheckedSandbox } from './checked-sandbox.ts';
import type { Offer } from './input-context.ts';
import { InvariantError } from './invariant-error.ts';

export interface Cast {
  /** The demo customer, the new one, two who have just registered, and a visitor. */
  readonly actors: readonly Actor[];
  readonly offers: readonly Offer[];
}

/** The two seeded customers sign in, two more register, and the visitor reads the catalogue. */
export async function createActors(checked: CheckedSandbox): Promise<Cast> {
  const visitor = createActor(0, 'nobody@example.com', 'nobody', null);
  const known = [
    createActor(1, 'demo@meridian.shop', 'demo123456', '246810'),
    createActor(2, 'new@meridian.shop', 'new123456', null),
  ];
  for (const actor of known) await signIn(checked, actor);
  const fresh = [await register(checked, visitor, 3), await register(checked, visitor, 4)];
  await setUpAccounts(checked, [...known, ...fresh]);
  return { actors: [...known, ...fresh, visitor], offers: await readOffers(checked, visitor) };
}

/** Signs in an actor who is not signed in. May be refused, after wrong passwords. */
export async function signIn(checked: CheckedSandbox, me: Actor): Promise<void> {
  const now = checked.sandbox.clock.now();
  if (me.mark === 0 || (me.token !== undefined && now < me.tokenEnds)) return;
  me.token = undefined;
  if (now >= me.closesAt) return;
  const sent = { body: { account: me.account, password: me.password } };
  const result = await checked.call(me, 'loginUser', sent);
  recordAnswer(me, 'loginUser', sent, result, now);
  if (result.kind !== 'data' && !(result.kind === 'refused' && result.name === 'too_many_attempts')) {
    throw new InvariantError('the right password signs in', `${me.account}: ${JSON.stringify(result)}`);
  }
}

async function register(checked: CheckedSandbox, visitor: Actor, mark: number): Promise<Actor> {
  const [email, mobile, password] = [`person${mark}@example.com`, `+39333000000${mark}`, `secret-${mark}`];
  const to = { event: 'register', channel: 'email', to: email };
  await checked.call(visitor, 'sendCode', { body: to });
  // Reviews show the given name and the initial of the family name.
  const person = {
    family_name: `Rossi ~${mark}~`,
    given_name: 'Ada',
    email,
    mobile,
    password,
    verification_code: '123456',
  };
  const result = await checked.call(visitor, 'registerUser', { body: person });
  const me = createActor(mark, email, password, null);
  takeToken(me, result.kind === 'data' && isRecord(result.data) ? result.data['userinfo'] : undefined);
  return me;
}

async function readOffers(checked: CheckedSandbox, visitor: Actor): Promise<Offer[]> {
  const listed = await checked.call(visitor, 'listProducts', { query: { limit: 50 } });
  const offers: Offer[] = [];
  for (const { id } of listOf(listed, 'list')) {
    const result = await checked.call(visitor, 'getProduct', { query: { product_id: id } });
    const shop = result.kind === 'data' && isRecord(result.data) ? result.data['shop'] : undefined;
    const shopId = isRecord(shop) ? Number(shop['id']) : 0;
    for (const { id: skuId, stock } of listOf(result, 'skus')) {
      offers.push({ productId: Number(id), skuId: Number(skuId), shopId, inStock: Number(stock) > 0 });
    }
  }
  return offers;
}

const listOf = (result: Awaited<ReturnType<CheckedSandbox['call']>>, name: string) => {
  const list = result.kind === 'data' && isRecord(result.data) ? result.data[name] : [];
  return [list].flat().filter(isRecord);
};

const ADDRESS = {
  country: 'JP',
  area_ids: [3926, 39261],
  postcode: '604-8054',
  tag: 'home',
  is_default: true,
};

/** Every customer reads their lists. Those without an address save one, and all but the last can pay. */
async function setUpAccounts(checked: CheckedSandbox, actors: readonly Actor[]): Promise<void> {
  for (const me of actors) {
    const call = async (operation: OperationId, sent: { query?: object; body?: object } = {}) => {
      const result = await checked.call(me, operation, sent);
      recordAnswer(me, operation, sent, result, checked.sandbox.clock.now());
    };
    for (let uploads = 0; uploads < 3; uploads += 1) await call('uploadFile', { body: { file: 'picture.webp' } });
    if (me.mark > 1) {
      await call('saveAddress', {
        body: {
          ...ADDRESS,
          mobile: `+819011111110${me.mark}`,
          addressee: `Ada ~${me.mark}~`,
          detail: `1-1 Kawaramachi ~${me.mark}~`,
          idempotency_key: '00000000-0000-4000-8000-000000000002',
        },
      });
    }
    if (me.mark === 2 || me.mark === 3) {
      await call('createStepUp', { body: { by: 'password', password: me.password } });
      await call('setPayCode', { body: { step_up: me.stepUp?.id, pay_code: '135790' } });
      const idempotency_key = '00000000-0000-4000-8000-000000000001';
      const proof = { method: 'manual', amount: '8000.00', evidence: me.uploads[0] };
      await call('createRecharge', { body: { ...proof, idempotency_key } });
    }
    await call('listOrders', { query: { limit: 50 } });
    for (const read of ['listAddresses', 'getCart', 'listRefunds', 'getWithdrawalInfo', 'listSessions'] as const)
      await call(read);
  }
}
