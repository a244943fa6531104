import { route } from '../call.ts';
import type { Makes } from '../mistakes.ts';
import { shownBy } from '../shown.ts';

export const platform = (makes: Makes) => ({
  '/api/common/config': route({ method: 'GET', login: 'none' }, () => ({
    seller_platform_url: null,
    merchant_registration_url: null,
    card_provider_url: null,
    service_hours: 'Monday to Friday, 09:00 to 17:00 (UTC+1)',
    service_online: shownBy(makes).flag(0),
    min_client_version: '0.1.0',
    terms_version: '2026-09-01',
    currency: 'USD',
    order_filter: [{ name: 'All', value: 'all' }],
    withdrawal_filter: [{ name: 'All', value: 'all' }],
  })),

  '/api/user/language_list': route({ method: 'GET', login: 'none' }, () => ({
    list: [{ language_name: 'English', chinese_name: '英语', file_name: 'en' }],
  })),
});
