import type { Country } from './table.ts';

/** Asia and the Pacific. A table: its length is its content. */
export const ASIA: readonly Country[] = [
  {
    id: 392,
    code: 'JP',
    name: ['Japan', '日本'],
    calling: '+81',
    trunk: '0',
    mobile: '[789]0[0-9]{8}',
    regions: [
      [
        ['Hokkaido', '北海道'],
        ['Sapporo', '札幌市'],
        ['Hakodate', '函馆市'],
      ],
      [
        ['Tokyo', '东京都'],
        ['Shinjuku', '新宿区'],
        ['Shibuya', '涩谷区'],
        ['Setagaya', '世田谷区'],
        ['Hachioji', '八王子市'],
      ],
      [
        ['Kanagawa Prefecture', '神奈川县'],
        ['Yokohama', '横滨市'],
        ['Kamakura', '镰仓市'],
      ],
      [
        ['Aichi Prefecture', '爱知县'],
        ['Nagoya', '名古屋市'],
        ['Toyota', '丰田市'],
      ],
      [
        ['Hyogo Prefecture', '兵库县'],
        ['Kobe', '神户市'],
        ['Himeji', '姬路市'],
      ],
      [
        ['Kyoto Prefecture', '京都府'],
        ['Kyoto', '京都市'],
        ['Uji', '宇治市'],
      ],
      [
        ['Osaka Prefecture', '大阪府'],
        ['Osaka', '大阪市'],
        ['Sakai', '堺市'],
      ],
      [
        ['Hiroshima Prefecture', '广岛县'],
        ['Hiroshima', '广岛市'],
        ['Onomichi', '尾道市'],
      ],
      [
        ['Fukuoka Prefecture', '福冈县'],
        ['Fukuoka', '福冈市'],
        ['Kitakyushu', '北九州市'],
      ],
    ],
  },
  {
    id: 156,
    code: 'CN',
    name: ['China', '中国'],
    calling: '+86',
    trunk: '',
    mobile: '1[3-9][0-9]{9}',
    regions: [
      [
        ['Beijing', '北京市'],
        ['Dongcheng', '东城区'],
        ['Chaoyang', '朝阳区'],
        ['Haidian', '海淀区'],
      ],
      [
        ['Shanghai', '上海市'],
        ['Huangpu', '黄浦区'],
        ['Xuhui', '徐汇区'],
        ['Pudong', '浦东新区'],
      ],
      [
        ['Guangdong', '广东省'],
        ['Guangzhou', '广州市'],
        ['Shenzhen', '深圳市'],
        ['Foshan', '佛山市'],
      ],
      [
        ['Zhejiang', '浙江省'],
        ['Hangzhou', '杭州市'],
        ['Ningbo', '宁波市'],
      ],
      [
        ['Jiangsu', '江苏省'],
        ['Nanjing', '南京市'],
        ['Suzhou', '苏州市'],
      ],
      [
        ['Sichuan', '四川省'],
        ['Chengdu', '成都市'],
        ['Leshan', '乐山市'],
      ],
      [
        ['Hubei', '湖北省'],
        ['Wuhan', '武汉市'],
        ['Yichang', '宜昌市'],
      ],
      [
        ['Shaanxi', '陕西省'],
        ['Xi’an', '西安市'],
        ['Yan’an', '延安市'],
      ],
      [
        ['Fujian', '福建省'],
        ['Xiamen', '厦门市'],
        ['Fuzhou', '福州市'],
      ],
    ],
  },
  {
    id: 410,
    code: 'KR',
    name: ['South Korea', '韩国'],
    calling: '+82',
    trunk: '0',
    mobile: '10[0-9]{8}',
    regions: [
      [
        ['Seoul', '首尔特别市'],
        ['Jongno-gu', '钟路区'],
        ['Mapo-gu', '麻浦区'],
        ['Gangnam-gu', '江南区'],
      ],
      [
        ['Busan', '釜山广域市'],
        ['Haeundae-gu', '海云台区'],
        ['Jung-gu', '中区'],
      ],
      [
        ['Gyeonggi Province', '京畿道'],
        ['Suwon', '水原市'],
        ['Seongnam', '城南市'],
      ],
      [
        ['Jeju Province', '济州道'],
        ['Jeju', '济州市'],
        ['Seogwipo', '西归浦市'],
      ],
    ],
  },
  {
    id: 764,
    code: 'TH',
    name: ['Thailand', '泰国'],
    calling: '+66',
    trunk: '0',
    mobile: '[689][0-9]{8}',
    regions: [
      [
        ['Bangkok', '曼谷'],
        ['Bang Rak', '挽叻区'],
        ['Watthana', '瓦他那区'],
        ['Chatuchak', '乍都乍区'],
      ],
      [
        ['Chiang Mai', '清迈府'],
        ['Mueang Chiang Mai', '清迈市'],
        ['Hang Dong', '杭东县'],
      ],
      [
        ['Phuket', '普吉府'],
        ['Mueang Phuket', '普吉市'],
        ['Kathu', '卡图县'],
      ],
      [
        ['Chonburi', '春武里府'],
        ['Pattaya', '芭提雅'],
        ['Si Racha', '是拉差'],
      ],
    ],
  },
  {
    id: 784,
    code: 'AE',
    name: ['United Arab Emirates', '阿拉伯联合酋长国'],
    calling: '+971',
    trunk: '0',
    mobile: '5[024568][0-9]{7}',
    regions: [
      [
        ['Dubai', '迪拜'],
        ['Deira', '德伊拉'],
        ['Jumeirah', '朱美拉'],
        ['Dubai Marina', '迪拜码头'],
      ],
      [
        ['Abu Dhabi', '阿布扎比'],
        ['Abu Dhabi City', '阿布扎比市'],
        ['Al Ain', '艾因'],
      ],
      [
        ['Sharjah', '沙迦'],
        ['Sharjah City', '沙迦市'],
        ['Khor Fakkan', '豪尔费坎'],
      ],
    ],
  },
  {
    id: 702,
    code: 'SG',
    name: ['Singapore', '新加坡'],
    calling: '+65',
    trunk: '',
    mobile: '[89][0-9]{7}',
    regions: [
      [
        ['Central Region', '中区'],
        ['Orchard', '乌节'],
        ['Queenstown', '女皇镇'],
      ],
      [
        ['East Region', '东区'],
        ['Bedok', '勿洛'],
        ['Tampines', '淡滨尼'],
      ],
    ],
  },
  {
    id: 458,
    code: 'MY',
    name: ['Malaysia', '马来西亚'],
    calling: '+60',
    trunk: '0',
    mobile: '1[0-9]{8,9}',
    regions: [
      [
        ['Kuala Lumpur', '吉隆坡'],
        ['Bukit Bintang', '武吉免登'],
        ['Cheras', '蕉赖'],
      ],
      [
        ['Penang', '槟城'],
        ['George Town', '乔治市'],
        ['Butterworth', '北海'],
      ],
    ],
  },
  {
    id: 344,
    code: 'HK',
    name: ['Hong Kong', '中国香港'],
    calling: '+852',
    trunk: '',
    mobile: '[5-9][0-9]{7}',
    regions: [
      [
        ['Hong Kong Island', '香港岛'],
        ['Central and Western', '中西区'],
        ['Wan Chai', '湾仔区'],
      ],
      [
        ['Kowloon', '九龙'],
        ['Yau Tsim Mong', '油尖旺区'],
        ['Sham Shui Po', '深水埗区'],
      ],
    ],
  },
  {
    id: 704,
    code: 'VN',
    name: ['Vietnam', '越南'],
    calling: '+84',
    trunk: '0',
    mobile: '[35789][0-9]{8}',
    regions: [
      [
        ['Hanoi', '河内'],
        ['Hoan Kiem', '还剑郡'],
        ['Ba Dinh', '巴亭郡'],
      ],
      [
        ['Ho Chi Minh City', '胡志明市'],
        ['District 1', '第一郡'],
        ['Thu Duc', '守德'],
      ],
    ],
  },
  {
    id: 356,
    code: 'IN',
    name: ['India', '印度'],
    calling: '+91',
    trunk: '0',
    mobile: '[6-9][0-9]{9}',
    regions: [
      [
        ['Maharashtra', '马哈拉施特拉邦'],
        ['Mumbai', '孟买'],
        ['Pune', '浦那'],
      ],
      [
        ['Karnataka', '卡纳塔克邦'],
        ['Bengaluru', '班加罗尔'],
        ['Mysuru', '迈索尔'],
      ],
    ],
  },
  {
    id: 36,
    code: 'AU',
    name: ['Australia', '澳大利亚'],
    calling: '+61',
    trunk: '0',
    mobile: '4[0-9]{8}',
    regions: [
      [
        ['New South Wales', '新南威尔士州'],
        ['Sydney', '悉尼'],
        ['Newcastle', '纽卡斯尔'],
      ],
      [
        ['Victoria', '维多利亚州'],
        ['Melbourne', '墨尔本'],
        ['Geelong', '吉朗'],
      ],
    ],
  },
];
