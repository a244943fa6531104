import { isDeepStrictEqual } from 'node:util';
import { serializeUserInfo } from '../../serializers/user.ts';
import { news } from '../../world/texts/news.ts';
import type { Customer } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { notify } from '../notify.ts';
import { comparable, isTaken } from '../session/contacts.ts';
import { publishUploads } from '../uploads/uploads.ts';
import { languageOf, languages } from './languages.ts';

export const updateProfile: Handler<'updateProfile'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const { familyName, givenName, email, mobile, version } = customer;
  const wanted = {
    familyName: body.family_name ?? familyName,
    givenName: body.given_name ?? givenName,
    email: body.email ?? email,
    mobile: body.mobile ?? mobile,
  };
  const isSo = isDeepStrictEqual(wanted, { familyName, givenName, email, mobile });
  if (isSo && isAvatar(customer, body.avatar)) return serializeUserInfo(customer);
  if (body.version !== version) throw refuse('version_conflict', { version, userinfo: serializeUserInfo(customer) });
  if (body.email !== undefined && isTaken(world, body.email, customer)) throw refuse('email_taken');
  if (body.mobile !== undefined && isTaken(world, body.mobile, customer)) throw refuse('mobile_taken');

  const [avatar = null] = body.avatar ? publishUploads(call, [body.avatar]) : [];
  if (body.avatar !== undefined) customer.avatar = avatar;
  Object.assign(customer, { ...wanted, version: version + 1 } satisfies Partial<typeof customer>);
  if (comparable(customer.email) !== comparable(email)) notify(world, customer, news.emailChanged(email), now);
  if (comparable(customer.mobile) !== comparable(mobile)) notify(world, customer, news.mobileChanged(mobile), now);
  return serializeUserInfo(customer);
};

/** Whether a customer's picture is the one that is asked for. */
function isAvatar({ avatar, uploads }: Customer, asked: string | null | undefined): boolean {
  if (asked === undefined || asked === avatar) return true;
  return avatar !== null && uploads.some(({ id, publicAddress }) => id === asked && publicAddress === avatar);
}

export const listLanguages: Handler<'listLanguages'> = () => ({ list: [...languages] });

export const setLanguage: Handler<'setLanguage'> = ({ customer, query, refuse }) => {
  const lang = languageOf(query.file_name);
  if (!lang) throw refuse('language_unknown');
  customer.language = lang.file_name;
  return { lang };
};
