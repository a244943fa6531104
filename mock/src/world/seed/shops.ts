import type { Cents, Text } from '../types.ts';
import { same, t } from './text.ts';

export type Place = readonly [country: string, area: Text, detail: Text, postcode: string | null, mobile: string];

interface ShopText {
  readonly name: Text;
  readonly initials: string;
  readonly logo: string;
  readonly about: Text;
  /** Fans and sold pieces that the shop shows at the beginning. */
  readonly fans: number;
  readonly sales: number;
  readonly visits: number;
  /** Favourable rate its reviews come to, in percent. */
  readonly rate: number;
  readonly opened: string;
  readonly licence: string | null;
  readonly fee: Cents;
  readonly freeFrom: Cents | null;
  readonly days: readonly [min: number, max: number];
  readonly place: Place;
  readonly closed?: true;
}

const NANKO = [
  'JP',
  t('Osaka Prefecture, Osaka', '大阪府 大阪市'),
  t('2-8 Nanko-kita, Suminoe-ku', '住之江区南港北 2-8'),
  '559-0034',
] as const;
const OSAKA: Place = [...NANKO, '+81312340001'];
const KYOTO: Place = [
  'JP',
  t('Kyoto Prefecture, Uji', '京都府 宇治市'),
  t('2-8 Makishima', '槙岛町 2-8'),
  '611-0041',
  '+81774552810',
];
const HAMBURG: Place = ['DE', t('Hamburg, Hamburg', '汉堡州 汉堡'), same('Speicherweg 14'), '20457', '+49405550142'];
const SHENZHEN: Place = [
  'CN',
  t('Guangdong, Shenzhen', '广东省 深圳市'),
  t('18 Keyuan Road, Nanshan', '南山区科苑路 18 号'),
  '518057',
  '+8675526550118',
];
const LYON: Place = [
  'FR',
  t('Auvergne-Rhône-Alpes, Lyon', '奥弗涅-罗讷-阿尔卑斯 里昂'),
  same('27 rue des Tables-Claudiennes'),
  '69001',
  '+33472550127',
];
const LEEDS: Place = [
  'GB',
  t('England, Leeds', '英格兰 利兹'),
  same('Unit 6, Canal Wharf'),
  'LS11 5PS',
  '+441135550106',
];
const MILAN: Place = ['IT', t('Lombardy, Milan', '伦巴第 米兰'), same('Via Savona 33'), '20144', '+390255501133'];
const PORTLAND: Place = [
  'US',
  t('Oregon, Portland', '俄勒冈州 波特兰'),
  same('415 NW Quimby Street'),
  '97209',
  '+15035550141',
];

/** The shops of this world; the first four are those of the contract's examples. A table: its length is its content. */
export const SHOP_TEXTS: readonly ShopText[] = [
  {
    name: t('Northwind Audio', '北风音响'),
    initials: 'NW',
    logo: '1f3a7',
    about: t(
      'Headphones and small speakers, tested by us for a week before we sell them. Spare cushions and batteries for every model since 2019.',
      '耳机与小音箱，上架前我们自己先试用一周。2019 年以来每一款的耳罩和电池都有备件。',
    ),
    fans: 12_400,
    sales: 38_900,
    visits: 214_800,
    rate: 97,
    opened: '2023-04-03T01:00:00Z',
    licence: 'Northwind Audio K.K., registration 1200-01-178423',
    fee: 450,
    freeFrom: 20_000,
    days: [6, 9],
    place: OSAKA,
  },
  {
    name: t('Trailhead Supply', '山径户外'),
    initials: 'TS',
    logo: '1f392',
    about: t(
      'Light gear for short trips. We pack everything ourselves in Osaka.',
      '短途出行的轻装备，全部由我们在大阪亲手打包。',
    ),
    fans: 8_600,
    sales: 21_400,
    visits: 131_250,
    rate: 96,
    opened: '2024-02-19T01:00:00Z',
    licence: 'Trailhead Supply G.K., registration 1200-03-026611',
    fee: 600,
    freeFrom: 6_000,
    days: [6, 9],
    place: [...NANKO, '+81312340002'],
  },
  {
    name: t('Kumo Home', '云居家居'),
    initials: 'KH',
    logo: '1f6cb-fe0f',
    about: t(
      'Quiet furniture from small workshops in Uji. Made to order, delivered into the room.',
      '来自宇治小工坊的安静家具。按单制作，送货入室。',
    ),
    fans: 5_300,
    sales: 15_200,
    visits: 148_000,
    rate: 95,
    opened: '2018-09-20',
    licence: 'JP-1300-01-052211',
    fee: 2_500,
    freeFrom: null,
    days: [7, 14],
    place: KYOTO,
  },
  {
    name: t('Bright Pantry', '明亮食集'),
    initials: 'BP',
    logo: '1f36b',
    about: t(
      'A pantry with short lists of ingredients. We visit every maker once a year and write about it.',
      '配料表都很短的食品铺。每家生产者我们每年走访一次，并写下来。',
    ),
    fans: 3_900,
    sales: 30_100,
    visits: 301_000,
    rate: 98,
    opened: '2017-11-05',
    licence: 'FR-LYO-814390',
    fee: 500,
    freeFrom: 4_000,
    days: [3, 6],
    place: LYON,
  },
  {
    name: t('Lumen Computers', '流明电脑'),
    initials: 'LC',
    logo: '1f4a1',
    about: t(
      'Computers you can open. Spare parts for seven years, and people who answer.',
      '可以自己拆开的电脑。配件供应七年，客服是真人。',
    ),
    fans: 9_700,
    sales: 18_300,
    visits: 334_000,
    rate: 95,
    opened: '2018-02-14',
    licence: '440300-2018-0214',
    fee: 990,
    freeFrom: 30_000,
    days: [4, 8],
    place: SHENZHEN,
  },
  {
    name: t('Pocket & Co.', '口袋数码'),
    initials: 'PC',
    logo: '1f4f2',
    about: t(
      'Phones and the small things around them. Free freight on everything, because a cable should not cost two.',
      '手机和它身边的小物件。全场包邮，一根线不该付两份钱。',
    ),
    fans: 15_800,
    sales: 64_200,
    visits: 702_000,
    rate: 94,
    opened: '2019-07-30',
    licence: '440300-2019-0730',
    fee: 0,
    freeFrom: null,
    days: [3, 6],
    place: SHENZHEN,
  },
  {
    name: t('Halden Menswear', '赫登男装'),
    initials: 'HM',
    logo: '1f454',
    about: t(
      'Clothes for men who dislike shopping: few models, many sizes, free alterations.',
      '给不爱逛街的男士：款式不多，尺码很全，免费改衣。',
    ),
    fans: 4_150,
    sales: 12_700,
    visits: 121_000,
    rate: 95,
    opened: '2020-10-01',
    licence: 'GB-10442817',
    fee: 550,
    freeFrom: 8_000,
    days: [4, 8],
    place: LEEDS,
  },
  {
    name: t('Maison Lilas', '丁香女装'),
    initials: 'ML',
    logo: '1f337',
    about: t(
      'A Lyon studio that cuts dresses with pockets. Free freight, and a fitting by video if you like.',
      '里昂的女装工作室，裙子都有口袋。全场包邮，可预约视频试衣。',
    ),
    fans: 11_200,
    sales: 26_500,
    visits: 388_000,
    rate: 96,
    opened: '2018-04-18',
    licence: 'FR-LYO-791122',
    fee: 0,
    freeFrom: null,
    days: [4, 7],
    place: LYON,
  },
  {
    name: t('Little Orbit Toys', '小星球玩具'),
    initials: 'LO',
    logo: '1fa90',
    about: t(
      'Toys without batteries where possible and with batteries where it is worth it.',
      '能不用电池就不用，值得用的才用。',
    ),
    fans: 7_350,
    sales: 33_800,
    visits: 275_000,
    rate: 98,
    opened: '2019-12-01',
    licence: 'GB-12388005',
    fee: 400,
    freeFrom: 5_000,
    days: [4, 8],
    place: LEEDS,
  },
  {
    name: t('Clearwell Health', '清泉健康'),
    initials: 'CW',
    logo: '1f4a7',
    about: t(
      'Plain health goods with the evidence beside them. A pharmacist answers within a day.',
      '朴素的健康用品，附上依据。药剂师一天内答复。',
    ),
    fans: 6_020,
    sales: 41_900,
    visits: 243_000,
    rate: 97,
    opened: '2018-06-25',
    licence: 'DE-HRB-149077',
    fee: 350,
    freeFrom: 3_000,
    days: [3, 6],
    place: HAMBURG,
  },
  {
    name: t('Volt & Vane', '伏特家电'),
    initials: 'VV',
    logo: '26a1',
    about: t(
      'Electrical goods that last, with the yearly cost of power printed beside the price.',
      '耐用家电，价格旁就印着一年电费。',
    ),
    fans: 5_880,
    sales: 17_600,
    visits: 197_000,
    rate: 94,
    opened: '2019-01-17',
    licence: 'IT-MI-2540981',
    fee: 1_800,
    freeFrom: 40_000,
    days: [5, 10],
    place: MILAN,
  },
  {
    name: t('Pixel Harbor', '像素港'),
    initials: 'PH',
    logo: '1f47e',
    about: t(
      'Keyboards, sticks and sound for people who play late. We build a sample of each before we sell it.',
      '给深夜玩家的键盘、摇杆和音频设备。每款先自己组装一套再上架。',
    ),
    fans: 10_450,
    sales: 22_900,
    visits: 356_000,
    rate: 96,
    opened: '2020-02-29',
    licence: 'US-OR-2100467',
    fee: 690,
    freeFrom: 15_000,
    days: [5, 9],
    place: PORTLAND,
  },
  {
    name: t('Atelier Marais', '玛莱手作'),
    initials: 'AM',
    logo: '1f9f5',
    about: t(
      'Shoes and bags from four family workshops near Milan. Repairs are part of the price.',
      '米兰附近四家家庭作坊的鞋包。维修已含在价格里。',
    ),
    fans: 8_990,
    sales: 14_400,
    visits: 289_000,
    rate: 95,
    opened: '2017-05-09',
    licence: 'IT-MI-2391155',
    fee: 500,
    freeFrom: 9_000,
    days: [5, 9],
    place: MILAN,
  },
  {
    name: t('Slow Kitchen', '慢厨房'),
    initials: 'SK',
    logo: '1f372',
    about: t(
      'Tools for cooks who have time, or would like to. Every knife is sharpened before it leaves.',
      '给有时间、或想有时间做饭的人。每把刀出货前都开好刃。',
    ),
    fans: 4_720,
    sales: 16_900,
    visits: 133_000,
    rate: 97,
    opened: '2019-09-09',
    licence: 'JP-1300-01-061904',
    fee: 800,
    freeFrom: 10_000,
    days: [5, 8],
    place: KYOTO,
  },
  {
    name: t('Tideline Outlet', '潮线特卖'),
    initials: 'TO',
    logo: '1f30a',
    about: t(
      'End-of-line goods, sold until the shelves were empty. The shop has closed; orders are still looked after.',
      '尾货特卖，卖到货架清空。店铺已关闭，已有订单仍负责到底。',
    ),
    fans: 1_260,
    sales: 7_400,
    visits: 58_000,
    rate: 91,
    opened: '2021-03-03',
    licence: null,
    fee: 500,
    freeFrom: null,
    days: [6, 12],
    place: LEEDS,
    closed: true,
  },
  {
    name: t('Morning Market', '早市鲜选'),
    initials: 'MM',
    logo: '1f305',
    about: t(
      'Dry goods from a market hall in Shenzhen: noodles, fruit, tea-time sweets, all packed the day they are ordered.',
      '深圳老市集的干货铺：面条、果干、茶点，当天下单当天装箱。',
    ),
    fans: 6_610,
    sales: 47_300,
    visits: 318_000,
    rate: 97,
    opened: '2018-12-12',
    licence: '440300-2018-1212',
    fee: 480,
    freeFrom: 3_500,
    days: [3, 7],
    place: SHENZHEN,
  },
];
