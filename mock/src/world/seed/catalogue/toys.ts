import { t } from '../text.ts';
import type { Archetype } from './archetype.ts';

/** Category 10, toys. A table of texts: its length is its content. */
export const TOYS: readonly Archetype[] = [
  {
    shop: 9,
    pictures: ['1f9f8', '1f380', '1f6cf-fe0f'],
    specs: ['plushSize', 'toyColour'],
    about: t(
      'A bear with a serious face and soft paws. Survives the washing machine and most adventures.',
      '表情严肃、手掌柔软的小熊。经得起洗衣机和大多数冒险。',
    ),
    points: [
      t('Eyes embroidered, safe from birth', '刺绣眼睛，新生儿可用'),
      t('Filled with recycled fibre', '再生纤维填充'),
    ],
    models: [
      ['Bruno teddy bear, washable', 'Bruno 泰迪熊，可机洗', 2490],
      ['Bruno sleepy bear, night light', 'Bruno 晚安熊，带小夜灯', 3490],
    ],
  },
  {
    shop: 9,
    pictures: ['1f9e9', '1f5bc-fe0f', '1f3e0'],
    specs: ['pieces'],
    about: t(
      'A jigsaw drawn by one illustrator, with a small joke hidden in every corner.',
      '由一位插画师绘制的拼图，每个角落都藏着一个小玩笑。',
    ),
    points: [t('Linen finish without glare', '亚麻纹面，不反光'), t('Lost a piece? We send it', '丢了一块？我们补寄')],
    models: [
      ['Night market jigsaw, illustrated', '“夜市”插画拼图', 1690],
      ['Lighthouse jigsaw, illustrated', '“灯塔”插画拼图', 1690],
      ['World map jigsaw, animals', '“动物世界地图”拼图', 1890],
    ],
  },
  {
    shop: 9,
    pictures: ['1fa81', '1f32c-fe0f', '1f3d6-fe0f'],
    specs: ['toyColour'],
    about: t(
      'A kite that flies in a breeze you hardly feel. Rolls up into its own handle.',
      '几乎感觉不到的微风就能飞起来的风筝，可卷进手柄收纳。',
    ),
    points: [t('50 m of line on a reel', '附 50 米线轮'), t('From five years', '五岁以上')],
    models: [
      ['Swift delta kite, 140 cm', 'Swift 三角风筝，140 厘米', 1990],
      ['Swift stunt kite, two lines', 'Swift 双线特技风筝', 3490],
    ],
  },
  {
    shop: 9,
    pictures: ['1fa80', '1f3aa', '2b50'],
    specs: ['toyColour'],
    about: t(
      'A yo-yo that comes back. Beginners first, tricks later: the bearing is in the box.',
      '一定会回来的悠悠球。先学基础，再玩花式，轴承附在盒里。',
    ),
    points: [t('Two spare strings', '附两根备用绳'), t('Twelve tricks on a card', '附十二招教学卡')],
    models: [
      ['Loop wooden yo-yo, beech', 'Loop 木制悠悠球，榉木', 990],
      ['Loop metal yo-yo, bearing', 'Loop 金属悠悠球，轴承款', 2490],
    ],
  },
  {
    shop: 9,
    pictures: ['1f3b2', '1f0cf', '1f389'],
    specs: [],
    about: t(
      'A game learnt in three minutes and argued about for years. Two to six players, twenty minutes.',
      '三分钟学会、争论好几年的桌游。二至六人，一局二十分钟。',
    ),
    points: [t('Rules in eight languages', '八种语言的规则书'), t('Fits a coat pocket', '装得进大衣口袋')],
    models: [
      ['Caravan dice game, six players', 'Caravan 骰子桌游，六人', 1490],
      ['Caravan Big Box, three expansions', 'Caravan 豪华盒，三扩展', 3990],
    ],
  },
  {
    shop: 9,
    pictures: ['1fa86', '1f3a8', '1f381'],
    specs: ['dollCount'],
    about: t(
      'Nesting dolls turned from lime wood and painted by hand; no two have the same face.',
      '椴木车制、手工彩绘的套娃，没有两张一样的脸。',
    ),
    points: [t('Water-based paint', '水性颜料'), t('Signed by the painter', '画师签名')],
    models: [
      ['Garden nesting dolls, lime wood', '“花园”套娃，椴木', 2990],
      ['Forest animals nesting dolls', '“森林动物”套娃', 2990],
    ],
  },
  {
    shop: 9,
    pictures: ['1f3ce-fe0f', '1f3c1', '1f50b'],
    specs: ['toyColour'],
    about: t(
      'A remote-control car that small hands can drive and big hands do not want to give back.',
      '小手能开、大手不想还的遥控车。',
    ),
    points: [t('40 minutes a charge', '充一次玩 40 分钟'), t('Bumpers for table legs', '防撞条，不怕桌腿')],
    models: [
      ['Dash remote-control car, 1:18', 'Dash 遥控赛车，1:18', 3990],
      ['Dash Rally remote-control car, 1:10', 'Dash Rally 遥控拉力车，1:10', 8990],
    ],
  },
  {
    shop: 9,
    pictures: ['1f682', '1f6e4-fe0f', '1f333'],
    specs: ['toyColour'],
    about: t(
      'A wooden railway that fits every other wooden railway. Magnets that mean it.',
      '与其他木轨通用的木制火车，磁铁吸力十足。',
    ),
    points: [t('FSC beech, rounded edges', 'FSC 榉木，圆角'), t('From three years', '三岁以上')],
    models: [
      ['Branch Line wooden railway, bridge', 'Branch Line 木制铁路，带桥', 4490],
      ['Branch Line steam train, whistle', 'Branch Line 蒸汽小火车，带汽笛', 2290],
    ],
  },
  {
    shop: 9,
    pictures: ['1f916', '1f4bb', '2699-fe0f'],
    specs: [],
    about: t(
      'A robot to build in an afternoon and to program with cards, without a screen.',
      '一个下午拼好、用卡片编程、不需要屏幕的机器人。',
    ),
    points: [t('Explains itself in pictures', '全图解说明'), t('From seven years', '七岁以上')],
    models: [
      ['Bolt card-coding robot, 96 parts', 'Bolt 卡片编程机器人，96 件', 5990],
      ['Bolt Walker robot, four legs', 'Bolt Walker 四足机器人', 7990],
    ],
  },
  {
    shop: 9,
    pictures: ['1f941', '1f3b6', '1f3ba'],
    specs: ['toyColour'],
    about: t(
      'A real drum, made small: tuned skin, straps, and sticks with soft tips for kind parents.',
      '缩小版的真鼓：鼓皮可调音、有背带，鼓棒软头，体谅父母。',
    ),
    points: [t('Birch shell', '桦木鼓腔'), t('From three years', '三岁以上')],
    models: [
      ['March toy drum, soft sticks', 'March 儿童小鼓，软头鼓棒', 2690],
      ['March music set, five instruments', 'March 乐器套装，五件', 3890],
    ],
  },
  {
    shop: 9,
    pictures: ['265f-fe0f', '1f9e0', '1f3c6'],
    specs: [],
    about: t(
      'Chess pieces with weight in the right place, on a board that folds without a gap.',
      '重心恰到好处的棋子，棋盘对折无缝。',
    ),
    points: [t('Two extra queens', '附两枚备用后'), t('Felt under every piece', '棋底贴绒')],
    models: [
      ['Gambit chess set, maple and walnut', 'Gambit 国际象棋，枫木胡桃木', 4990],
      ['Gambit travel chess, magnetic', 'Gambit 旅行磁性象棋', 1990],
    ],
  },
  {
    shop: 9,
    pictures: ['1f58d-fe0f', '1f3a8', '1f4d2'],
    specs: ['crayonCount'],
    about: t(
      'Crayons of beeswax that do not break in a fist and wash off the wall. Mostly.',
      '蜂蜡蜡笔，小拳头攥不断，墙上也擦得掉——大部分时候。',
    ),
    points: [t('Food-grade pigments', '食品级颜料'), t('Block shape that does not roll away', '块状不滚落')],
    models: [
      ['Meadow beeswax crayons, blocks', 'Meadow 蜂蜡蜡笔，块状', 1490],
      ['Meadow oil pastels, tin', 'Meadow 油画棒，铁盒', 1990],
    ],
  },
  {
    shop: 9,
    pictures: ['1f996', '1f995', '1f9b4'],
    specs: ['toyColour'],
    about: t(
      'Dinosaurs modelled on real finds, with a card for each that says what we do not know.',
      '依据真实化石塑造的恐龙，每只附一张卡片，写着我们还不知道的事。',
    ),
    points: [t('Natural rubber, hand-painted', '天然橡胶，手工上色'), t('From two years', '两岁以上')],
    models: [
      ['Cretaceous dinosaur, 28 cm', '白垩纪恐龙，28 厘米', 1890],
      ['Cretaceous dinosaurs, set of six', '白垩纪恐龙，六只装', 3290],
    ],
  },
];
