import type { Text } from '../types.ts';
import { t } from './text.ts';

/** What every product of a category comes with, by category id. */
const ALWAYS: Readonly<Record<number, Text>> = {
  1: t('Two-year guarantee; spare parts for seven years', '两年质保，配件供应七年'),
  2: t('Two-year guarantee, repaired by the maker', '两年质保，原厂维修'),
  3: t('Repair kit included', '附修补包'),
  4: t('Assembly takes one person', '一个人即可安装'),
  5: t('Leaflet in eight languages', '附八种语言说明书'),
  6: t('Washing and care printed inside', '内附洗护说明'),
  7: t('Sent in a cotton bag', '棉布袋包装'),
  8: t('Allergens are listed on the label', '过敏原信息见标签'),
  9: t('One-year guarantee worldwide', '全球联保一年'),
  10: t('Tested to EN 71', '通过 EN 71 安全测试'),
};

const html = (about: string, points: readonly string[]) =>
  `<p>${about}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

/** A product's description as HTML: a paragraph and a list. The texts are our own, so nothing needs escaping. */
export const describe = (category: number, about: Text, points: readonly Text[]): Text => {
  const always = ALWAYS[category];
  const all = always ? [...points, always] : points;
  return t(
    html(
      about.en,
      all.map((point) => point.en),
    ),
    html(
      about.zh,
      all.map((point) => point.zh),
    ),
  );
};
