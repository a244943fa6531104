import { serializeUserInfo } from '../../serializers/user.ts';
import type { Handler } from '../handler.ts';
import { languageOf, languages } from './languages.ts';

export const updateProfile: Handler<'updateProfile'> = ({ customer, now, body }) => {
  const { family_name, given_name, avatar } = body;
  Object.assign(customer, {
    familyName: family_name ?? customer.familyName,
    givenName: given_name ?? customer.givenName,
    avatar: avatar === undefined ? customer.avatar : avatar,
  } satisfies Partial<typeof customer>);
  return serializeUserInfo(customer, now);
};

export const listLanguages: Handler<'listLanguages'> = () => ({ list: [...languages] });

export const setLanguage: Handler<'setLanguage'> = ({ customer, query, refuse }) => {
  const lang = languageOf(query.file_name);
  if (!lang) throw refuse('language_unknown');
  customer.language = lang.file_name;
  return { lang };
};
