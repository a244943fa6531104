import { t } from '../text.ts';
import type { Archetype } from './archetype.ts';

/** Category 6, men's clothing. A table of texts: its length is its content. */
export const MEN: readonly Archetype[] = [
  {
    shop: 7,
    pictures: ['1f455', '1f9f5', '1f456'],
    specs: ['wearSize', 'wearColour'],
    about: t(
      'A T-shirt of heavy cotton that keeps its collar. Cut straight, neither tight nor wide.',
      '重磅棉 T 恤，领口不变形。直身剪裁，不紧不宽。',
    ),
    points: [
      t('230 g organic cotton', '230 克有机棉'),
      t('Washed once, so it will not shrink again', '已预缩，洗后不再缩水'),
    ],
    models: [
      ['Ground T-shirt, heavy cotton', 'Ground T 恤，重磅棉', 2900],
      ['Ground polo shirt, piqué', 'Ground Polo 衫，珠地棉', 4500],
      ['Ground long-sleeved T-shirt, rib cuffs', 'Ground 长袖 T 恤，罗纹袖口', 3500],
    ],
  },
  {
    shop: 7,
    pictures: ['1f454', '1f4bc', '1f3a9'],
    specs: ['collarSize', 'wearColour'],
    about: t(
      'A shirt that looks ironed when it is not. Two-ply cotton, mother-of-pearl buttons, room to drive a car.',
      '不熨也像熨过的衬衫。双股棉、贝母扣，开车抬手也不紧绷。',
    ),
    points: [t('Collar stays included', '附领撑'), t('Sleeve length altered free of charge', '免费改袖长')],
    models: [
      ['Clerk dress shirt, easy iron', 'Clerk 正装衬衫，免烫', 5900],
      ['Clerk Oxford shirt, button-down', 'Clerk 牛津衬衫，扣领', 5400],
      ['Clerk shirt and silk tie set', 'Clerk 衬衫与真丝领带套装', 8900],
    ],
  },
  {
    shop: 7,
    pictures: ['1f456', '1f9f5', '1f45f'],
    specs: ['waist', 'denimColour'],
    about: t(
      'Jeans of 13-ounce denim with a little give. They fade to your own pattern.',
      '13 盎司牛仔布，略带弹性，越穿越有自己的纹路。',
    ),
    points: [
      t('Repaired free of charge for two years', '两年免费修补'),
      t('Dyed with 70 % less water', '染色节水 70%'),
    ],
    models: [
      ['Forge straight jeans, 13 oz', 'Forge 直筒牛仔裤，13 盎司', 7900],
      ['Forge tapered jeans, stretch', 'Forge 锥形牛仔裤，弹力', 8400],
    ],
  },
  {
    shop: 7,
    pictures: ['1f9e5', '1f9e3', '1f327-fe0f'],
    specs: ['wearSize', 'wearColour'],
    about: t(
      'A coat for wind and towns: wool outside, wind-stop inside, pockets in the right place.',
      '城市防风大衣：外层羊毛，内层防风，口袋位置恰好。',
    ),
    points: [t('70 % recycled wool', '70% 再生羊毛'), t('Two inside pockets with zips', '两个拉链内袋')],
    models: [
      ['Pier wool coat, wind-stop lining', 'Pier 羊毛大衣，防风内里', 18900],
      ['Pier rain coat, taped seams', 'Pier 雨衣大衣，压胶接缝', 14900],
    ],
  },
  {
    shop: 7,
    pictures: ['1f45e', '1f9e6', '1f4bc'],
    specs: ['shoeSizeMen', 'leatherColour'],
    about: t(
      'A leather shoe with a welted sole: worn in by the second week, resoled in the fifth year.',
      '固特异工艺皮鞋：第二周就合脚，第五年还能换底。',
    ),
    points: [t('Full-grain calf leather', '头层小牛皮'), t('Rubber insert for wet pavements', '嵌胶鞋底，湿路不滑')],
    models: [
      ['Mason derby shoes, welted', 'Mason 德比皮鞋，固特异', 13900],
      ['Mason loafers, soft calf', 'Mason 乐福鞋，软牛皮', 11900],
    ],
  },
  {
    shop: 7,
    pictures: ['1f45f', '1f3c3', '1f9e6'],
    specs: ['shoeSizeMen', 'wearColour'],
    about: t(
      'A running shoe for the days between races: soft under the heel, calm at any pace.',
      '比赛之间日常训练的跑鞋：后跟柔软，任何配速都稳。',
    ),
    points: [t('258 g in size 42', '42 码单只 258 克'), t('Reflects all around', '全方位反光')],
    models: [
      ['Tempo running shoes, daily', 'Tempo 跑鞋，日常训练', 9900],
      ['Tempo Trail running shoes, lugs', 'Tempo Trail 越野跑鞋，深纹大底', 11900],
    ],
  },
  {
    shop: 7,
    pictures: ['1f9e2', '2600-fe0f', '1f576-fe0f'],
    specs: ['wearColour'],
    about: t(
      'A cap that fits without a mark on your forehead. Washable, brim and all.',
      '不勒额头的棒球帽，帽檐也能一起洗。',
    ),
    points: [t('Brass buckle', '黄铜调节扣'), t('Organic cotton twill', '有机棉斜纹布')],
    models: [
      ['Corner cap, cotton twill', 'Corner 棒球帽，棉斜纹', 2200],
      ['Corner cap, waxed for rain', 'Corner 棒球帽，蜡布防雨', 2900],
    ],
  },
  {
    shop: 7,
    pictures: ['1fa73', '1f3d6-fe0f', '1f30a'],
    specs: ['wearSize', 'wearColour'],
    about: t(
      'Shorts that go from the water to the café: they dry in half an hour and have a real pocket.',
      '从水里到咖啡馆都能穿的短裤：半小时干，口袋能装东西。',
    ),
    points: [t('Made of old fishing nets', '由回收渔网制成'), t('Mesh lining that does not rub', '网眼内衬不磨皮肤')],
    models: [
      ['Cove swim shorts, quick dry', 'Cove 泳裤，速干', 3900],
      ['Cove running shorts, two in one', 'Cove 跑步短裤，二合一', 4200],
    ],
  },
  {
    shop: 7,
    pictures: ['231a', '2699-fe0f', '1f454'],
    specs: ['strap'],
    about: t(
      'An automatic watch with a calm face: hours, minutes, date, and nothing that blinks.',
      '表盘沉静的自动机械表：时、分、日期，没有任何闪烁。',
    ),
    points: [t('Sapphire glass, 100 m', '蓝宝石镜面，防水 100 米'), t('Serviced once free of charge', '免费保养一次')],
    models: [
      ['Meridian Line automatic watch, 38 mm', 'Meridian Line 自动机械表，38 毫米', 24900],
      ['Field watch, hand-wound', 'Field 手动上链腕表', 17900],
    ],
  },
  {
    shop: 7,
    pictures: ['1f9e4', '2744-fe0f', '1f9e3'],
    specs: ['wearSize', 'leatherColour'],
    about: t(
      'Gloves that let you find a coin: thin leather, brushed wool inside, fingertips that work on a phone.',
      '摸得出硬币的手套：薄皮革、拉绒羊毛里，指尖可触屏。',
    ),
    points: [t('Hand-sewn', '手工缝制'), t('Comes in a flat tin', '扁铁盒包装')],
    models: [
      ['Frost leather gloves, wool lining', 'Frost 皮手套，羊毛内里', 5900],
      ['Frost knitted gloves, merino', 'Frost 针织手套，美利奴', 2900],
    ],
  },
];
