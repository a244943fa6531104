import { t } from '../text.ts';
import type { Archetype } from './archetype.ts';

/** Category 4, family life. A table of texts: its length is its content. */
export const FAMILY: readonly Archetype[] = [
  {
    shop: 3,
    pictures: ['1f6cb-fe0f', '1fab4', '1f5bc-fe0f'],
    specs: ['homeColour'],
    about: t(
      'Deep seats, low arms and covers you can take off and wash. Made for reading sideways.',
      '座深扶手低，外套可拆洗。适合横着躺下看书。',
    ),
    points: [
      t('Solid beech frame, guaranteed ten years', '榉木框架，保用十年'),
      t('Comes in two parcels that pass any door', '分两件包装，任何门都进得去'),
    ],
    models: [
      ['Cloud three-seat sofa, washable covers', 'Cloud 三人沙发，外套可拆洗', 59900],
      ['Cloud corner sofa, storage inside', 'Cloud 转角沙发，内有储物', 89900],
    ],
  },
  {
    shop: 3,
    pictures: ['1f6cf-fe0f', '1f319', '1f9f8'],
    specs: ['bedSize'],
    about: t(
      'A quiet bed: joints of wood on wood, nothing to squeak, twelve minutes to build.',
      '安静的床：木榫结构，不会吱呀作响，十二分钟装好。',
    ),
    points: [t('Slats of birch, sprung', '桦木弹性床板'), t('Room for boxes underneath', '床下可放收纳箱')],
    models: [
      ['Still oak bed, slatted base', 'Still 橡木床，排骨架', 34900],
      ['Still upholstered bed, linen', 'Still 软包床，亚麻布', 42900],
    ],
  },
  {
    shop: 3,
    pictures: ['1fa91', '1f6cb-fe0f', '1f37d-fe0f'],
    specs: ['homeColour', 'pack'],
    about: t(
      'A chair that looks drawn with one line, and is still comfortable at the end of dinner.',
      '像一笔画成的椅子，饭吃到最后依然坐得舒服。',
    ),
    points: [t('Ash wood, oiled', '白蜡木，植物油饰面'), t('Stacks four high', '可叠放四把')],
    models: [
      ['Line dining chair, ash', 'Line 餐椅，白蜡木', 8900],
      ['Line desk chair, wool seat', 'Line 书桌椅，羊毛坐垫', 12900],
    ],
  },
  {
    shop: 3,
    pictures: ['1fa9e', '1f6aa', '1f56f-fe0f'],
    specs: ['homeColour'],
    about: t(
      'A mirror without distortion and without a heavy frame; hangs on one hook, stands on any shelf.',
      '无变形、无厚重边框的镜子；一个挂钩即可悬挂，也可立在架上。',
    ),
    points: [
      t('Copper-free silver backing', '无铜环保银镜'),
      t('Film behind the glass holds it if it breaks', '背贴防爆膜'),
    ],
    models: [
      ['Pool round mirror, 60 cm', 'Pool 圆镜，60 厘米', 6900],
      ['Pool standing mirror, 160 cm', 'Pool 落地镜，160 厘米', 13900],
    ],
  },
  {
    shop: 14,
    pictures: ['1fad6', '1f375', '1f36a'],
    specs: ['kitchenColour'],
    about: t(
      'A teapot that pours without a drop on the table. The basket is large enough for leaves to open.',
      '倒茶不滴的茶壶。滤网够大，茶叶能完全舒展。',
    ),
    points: [t('Stoneware, fired at 1 260 °C', '1260 ℃ 高温烧制炻器'), t('Safe in the dishwasher', '可用洗碗机')],
    models: [
      ['Steam stoneware teapot, 0.8 l', 'Steam 炻器茶壶，0.8 升', 3900],
      ['Steam glass teapot, candle warmer', 'Steam 玻璃茶壶，烛台保温座', 4600],
    ],
  },
  {
    shop: 14,
    pictures: ['1f52a', '1f955', '1f373'],
    specs: [],
    about: t(
      'A kitchen knife of layered steel, ground thin and balanced at the finger. It stays sharp for a year of dinners.',
      '夹层钢厨刀，刃口薄，重心恰在指间。一年晚饭切下来依然锋利。',
    ),
    points: [t('Hardness 60 HRC', '硬度 60 HRC'), t('Sharpened once free of charge', '免费磨刀一次')],
    models: [
      ["Arc chef's knife, 20 cm", 'Arc 主厨刀，20 厘米', 6900],
      ['Arc paring knife, 9 cm', 'Arc 削皮小刀，9 厘米', 3200],
      ['Arc bread knife, 24 cm', 'Arc 面包刀，24 厘米', 5400],
    ],
  },
  {
    shop: 14,
    pictures: ['1f37d-fe0f', '1f963', '1f35d'],
    specs: ['kitchenColour'],
    about: t(
      'Plates with a rim that keeps the sauce in and a glaze that does not show the knife.',
      '盘沿兜得住汤汁、釉面不留刀痕的餐盘。',
    ),
    points: [
      t('For oven, microwave and dishwasher', '烤箱、微波炉、洗碗机适用'),
      t('Single pieces can be bought again', '可单件补购'),
    ],
    models: [
      ['Table dinner set, 16 pieces', 'Table 餐具套装，16 件', 9900],
      ['Table starter set, 8 pieces', 'Table 餐具入门套装，8 件', 5900],
    ],
  },
  {
    shop: 3,
    pictures: ['1fab4', '1f33f', '1faa3'],
    specs: ['potSize'],
    about: t(
      'A house plant that forgives: bright shade, water once a week, and it grows while you are away.',
      '好养的绿植：明亮散光、一周一浇水，出门几天照样长。',
    ),
    points: [t('Grown two years before it is sold', '养足两年才出售'), t('Pot with a water gauge', '花盆带水位尺')],
    models: [
      ['Rubber plant, clay pot', '橡皮树，陶盆', 3400],
      ['Monstera, clay pot', '龟背竹，陶盆', 4200],
    ],
  },
  {
    shop: 3,
    pictures: ['23f0', '1f570-fe0f', '1f634'],
    specs: ['homeColour'],
    about: t(
      'A clock that does not tick. The alarm starts softly; one large button ends it.',
      '静音不滴答的闹钟。铃声由轻到响，一个大按钮关掉。',
    ),
    points: [t('Light at a touch', '轻触点亮'), t('Two years on one AA cell', '一节五号电池用两年')],
    models: [
      ['Dawn alarm clock, silent', 'Dawn 静音闹钟', 2200],
      ['Dawn Light wake-up clock, sunrise lamp', 'Dawn Light 唤醒灯闹钟，模拟日出', 5900],
    ],
  },
  {
    shop: 3,
    pictures: ['1f56f-fe0f', '1f33f', '1f6c1'],
    specs: ['scent', 'pack'],
    about: t(
      'Candles of rapeseed wax that burn evenly to the edge. The scent is there, and then it steps back.',
      '菜籽蜡香薰蜡烛，均匀燃到杯边。香气似有若无，不抢戏。',
    ),
    points: [t('Burns about 45 hours', '可燃约 45 小时'), t('The glass becomes a cup afterwards', '用完杯子可作水杯')],
    models: [
      ['Hush scented candle, 180 g', 'Hush 香薰蜡烛，180 克', 2400],
      ['Hush pillar candles, unbleached', 'Hush 柱形蜡烛，未漂白', 1800],
    ],
  },
  {
    shop: 3,
    pictures: ['1f9fa', '1f9fc', '1f9e6'],
    specs: ['homeColour'],
    about: t(
      'A laundry basket woven from paper cord, with a cotton bag that lifts out and goes straight into the machine.',
      '纸绳编织的洗衣篮，棉布内袋可整个取出放进洗衣机。',
    ),
    points: [t('60 litres, holds two loads', '60 升，装得下两机衣物'), t('Folds flat when moving house', '搬家可折平')],
    models: [
      ['Weave laundry basket, lid', 'Weave 洗衣篮，带盖', 4500],
      ['Weave shelf basket, set of three', 'Weave 置物篮，三件套', 3900],
    ],
  },
  {
    shop: 14,
    pictures: ['1fad9', '1f36f', '1f33e'],
    specs: ['jarVolume', 'pack'],
    about: t(
      'Jars that close with one hand and stay closed. Straight walls, so the last spoonful comes out.',
      '单手可开合、密封牢靠的储物罐。直壁设计，最后一勺也舀得出。',
    ),
    points: [t('Borosilicate glass', '高硼硅玻璃'), t('Seals can be replaced', '密封圈可更换')],
    models: [
      ['Larder storage jar, clip lid', 'Larder 储物罐，卡扣盖', 1200],
      ['Larder storage jar, oak lid', 'Larder 储物罐，橡木盖', 1500],
    ],
  },
  {
    shop: 3,
    pictures: ['1f9f0', '1f528', '1fa9b'],
    specs: [],
    about: t(
      'The tools a home needs and no others, in a box that closes without force.',
      '家里真正用得上的工具，一件不多；盒子轻轻一扣就合上。',
    ),
    points: [t('Chrome vanadium steel', '铬钒钢'), t('Every piece has its printed place', '每件工具都有固定位置')],
    models: [
      ['Mend home tool box, 32 pieces', 'Mend 家用工具箱，32 件', 5900],
      ['Mend Pro tool box, 78 pieces', 'Mend Pro 家用工具箱，78 件', 10900],
    ],
  },
];
