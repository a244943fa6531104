import { isDeepStrictEqual } from 'node:util';
import { languageOf, languages } from '../../serializers/languages.ts';
import { serializeUserInfo } from '../../serializers/user.ts';
import type { Customer } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { publishUploads } from '../uploads/uploads.ts';

export const updateProfile: Handler<'updateProfile'> = (call) => {
  const { customer, now, body, refuse } = call;
  const { familyName, givenName, version } = customer;
  const wanted = { familyName: body.family_name ?? familyName, givenName: body.given_name ?? givenName };
  const isSo = isDeepStrictEqual(wanted, { familyName, givenName });
  if (isSo && isAvatar(customer, body.avatar)) return serializeUserInfo(customer, now);
  if (body.version !== version) {
    throw refuse('version_conflict', { version, userinfo: serializeUserInfo(customer, now) });
  }
  const [avatar = null] = body.avatar ? publishUploads(call, [body.avatar]) : [];
  if (body.avatar !== undefined) customer.avatar = avatar;
  Object.assign(customer, { ...wanted, version: version + 1 } satisfies Partial<typeof customer>);
  return serializeUserInfo(customer, now);
};

/** Whether a customer's current picture is the requested one. */
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
