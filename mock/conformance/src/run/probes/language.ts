import { isWithin, nodeAt } from '../../../../shared/json-pointer.ts';
import { promisesOf } from '../../checks/promises/promises-of.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import type { Exchange } from '../../exchange.ts';
import { bodyOf, type Driver, entriesOf } from '../driver.ts';
import { objectsIn } from '../objects-in.ts';
import { found, type RunContext, type Target } from '../run-context.ts';

/** Checks that the answer comes in another language, and that `x-request-id` is returned. */
export async function probeLanguage(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  if (operation.invalidates !== undefined) return;
  const { driver, recorder } = context;
  const name = `conformance-${context.random.below(1_000_000_000)}`;
  const chinese = await driver.send(operation.id, {
    ...input,
    headers: { 'accept-language': 'zh-CN', 'x-request-id': name },
  });
  recorder.applied(operation.id, 'language-ignored');
  const said = chinese.response?.headers['content-language'];
  const [english, other] = [exchange, chinese].map((one) => nodeAt(bodyOf(one), '/msg'));
  const isOffered = (await offeredLanguages(driver)).some((file) => file.startsWith('zh'));
  if (chinese.response !== undefined && isOffered && !said?.startsWith('zh') && english === other) {
    found(context, operation, {
      check: 'language-ignored',
      message: `${operation.id} answers the same words to English and Chinese`,
      expected: 'Content-Language: zh-CN',
      got: said ?? 'no Content-Language',
      exchanges: [chinese],
    });
  }
  expectTranslated(context, operation, exchange, chinese);
  // Long enough, and with characters that do not belong in a log.
  await driver.send(operation.id, { ...input, headers: { 'x-request-id': `${name} <b>` } });
  const echoed = chinese.response?.headers['x-request-id'];
  recorder.applied(operation.id, 'request-id-not-echoed');
  if (chinese.response === undefined || echoed === name) return;
  found(context, operation, {
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
  const [inEnglish, inChinese] = answers.map(({ response }) => response?.headers['content-language']);
  if (!inEnglish?.startsWith('en') || !inChinese?.startsWith('zh')) return;
  const [english, chinese] = answers.map((exchange) => translatedTexts(context, operation, exchange));
  const pairs = [...(english ?? [])].flatMap(([at, text]) => {
    const other = chinese?.get(at);
    // A text without a word in small letters may be a brand, which is the same everywhere.
    return other === undefined || !/(^|\s)\p{Ll}{4}/u.test(text) ? [] : [[text, other] as const];
  });
  // A single text may be a name that is the same everywhere.
  if (new Set(pairs.map(([text]) => text)).size < 2) return;
  context.recorder.applied(operation.id, 'language-ignored');
  if (pairs.some(([text, other]) => text !== other)) return;
  found(context, operation, {
    check: 'language-ignored',
    message: `${operation.id} says that it answers in Chinese, and its texts are the English ones`,
    expected: 'texts in Chinese',
    got: pairs[0]?.[1] ?? '',
    contract: '/info/description',
    exchanges: answers,
  });
}

/** The translated texts of an answer, by their place and the id of their record. */
function translatedTexts({ driver: { contract } }: RunContext, operation: ContractOperation, exchange: Exchange) {
  const texts = new Map<string, string>();
  const inOwnLanguage: string[] = [];
  for (const object of objectsIn(contract, operation, exchange)) {
    const { value: record, pointer } = object;
    if (record['language'] !== undefined) inOwnLanguage.push(pointer);
    if (inOwnLanguage.some((outer) => isWithin(pointer, outer))) continue;
    for (const [field] of promisesOf({ contract }, object.schema, 'x-translated')) {
      const text = record[field];
      if (typeof text === 'string') texts.set(`${pointer}/${field} ${record['id']}`, text);
    }
  }
  return texts;
}

const offered = new WeakMap<Driver, Promise<string[]>>();

/** The languages that the server declares. */
function offeredLanguages(driver: Driver): Promise<string[]> {
  const asked = offered.get(driver) ?? askLanguages(driver);
  offered.set(driver, asked);
  return asked;
}

async function askLanguages(driver: Driver): Promise<string[]> {
  return entriesOf(await driver.send('listLanguages', {}, 'visitor')).map(({ file_name }) => String(file_name));
}
