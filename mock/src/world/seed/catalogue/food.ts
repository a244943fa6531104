import { t } from '../text.ts';
import type { Archetype } from './archetype.ts';

/** Category 8, food. A table of texts: its length is its content. */
export const FOOD: readonly Archetype[] = [
  {
    shop: 4,
    pictures: ['1f36b', '1f330', '2615'],
    specs: ['pack'],
    about: t(
      'Chocolate from one cooperative and four ingredients. It snaps, then melts.',
      '单一合作社可可豆，四种配料。掰开清脆，入口即化。',
    ),
    points: [t('Fair price paid to the growers', '公平价格收购'), t('Wrapped in paper, no plastic', '纸包装，无塑料')],
    models: [
      ['Milk chocolate with hazelnuts, 6 bars', '榛子牛奶巧克力，6 块', 1450],
      ['Dark chocolate with sea salt, 6 bars', '海盐黑巧克力，6 块', 1390],
    ],
  },
  {
    shop: 16,
    pictures: ['1f36f', '1f41d', '1f33c'],
    specs: ['jarWeight'],
    about: t(
      'Raw honey from one valley, stirred, never heated. It tastes of the week it was gathered.',
      '来自同一山谷的生蜂蜜，只搅拌不加热，尝得出采蜜那一周的味道。',
    ),
    points: [
      t('Number of the hive on every jar', '每罐标有蜂箱编号'),
      t('Sets naturally; warm it gently', '会自然结晶，温水化开即可'),
    ],
    models: [
      ['Acacia honey, raw', '洋槐生蜜', 1190],
      ['Linden honey, creamed', '椴树蜜，乳脂状', 1290],
      ['Mountain honey, dark', '高山深色蜂蜜', 1490],
    ],
  },
  {
    shop: 16,
    pictures: ['2615', '1fad8', '1f950'],
    specs: ['grind', 'bagWeight'],
    about: t(
      'Coffee roasted on Tuesdays and sent on Wednesdays. The date is on the bag, not the best-before.',
      '周二烘焙，周三发货。袋上印的是烘焙日期，而不是保质期。',
    ),
    points: [t('Bought directly from the farm', '农场直采'), t('Bag can go into the paper bin', '包装袋可作废纸回收')],
    models: [
      ['Morning blend coffee, chocolate and nut', '清晨拼配咖啡，巧克力与坚果', 1290],
      ['Ethiopia Guji coffee, washed', '埃塞俄比亚古吉咖啡，水洗', 1690],
      ['Decaffeinated coffee, sugar-cane process', '低因咖啡，甘蔗处理法', 1490],
    ],
  },
  {
    shop: 4,
    pictures: ['1f375', '1fad6', '1f343'],
    specs: ['teaWeight'],
    about: t(
      'Leaves picked by hand in spring and dried the same day. Good for three infusions.',
      '春季手采，当日干制，可泡三道。',
    ),
    points: [
      t('From one garden, named on the tin', '单一茶园，罐上有名'),
      t('Keeps its scent in a double-lid tin', '双层盖铁罐锁香'),
    ],
    models: [
      ['Uji sencha, first harvest', '宇治煎茶，头茬', 1890],
      ['Longjing green tea, pre-rain', '雨前龙井', 2490],
      ['Jasmine pearls, scented seven times', '茉莉龙珠，七窨', 2190],
    ],
  },
  {
    shop: 4,
    pictures: ['1fad2', '1f35e', '1f9c0'],
    specs: ['pack'],
    about: t(
      'Olives cured in brine for eight months, with nothing added but thyme and time.',
      '盐水慢腌八个月的橄榄，只加百里香和时间。',
    ),
    points: [t('Firm, not soft', '果肉紧实'), t('Drained weight 200 g', '沥干物 200 克')],
    models: [
      ['Green olives, thyme', '青橄榄，百里香', 690],
      ['Kalamata olives, unpitted', '卡拉马塔橄榄，带核', 790],
    ],
  },
  {
    shop: 4,
    pictures: ['1f36a', '1f95b', '1f9c8'],
    specs: ['pack'],
    about: t(
      'Biscuits with more butter than is strictly reasonable, baked small so that you may have two.',
      '黄油放得有点过分的饼干，做得小小的，好让你吃两块。',
    ),
    points: [t('Baked in batches of sixty', '每批只烤六十块'), t('Tin can be filled again', '铁罐可续装')],
    models: [
      ['Butter biscuits, sea salt', '海盐黄油饼干', 890],
      ['Chocolate chip cookies, hazelnut', '榛子巧克力曲奇', 990],
      ['Oat biscuits, no added sugar', '燕麦饼干，无添加糖', 850],
    ],
  },
  {
    shop: 16,
    pictures: ['1f96e', '1f375', '1f3ee'],
    specs: ['pack'],
    about: t(
      'Mooncakes with thin skins and generous hearts, sent in a box you will want to keep.',
      '皮薄馅足的月饼，盒子好看到舍不得扔。',
    ),
    points: [t('Less sweet than usual', '低甜配方'), t('Each wrapped by itself', '独立包装')],
    models: [
      ['Lotus mooncakes, salted yolk', '莲蓉蛋黄月饼', 2890],
      ['Custard mooncakes, small', '流心奶黄月饼，小巧装', 2690],
    ],
  },
  {
    shop: 16,
    pictures: ['1f35c', '1f962', '1f336-fe0f'],
    specs: ['pack'],
    about: t(
      'Noodles dried in the wind and a broth cooked for ten hours. Dinner in four minutes.',
      '风干面条配熬煮十小时的浓汤，四分钟一顿晚饭。',
    ),
    points: [t('Two portions in a box', '每盒两人份'), t('No flavour enhancers', '不添加味精')],
    models: [
      ['Tonkotsu ramen, two portions', '豚骨拉面，两人份', 890],
      ['Sesame dan dan noodles, two portions', '芝麻担担面，两人份', 850],
      ['Miso ramen, vegan', '味噌拉面，纯素', 890],
    ],
  },
  {
    shop: 16,
    pictures: ['1f95c', '1f330', '1f37f'],
    specs: ['flavour', 'bagWeight'],
    about: t('Peanuts roasted in their shells, shaken in salt while hot.', '带壳烘烤的花生，趁热拌盐。'),
    points: [t('Roasted every week', '每周现烤'), t('Resealable bag', '自封袋')],
    models: [
      ['Roasted peanuts, in the shell', '带壳烤花生', 590],
      ['Roasted peanuts, shelled', '去壳烤花生', 690],
    ],
  },
  {
    shop: 16,
    pictures: ['1f96d', '1f34d', '1f95d'],
    specs: ['bagWeight'],
    about: t(
      'Fruit dried slowly at 40 degrees until it is soft like toffee. Nothing else in the bag.',
      '40 度低温慢烘，软糯如太妃糖。袋里除了水果什么都没有。',
    ),
    points: [
      t('No sugar, no sulphur', '不加糖，无硫'),
      t('About 600 g of fresh fruit for 100 g', '约 600 克鲜果出 100 克'),
    ],
    models: [
      ['Dried mango, soft slices', '软芒果干', 990],
      ['Dried mango with chilli', '辣味芒果干', 1050],
    ],
  },
  {
    shop: 4,
    pictures: ['1f9c0', '1f347', '1f95b'],
    specs: ['cheeseAge'],
    about: t(
      'A mountain cheese turned by hand every week in a cellar cut into the rock.',
      '岩洞窖藏、每周手工翻转的高山奶酪。',
    ),
    points: [t('Raw milk of one herd', '单一牧群生乳'), t('Sent cool, in wool', '羊毛保温，冷藏配送')],
    models: [
      ['Alpine cheese, 400 g', '高山奶酪，400 克', 1590],
      ['Sheep cheese, 300 g', '绵羊奶酪，300 克', 1790],
    ],
  },
  {
    shop: 4,
    pictures: ['1f96b', '1f345', '1f33f'],
    specs: ['pack'],
    about: t(
      'Tomatoes tinned within a day of picking, sweet enough to eat with a spoon.',
      '采摘一天内装罐的番茄，甜得可以直接用勺吃。',
    ),
    points: [t('Only tomatoes and their juice', '只有番茄和原汁'), t('Tin without inner plastic', '罐内无塑料涂层')],
    models: [
      ['San Marzano tomatoes, whole', '圣马扎诺去皮番茄', 390],
      ['Cherry tomatoes in their juice, tinned', '原汁樱桃番茄罐头', 420],
    ],
  },
  {
    shop: 16,
    pictures: ['1f9c3', '1f34e', '1f34a'],
    specs: ['pack'],
    about: t(
      'Pressed juice for school bags and long trains. Fruit, and no more than that.',
      '上学、坐长途火车都能带的鲜榨果汁。只有水果。',
    ),
    points: [t('No straw needed', '无需吸管'), t('Keeps eight months unopened', '未开封可存八个月')],
    models: [
      ['Apple juice boxes, cloudy', '浊苹果汁，便携装', 690],
      ['Apple and pear juice boxes', '苹果梨汁，便携装', 720],
    ],
  },
];
