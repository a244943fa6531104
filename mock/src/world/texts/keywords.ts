import type { Text } from '../types.ts';

/** Words customers search for: how often in the last 7 days, and how often in the 7 days before. */
export interface SearchedWords {
  readonly words: Text;
  readonly searches: number;
  readonly before: number;
}

const searched = (en: string, zh: string, searches: number, before: number): SearchedWords => ({
  words: { en, zh },
  searches,
  before,
});

/** What the mock's other customers search for, the most searched first. A table of texts. */
export const SEARCHED: readonly SearchedWords[] = [
  searched('headphones', '耳机', 4210, 3980),
  searched('dark chocolate', '黑巧克力', 3875, 3610),
  searched('tent', '帐篷', 3120, 1340),
  searched('backpack', '双肩包', 2960, 2815),
  searched('power bank', '充电宝', 2740, 2690),
  searched('wool coat', '羊毛大衣', 2515, 1105),
  searched('walking boots', '徒步靴', 2290, 0),
  searched('mechanical keyboard', '机械键盘', 2180, 2050),
  searched('coffee', '咖啡', 2045, 2120),
  searched('smart watch', '智能手表', 1930, 1760),
  searched('teddy bear', '泰迪熊', 1815, 760),
  searched('sofa', '沙发', 1740, 1690),
  searched('running shoes', '跑鞋', 1655, 1580),
  searched('scented candle', '香薰蜡烛', 1520, 640),
  searched('laptop', '笔记本电脑', 1465, 1490),
  searched('jigsaw', '拼图', 1310, 0),
  searched('dress', '连衣裙', 1245, 1190),
  searched('green tea', '茶', 1130, 1085),
  searched('camera', '相机', 1075, 990),
  searched('thermometer', '体温计', 980, 310),
  searched('phone', '手机', 960, 1020),
  searched('speaker', '音箱', 905, 880),
  searched('wireless mouse', '无线鼠标', 840, 815),
  searched('jeans', '牛仔裤', 790, 770),
  searched('television', '电视', 745, 730),
  searched('honey', '蜂蜜', 700, 655),
  searched('charger', '充电器', 665, 690),
  searched('telescope', '望远镜', 610, 405),
  searched('toothbrush', '牙刷', 585, 560),
  searched('leather gloves', '手套', 540, 260),
  searched('mirror', '镜', 495, 480),
  searched('bicycle', '自行车', 470, 515),
  searched('knife', '刀', 430, 420),
  searched('controller', '手柄', 415, 395),
  searched('vitamin', '维生素', 390, 350),
  searched('rain cover', '防雨罩', 355, 120),
  searched('trail backpack', '户外双肩包', 330, 325),
  searched('outdoor tent', '户外帐篷', 305, 140),
  searched('piano', '钢琴', 280, 300),
  searched('skateboard', '滑板', 255, 270),
];
