import { t } from '../text.ts';
import type { Archetype } from './archetype.ts';

/** Category 7, women's clothing. A table of texts: its length is its content. */
export const WOMEN: readonly Archetype[] = [
  {
    shop: 8,
    pictures: ['1f457', '1f9f5', '1f338'],
    specs: ['wearSize', 'wearColour'],
    about: t(
      'A dress with pockets, cut on the bias so that it moves before you do.',
      '有口袋的连衣裙，斜裁裙身，走动时轻盈流动。',
    ),
    points: [t('Lined to the knee', '内衬及膝'), t('Machine-washable at 30 °C', '可 30 ℃ 机洗')],
    models: [
      ['Verbena midi dress, linen', 'Verbena 中长连衣裙，亚麻', 7900],
      ['Verbena wrap dress, viscose', 'Verbena 裹身连衣裙，粘胶', 8900],
      ['Verbena knit dress, merino', 'Verbena 针织连衣裙，美利奴', 10900],
    ],
  },
  {
    shop: 8,
    pictures: ['1f458', '1f38e', '1f338'],
    specs: ['robeSize', 'wearColour'],
    about: t(
      'A light robe in the cut of a kimono, for mornings that may take a little longer.',
      '和服式剪裁的轻薄晨袍，给可以慢一点的早晨。',
    ),
    points: [t('Cotton double gauze', '双层纱布棉'), t('Belt sewn on, so it cannot be lost', '腰带固定，不会弄丢')],
    models: [
      ['Hana robe, double gauze', 'Hana 晨袍，双层纱', 6900],
      ['Hana silk robe, hand-rolled hem', 'Hana 真丝晨袍，手工卷边', 15900],
    ],
  },
  {
    shop: 8,
    pictures: ['1f45a', '1f456', '1f33c'],
    specs: ['wearSize', 'wearColour'],
    about: t(
      'A blouse that drapes instead of clinging, with cuffs that stay where you push them.',
      '垂坠不贴身的女式上衣，袖口推上去就不会滑下来。',
    ),
    points: [t('Does not crease in a suitcase', '装箱不易皱'), t('Covered buttons', '包布扣')],
    models: [
      ['Linnea blouse, soft collar', 'Linnea 女式衬衫，软领', 5400],
      ['Linnea silk blouse, tie neck', 'Linnea 真丝衬衫，领结款', 9900],
    ],
  },
  {
    shop: 13,
    pictures: ['1f460', '1f45b', '1f484'],
    specs: ['shoeSizeWomen', 'leatherColour'],
    about: t(
      'A heel you can walk home in: six centimetres, a cushion where the weight is, a strap that holds.',
      '能一路走回家的高跟鞋：六厘米跟，受力处有软垫，绑带稳当。',
    ),
    points: [t('Suede upper, leather sole', '麂皮鞋面，真皮鞋底'), t('Spare heel tips included', '附备用跟垫')],
    models: [
      ['Odette heels, 6 cm', 'Odette 高跟鞋，6 厘米', 9900],
      ['Odette slingback heels, 4 cm', 'Odette 后空高跟鞋，4 厘米', 9400],
    ],
  },
  {
    shop: 13,
    pictures: ['1f461', '1f3d6-fe0f', '2600-fe0f'],
    specs: ['shoeSizeWomen', 'leatherColour'],
    about: t(
      'Sandals with a cork bed that takes the shape of your foot by the end of the holiday.',
      '软木鞋床凉鞋，一个假期下来就成了你脚的形状。',
    ),
    points: [t('Vegetable-tanned leather', '植鞣皮'), t('Buckles set once, then slip on', '扣一次，以后直接套')],
    models: [
      ['Calanque sandals, cork bed', 'Calanque 凉鞋，软木鞋床', 6900],
      ['Calanque platform sandals', 'Calanque 厚底凉鞋', 7900],
    ],
  },
  {
    shop: 13,
    pictures: ['1f462', '1f342', '1f327-fe0f'],
    specs: ['shoeSizeWomen', 'leatherColour'],
    about: t(
      'A tall boot with a zip along its whole length, and room for winter tights.',
      '全长拉链的长靴，里面穿得下冬天的厚袜。',
    ),
    points: [t('Water-repellent leather', '防泼水皮革'), t('Three calf widths', '三种小腿围')],
    models: [
      ['Bruyere knee boots, full zip', 'Bruyere 及膝长靴，全拉链', 16900],
      ['Bruyere ankle boots, low heel', 'Bruyere 短靴，低跟', 12900],
    ],
  },
  {
    shop: 13,
    pictures: ['1f97f', '1fa70', '1f33f'],
    specs: ['shoeSizeWomen', 'leatherColour'],
    about: t(
      'Flats soft enough to fold into a bag, with a sole that knows about cobblestones.',
      '软到可以对折放进包里的平底鞋，石板路也走得稳。',
    ),
    points: [t('Sheepskin lining', '羊皮内里'), t('Elastic edge that does not cut', '松紧包边不磨脚')],
    models: [
      ['Plume ballet flats, foldable', 'Plume 芭蕾平底鞋，可折叠', 5900],
      ['Plume Mary Janes, buckle', 'Plume 玛丽珍鞋，搭扣', 6900],
    ],
  },
  {
    shop: 13,
    pictures: ['1f45c', '1f45b', '1f576-fe0f'],
    specs: ['leatherColour'],
    about: t(
      'A handbag that stands, closes and still finds the keys: one large room and a light-coloured lining.',
      '立得住、扣得上、钥匙一摸就到的手提包：一个大仓，浅色内里。',
    ),
    points: [t('Holds a 13-inch laptop', '可放 13 英寸电脑'), t('Straps repaired for life', '肩带终身维修')],
    models: [
      ['Belleville handbag, smooth leather', 'Belleville 手提包，平纹皮', 15900],
      ['Belleville mini bag, cross-body', 'Belleville 迷你斜挎包', 10900],
      ['Belleville tote, canvas and leather', 'Belleville 托特包，帆布拼皮', 8900],
    ],
  },
  {
    shop: 13,
    pictures: ['1f45b', '1f4b3', '1f45c'],
    specs: ['leatherColour'],
    about: t(
      'A purse the size of a hand, for coins, cards and one folded note.',
      '巴掌大的零钱包，放硬币、卡片和一张折好的纸币。',
    ),
    points: [t('Metal zip that runs smoothly', '金属拉链顺滑'), t('Blocks contactless readers', '防 NFC 盗刷')],
    models: [
      ['Sou coin purse, zip', 'Sou 零钱包，拉链', 2900],
      ['Sou long wallet, 12 cards', 'Sou 长款钱包，12 卡位', 5900],
    ],
  },
  {
    shop: 8,
    pictures: ['1f452', '1f33b', '1f3d6-fe0f'],
    specs: ['wearColour'],
    about: t(
      'A straw hat that packs flat and comes back to life with a little steam.',
      '可压平收纳的草帽，用蒸汽一熏就恢复原形。',
    ),
    points: [t('UPF 50+ under the brim', '帽檐下 UPF 50+'), t('Ribbon changes with a press-stud', '丝带按扣可换')],
    models: [
      ['Riviera sun hat, wide brim', 'Riviera 遮阳草帽，宽檐', 3900],
      ['Riviera bucket hat, raffia', 'Riviera 渔夫帽，拉菲草', 3400],
    ],
  },
  {
    shop: 8,
    pictures: ['1f484', '1f48b', '1fa9e'],
    specs: ['lipShade'],
    about: t(
      'A lipstick that stays through lunch and comes off at night. Refills click in.',
      '吃完午饭还在、晚上一卸就净的口红。芯可替换。',
    ),
    points: [t('No perfume, no parabens', '无香精，无防腐酯'), t('Metal case to keep', '金属外壳可重复使用')],
    models: [
      ['Pivoine lipstick, satin', 'Pivoine 口红，缎光', 2400],
      ['Pivoine lip tint, matte', 'Pivoine 唇釉，哑光', 2200],
    ],
  },
  {
    shop: 8,
    pictures: ['1f9e3', '1f9f6', '1f342'],
    specs: ['wearColour'],
    about: t(
      'A large scarf that weighs nothing and warms at once. Also a blanket on a plane.',
      '又大又轻、围上就暖的围巾，坐飞机还能当毯子。',
    ),
    points: [t('Combed cashmere and silk', '精梳羊绒与真丝'), t('Woven, not printed', '色织，非印花')],
    models: [
      ['Brume scarf, cashmere blend', 'Brume 围巾，羊绒混纺', 8900],
      ['Brume scarf, lambswool', 'Brume 围巾，羔羊毛', 4900],
    ],
  },
  {
    shop: 13,
    pictures: ['1f48d', '1f48e', '1f490'],
    specs: ['ringSize'],
    about: t(
      'A fine ring of recycled silver with one small stone, made to be worn every day.',
      '再生银细戒，一颗小石，天天戴也不怕。',
    ),
    points: [
      t('Lab-grown stone, conflict-free', '实验室培育宝石，无冲突'),
      t('One free change of size', '免费改圈一次'),
    ],
    models: [
      ['Rosee ring, recycled silver', 'Rosee 戒指，再生银', 6900],
      ['Rosee ring, 14-carat gold', 'Rosee 戒指，14K 金', 24900],
    ],
  },
];
