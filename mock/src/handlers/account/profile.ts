import { serializeUserInfo } from '../../serializers/user.ts';
import { news } from '../../world/texts/news.ts';
import type { Handler } from '../handler.ts';
import { notify } from '../notify.ts';
import { comparable, isTaken } from '../session/contacts.ts';
import { languageOf, languages } from './languages.ts';

export const updateProfile: Handler<'updateProfile'> = ({ world, customer, now, body, refuse }) => {
  const { email, mobile } = customer;
  const { family_name, given_name, avatar } = body;
  if (body.email !== undefined && isTaken(world, body.email, customer)) throw refuse('email_taken');
  if (body.mobile !== undefined && isTaken(world, body.mobile, customer)) throw refuse('mobile_taken');

  Object.assign(customer, {
    familyName: family_name ?? customer.familyName,
    givenName: given_name ?? customer.givenName,
    email: body.email ?? email,
    mobile: body.mobile ?? mobile,
    avatar: avatar === undefined ? customer.avatar : avatar,
  } satisfies Partial<typeof customer>);
  if (comparable(customer.email) !== comparable(email)) notify(world, customer, news.emailChanged(email), now);
  if (comparable(customer.mobile) !== comparable(mobile)) notify(world, customer, news.mobileChanged(mobile), now);
  return serializeUserInfo(customer);
};

export const listLanguages: Handler<'listLanguages'> = () => ({ list: [...languages] });

export const setLanguage: Handler<'setLanguage'> = ({ customer, query, refuse }) => {
  const lang = languageOf(query.file_name);
  if (!lang) throw refuse('language_unknown');
  customer.language = lang.file_name;
  return { lang };
};
