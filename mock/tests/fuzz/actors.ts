import { isRecord } from '../../src/json.ts';
import { createPerson, type Person } from './actor.ts';
import { remember, takeToken } from './actor-state.ts';
import type { Stage } from './checked-sandbox.ts';
import type { Offer } from './input-context.ts';
import { Broken } from './invariant-error.ts';
import { settleIn } from './settling.ts';

export interface Company {
  /** The demo customer, the new one, two who have just registered, and a visitor. */
  readonly people: readonly Person[];
  readonly offers: readonly Offer[];
}

/** Everybody comes in: the two known customers sign in, two register, and somebody leafs through the catalogue. */
export async function assemble(stage: Stage): Promise<Company> {
  const visitor = createPerson(0, 'nobody@example.com', 'nobody', null);
  const known = [
    createPerson(1, 'demo@meridian.shop', 'demo123456', '246810'),
    createPerson(2, 'new@meridian.shop', 'new123456', null),
  ];
  for (const person of known) await signIn(stage, person);
  const fresh = [await register(stage, visitor, 3), await register(stage, visitor, 4)];
  await settleIn(stage, [...known, ...fresh]);
  return { people: [...known, ...fresh, visitor], offers: await leafThrough(stage, visitor) };
}

/** Signs somebody in who is not; it may be refused, after wrong passwords. */
export async function signIn(stage: Stage, me: Person): Promise<void> {
  const now = stage.sandbox.clock.now();
  if (me.mark === 0 || (me.token !== undefined && now < me.tokenEnds)) return;
  me.token = undefined;
  const sent = { body: { account: me.account, password: me.password } };
  const told = await stage.call(me, 'loginUser', sent);
  remember(me, 'loginUser', sent, told, now);
  if (told.kind !== 'data' && !(told.kind === 'refused' && told.name === 'too_many_attempts')) {
    throw new Broken('the right password signs in', `${me.account}: ${JSON.stringify(told)}`);
  }
}

async function register(stage: Stage, visitor: Person, mark: number): Promise<Person> {
  const [email, mobile, password] = [`person${mark}@example.com`, `+39333000000${mark}`, `secret-${mark}`];
  const to = { event: 'register', channel: 'email', to: email };
  await stage.call(visitor, 'sendCode', { body: to });
  // Reviews show the given name and the first letter of the family name.
  const person = { family_name: `Rossi ~${mark}~`, given_name: 'Ada', email, mobile, password, code: '123456' };
  const told = await stage.call(visitor, 'registerUser', { body: person });
  const me = createPerson(mark, email, password, null);
  takeToken(me, told.kind === 'data' && isRecord(told.data) ? told.data['userinfo'] : undefined);
  return me;
}

async function leafThrough(stage: Stage, visitor: Person): Promise<Offer[]> {
  const listed = await stage.call(visitor, 'listProducts', { query: { limit: 50 } });
  const offers: Offer[] = [];
  for (const { id } of listOf(listed, 'list')) {
    const told = await stage.call(visitor, 'getProduct', { query: { id } });
    const shop = told.kind === 'data' && isRecord(told.data) ? told.data['shop'] : undefined;
    const shopId = isRecord(shop) ? Number(shop['id']) : 0;
    for (const { id: skuId, stock } of listOf(told, 'skus')) {
      offers.push({ productId: Number(id), skuId: Number(skuId), shopId, inStock: Number(stock) > 0 });
    }
  }
  return offers;
}

const listOf = (told: Awaited<ReturnType<Stage['call']>>, name: string) => {
  const list = told.kind === 'data' && isRecord(told.data) ? told.data[name] : [];
  return [list].flat().filter(isRecord);
};
