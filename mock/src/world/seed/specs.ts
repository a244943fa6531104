import { picture } from '../pictures.ts';
import type { Text } from '../types.ts';
import { same, t } from './text.ts';

/**
 * One value of a specification: `picture` is its swatch, `shows` the picture of a product that has it, `more` what it
 * adds to the price, in percent.
 */
export interface SpecEntry {
  readonly name: Text;
  readonly picture: string | null;
  readonly shows?: string;
  readonly more: number;
}

export interface Spec {
  readonly name: Text;
  readonly values: readonly SpecEntry[];
}

const SWATCHES = {
  white: '26aa',
  black: '26ab',
  red: '1f534',
  orange: '1f7e0',
  yellow: '1f7e1',
  green: '1f7e2',
  blue: '1f535',
  purple: '1f7e3',
  brown: '1f7e4',
} as const;

/** A colour by its shop name, with the round swatch that comes nearest. */
export const colour = (en: string, zh: string, swatch: keyof typeof SWATCHES): SpecEntry => ({
  name: t(en, zh),
  picture: picture(SWATCHES[swatch]),
  more: 0,
});
const step = (name: Text, more = 0): SpecEntry => ({ name, picture: null, more });
const size = (text: string, more = 0) => step(same(text), more);
/** A value that is seen on the product. */
const seen = (name: Text, code: string): SpecEntry => ({ ...step(name), shows: picture(code) });

export const COLOUR = t('Colour', '颜色');
export const SIZE = t('Size', '尺码');
const PACK = t('Pack', '规格');
const WEIGHT = t('Weight', '重量');

const colours = (...values: SpecEntry[]): Spec => ({ name: COLOUR, values });
const steps = (name: Text, ...values: SpecEntry[]): Spec => ({ name, values });

/** The specification groups that products choose from. A table of texts: its length is its content. */
export const SPECS = {
  techColour: colours(colour('Ink', '墨黑', 'black'), colour('Chalk', '粉白', 'white'), colour('Sea', '海蓝', 'blue')),
  audioColour: colours(
    colour('Mist', '雾白', 'white'),
    colour('Ink', '墨黑', 'black'),
    colour('Sand', '沙棕', 'brown'),
  ),
  gearColour: colours(
    colour('Moss', '苔绿', 'green'),
    colour('Berry', '莓红', 'red'),
    colour('Amber', '琥珀橙', 'orange'),
    colour('Slate', '岩黑', 'black'),
  ),
  wearColour: colours(
    colour('Ecru', '本白', 'white'),
    colour('Night', '夜黑', 'black'),
    colour('River', '河蓝', 'blue'),
    colour('Sage', '鼠尾草绿', 'green'),
    colour('Plum', '梅紫', 'purple'),
  ),
  homeColour: colours(
    colour('Oat', '燕麦白', 'white'),
    colour('Walnut', '胡桃棕', 'brown'),
    colour('Fern', '蕨绿', 'green'),
  ),
  kitchenColour: colours(
    colour('Cloud', '云白', 'white'),
    colour('Ink blue', '墨蓝', 'blue'),
    colour('Terracotta', '陶土橙', 'orange'),
  ),
  leatherColour: colours(
    colour('Black', '黑色', 'black'),
    colour('Cognac', '干邑棕', 'brown'),
    colour('Burgundy', '勃艮第红', 'red'),
  ),
  denimColour: colours(colour('Indigo', '靛蓝', 'blue'), colour('Black', '黑色', 'black')),
  toyColour: colours(
    colour('Red', '红色', 'red'),
    colour('Yellow', '黄色', 'yellow'),
    colour('Blue', '蓝色', 'blue'),
    colour('Green', '绿色', 'green'),
  ),
  medicalColour: colours(
    colour('White', '白色', 'white'),
    colour('Black', '黑色', 'black'),
    colour('Leaf', '叶绿', 'green'),
  ),
  lipShade: colours(
    colour('Rose 02', '玫瑰 02', 'red'),
    colour('Brick 05', '砖红 05', 'brown'),
    colour('Peach 07', '蜜桃 07', 'orange'),
    colour('Plum 09', '梅子 09', 'purple'),
  ),
  memory: steps(t('Memory', '内存'), size('16 GB'), size('32 GB', 18)),
  storage: steps(t('Storage', '硬盘'), size('512 GB'), size('1 TB', 12), size('2 TB', 28)),
  phoneStorage: steps(t('Storage', '存储'), size('128 GB'), size('256 GB', 12), size('512 GB', 30)),
  switches: steps(
    t('Switches', '轴体'),
    step(t('Linear', '线性轴')),
    step(t('Tactile', '段落轴')),
    step(t('Silent', '静音轴'), 8),
  ),
  laptopSize: steps(t('Fits', '适用尺寸'), step(t('13 inches', '13 英寸')), step(t('16 inches', '16 英寸'), 10)),
  screenSize: steps(
    t('Screen', '屏幕'),
    step(t('43 inches', '43 英寸')),
    step(t('55 inches', '55 英寸'), 40),
    step(t('65 inches', '65 英寸'), 85),
  ),
  kit: steps(t('Kit', '套餐'), step(t('Body only', '单机')), step(t('With case and card', '含包和存储卡'), 12)),
  plug: steps(
    t('Plug', '插头'),
    step(t('EU', '欧规')),
    step(t('UK', '英规')),
    step(t('US and Japan', '美规／日规')),
    step(t('China', '国标')),
  ),
  pack: steps(
    PACK,
    step(t('Single', '单份装')),
    step(t('Pack of 3', '3 份装'), 180),
    step(t('Pack of 6', '6 份装'), 420),
  ),
  skiLength: steps(t('Length', '长度'), size('164 cm'), size('172 cm'), size('180 cm')),
  rodLength: steps(t('Length', '长度'), size('2.1 m'), size('2.4 m', 8), size('2.7 m', 15)),
  ropeLength: steps(t('Length', '长度'), size('30 m'), size('60 m', 80), size('80 m', 130)),
  deckWidth: steps(t('Deck', '板面宽度'), size('7.75 in'), size('8.0 in'), size('8.25 in')),
  frameSize: steps(t('Frame', '车架'), size('S'), size('M'), size('L')),
  ballSize: steps(t('Size', '号数'), step(t('Size 4', '4 号')), step(t('Size 5', '5 号'))),
  wearSize: steps(SIZE, size('S'), size('M'), size('L'), size('XL')),
  robeSize: steps(SIZE, size('S/M'), size('L/XL')),
  collarSize: steps(t('Collar', '领围'), size('38'), size('40'), size('42'), size('44')),
  waist: steps(t('Waist', '腰围'), size('30'), size('32'), size('34'), size('36')),
  shoeSizeMen: steps(SIZE, size('41'), size('42'), size('43'), size('44')),
  shoeSizeWomen: steps(SIZE, size('36'), size('37'), size('38'), size('39')),
  ringSize: steps(t('Ring size', '圈号'), size('50'), size('52'), size('54'), size('56')),
  strap: steps(t('Strap', '表带'), step(t('Leather', '皮革')), step(t('Woven', '编织')), step(t('Steel', '钢链'), 15)),
  watchSize: steps(t('Case', '表壳'), size('41 mm'), size('45 mm', 8)),
  bedSize: steps(t('Size', '尺寸'), size('140 × 200 cm'), size('160 × 200 cm', 12), size('180 × 200 cm', 25)),
  potSize: steps(t('Height', '株高'), size('40 cm'), size('80 cm', 60)),
  jarVolume: steps(t('Volume', '容量'), size('0.5 l'), size('1 l', 35), size('2 l', 80)),
  scent: steps(
    t('Scent', '香型'),
    step(t('Fig leaf', '无花果叶')),
    step(t('Cedar', '雪松')),
    step(t('Unscented', '无香')),
  ),
  tablets: steps(t('Count', '数量'), step(t('60 capsules', '60 粒')), step(t('120 capsules', '120 粒'), 75)),
  lotionVolume: steps(t('Volume', '容量'), size('200 ml'), size('400 ml', 60)),
  dioptre: steps(t('Strength', '度数'), size('+1.0'), size('+1.5'), size('+2.0'), size('+2.5')),
  gloveWeight: steps(WEIGHT, size('10 oz'), size('12 oz', 5), size('14 oz', 10)),
  jarWeight: steps(WEIGHT, size('250 g'), size('500 g', 80)),
  bagWeight: steps(WEIGHT, size('250 g'), size('500 g', 85), size('1 kg', 250)),
  teaWeight: steps(WEIGHT, size('50 g'), size('100 g', 85)),
  grind: steps(
    t('Grind', '研磨度'),
    seen(t('Whole beans', '咖啡豆'), '1fad8'),
    step(t('Filter', '滤泡粉')),
    step(t('Espresso', '意式粉')),
  ),
  flavour: steps(
    t('Flavour', '口味'),
    seen(t('Sea salt', '海盐'), '1f9c2'),
    seen(t('Chilli', '辣味'), '1f336-fe0f'),
    step(t('Plain', '原味')),
  ),
  cheeseAge: steps(t('Aged', '熟成'), step(t('6 months', '6 个月')), step(t('12 months', '12 个月'), 25)),
  phoneModel: steps(t('For', '适用机型'), size('Nova 9'), size('Nova 9 Pro'), size('Pebble 2')),
  plushSize: steps(t('Height', '身高'), size('25 cm'), size('40 cm', 50)),
  pieces: steps(
    t('Pieces', '件数'),
    step(t('200 pieces', '200 片')),
    step(t('500 pieces', '500 片'), 20),
    step(t('1000 pieces', '1000 片'), 45),
  ),
  dollCount: steps(t('Dolls', '层数'), step(t('5 dolls', '5 层')), step(t('7 dolls', '7 层'), 40)),
  crayonCount: steps(t('Colours', '颜色数'), step(t('12 colours', '12 色')), step(t('24 colours', '24 色'), 70)),
} as const satisfies Record<string, Spec>;

export type SpecName = keyof typeof SPECS;
