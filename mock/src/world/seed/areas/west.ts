import type { Country } from './table.ts';

/** America, Europe and the Middle East. A table: its length is its content. */
export const WEST: readonly Country[] = [
  {
    id: 840,
    code: 'US',
    name: ['United States', '美国'],
    calling: '+1',
    trunk: '',
    mobile: '[2-9][0-9]{9}',
    regions: [
      [
        ['California', '加利福尼亚州'],
        ['Los Angeles', '洛杉矶'],
        ['San Francisco', '旧金山'],
        ['San Diego', '圣迭戈'],
      ],
      [
        ['New York', '纽约州'],
        ['New York City', '纽约市'],
        ['Buffalo', '布法罗'],
      ],
      [
        ['Texas', '得克萨斯州'],
        ['Austin', '奥斯汀'],
        ['Houston', '休斯敦'],
      ],
      [
        ['Washington', '华盛顿州'],
        ['Seattle', '西雅图'],
        ['Spokane', '斯波坎'],
      ],
      [
        ['Oregon', '俄勒冈州'],
        ['Portland', '波特兰'],
        ['Eugene', '尤金'],
      ],
      [
        ['Illinois', '伊利诺伊州'],
        ['Chicago', '芝加哥'],
        ['Springfield', '斯普林菲尔德'],
      ],
      [
        ['Massachusetts', '马萨诸塞州'],
        ['Boston', '波士顿'],
        ['Cambridge', '剑桥'],
      ],
      [
        ['Florida', '佛罗里达州'],
        ['Miami', '迈阿密'],
        ['Orlando', '奥兰多'],
      ],
    ],
  },
  {
    id: 826,
    code: 'GB',
    name: ['United Kingdom', '英国'],
    calling: '+44',
    trunk: '0',
    mobile: '7[0-9]{9}',
    regions: [
      [
        ['England', '英格兰'],
        ['London', '伦敦'],
        ['Manchester', '曼彻斯特'],
        ['Leeds', '利兹'],
        ['Bristol', '布里斯托尔'],
      ],
      [
        ['Scotland', '苏格兰'],
        ['Edinburgh', '爱丁堡'],
        ['Glasgow', '格拉斯哥'],
      ],
      [
        ['Wales', '威尔士'],
        ['Cardiff', '加的夫'],
        ['Swansea', '斯旺西'],
      ],
      [
        ['Northern Ireland', '北爱尔兰'],
        ['Belfast', '贝尔法斯特'],
        ['Derry', '德里'],
      ],
    ],
  },
  {
    id: 250,
    code: 'FR',
    name: ['France', '法国'],
    calling: '+33',
    trunk: '0',
    mobile: '[67][0-9]{8}',
    regions: [
      [
        ['Île-de-France', '法兰西岛'],
        ['Paris', '巴黎'],
        ['Versailles', '凡尔赛'],
      ],
      [
        ['Auvergne-Rhône-Alpes', '奥弗涅-罗讷-阿尔卑斯'],
        ['Lyon', '里昂'],
        ['Grenoble', '格勒诺布尔'],
      ],
      [
        ['Provence-Alpes-Côte d’Azur', '普罗旺斯-阿尔卑斯-蓝色海岸'],
        ['Marseille', '马赛'],
        ['Nice', '尼斯'],
      ],
      [
        ['Occitania', '奥克西塔尼'],
        ['Toulouse', '图卢兹'],
        ['Montpellier', '蒙彼利埃'],
      ],
      [
        ['Brittany', '布列塔尼'],
        ['Rennes', '雷恩'],
        ['Brest', '布雷斯特'],
      ],
    ],
  },
  {
    id: 380,
    code: 'IT',
    name: ['Italy', '意大利'],
    calling: '+39',
    trunk: '',
    mobile: '3[0-9]{8,9}',
    regions: [
      [
        ['Lombardy', '伦巴第'],
        ['Milan', '米兰'],
        ['Bergamo', '贝加莫'],
      ],
      [
        ['Lazio', '拉齐奥'],
        ['Rome', '罗马'],
        ['Viterbo', '维泰博'],
      ],
      [
        ['Tuscany', '托斯卡纳'],
        ['Florence', '佛罗伦萨'],
        ['Siena', '锡耶纳'],
      ],
      [
        ['Campania', '坎帕尼亚'],
        ['Naples', '那不勒斯'],
        ['Salerno', '萨莱诺'],
      ],
      [
        ['Veneto', '威尼托'],
        ['Venice', '威尼斯'],
        ['Verona', '维罗纳'],
      ],
    ],
  },
  {
    id: 276,
    code: 'DE',
    name: ['Germany', '德国'],
    calling: '+49',
    trunk: '0',
    mobile: '1[567][0-9]{8,9}',
    regions: [
      [
        ['Berlin', '柏林州'],
        ['Mitte', '米特区'],
        ['Pankow', '潘科区'],
        ['Neukölln', '新克尔恩区'],
      ],
      [
        ['Hamburg', '汉堡州'],
        ['Hamburg', '汉堡'],
        ['Altona', '阿尔托纳'],
      ],
      [
        ['Bavaria', '巴伐利亚州'],
        ['Munich', '慕尼黑'],
        ['Nuremberg', '纽伦堡'],
      ],
      [
        ['North Rhine-Westphalia', '北莱茵-威斯特法伦州'],
        ['Cologne', '科隆'],
        ['Düsseldorf', '杜塞尔多夫'],
      ],
      [
        ['Saxony', '萨克森州'],
        ['Leipzig', '莱比锡'],
        ['Dresden', '德累斯顿'],
      ],
    ],
  },
  {
    id: 724,
    code: 'ES',
    name: ['Spain', '西班牙'],
    calling: '+34',
    trunk: '',
    mobile: '[67][0-9]{8}',
    regions: [
      [
        ['Community of Madrid', '马德里自治区'],
        ['Madrid', '马德里'],
        ['Alcalá de Henares', '阿尔卡拉'],
      ],
      [
        ['Catalonia', '加泰罗尼亚'],
        ['Barcelona', '巴塞罗那'],
        ['Girona', '赫罗纳'],
      ],
    ],
  },
  {
    id: 528,
    code: 'NL',
    name: ['Netherlands', '荷兰'],
    calling: '+31',
    trunk: '0',
    mobile: '6[0-9]{8}',
    regions: [
      [
        ['North Holland', '北荷兰省'],
        ['Amsterdam', '阿姆斯特丹'],
        ['Haarlem', '哈勒姆'],
      ],
      [
        ['South Holland', '南荷兰省'],
        ['Rotterdam', '鹿特丹'],
        ['The Hague', '海牙'],
      ],
    ],
  },
  {
    id: 124,
    code: 'CA',
    name: ['Canada', '加拿大'],
    calling: '+1',
    trunk: '',
    mobile: '[2-9][0-9]{9}',
    regions: [
      [
        ['Ontario', '安大略省'],
        ['Toronto', '多伦多'],
        ['Ottawa', '渥太华'],
      ],
      [
        ['British Columbia', '不列颠哥伦比亚省'],
        ['Vancouver', '温哥华'],
        ['Victoria', '维多利亚'],
      ],
    ],
  },
  {
    id: 682,
    code: 'SA',
    name: ['Saudi Arabia', '沙特阿拉伯'],
    calling: '+966',
    trunk: '0',
    mobile: '5[0-9]{8}',
    regions: [
      [
        ['Riyadh Region', '利雅得省'],
        ['Riyadh', '利雅得'],
        ['Diriyah', '德拉伊耶'],
      ],
      [
        ['Makkah Region', '麦加省'],
        ['Jeddah', '吉达'],
        ['Taif', '塔伊夫'],
      ],
    ],
  },
];
