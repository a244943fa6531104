import { toTime } from '../../serializers/time.ts';
import { news } from '../../world/texts/news.ts';
import type { Handler, Handlers } from '../handler.ts';
import { notify } from '../notify.ts';
import { checkPayCode, tryPayCode } from '../pay-code.ts';
import { deleteAddress, getAddress, listAddresses, saveAddress, setDefaultAddress } from './addresses.ts';
import { listAreas } from './areas.ts';
import { listLanguages, setLanguage, updateProfile } from './profile.ts';

const setPayCode: Handler<'setPayCode'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const first = customer.payCode === null;
  if (!first) {
    if (body.old_code === undefined) throw refuse('old_pay_code_required');
    tryPayCode(call, body.old_code);
    if (body.code === customer.payCode) throw refuse('same_pay_code');
  }
  customer.payCode = body.code;
  customer.payCodeChangedAt = now;
  notify(world, customer, first ? news.payCodeSet() : news.payCodeChanged(), now);
  return { pay_code_set: true, pay_code_changed_at: toTime(now) };
};

const verifyPayCode: Handler<'verifyPayCode'> = (call) => {
  checkPayCode(call, call.body.code);
  return { valid: true };
};

export const accountHandlers = {
  updateProfile,
  setPayCode,
  verifyPayCode,
  listAddresses,
  saveAddress,
  getAddress,
  setDefaultAddress,
  deleteAddress,
  listAreas,
  listLanguages,
  setLanguage,
} satisfies Handlers;
