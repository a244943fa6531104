import { picture } from '../pictures.ts';
import type { Cents, Instant, Product, Sku, SpecGroup, Text } from '../types.ts';
import { describe } from './descriptions.ts';
import { COLOUR, colour, SIZE, type SpecEntry } from './specs.ts';
import { same, t } from './text.ts';

type Option = readonly [value: SpecEntry | null, stock: number];

interface Example {
  readonly id: number;
  readonly name: Text;
  readonly about: Text;
  readonly points: readonly Text[];
  readonly category: number;
  readonly shop: number;
  readonly price: Cents;
  readonly market: Cents | null;
  readonly dropped?: readonly [from: Cents, at: string];
  readonly sales: number;
  readonly pictures: readonly string[];
  readonly group: Text | null;
  readonly options: readonly Option[];
  readonly released: string;
  readonly limit?: number;
}

const size = (number: string): SpecEntry => ({ name: same(number), picture: null, more: 0 });

/** The six products of the contract's example world, ids 101 to 106. A table: its length is its content. */
const EXAMPLES: readonly Example[] = [
  {
    id: 101,
    name: t('Aria 2 over-ear headphones, 40 h battery', 'Aria 2 头戴式耳机，续航 40 小时'),
    about: t(
      'Over-ear headphones that disappear after a minute: soft cushions, 40 hours on a charge, and a calm sound that does not tire.',
      '戴上一分钟就忘了它的头戴式耳机：柔软耳罩、40 小时续航、久听不累的声音。',
    ),
    points: [
      t('Noise cancelling in three steps', '三档主动降噪'),
      t('Folds flat, case and cable included', '可平折，附收纳盒与线'),
    ],
    category: 2,
    shop: 1,
    price: 12_990,
    market: 15_900,
    dropped: [13_990, '2026-11-01T01:00:00Z'],
    sales: 2_140,
    pictures: ['1f3a7', '1f3b6', '1f50b'],
    group: COLOUR,
    options: [
      [colour('Mist', '雾白', 'white'), 12],
      [colour('Ink', '墨黑', 'black'), 6],
      [colour('Sand', '沙棕', 'brown'), 0],
    ],
    released: '2026-03-12T02:00:00Z',
  },
  {
    id: 102,
    name: t('Trail 24 L backpack, rain cover', 'Trail 24 升双肩包，附防雨罩'),
    about: t(
      'A day pack with a back that breathes and a rain cover in its own pocket. Carries 10 kg as if it were six.',
      '背部透气的日用双肩包，防雨罩收在专属小袋里。背 10 千克像背 6 千克。',
    ),
    points: [
      t('Bottle pockets you can reach while walking', '行走中也能拿到的水瓶袋'),
      t('Made of recycled nylon', '再生尼龙面料'),
    ],
    category: 3,
    shop: 2,
    price: 6_400,
    market: null,
    sales: 860,
    pictures: ['1f392', '26f0-fe0f', '1f327-fe0f'],
    group: COLOUR,
    options: [
      [colour('Berry', '莓红', 'red'), 25],
      [colour('Moss', '苔绿', 'green'), 15],
    ],
    released: '2026-04-20T02:00:00Z',
  },
  {
    id: 103,
    name: t('Two-night tent, two persons', '两晚双人帐篷'),
    about: t(
      'A tent for two people and two nights: up in five minutes, dry in a storm, 1.9 kg in the bag.',
      '两人两晚刚刚好的帐篷：五分钟搭好，暴雨不漏，收纳后 1.9 千克。',
    ),
    points: [t('Two doors, two porches', '双门双前厅'), t('Poles marked by colour', '撑杆按颜色区分')],
    category: 3,
    shop: 2,
    price: 18_900,
    market: 22_900,
    dropped: [19_900, '2026-10-26T01:00:00Z'],
    limit: 5,
    sales: 410,
    pictures: ['26fa', '1f3d5-fe0f', '1f526'],
    group: null,
    options: [[null, 9]],
    released: '2026-05-06T02:00:00Z',
  },
  {
    id: 104,
    name: t('Cloud two-seat sofa', 'Cloud 双人沙发'),
    about: t(
      'A small sofa that is deep enough to sleep on. Covers come off, legs screw in, and it passes every door.',
      '小巧却深得能睡一觉的沙发。外套可拆洗，沙发腿旋上即可，任何门都进得去。',
    ),
    points: [
      t('Wool and linen, 80 000 rub cycles', '羊毛亚麻面料，耐磨 8 万次'),
      t('Carried into the room', '送货入室'),
    ],
    category: 4,
    shop: 3,
    price: 42_000,
    market: null,
    sales: 96,
    pictures: ['1f6cb-fe0f', '1fab4', '1f3e0'],
    group: null,
    options: [[null, 3]],
    released: '2026-06-18T02:00:00Z',
  },
  {
    id: 105,
    name: t('Ridge walking boots', 'Ridge 徒步靴'),
    about: t(
      'Boots that need no breaking in: soft at the ankle, firm underneath, dry until the water comes over the top.',
      '无需磨合的徒步靴：脚踝处柔软，鞋底扎实，水不没过靴口就不会湿。',
    ),
    points: [t('Leather that can be waxed again', '可反复上蜡的皮革'), t('Soles can be replaced', '鞋底可更换')],
    category: 3,
    shop: 2,
    price: 9_850,
    market: 12_000,
    sales: 530,
    pictures: ['1f97e', '1f9e6', '26f0-fe0f'],
    group: SIZE,
    options: [
      [size('41'), 10],
      [size('42'), 12],
    ],
    released: '2026-09-14T02:00:00Z',
  },
  {
    id: 106,
    name: t('Dark chocolate, 70 %, 12 bars', '70% 黑巧克力，12 块'),
    about: t(
      'Twelve bars of dark chocolate from one cooperative in Ecuador. Red fruit first, then toast, then quiet.',
      '来自厄瓜多尔同一家合作社的十二块黑巧克力。先是红果，再是烤面包香，然后归于安静。',
    ),
    points: [t('Three ingredients', '只有三种配料'), t('Keeps for 14 months', '保质期 14 个月')],
    category: 8,
    shop: 4,
    price: 2_400,
    market: null,
    sales: 5_120,
    pictures: ['1f36b', '1f330', '2615'],
    group: null,
    options: [[null, 200]],
    released: '2025-10-02T02:00:00Z',
  },
];

const optionsOf = (example: Example): Pick<Product, 'specGroups' | 'skus'> => {
  const { id, group } = example;
  const groupId = id - 90;
  const values = example.options.flatMap(([value], index) =>
    value ? [{ id: groupId * 10 + index + 1, name: value.name, picture: value.picture }] : [],
  );
  const specGroups: SpecGroup[] = group ? [{ id: groupId, name: group, values }] : [];
  const skus: Sku[] = example.options.map(([value, stock], index) => ({
    id: id * 10 + index + 1,
    valueIds: value ? [groupId * 10 + index + 1] : [],
    price: example.price,
    marketPrice: example.market,
    stock,
    limit: example.limit ?? null,
    picture: null,
  }));
  return { specGroups, skus };
};

export const buildExamples = (at: (date: string) => Instant): Product[] =>
  EXAMPLES.map((example) => ({
    id: example.id,
    shopId: example.shop,
    categoryId: example.category,
    name: example.name,
    description: describe(example.category, example.about, example.points),
    pictures: example.pictures.map(picture),
    ...optionsOf(example),
    status: 'on_sale',
    sales: example.sales,
    earlierLikes: Math.round(example.sales / 6),
    returnDays: 7,
    createdAt: at(example.released),
    dropped: example.dropped ? { from: example.dropped[0], at: at(example.dropped[1]) } : null,
  }));
