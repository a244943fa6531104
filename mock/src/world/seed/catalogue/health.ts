import { t } from '../text.ts';
import type { Archetype } from './archetype.ts';

/** Category 5, health. A table of texts: its length is its content. */
export const HEALTH: readonly Archetype[] = [
  {
    shop: 10,
    pictures: ['1f48a', '1f34a', '1f964'],
    specs: ['tablets'],
    about: t(
      'One capsule with breakfast. Plain ingredients, each dose printed large on the front.',
      '早餐时一粒。配料简单，含量大字印在正面。',
    ),
    points: [
      t('Tested for purity by an independent laboratory', '第三方实验室检测纯度'),
      t('Not a substitute for a varied diet', '不能替代均衡饮食'),
    ],
    models: [
      ['Daily vitamin D3 capsules, 1000 IU', '每日维生素 D3 胶囊，1000 IU', 1290],
      ['Daily magnesium capsules, 200 mg', '每日镁胶囊，200 毫克', 1490],
      ['Daily omega-3 capsules, algae oil', '每日 Omega-3 胶囊，藻油', 2290],
    ],
  },
  {
    shop: 10,
    pictures: ['1f321-fe0f', '1f915', '1f50b'],
    specs: [],
    about: t(
      'A thermometer that reads in eight seconds and says so softly, so that the child sleeps on.',
      '八秒出数、提示音轻柔的体温计，不吵醒孩子。',
    ),
    points: [t('Accurate to 0.1 °C', '精确到 0.1 ℃'), t('Remembers the last ten readings', '记忆最近十次读数')],
    models: [
      ['Calm digital thermometer, soft tip', 'Calm 电子体温计，软头', 1190],
      ['Calm forehead thermometer, no touch', 'Calm 额温枪，免接触', 3490],
    ],
  },
  {
    shop: 10,
    pictures: ['1fa79', '1f9e4', '1f9f4'],
    specs: ['pack'],
    about: t(
      'Plasters that bend with a knuckle and come off without a cry.',
      '贴在指关节上也服帖，撕下来也不疼的创可贴。',
    ),
    points: [t('Breathable, free of latex', '透气，不含乳胶'), t('Four sizes in one tin', '一盒四种尺寸')],
    models: [
      ['Kind plasters, 60 assorted', 'Kind 创可贴，60 片混装', 690],
      ['Kind blister plasters, 10 gel', 'Kind 水泡贴，10 片凝胶', 890],
    ],
  },
  {
    shop: 10,
    pictures: ['1fa7a', '1fac0', '1f97c'],
    specs: ['medicalColour'],
    about: t(
      'A stethoscope for students and nurses: clear low tones, light on the neck, cleaned in one wipe.',
      '适合医学生和护士的听诊器：低频清晰，挂颈轻便，一擦即净。',
    ),
    points: [t('Two-sided chest piece', '双面听头'), t('Name tag engraved free of charge', '免费刻名牌')],
    models: [
      ['Pulse stethoscope, two-sided', 'Pulse 双面听诊器', 4900],
      ['Pulse Pro stethoscope, cardiology', 'Pulse Pro 心脏科听诊器', 9900],
    ],
  },
  {
    shop: 10,
    pictures: ['1f9fc', '1f6c1', '1f33f'],
    specs: ['scent', 'pack'],
    about: t(
      'Soap boiled slowly from olive oil, cut by hand and dried for six weeks. It lasts.',
      '橄榄油慢煮、手工切块、晾足六周的香皂，耐用不软烂。',
    ),
    points: [t('No palm oil, no colouring', '不含棕榈油和色素'), t('For face and hands', '洗脸洗手皆可')],
    models: [
      ['Grove olive soap, 120 g', 'Grove 橄榄皂，120 克', 590],
      ['Grove liquid soap, glass bottle', 'Grove 液体皂，玻璃瓶', 1290],
    ],
  },
  {
    shop: 10,
    pictures: ['1faa5', '1f9b7', '1f50b'],
    specs: ['medicalColour'],
    about: t(
      'A toothbrush that is gentle by default and counts two minutes for you.',
      '默认轻柔、自动计时两分钟的牙刷。',
    ),
    points: [
      t('Tells you when you press too hard', '用力过大会提醒'),
      t('Heads are recycled when you send them back', '旧刷头可寄回回收'),
    ],
    models: [
      ['Brisk electric toothbrush, 90 days a charge', 'Brisk 电动牙刷，充一次用 90 天', 5990],
      ['Brisk bamboo toothbrush, soft', 'Brisk 竹柄牙刷，软毛', 390],
    ],
  },
  {
    shop: 10,
    pictures: ['1f9f4', '2600-fe0f', '1f33c'],
    specs: ['lotionVolume'],
    about: t(
      'A lotion for dry days: absorbed in a minute, without perfume, without a film on your keyboard.',
      '干燥天气用的乳液：一分钟吸收，无香精，不会在键盘上留印。',
    ),
    points: [
      t('With oat extract and 5 % urea', '含燕麦提取物与 5% 尿素'),
      t('Suits children from three years', '三岁以上儿童可用'),
    ],
    models: [
      ['Plain body lotion, unscented', 'Plain 身体乳，无香', 1290],
      ['Plain sun lotion, SPF 50', 'Plain 防晒乳，SPF 50', 1690],
    ],
  },
  {
    shop: 10,
    pictures: ['1f453', '1f4d6', '1f50e'],
    specs: ['dioptre', 'wearColour'],
    about: t(
      'Reading glasses light enough to forget on your head. Hinges without screws.',
      '轻到忘在头顶的老花镜，铰链无螺丝。',
    ),
    points: [
      t('Blue-light filter without a yellow tint', '防蓝光但不偏黄'),
      t('Soft case and cloth included', '附软盒与镜布'),
    ],
    models: [
      ['Page reading glasses, round', 'Page 老花镜，圆框', 2490],
      ['Page Fold reading glasses, pocket size', 'Page Fold 折叠老花镜，口袋款', 2990],
    ],
  },
  {
    shop: 10,
    pictures: ['1fa92', '1f9fc', '1fa9e'],
    specs: ['medicalColour'],
    about: t(
      'A safety razor with weight: let it do the work. One blade costs less than a stamp.',
      '有分量的安全剃须刀：让刀自己走。一片刀片比邮票还便宜。',
    ),
    points: [
      t('Ten blades included', '附十片刀片'),
      t('Old blades go into the tin, the tin to recycling', '旧刀片收进铁盒，连盒回收'),
    ],
    models: [
      ['Heritage safety razor, brass', 'Heritage 安全剃须刀，黄铜', 3900],
      ['Heritage travel razor, three pieces', 'Heritage 旅行剃须刀，三段式', 2900],
    ],
  },
  {
    shop: 10,
    pictures: ['1f94a', '1f4aa', '1f3c5'],
    specs: ['gloveWeight', 'gearColour'],
    about: t(
      'Boxing gloves with layered foam: firm for the bag, kind to your partner.',
      '多层泡棉拳击手套：打沙袋扎实，对陪练温柔。',
    ),
    points: [t('Wide strap, firm wrist', '宽魔术贴，护腕稳固'), t('Lining dries overnight', '内衬一夜即干')],
    models: [
      ['Round One boxing gloves, training', 'Round One 拳击手套，训练款', 4490],
      ['Round One boxing gloves, leather', 'Round One 拳击手套，真皮款', 7990],
    ],
  },
  {
    shop: 10,
    pictures: ['1fa7c', '1f9b5', '1f3e5'],
    specs: [],
    about: t(
      'A crutch that does not click: soft grip, reflective tips, height set with one hand.',
      '走路不咔嗒响的拐杖：软握把、反光脚垫、单手调高度。',
    ),
    points: [t('Carries up to 140 kg', '承重 140 千克'), t('Rubber foot for wet floors', '防滑橡胶脚，湿地可用')],
    models: [
      ['Stride forearm crutch, pair', 'Stride 肘拐，一对', 4900],
      ['Stride folding cane, aluminium', 'Stride 折叠手杖，铝合金', 2900],
    ],
  },
];
