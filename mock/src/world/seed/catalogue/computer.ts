import { t } from '../text.ts';
import type { Archetype } from './archetype.ts';

/** Category 1, computer. A table of texts: its length is its content. */
export const COMPUTER: readonly Archetype[] = [
  {
    shop: 5,
    pictures: ['1f4bb', '2328-fe0f', '1f4bc'],
    specs: ['memory', 'storage', 'techColour'],
    about: t(
      'A light aluminium laptop for people who write, code and travel. It wakes before the lid is fully open and stays cool on your lap.',
      '为写作、编程和出差的人准备的轻薄铝合金笔记本。屏幕还没完全打开就已唤醒，放在腿上也不烫。',
    ),
    points: [
      t('Charges to 60 % in 35 minutes over USB-C', 'USB-C 快充，35 分钟充至 60%'),
      t('Keyboard and battery can be replaced with one screwdriver', '键盘和电池用一把螺丝刀即可更换'),
    ],
    models: [
      ['Vela 14 laptop, 2.8K matte screen', 'Vela 14 笔记本电脑，2.8K 雾面屏', 99900],
      ['Vela 16 laptop, dedicated graphics', 'Vela 16 笔记本电脑，独立显卡', 139900],
      ['Vela Air 13 laptop, 980 g', 'Vela Air 13 笔记本电脑，仅重 980 克', 114900],
    ],
  },
  {
    shop: 5,
    pictures: ['1f5a5-fe0f', '2328-fe0f', '1f5b1-fe0f'],
    specs: ['memory', 'storage'],
    about: t(
      'An all-in-one desktop with a quiet fan and a stand that rises, turns and tilts. One cable to the wall, nothing under the desk.',
      '安静的一体机，支架可升降、旋转、俯仰。只需一根电源线，桌下干干净净。',
    ),
    points: [
      t('Anti-glare panel, 99 % sRGB', '防眩光面板，99% sRGB 色域'),
      t('Webcam with a sliding cover', '摄像头带物理滑盖'),
    ],
    models: [
      ['Atlas 24 all-in-one desktop, 4K display', 'Atlas 24 一体机，4K 显示屏', 119900],
      ['Atlas 27 all-in-one desktop, 5K display', 'Atlas 27 一体机，5K 显示屏', 169900],
    ],
  },
  {
    shop: 12,
    pictures: ['2328-fe0f', '1f5b1-fe0f', '1f5a5-fe0f'],
    specs: ['switches', 'techColour'],
    about: t(
      'A low, solid keyboard with a gasket mount and double-shot caps. Three devices over Bluetooth, one over cable.',
      '低矮扎实的键盘，Gasket 结构，双色注塑键帽。蓝牙可连三台设备，另支持有线。',
    ),
    points: [
      t('Hot-swappable switches, five-pin', '五脚热插拔轴座'),
      t('Up to 200 hours without backlight', '关闭背光可用 200 小时'),
    ],
    models: [
      ['Tactile 75 mechanical keyboard, 84 keys', 'Tactile 75 机械键盘，84 键', 8990],
      ['Tactile 98 mechanical keyboard, number pad', 'Tactile 98 机械键盘，带数字区', 10990],
      ['Tactile Low wireless keyboard, 18 mm thin', 'Tactile Low 超薄无线键盘，厚 18 毫米', 7490],
    ],
  },
  {
    shop: 12,
    pictures: ['1f5b1-fe0f', '2328-fe0f', '1f4bb'],
    specs: ['techColour'],
    about: t(
      'A mouse shaped for the whole hand, with quiet buttons and a wheel that switches from steps to free spin.',
      '贴合整个手掌的鼠标，静音按键，滚轮可在逐格与疾速之间切换。',
    ),
    points: [
      t('Tracks on glass from 4 mm', '可在 4 毫米以上玻璃上使用'),
      t('One charge lasts about 70 days', '一次充电约用 70 天'),
    ],
    models: [
      ['Glide S wireless mouse, 68 g', 'Glide S 无线鼠标，68 克', 3990],
      ['Glide Pro wireless mouse, eight buttons', 'Glide Pro 无线鼠标，八键可编程', 6990],
    ],
  },
  {
    shop: 12,
    pictures: ['1f5b2-fe0f', '1f5b1-fe0f', '1f5a5-fe0f'],
    specs: ['techColour'],
    about: t(
      'A thumb-free trackball for small desks and tired wrists: the base stays still, only the ball moves.',
      '适合小桌面和疲惫手腕的轨迹球：底座不动，只转小球。',
    ),
    points: [
      t('Ball lifts out for cleaning in seconds', '小球可取出，几秒清洁'),
      t('Works left- and right-handed', '左右手通用'),
    ],
    models: [
      ['Orb One trackball, 55 mm ball', 'Orb One 轨迹球，55 毫米大球', 5490],
      ['Orb Mini trackball, travel case', 'Orb Mini 轨迹球，附便携盒', 4290],
    ],
  },
  {
    shop: 5,
    pictures: ['1f5a8-fe0f', '1f4c4', '1f5bc-fe0f'],
    specs: [],
    about: t(
      'A tank printer for home offices: fill it twice a year instead of buying cartridges every month.',
      '适合居家办公的墨仓打印机：一年加两次墨，不必每月买墨盒。',
    ),
    points: [
      t('About 0.3 cent a page in black', '黑白单页成本约 0.3 美分'),
      t('Prints from phones without an app', '手机免装应用直接打印'),
    ],
    models: [
      ['Inkwell 310 tank printer, two-sided', 'Inkwell 310 墨仓打印机，自动双面', 18900],
      ['Inkwell 520 printer and scanner, 35-sheet feeder', 'Inkwell 520 打印扫描一体机，35 页输稿器', 25900],
    ],
  },
  {
    shop: 12,
    pictures: ['1f579-fe0f', '1f3ae', '1f4fa'],
    specs: ['techColour'],
    about: t(
      'A heavy arcade stick with a square gate and 30-mm buttons. The lid opens, so you can change every part.',
      '分量十足的街机摇杆，方形挡板，30 毫米按键。上盖可开，每个零件都能换。',
    ),
    points: [
      t('Less than 2 ms over the cable', '有线延迟低于 2 毫秒'),
      t('Rubber feet that hold on glass', '防滑脚垫，玻璃桌面也稳'),
    ],
    models: [
      ['Cabinet arcade stick, eight buttons', 'Cabinet 街机摇杆，八键', 12900],
      ['Cabinet Mini arcade stick, USB-C', 'Cabinet Mini 街机摇杆，USB-C', 7900],
    ],
  },
  {
    shop: 12,
    pictures: ['1f3ae', '1f579-fe0f', '1f50b'],
    specs: ['techColour'],
    about: t(
      'A game controller with magnetic sticks that do not drift, and grips with a fine texture that stays dry.',
      '磁感摇杆不漂移的游戏手柄，握把细纹防滑，手心不出汗。',
    ),
    points: [
      t('Two buttons on the back, mapped without software', '两个背键，无需软件即可设置'),
      t('30 hours on one charge', '一次充电续航 30 小时'),
    ],
    models: [
      ['Rally 3 controller, magnetic sticks', 'Rally 3 游戏手柄，磁感摇杆', 5990],
      ['Rally Elite controller, trigger locks', 'Rally Elite 游戏手柄，扳机键程锁', 9990],
    ],
  },
  {
    shop: 12,
    pictures: ['1f399-fe0f', '1f3a7', '1f39b-fe0f'],
    specs: ['techColour'],
    about: t(
      'A studio microphone that hears you and not the room. Plug it into a laptop and talk; no interface needed.',
      '只收人声、不收房间杂音的录音麦克风。插上电脑即可使用，无需声卡。',
    ),
    points: [
      t('Mute by touch, with a light you can see', '触摸静音，指示灯一目了然'),
      t('Arm and desk stand in the box', '附悬臂和桌面支架'),
    ],
    models: [
      ['Booth USB microphone, cardioid', 'Booth USB 麦克风，心形指向', 7900],
      ['Booth XL microphone, four patterns', 'Booth XL 麦克风，四种指向', 13900],
    ],
  },
  {
    shop: 5,
    pictures: ['1f4c0', '1f4bf', '1f4be'],
    specs: ['pack'],
    about: t(
      'Archive discs that keep family pictures and books of account readable for decades, stored in the dark or not.',
      '归档级光盘，家庭照片和账目可保存数十年，避光与否都可靠。',
    ),
    points: [
      t('Scratch-resistant coating, printable face', '防刮涂层，盘面可打印'),
      t('Spindle of 25 in a lockable box', '25 片桶装，盒盖可锁'),
    ],
    models: [
      ['Keepsake archive discs, 25 GB', 'Keepsake 归档光盘，25 GB', 2990],
      ['Keepsake archive discs, 100 GB', 'Keepsake 归档光盘，100 GB', 6490],
    ],
  },
  {
    shop: 5,
    pictures: ['1f4bc', '1f4bb', '1f45c'],
    specs: ['laptopSize', 'wearColour'],
    about: t(
      'A slim case of waxed canvas that stands up by itself. Padded where it matters, flat where it does not.',
      '可自行直立的蜡帆布薄款电脑包。该厚的地方有衬垫，该薄的地方不臃肿。',
    ),
    points: [
      t('Slips over the handle of a trolley case', '可套在拉杆箱上'),
      t('Hidden pocket for a passport', '内藏护照袋'),
    ],
    models: [
      ['Courier laptop briefcase, waxed canvas', 'Courier 电脑公文包，蜡帆布', 7900],
      ['Courier Slim laptop sleeve, wool felt', 'Courier Slim 电脑内胆包，羊毛毡', 3900],
    ],
  },
];
