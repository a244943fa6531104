import { DAY } from '../clock.ts';
import { picture } from '../pictures.ts';
import type { CategoryCode, Instant, Text } from '../types.ts';

/** A banner of the home page; one about a product or a shop is shown only while that can be bought from. */
export interface BannerText {
  readonly id: number;
  readonly title: Text;
  readonly subtitle: Text;
  readonly picture: string;
  readonly tint: CategoryCode;
  readonly link: string;
  readonly about: { readonly product: number } | { readonly shop: number } | null;
}

/** The banners in the order to show them. A table of texts. */
export const BANNERS: readonly BannerText[] = [
  {
    id: 1,
    title: { en: 'Two nights, one backpack', zh: '两晚，一个背包' },
    subtitle: { en: 'Free freight over $60', zh: '满 60 美元包邮' },
    picture: picture('26fa'),
    tint: 'outdoors',
    link: '/detail/103',
    about: { product: 103 },
  },
  {
    id: 2,
    title: { en: 'Hear less, listen more', zh: '少一点噪音，多一点音乐' },
    subtitle: { en: 'Aria 2: 40 hours on one charge', zh: 'Aria 2：一次充电 40 小时' },
    picture: picture('1f3a7'),
    tint: 'electrical',
    link: '/detail/101',
    about: { product: 101 },
  },
  {
    id: 3,
    title: { en: 'A sofa for a small flat', zh: '小户型的沙发' },
    subtitle: { en: 'Cloud, from Kumo Home', zh: '云居家居 Cloud 系列' },
    picture: picture('1f6cb-fe0f'),
    tint: 'family',
    link: '/detail/104',
    about: { product: 104 },
  },
  {
    id: 4,
    title: { en: 'Twelve bars for a long winter', zh: '十二块巧克力，过一个长冬' },
    subtitle: { en: 'Free freight from two boxes', zh: '两盒起包邮' },
    picture: picture('1f36b'),
    tint: 'food',
    link: '/detail/106',
    about: { product: 106 },
  },
  {
    id: 5,
    title: { en: 'Toys worth their batteries', zh: '值得装电池的玩具' },
    subtitle: { en: 'New at Little Orbit', zh: '小星球玩具新品' },
    picture: picture('1f9f8'),
    tint: 'toys',
    link: '/shop/9',
    about: { shop: 9 },
  },
];

/** A notice to all customers, in force from a time after the world's beginning (in milliseconds; negative: before). */
export interface NoticeText {
  readonly id: number;
  readonly text: Text;
  readonly link: string | null;
  readonly from: Instant;
  /** Until when; null while it holds for good. */
  readonly until: Instant | null;
}

/** The notices, the newest first. A table of texts. */
export const NOTICES: readonly NoticeText[] = [
  {
    id: 3,
    text: {
      en: 'Winter goods are in: orders paid by 10 December arrive before the holidays.',
      zh: '冬季商品已上架：12 月 10 日前付款的订单可在节前送达。',
    },
    link: '/explore?list=hot',
    from: 3 * DAY,
    until: 20 * DAY,
  },
  {
    id: 1,
    text: {
      en: 'Parcels may take two days longer until 24 November.',
      zh: '11 月 24 日前，包裹可能晚到两天。',
    },
    link: null,
    from: -2 * DAY,
    until: 4 * DAY + 14 * 60 * 60 * 1000,
  },
  {
    id: 2,
    text: {
      en: 'Deposits from BSC and HECO are not supported. Choose the network your wallet sends from.',
      zh: '不支持 BSC 与 HECO 网络充值，请选择与提币平台相同的网络。',
    },
    link: '/walletTopUp',
    from: -40 * DAY,
    until: null,
  },
];
