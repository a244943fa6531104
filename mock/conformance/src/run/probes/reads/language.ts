import type { Schema } from '../../../../../shared/json.ts';
import { isWithin, nodeAt } from '../../../../../shared/json-pointer.ts';
import { promisesOf } from '../../../checks/promises/promises-of.ts';
import { propertiesOf } from '../../../checks/shape/schema-nodes.ts';
import type { ContractOperation } from '../../../contract/contract.ts';
import type { Exchange } from '../../../exchange.ts';
import { bodyOf, type Driver, entriesOf } from '../../driver.ts';
import { objectsIn } from '../../objects-in.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';

/** A language that few shops write in, so that names come in their own. */
const SELDOM = 'fr';

/**
 * Checks that the answer comes in another language, that what says its language is in it, and that `x-request-id` is
 * returned.
 */
export async function probeLanguage(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  if (operation.invalidates !== undefined) return;
  const { driver } = context;
  const name = `conformance-${context.random.below(1_000_000_000)}`;
  const chinese = await driver.send(operation.id, {
    ...input,
    headers: { 'accept-language': 'zh-CN', 'x-request-id': name },
  });
  const [english, other] = [exchange, chinese].map((one) => nodeAt(bodyOf(one), '/msg'));
  const isOffered = (await offeredLanguages(driver)).some((file) => file.startsWith('zh'));
  const isOther = chinese.response === undefined || languageOf(chinese)?.startsWith('zh') || english !== other;
  expectThat(context, operation, isOther || !isOffered, {
    check: 'language-ignored',
    message: `${operation.id} answers the same words to English and Chinese`,
    expected: 'Content-Language: zh-CN',
    got: languageOf(chinese) ?? 'no Content-Language',
    exchanges: [chinese],
  });
  expectTranslated(context, operation, exchange, chinese);
  expectAsClaimed(context, operation, exchange, chinese);
  if (objectsIn(driver.contract, operation, exchange).some(({ schema }) => claimsLanguage(context, schema))) {
    const seldom = await driver.send(operation.id, { ...input, headers: { 'accept-language': SELDOM } });
    expectAsClaimed(context, operation, exchange, seldom);
  }
  // Long enough, and with characters that do not belong in a log.
  await driver.send(operation.id, { ...input, headers: { 'x-request-id': `${name} <b>` } });
  const echoed = chinese.response?.headers['x-request-id'];
  expectThat(context, operation, chinese.response === undefined || echoed === name, {
    check: 'request-id-not-echoed',
    message: `${operation.id} does not repeat the X-Request-Id of the request`,
    expected: name,
    got: echoed ?? 'no X-Request-Id',
    contract: '/components/headers/RequestId',
    exchanges: [chinese],
  });
}

/** Texts that the contract calls translated (`x-translated`) must not all be the English ones in a Chinese answer. */
function expectTranslated(context: RunContext, operation: ContractOperation, ...answers: [Exchange, Exchange]): void {
  const [inEnglish, inChinese] = answers.map(languageOf);
  if (!inEnglish?.startsWith('en') || !inChinese?.startsWith('zh')) return;
  const [english, chinese] = answers.map((exchange) => translatedTexts(context, operation, exchange));
  const pairs = [...(english ?? [])].flatMap(([at, { text, language }]) => {
    const other = chinese?.get(at);
    if (language !== undefined || other === undefined || other.language !== undefined) return [];
    // A text without a word in small letters may be a brand, which is the same everywhere.
    return /(^|\s)\p{Ll}{4}/u.test(text) ? [[text, other.text] as const] : [];
  });
  // A single text may be a name that is the same everywhere.
  if (new Set(pairs.map(([text]) => text)).size < 2) return;
  const isTranslated = pairs.some(([text, other]) => text !== other);
  expectThat(context, operation, isTranslated, {
    check: 'language-ignored',
    message: `${operation.id} says that it answers in Chinese, and its texts are the English ones`,
    expected: 'texts in Chinese',
    got: pairs[0]?.[1] ?? '',
    contract: '/info/description',
    exchanges: answers,
  });
}

/** A text with a `language` beside it must be that of the answer in this language. */
function expectAsClaimed(context: RunContext, operation: ContractOperation, ...answers: [Exchange, Exchange]): void {
  const own = languageOf(answers[0]);
  const [texts, others] = answers.map((exchange) => translatedTexts(context, operation, exchange));
  for (const [at, { text, language, isBeside }] of others ?? []) {
    const there = texts?.get(at);
    if (!isBeside || there === undefined || language !== own || (there.language ?? own) !== own) continue;
    expectThat(context, operation, text === there.text, {
      check: 'language-ignored',
      message: `${operation.id} says that a text is in "${own}", and it is not that of the answer in "${own}"`,
      at: at.slice(0, at.indexOf(' ')),
      expected: there.text,
      got: text,
      exchanges: answers,
    });
  }
}

const languageOf = ({ response }: Exchange): string | undefined => response?.headers['content-language'];

/** Whether a record may say the language of a translated text in it. */
const claimsLanguage = ({ driver: { contract } }: RunContext, schema: Schema): boolean =>
  propertiesOf(contract, schema)['language'] !== undefined &&
  promisesOf({ contract }, schema, 'x-translated').length > 0;

/** The translated texts of an answer, by their place and the id of their record, with the language that is said of them. */
function translatedTexts({ driver: { contract } }: RunContext, operation: ContractOperation, exchange: Exchange) {
  const texts = new Map<string, { text: string; language?: unknown; isBeside: boolean }>();
  const claims: { pointer: string; language: unknown }[] = [];
  for (const { value: record, pointer, schema } of objectsIn(contract, operation, exchange)) {
    if (record['language'] !== undefined) claims.unshift({ pointer, language: record['language'] });
    const claim = claims.find((outer) => isWithin(pointer, outer.pointer));
    for (const [field] of promisesOf({ contract }, schema, 'x-translated')) {
      const text = record[field];
      if (typeof text !== 'string') continue;
      const isBeside = claim?.pointer === pointer;
      texts.set(`${pointer}/${field} ${record['id']}`, { text, language: claim?.language, isBeside });
    }
  }
  return texts;
}

const offered = new WeakMap<Driver, Promise<string[]>>();

/** The languages that the server declares. */
function offeredLanguages(driver: Driver): Promise<string[]> {
  const filesIn = (exchange: Exchange) => entriesOf(exchange).map(({ file_name }) => String(file_name));
  const asked = offered.get(driver) ?? driver.send('listLanguages', {}, 'visitor').then(filesIn);
  offered.set(driver, asked);
  return asked;
}
