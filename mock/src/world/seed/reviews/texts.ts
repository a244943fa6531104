import type { Text } from '../../types.ts';
import type { Tongue } from '../people.ts';
import { t } from '../text.ts';

export interface Sayings {
  /** Said about anything. */
  readonly good: readonly string[];
  readonly fair: readonly string[];
  readonly poor: readonly string[];
  /** Said only about things that last, never about food. */
  readonly goodThing: readonly string[];
  readonly poorThing: readonly string[];
  /** Added some weeks later. */
  readonly later: readonly string[];
}

/** What customers say, by language. A table of texts: its length is its content. */
export const SAYINGS: Readonly<Record<Tongue, Sayings>> = {
  en: {
    good: [
      'Exactly as described, and it arrived a day early.',
      'Better than I expected for the price.',
      'Bought a second one for my sister.',
      'Well packed, no plastic, everything in place.',
      'The pictures are honest: this is what you get.',
      'The shop answered my question within the hour.',
      'No complaints at all.',
      'I was sceptical, and I was wrong.',
    ],
    fair: [
      'Good product, but delivery took two weeks.',
      'Decent for the price; I would choose the larger one next time.',
      'The box was dented, the contents were fine.',
      'Fine, but not quite what the picture promised.',
    ],
    poor: ['I expected more from the description.', 'Arrived late and the parcel had been opened.'],
    goodThing: [
      'I compared four of these and kept this one.',
      'Two months in and still happy with it.',
      'Simple, solid, does what it should.',
      'My old one lasted nine years; this feels like it will too.',
      'A present that was actually used.',
      'Right the first time, nothing to send back.',
    ],
    poorThing: [
      'Broke after a week. The shop offered a refund, which I took.',
      'Came with a scratch and without the small parts.',
    ],
    later: [
      'After six weeks of daily use: still the same.',
      'Update: the shop sent the missing part free of charge.',
      'Still recommend it after a month.',
    ],
  },
  'zh-CN': {
    good: [
      '和描述一模一样，还提前一天到了。',
      '这个价格能有这样的品质，超出预期。',
      '给妹妹又回购了一份。',
      '包装很用心，没有多余的塑料。',
      '图片很真实，所见即所得。',
      '客服回复很快，问什么都耐心解答。',
      '物流比想象中快，跨境也就五天。',
      '没什么可挑剔的，五星。',
      '本来有点犹豫，收到后觉得买值了。',
    ],
    fair: [
      '东西不错，就是物流等了两周。',
      '对得起这个价格，下次会买大一号的。',
      '盒子压了一角，里面没事。',
      '还行吧，和图片有点差别。',
    ],
    poor: ['和描述有差距，有点失望。', '送得太慢，包裹还被拆开过。'],
    goodThing: [
      '对比了好几家，最后留下了这个。',
      '用了两个月，依然满意。',
      '做工扎实，细节到位。',
      '送人很有面子，对方很喜欢。',
      '一次就买对了，不用退换。',
    ],
    poorThing: ['用了一周就坏了，好在店家同意退款。', '收到就有划痕，还少了配件。'],
    later: ['天天用，一个半月了还是老样子，好评。', '追评：店家免费补发了缺的配件，点赞。', '一个月后回来，依旧推荐。'],
  },
  ja: {
    good: [
      '説明どおりの品で、予定より早く届きました。',
      'この値段でこの品質なら大満足です。',
      '梱包がとても丁寧でした。',
      '家族の分も追加で注文しました。',
      '写真のとおりで気に入っています。',
    ],
    fair: ['品物は良いのですが、届くまでに二週間かかりました。', '写真と少し違う印象でした。'],
    poor: ['説明から期待したほどではありませんでした。'],
    goodThing: ['二か月使っていますが、問題ありません。', '作りがしっかりしています。'],
    poorThing: ['一週間で壊れました。返金には応じてもらえました。'],
    later: ['一か月後の追記：まだ快調です。'],
  },
  fr: {
    good: [
      'Conforme à la description, et livré avec un jour d’avance.',
      'Très bon rapport qualité-prix.',
      'Emballage soigné, sans plastique.',
      'J’en ai repris un pour ma mère.',
      'Le vendeur répond vite et bien.',
    ],
    fair: ['Bon produit, mais quinze jours de livraison.', 'Correct, un peu différent de la photo.'],
    poor: ['Je m’attendais à mieux d’après la description.'],
    goodThing: ['Deux mois d’utilisation, rien à redire.', 'Solide et bien fini.'],
    poorThing: ['Cassé au bout d’une semaine ; remboursement accepté.'],
    later: ['Un mois plus tard : toujours content.'],
  },
  th: {
    good: ['สินค้าตรงปก ส่งเร็วกว่ากำหนดหนึ่งวัน', 'คุ้มราคามาก คุณภาพดีเกินคาด', 'แพ็กมาดีมาก ไม่มีรอยเลย', 'ร้านตอบแชตไว แนะนำเลย'],
    fair: ['ของดีแต่รอนานสองสัปดาห์', 'ต่างจากในรูปนิดหน่อย'],
    poor: ['คาดหวังจากคำอธิบายไว้มากกว่านี้'],
    goodThing: ['ใช้มาสองเดือนแล้ว ยังดีอยู่', 'แข็งแรง งานดี'],
    poorThing: ['ใช้ได้สัปดาห์เดียวก็พัง แต่ร้านคืนเงินให้'],
    later: ['ผ่านไปหนึ่งเดือน ยังใช้ดีเหมือนเดิม'],
  },
  ar: {
    good: [
      'مطابق للوصف تمامًا ووصل قبل موعده بيوم.',
      'جودة ممتازة مقابل السعر.',
      'التغليف أنيق ولم ينقص شيء.',
      'رد المتجر كان سريعًا ومهذبًا.',
    ],
    fair: ['المنتج جيد لكن التوصيل استغرق أسبوعين.', 'مختلف قليلًا عن الصورة.'],
    poor: ['توقعت أفضل من ذلك حسب الوصف.'],
    goodThing: ['أستخدمه منذ شهرين وما زلت راضيًا.', 'متين ومتقن الصنع.'],
    poorThing: ['تعطل بعد أسبوع، لكن المتجر أعاد المبلغ.'],
    later: ['بعد شهر من الاستخدام: ما زال ممتازًا.'],
  },
};

/** What is said in praise of a category's products, by category id. */
export const DETAILS: Readonly<Record<number, readonly Text[]>> = {
  1: [
    t('On my desk every day now.', '现在天天摆在桌上用。'),
    t('Feels solid in the hand.', '拿在手里很有质感。'),
    t('Worked at once, nothing to install.', '插上就能用，不用装东西。'),
  ],
  2: [
    t('Easy to use, even for my father.', '操作简单，老人也会用。'),
    t('It suits the living room.', '放在客厅很搭。'),
    t('Worked straight out of the box.', '开箱就能用。'),
  ],
  3: [
    t('Took it out four weekends in a row.', '连着四个周末都带出去了。'),
    t('Feels sturdy.', '感觉很结实。'),
    t('Already used it at the coast twice.', '已经带去海边两次了。'),
  ],
  4: [
    t('My cat approves.', '猫主子也很满意。'),
    t('It makes the room calmer.', '屋子看着都安静了。'),
    t('Looks as if it had always been there.', '摆上就像一直在那里。'),
  ],
  5: [
    t('Good to have at home.', '家里常备很安心。'),
    t('The leaflet is clear for once.', '说明书难得写得清楚。'),
    t('My pharmacist suggested the same kind.', '药剂师也推荐这类。'),
  ],
  6: [
    t('Goes with everything I own.', '跟什么都好搭。'),
    t('Compliments on the first day.', '第一天就被同事夸了。'),
    t('Well made down to the last stitch.', '一针一线都讲究。'),
  ],
  7: [
    t('I get asked where it is from.', '总有人问我在哪买的。'),
    t('Even prettier in daylight.', '自然光下更好看。'),
    t('Finely made.', '做工精致。'),
  ],
  8: [
    t('Gone in two days.', '两天就吃完了。'),
    t('Tastes of what it is made of.', '吃得出食材的本味。'),
    t('Fresh, with a long date.', '日期很新鲜。'),
  ],
  9: [
    t('Does one thing and does it well.', '专注做好一件事。'),
    t('Ready in two minutes.', '两分钟就弄好了。'),
    t('The finish is excellent.', '质感一流。'),
  ],
  10: [
    t('My daughter would not put it down.', '女儿爱不释手。'),
    t('No sharp edges, nice finish.', '没有毛边，做工漂亮。'),
    t('Played with every day since.', '从那以后天天玩。'),
  ],
};

/** What shops answer to praise and to complaints. */
export const REPLIES = {
  praise: [
    t('Thank you. Your words go straight to the people who made it.', '谢谢您，我们会把您的话转达给制作的师傅。'),
    t('Happy to read this. See you again.', '很高兴看到您的评价，期待再次光临。'),
    t('Thank you for taking the time.', '感谢您抽空评价。'),
  ],
  complaint: [
    t(
      'We are sorry. Please open an after-sale case; we will make it right.',
      '非常抱歉，请申请售后，我们一定妥善处理。',
    ),
    t('That should not happen. We have written to you.', '这本不该发生，我们已联系您。'),
    t('Thank you for being frank; we have told the carrier.', '感谢您直言，我们已向物流反馈。'),
  ],
} as const;
