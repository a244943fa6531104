import { t } from '../text.ts';
import type { Archetype } from './archetype.ts';

/** Category 2, electrical equipment. A table of texts: its length is its content. */
export const ELECTRICAL: readonly Archetype[] = [
  {
    shop: 1,
    pictures: ['1f3a7', '1f50b', '1f3b5'],
    specs: ['audioColour'],
    about: t(
      'Headphones tuned for long listening: warm, wide and never sharp. Soft cushions that do not press on glasses.',
      '为长时间聆听调校的耳机：温暖、开阔、不刺耳。柔软耳罩，戴眼镜也不夹。',
    ),
    points: [
      t('Noise cancelling that follows the street', '随环境自动调节的主动降噪'),
      t('Cushions and battery can be replaced', '耳罩与电池均可更换'),
    ],
    models: [
      ['Aria Lite on-ear headphones, folding', 'Aria Lite 贴耳式耳机，可折叠', 6990],
      ['Aria Studio wired headphones, 3 m cable', 'Aria Studio 有线监听耳机，3 米线', 15900],
    ],
  },
  {
    shop: 11,
    pictures: ['1f4fa', '1f3ae', '1f37f'],
    specs: ['screenSize'],
    about: t(
      'A television that looks like furniture: thin feet, no logo in front, and a picture that stays calm in daylight.',
      '像家具一样的电视：细脚、正面无标，白天看画面也沉稳不反光。',
    ),
    points: [
      t('Starts in two seconds, no advertisements', '两秒开机，无开机广告'),
      t('Four HDMI inputs, one with 120 Hz', '四个 HDMI 接口，其一支持 120 Hz'),
    ],
    models: [
      ['Frame 4K television, matte panel', 'Frame 4K 电视，雾面屏', 54900],
      ['Frame OLED television, 120 Hz', 'Frame OLED 电视，120 Hz', 109900],
    ],
  },
  {
    shop: 1,
    pictures: ['1f4fb', '1f50b', '1f3b6'],
    specs: ['audioColour'],
    about: t(
      'A kitchen radio with a real dial. Turn it, and it plays: FM, digital stations or your phone.',
      '有真旋钮的厨房收音机。一拧就响：调频、数字电台或手机蓝牙。',
    ),
    points: [
      t('Six presets you can press with wet hands', '六个预设键，湿手也能按'),
      t('Runs 18 hours on its own battery', '内置电池续航 18 小时'),
    ],
    models: [
      ['Harbour table radio, oak case', 'Harbour 台式收音机，橡木外壳', 8900],
      ['Harbour Mini travel radio, USB-C', 'Harbour Mini 便携收音机，USB-C', 4900],
      ['Harbour Duo stereo radio, alarm', 'Harbour Duo 立体声收音机，带闹钟', 12900],
    ],
  },
  {
    shop: 11,
    pictures: ['1f4f7', '1f4f8', '1f5bc-fe0f'],
    specs: ['kit', 'techColour'],
    about: t(
      'A small camera with a large sensor and dials for everything you change often. It fits a coat pocket.',
      '大底小机身，常用参数都有独立拨盘，大衣口袋装得下。',
    ),
    points: [
      t('Stabilised sensor, five stops', '五轴防抖，约 5 档'),
      t('Charges and copies over one USB-C port', '充电、传图同用一个 USB-C'),
    ],
    models: [
      ['Lumo C1 compact camera, 24 MP', 'Lumo C1 便携相机，2400 万像素', 64900],
      ['Lumo C2 compact camera, viewfinder', 'Lumo C2 便携相机，电子取景器', 84900],
      ['Lumo Instant camera, prints in 60 s', 'Lumo Instant 拍立得，60 秒成像', 11900],
    ],
  },
  {
    shop: 11,
    pictures: ['1f4f9', '1f3a5', '1f3ac'],
    specs: ['kit'],
    about: t(
      'A camcorder for school plays and long speeches: 20 times zoom, sound from the stage, no overheating.',
      '适合拍校园演出和长篇演讲的摄像机：20 倍变焦，收音清晰，久录不过热。',
    ),
    points: [t('Records to two cards at once', '双卡同时录制'), t('Turns on when the screen opens', '打开屏幕即开机')],
    models: [
      ['Lumo V20 camcorder, 20× zoom', 'Lumo V20 摄像机，20 倍变焦', 47900],
      ['Lumo V40 camcorder, 4K 60', 'Lumo V40 摄像机，4K 60 帧', 72900],
    ],
  },
  {
    shop: 11,
    pictures: ['1f4fd-fe0f', '1f37f', '1f3ac'],
    specs: ['plug'],
    about: t(
      'A projector that squares its own picture and focuses in a second. Put it on a shelf and press play.',
      '自动校正、一秒对焦的投影仪。放上书架，按下播放就好。',
    ),
    points: [
      t('Quiet: 26 dB at one metre', '一米处仅 26 分贝'),
      t('Built-in speakers with real bass', '内置音箱，低音扎实'),
    ],
    models: [
      ['Matinee projector, full HD', 'Matinee 投影仪，全高清', 34900],
      ['Matinee 4K projector, laser light', 'Matinee 4K 激光投影仪', 89900],
    ],
  },
  {
    shop: 11,
    pictures: ['1f4a1', '1f50c', '1f3e0'],
    specs: ['pack'],
    about: t(
      'A bulb that dims to candlelight and does not hum. Works with a switch on the wall; the app is optional.',
      '可调至烛光亮度、无频闪的灯泡。墙上开关即可控制，不装应用也能用。',
    ),
    points: [
      t('E27, 806 lumens, 8 W', 'E27 螺口，806 流明，8 瓦'),
      t('15 years at three hours a day', '每天三小时可用 15 年'),
    ],
    models: [
      ['Ember smart bulb, warm to cool', 'Ember 智能灯泡，冷暖可调', 1490],
      ['Ember Colour bulb, 16 million shades', 'Ember Colour 彩光灯泡，1600 万色', 2290],
    ],
  },
  {
    shop: 1,
    pictures: ['1f50a', '1f3b6', '1f50b'],
    specs: ['audioColour'],
    about: t(
      'A speaker for one room that fills it evenly. Pair two and they become left and right by themselves.',
      '一只就能让整间屋子声场均匀。两只配对，自动分左右声道。',
    ),
    points: [t('Splash-proof, IPX5', 'IPX5 防溅水'), t('Wool front that can be washed', '羊毛面网可拆洗')],
    models: [
      ['Gale portable speaker, 20 h battery', 'Gale 便携音箱，续航 20 小时', 9900],
      ['Gale Home speaker, 60 W', 'Gale Home 家用音箱，60 瓦', 17900],
      ['Gale Bar soundbar, HDMI', 'Gale Bar 回音壁，HDMI', 22900],
    ],
  },
  {
    shop: 1,
    pictures: ['1f3b9', '1f3a7', '1f3bc'],
    specs: ['audioColour'],
    about: t(
      'A digital piano with weighted keys and a sound recorded from one concert grand in one good hall.',
      '配重键盘的数码钢琴，音色采自一座好音乐厅里的一台音乐会三角琴。',
    ),
    points: [
      t('Two headphone sockets for lessons', '双耳机口，方便教学'),
      t('Slim enough for a bookshelf wall', '机身纤薄，贴墙摆放'),
    ],
    models: [
      ['Prelude 61 digital piano, touch keys', 'Prelude 61 数码钢琴，力度键盘', 24900],
      ['Prelude 88 digital piano, weighted keys', 'Prelude 88 数码钢琴，全配重键盘', 49900],
    ],
  },
  {
    shop: 1,
    pictures: ['1f3b8', '1f39a-fe0f', '1f3b5'],
    specs: ['audioColour'],
    about: t(
      'An electric guitar set up by hand before it leaves: low action, even frets, in tune when you open the case.',
      '出货前逐把手工调校的电吉他：弦距低、品丝平，开箱即准。',
    ),
    points: [t('Roasted maple neck', '烤枫木琴颈'), t('Padded bag and cable included', '附加厚琴包和连接线')],
    models: [
      ['Squall electric guitar, two humbuckers', 'Squall 电吉他，双双线圈拾音器', 32900],
      ['Squall Junior electric guitar, short scale', 'Squall Junior 电吉他，短尺琴颈', 19900],
    ],
  },
  {
    shop: 1,
    pictures: ['1f3a4', '1f50a', '1f389'],
    specs: ['audioColour'],
    about: t(
      'A microphone with its own speaker: singing at home without cables, and without the neighbours at your door.',
      '自带音箱的麦克风：在家随时开唱，不用接线，也不会吵到邻居。',
    ),
    points: [t('Two can sing together', '支持两只对唱'), t('Ten hours on one charge', '充一次唱十小时')],
    models: [
      ['Encore karaoke microphone, echo dial', 'Encore 卡拉 OK 麦克风，混响旋钮', 3490],
      ['Encore Duo microphones, pair with receiver', 'Encore Duo 无线麦克风，一拖二', 6990],
    ],
  },
  {
    shop: 11,
    pictures: ['1f50c', '1f4a1', '1f4f1'],
    specs: ['plug', 'pack'],
    about: t(
      'A plug that switches, counts and remembers. See what the old freezer really costs you in a month.',
      '能开关、能计量、能定时的插座。看看老冰柜一个月到底费多少电。',
    ),
    points: [
      t('Works without the internet, on your own network', '断网也能在局域网内使用'),
      t('Rated for 16 A', '额定 16 安'),
    ],
    models: [
      ['Tap smart plug, energy meter', 'Tap 智能插座，电量统计', 1690],
      ['Tap Outdoor smart plug, IP44', 'Tap Outdoor 户外智能插座，IP44', 2490],
    ],
  },
];
