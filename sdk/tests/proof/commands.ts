// What may happen, each a step of a history: customers press, pages end, clocks move, stores fail.
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import type { Device, Disk } from './device.ts';
import { WRONG_CODE } from './judge.ts';
import type { Choice } from './model.ts';
import { type Fate, fates, otherAnswers } from './network.ts';
import { PAY_CODE } from './server.ts';
import type { World } from './world.ts';

export type Step = AsyncCommand<World, World>;

const step = (name: string, act: (world: World) => void, isPossible: (world: World) => boolean = () => true): Step => ({
  check: (world) => isPossible(world as World),
  run: async (_, world) => act(world),
  toString: () => name,
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;

const deviceOf = (world: World, index: number): Device => {
  const device = world.devices[index];
  if (device === undefined) throw new RangeError(`No device ${index}`);
  return device;
};

/** Mostly on the first device. */
const places = fc.tuple(fc.constantFrom(0, 0, 0, 1), fc.constantFrom(0, 1));
const at = ([device, tab]: readonly number[]) => (device ? 'device 2: ' : '') + (tab ? 'tab 2: ' : '');
const pageOf = (world: World, [device = 0, tab = 0]: readonly number[]) => world.page(deviceOf(world, device), tab);

const fate = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Fate>('answered') },
  { weight: 2, arbitrary: fc.constantFrom(...fates) },
);
/** A lost answer is asked for again at once, so that only two in a row leave the customer without one. */
const unheard = fc.constant<Fate[]>(['unheard', 'unheard']);
/** Or another than the server answers the request, or its repeat. */
const answeredByOther = fc.tuple(
  fc.constantFrom<Fate>('unheard', 'late', ...otherAnswers),
  fc.constantFrom(...otherAnswers),
);
const someFates = fc.oneof(
  { weight: 8, arbitrary: fc.array(fate, { maxLength: 3 }) },
  { weight: 4, arbitrary: unheard },
  { weight: 1, arbitrary: answeredByOther },
);
const requests = (some: readonly Fate[]) => (some.length > 0 ? `, requests ${some.join(', ')}` : '');

const choices = fc.constantFrom<Choice>(0, 0, 1);
const codes = fc.constantFrom(PAY_CODE, PAY_CODE, PAY_CODE, WRONG_CODE);
const press = fc.tuple(places, choices, codes, someFates).map(([place, choice, code, some]) => {
  const what = `press${choice ? ' for another amount' : ''}${code === PAY_CODE ? '' : ' with a wrong code'}`;
  return step(at(place) + what + requests(some), (world) => world.press(pageOf(world, place), choice, code, some));
});
const check = fc
  .tuple(places, someFates)
  .map(([place, some]) =>
    step(`${at(place)}check${requests(some)}`, (world) => world.check(pageOf(world, place), some)),
  );
const reload = places.map((place) => step(`${at(place)}reload`, (world) => pageOf(world, place).life.abort()));
const giveUp = places.map((place) => step(`${at(place)}give up`, (world) => world.forget(pageOf(world, place))));
const signIn = fc
  .tuple(fc.constantFrom(0, 0, 1), fc.constantFrom(0, 1))
  .map(([device, customer]) =>
    step(`${at([device])}customer ${customer + 1} signs in`, (world) =>
      world.signIn(deviceOf(world, device), customer),
    ),
  );
const time = fc
  .constantFrom(11 * SECOND, 6 * MINUTE, 31 * MINUTE, DAY + MINUTE, DAY + MINUTE)
  .map((ms) => step(`${ms / SECOND} s pass`, (world) => world.pass(ms)));
const clock = fc.constantFrom(-DAY, -DAY, DAY, SECOND, -SECOND, 1500 * DAY, -1500 * DAY).map((ms) =>
  step(
    `the devices' clocks are moved by ${ms / SECOND} s`,
    (world) => world.moveClock(ms),
    ({ isAsleep }) => !isAsleep,
  ),
);
const sleep = fc.constant('the devices sleep from now on').map((name) =>
  step(
    name,
    (world) => {
      world.isAsleep = true;
    },
    ({ isMoved }) => !isMoved,
  ),
);
const disk = fc.constantFrom<Disk>('fine', 'full', 'unreadable').map((state) =>
  step(`the store is ${state}`, (world) => {
    deviceOf(world, 0).disk = state;
  }),
);
const clear = fc.constant('the store is cleared').map((name) => step(name, (world) => world.clear(deviceOf(world, 0))));

/** As often as they stand here. */
export const steps: Arbitrary<Step>[] = [
  ...[press, press, press, press],
  ...[check, check, reload, reload, time, time],
  ...[giveUp, signIn, clock, clock, sleep, disk, clear],
];
