import { t } from '../text.ts';
import type { Archetype } from './archetype.ts';

/** Category 3, outdoors. A table of texts: its length is its content. */
export const OUTDOORS: readonly Archetype[] = [
  {
    shop: 2,
    pictures: ['1f526', '26fa', '1f50b'],
    specs: ['gearColour'],
    about: t(
      'A torch with one honest number: what it says on the box is what it still gives after an hour.',
      '标多少流明，一小时后还是多少流明的手电筒。',
    ),
    points: [
      t('Waterproof to two metres', '两米防水'),
      t('Charges over USB-C, or takes two AA cells', 'USB-C 充电，也可用两节五号电池'),
    ],
    models: [
      ['Beam 400 torch, 400 lumens', 'Beam 400 手电筒，400 流明', 2990],
      ['Beam 1200 torch, 1200 lumens', 'Beam 1200 强光手电，1200 流明', 5990],
    ],
  },
  {
    shop: 2,
    pictures: ['1f9ed', '1f5fa-fe0f', '26f0-fe0f'],
    specs: [],
    about: t(
      'A liquid-filled compass that settles in two seconds and does not mind gloves, rain or a phone nearby.',
      '两秒稳定的充液指南针，戴手套、下雨、旁边放着手机都不影响。',
    ),
    points: [
      t('Declination set without tools', '免工具调整磁偏角'),
      t('Glows four hours after sunset', '日落后夜光四小时'),
    ],
    models: [
      ['Bearing plate compass, 1:50 000 scale', 'Bearing 平板指南针，1:5 万刻度', 2490],
      ['Bearing Sight compass, folding mirror', 'Bearing Sight 瞄准指南针，折叠镜', 4490],
    ],
  },
  {
    shop: 2,
    pictures: ['1f3bf', '1f97d', '26f7-fe0f'],
    specs: ['skiLength'],
    about: t(
      'All-mountain skis that forgive on tired afternoons and hold on hard mornings.',
      '全山滑雪板：下午累了也好控，清晨硬雪也咬得住。',
    ),
    points: [
      t('Poplar core, edges you can grind eight times', '杨木板芯，钢边可修磨八次'),
      t('Bindings mounted free of charge', '免费安装固定器'),
    ],
    models: [
      ['Firn 82 skis, all-mountain', 'Firn 82 双板，全山型', 39900],
      ['Firn 96 skis, powder', 'Firn 96 双板，粉雪型', 46900],
    ],
  },
  {
    shop: 2,
    pictures: ['1f6f6', '1f30a', '1f3de-fe0f'],
    specs: ['gearColour'],
    about: t(
      'A touring canoe for two and their tent. Light enough to carry together, stable enough to stand up in.',
      '双人旅行独木舟，装得下帐篷。两人能抬，站起来也稳。',
    ),
    points: [t('Three-layer hull, easily repaired', '三层船体，易修补'), t('Two paddles included', '附两支船桨')],
    models: [
      ['Otter 15 canoe, 27 kg', 'Otter 15 独木舟，27 千克', 89900],
      ['Otter Pack inflatable canoe, 12 kg', 'Otter Pack 充气独木舟，12 千克', 45900],
    ],
  },
  {
    shop: 2,
    pictures: ['1f3a3', '1f41f', '1f30a'],
    specs: ['rodLength'],
    about: t(
      'A travel rod in five pieces that bends like one. Fits a suitcase, lands a bass.',
      '五节旅行鱼竿，弯起来像一整根。进得了行李箱，钓得起鲈鱼。',
    ),
    points: [t('Cork handle, ceramic guides', '软木握把，陶瓷导环'), t('Hard case included', '附硬质收纳筒')],
    models: [
      ['Ripple travel rod, five pieces', 'Ripple 旅行鱼竿，五节', 7900],
      ['Ripple Set rod and reel, line included', 'Ripple Set 鱼竿渔轮套装，含鱼线', 11900],
    ],
  },
  {
    shop: 2,
    pictures: ['1f93f', '1f420', '1f30a'],
    specs: ['wearSize', 'gearColour'],
    about: t(
      'A mask with a wide view and a skirt soft enough to forget. The snorkel drains itself.',
      '视野开阔的潜水面镜，裙边柔软到忘记戴着。呼吸管自动排水。',
    ),
    points: [t('Tempered glass, anti-fog coating', '钢化玻璃，防雾涂层'), t('Net bag included', '附网袋')],
    models: [
      ['Lagoon mask and snorkel, dry top', 'Lagoon 面镜呼吸管套装，干式', 4490],
      ['Lagoon Junior mask and snorkel', 'Lagoon Junior 儿童面镜呼吸管套装', 2990],
    ],
  },
  {
    shop: 2,
    pictures: ['1f6f9', '1f6fc', '1f9e2'],
    specs: ['deckWidth'],
    about: t(
      'Seven plies of Canadian maple, pressed one at a time. Ready to ride out of the box.',
      '七层加拿大枫木，单板单压。开箱就能滑。',
    ),
    points: [
      t('Soft wheels for rough pavements', '软轮，粗糙路面也顺'),
      t('Bearings sealed against rain', '密封轴承，防水防尘'),
    ],
    models: [
      ['Curb street skateboard, 99A wheels', 'Curb 街式滑板，99A 硬轮', 7900],
      ['Curb Cruiser skateboard, soft wheels', 'Curb Cruiser 代步滑板，软轮', 8900],
    ],
  },
  {
    shop: 2,
    pictures: ['1f6b2', '1f6e0-fe0f', '1f3d9-fe0f'],
    specs: ['frameSize', 'gearColour'],
    about: t(
      'A city bicycle with a belt instead of a chain: no oil on trousers, no rust in winter.',
      '用皮带代替链条的城市自行车：裤脚不沾油，冬天不生锈。',
    ),
    points: [
      t('Eight gears inside the hub', '内八速变速花鼓'),
      t('Arrives built; turn the handlebar and ride', '整车到货，转正车把即可骑'),
    ],
    models: [
      ['Lane 8 city bicycle, belt drive', 'Lane 8 城市自行车，皮带传动', 69900],
      ['Lane Fold bicycle, folds in 15 s', 'Lane Fold 折叠自行车，15 秒折叠', 54900],
    ],
  },
  {
    shop: 2,
    pictures: ['26f1-fe0f', '1f3d6-fe0f', '1f9f4'],
    specs: ['gearColour'],
    about: t(
      'A beach umbrella that stays where you put it: a screw for sand, vents for wind, cloth that stops the sun.',
      '插在哪就稳在哪的沙滩伞：螺旋地钉、透风伞顶、防晒伞面。',
    ),
    points: [t('UPF 50+, 180 cm across', 'UPF 50+，直径 180 厘米'), t('Carry bag with shoulder strap', '附肩带收纳袋')],
    models: [
      ['Dune beach umbrella, sand screw', 'Dune 沙滩伞，螺旋地钉', 3990],
      ['Dune Duo beach umbrella, side walls', 'Dune Duo 沙滩伞，带侧帘', 5990],
    ],
  },
  {
    shop: 2,
    pictures: ['1faa2', '26d1-fe0f', '1f9d7'],
    specs: ['ropeLength'],
    about: t(
      'A supple rope that takes a knot and lets it go again. Dry-treated to the core.',
      '柔软好打结、也好解开的绳索。芯层全防水处理。',
    ),
    points: [
      t('Middle mark that does not rub off', '中段标记不褪色'),
      t('UIAA and EN 892 tested', '通过 UIAA 与 EN 892 测试'),
    ],
    models: [
      ['Crag climbing rope, 9.5 mm', 'Crag 攀岩绳，9.5 毫米', 15900],
      ['Crag Cord accessory rope, 6 mm', 'Crag Cord 辅绳，6 毫米', 2990],
    ],
  },
  {
    shop: 2,
    pictures: ['1f52d', '1f31c', '1fa90'],
    specs: [],
    about: t(
      'A telescope you can set up before the clouds come back: one knob, one eyepiece, Saturn.',
      '趁云没回来就能架好的望远镜：一个旋钮，一只目镜，土星就在眼前。',
    ),
    points: [
      t('Red-dot finder and phone holder', '附红点寻星镜和手机支架'),
      t('Star map for both hemispheres', '附南北半球星图'),
    ],
    models: [
      ['Zenith 70 telescope, table tripod', 'Zenith 70 望远镜，桌面三脚架', 9900],
      ['Zenith 130 telescope, steel tripod', 'Zenith 130 望远镜，钢制三脚架', 23900],
    ],
  },
  {
    shop: 2,
    pictures: ['26bd', '1f945', '1f45f'],
    specs: ['ballSize'],
    about: t(
      'A match ball with bonded panels that keeps its shape and its pressure through a wet season.',
      '热贴合比赛用球，雨季踢下来不变形、不漏气。',
    ),
    points: [t('Textured skin for wet grass', '纹理表皮，湿草地也好控'), t('Pump and needle included', '附气筒和气针')],
    models: [
      ['Fixture football, match grade', 'Fixture 足球，比赛级', 3490],
      ['Fixture Street football, hard court', 'Fixture Street 足球，硬地专用', 2290],
    ],
  },
];
