import { route } from '../call.ts';

export const platform = () => ({
  '/api/common/config': route({ method: 'GET', login: 'none' }, () => ({
    seller_platform_url: null,
    merchant_registration_url: null,
    terms_version: '2026-09-01',
    currency: 'USD',
    order_filter: [{ name: 'All', value: 'all' }],
    withdrawal_filter: [{ name: 'All', value: 'all' }],
  })),

  '/api/user/language_list': route({ method: 'GET', login: 'none' }, () => ({
    list: [{ language_name: 'English', chinese_name: '英语', file_name: 'en' }],
  })),
});
