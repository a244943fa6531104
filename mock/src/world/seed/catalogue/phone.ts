import { t } from '../text.ts';
import type { Archetype } from './archetype.ts';

/** Category 9, mobile phone. A table of texts: its length is its content. */
export const PHONE: readonly Archetype[] = [
  {
    shop: 6,
    pictures: ['1f4f1', '1f4f8', '1f50b'],
    specs: ['phoneStorage', 'techColour'],
    about: t(
      'A phone with a flat screen, a fast camera and seven years of updates. The battery comes out with a coin.',
      '直屏、抓拍快、七年系统更新。电池用一枚硬币就能拆换。',
    ),
    points: [t('Two SIM cards or eSIM', '双卡或 eSIM'), t('IP68, tested one by one', 'IP68，逐台检测')],
    models: [
      ['Nova 9 phone, 6.1-inch OLED', 'Nova 9 手机，6.1 英寸 OLED', 59900],
      ['Nova 9 Pro phone, 5× telephoto', 'Nova 9 Pro 手机，5 倍长焦', 84900],
      ['Nova 9e phone, two-day battery', 'Nova 9e 手机，两天续航', 37900],
    ],
  },
  {
    shop: 6,
    pictures: ['1f4f1', '1f4f2', '1f4ac'],
    specs: ['phoneStorage', 'techColour'],
    about: t(
      'A small phone for people with pockets. Everything within reach of one thumb.',
      '给喜欢小手机的人：一根拇指，什么都够得着。',
    ),
    points: [t('5.2 inches, 138 grams', '5.2 英寸，138 克'), t('Headphone socket', '保留耳机孔')],
    models: [
      ['Pebble 2 compact phone, 5.2-inch', 'Pebble 2 小屏手机，5.2 英寸', 44900],
      ['Pebble Flip phone, folding screen', 'Pebble Flip 折叠手机', 69900],
    ],
  },
  {
    shop: 6,
    pictures: ['1f4f1', '1f3d4-fe0f', '1f526'],
    specs: ['phoneStorage'],
    about: t(
      'A phone for building sites and boats: drops, salt and gloves are all fine.',
      '适合工地和船上的手机：不怕摔、不怕盐雾、戴手套也能用。',
    ),
    points: [
      t('Survives two metres onto concrete', '两米跌落水泥地无损'),
      t('Speaker as loud as a radio', '扬声器响如收音机'),
    ],
    models: [
      ['Anvil rugged phone, IP69K', 'Anvil 三防手机，IP69K', 39900],
      ['Anvil Thermo rugged phone, heat camera', 'Anvil Thermo 三防手机，热成像', 64900],
    ],
  },
  {
    shop: 6,
    pictures: ['1f50b', '26a1', '1f4f1'],
    specs: ['techColour'],
    about: t(
      'A power bank that says in minutes how long it will last, not in dots.',
      '用分钟而不是小圆点告诉你还能撑多久的充电宝。',
    ),
    points: [t('Allowed in hand luggage', '可带上飞机'), t('Charges itself in 90 minutes', '自身 90 分钟充满')],
    models: [
      ['Reserve 10 power bank, 10 000 mAh', 'Reserve 10 充电宝，10000 毫安时', 2990],
      ['Reserve 20 power bank, 65 W', 'Reserve 20 充电宝，65 瓦', 5490],
      ['Reserve Snap power bank, magnetic', 'Reserve Snap 磁吸充电宝', 3690],
    ],
  },
  {
    shop: 6,
    pictures: ['1f50c', '1f4f1', '1f4bb'],
    specs: ['plug', 'techColour'],
    about: t(
      'A charger the size of a matchbox that feeds a phone and a laptop at once.',
      '火柴盒大小的充电器，手机和电脑可以同时充。',
    ),
    points: [t('Gallium nitride, stays cool', '氮化镓，不发烫'), t('Cable of 1.5 m included', '附 1.5 米线')],
    models: [
      ['Volt 30 charger, one port', 'Volt 30 充电器，单口', 1990],
      ['Volt 65 charger, three ports', 'Volt 65 充电器，三口', 3990],
    ],
  },
  {
    shop: 6,
    pictures: ['231a', '1fac0', '1f3c3'],
    specs: ['watchSize', 'strap'],
    about: t(
      'A smart watch that lasts nine days and leaves you alone unless it matters.',
      '续航九天的智能手表，没有要紧事就不打扰你。',
    ),
    points: [t('Heart rate, sleep and routes', '心率、睡眠、轨迹'), t('Readable in full sun', '阳光下清晰可读')],
    models: [
      ['Pace smart watch, nine-day battery', 'Pace 智能手表，九天续航', 17900],
      ['Pace Sport smart watch, maps', 'Pace Sport 智能手表，离线地图', 24900],
    ],
  },
  {
    shop: 6,
    pictures: ['1f9f2', '1f697', '1f4f1'],
    specs: ['techColour'],
    about: t(
      'A holder that takes the phone from your hand and lets it go when you pull.',
      '一碰就吸住、一拉就取下的手机支架。',
    ),
    points: [t('Strong enough for a cobbled road', '石板路颠簸也不掉'), t('Leaves no mark', '不留痕')],
    models: [
      ['Grip magnetic car mount, air vent', 'Grip 磁吸车载支架，出风口', 1990],
      ['Grip magnetic desk stand', 'Grip 磁吸桌面支架', 2490],
    ],
  },
  {
    shop: 6,
    pictures: ['1f6e1-fe0f', '1f4f1', '1f48e'],
    specs: ['phoneModel', 'pack'],
    about: t(
      'A glass you do not see and do not feel. A frame for fitting is in the box.',
      '看不见、摸不出的钢化膜，盒内附贴膜框。',
    ),
    points: [t('Replaced once free of charge', '免费换一次'), t('No bubbles, no rainbow', '无气泡，无彩虹纹')],
    models: [
      ['Clear screen protector, tempered glass', 'Clear 钢化膜', 1290],
      ['Clear privacy screen protector', 'Clear 防窥膜', 1690],
    ],
  },
  {
    shop: 6,
    pictures: ['1f45d', '1f4f1', '1f3d6-fe0f'],
    specs: ['wearColour'],
    about: t(
      'A pouch for phone, key and one card; over the shoulder, and your hands are free.',
      '装手机、钥匙和一张卡的小包，斜挎在肩，双手解放。',
    ),
    points: [t('Waterproof zip', '防水拉链'), t('Fits phones up to 6.9 inches', '适用 6.9 英寸以下手机')],
    models: [
      ['Sling phone pouch, recycled nylon', 'Sling 手机斜挎包，再生尼龙', 2490],
      ['Sling leather phone pouch', 'Sling 真皮手机包', 4490],
    ],
  },
  {
    shop: 6,
    pictures: ['260e-fe0f', '1f4de', '1f3e1'],
    specs: ['plug'],
    about: t(
      'A telephone for a hall table: large keys, a clear bell, and it works when the power is out.',
      '放在玄关的座机：大按键、铃声清脆，停电也能打。',
    ),
    points: [t('Hearing-aid compatible', '兼容助听器'), t('Six photo keys', '六个相片快拨键')],
    models: [
      ['Parlour telephone, large keys', 'Parlour 大按键座机', 4900],
      ['Parlour cordless telephone, pair', 'Parlour 无绳座机，子母机', 6900],
    ],
  },
];
