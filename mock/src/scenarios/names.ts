import { same } from '../text.ts';
import type { World } from '../world/types.ts';
import { demoOf, type Scenario } from './scenario.ts';

/** Replaces every name that a customer may read. */
function rename(world: World, product: (id: number) => string, shop: (id: number) => string, person: [string, string]) {
  for (const one of world.products.values()) one.name = same(product(one.id));
  for (const one of world.shops.values()) one.name = same(shop(one.id));
  for (const order of world.orders.values()) for (const item of order.items) item.name = same(product(item.productId));
  const demo = demoOf(world);
  [demo.givenName, demo.familyName] = person;
  for (const address of demo.addresses) address.addressee = person.join(' ');
}

export const nameScenarios: readonly Scenario[] = [
  {
    name: 'right_to_left_names',
    description: 'Products, shops and the demo customer have Arabic and Hebrew names, mixed with Latin digits.',
    apply: (world) =>
      rename(
        world,
        (id) => (id % 2 ? `سماعات رأس لاسلكية ${id} – بطارية 40 ساعة` : `אוזניות אלחוטיות ${id} – סוללה 40 שעות`),
        (id) => (id % 2 ? `متجر الشمال ${id}` : `חנות הצפון ${id}`),
        ['ليلى', 'الفاسي'],
      ),
  },
  {
    name: 'long_names',
    description: 'Products, shops and the demo customer have the longest names there can be, some without a space.',
    apply: (world) =>
      rename(
        world,
        (id) =>
          id % 2
            ? `Extraordinarily comfortable over-ear travelling headphones ${id} with forty hours of battery and a case`
            : `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${id}`,
        (id) => `The International Trading Company of Northern and Southern Audio Equipment Makers ${id}`,
        ['Maximiliana-Konstantina', 'Wolfeschlegelsteinhausenbergerdorff'],
      ),
  },
];
