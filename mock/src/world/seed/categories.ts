import { picture } from '../pictures.ts';
import type { Category } from '../types.ts';
import { t } from './text.ts';

const category = (id: number, code: Category['code'], name: Category['name'], emoji: string): Category => ({
  id,
  code,
  name,
  picture: picture(emoji),
});

/** The ten categories of specification 3, in its order. */
export const CATEGORIES: readonly Category[] = [
  category(1, 'computer', t('Computer', '电脑'), '1f4bb'),
  category(2, 'electrical', t('Electrical equipment', '电器'), '1f4fa'),
  category(3, 'outdoors', t('Outdoors', '户外'), '26fa'),
  category(4, 'family', t('Family life', '家庭生活'), '1f6cb-fe0f'),
  category(5, 'health', t('Health', '健康'), '1f48a'),
  category(6, 'men', t("Men's clothing", '男装'), '1f455'),
  category(7, 'women', t("Women's clothing", '女装'), '1f457'),
  category(8, 'food', t('Food', '食品'), '1f34e'),
  category(9, 'phone', t('Mobile phone', '手机'), '1f4f1'),
  category(10, 'toys', t('Toys', '玩具'), '1f9f8'),
];
