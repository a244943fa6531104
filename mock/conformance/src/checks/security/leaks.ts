import { addressOf } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { type AnswerContext, judge, requestJson } from '../check-context.ts';
import type { CheckId } from '../check-list.ts';
import { answerLeaves, type Leaf, leavesOf } from './leaves.ts';

interface Leak {
  readonly check: CheckId;
  readonly shows: string;
  readonly pattern: RegExp;
}

/** Texts of failing frameworks and databases, the most telling first. */
const LEAKS: readonly Leak[] = [
  {
    check: 'debug-page',
    shows: 'the debug page of a framework',
    pattern:
      /Whoops\\|Whoops, looks like|Ignition\b.*Laravel|laravel-exceptions|Symfony Exception|sf-dump|Werkzeug Debugger|Whitelabel Error Page|DEBUG = True|ActionController::RoutingError|"exception":\s*"[A-Z]\w*\\{1,2}/,
  },
  {
    check: 'sql-shown',
    shows: 'an error of the database',
    pattern:
      /SQLSTATE\[|You have an error in your SQL syntax|\bORA-\d{5}|syntax error at or near|\bSQLITE_[A-Z]+|Duplicate entry '.*' for key|violates (unique|foreign key|not-null) constraint|PDOException|QueryException|\bSELECT\b.{1,200}\bFROM\b|\bINSERT INTO\b|\bUPDATE\b.{1,100}\bSET\b|\bER_[A-Z]+_[A-Z]+|MongoServerError|Unknown column '|no such (table|column)/s,
  },
  {
    check: 'stack-trace',
    shows: 'a stack trace',
    pattern:
      /Traceback \(most recent call last\)|^\s*at [\w.$<>]+\s?\(.*:\d+(:\d+)?\)|\n\s*at .+:\d+:\d+|\bat [\w.$]+\([\w$]+\.java:\d+\)|Exception in thread|#\d+ \/?.+\.php\(\d+\)|Stack trace:|goroutine \d+ \[|java\.lang\.\w+Exception|Fatal error: |Uncaught \w*(Error|Exception)/m,
  },
  {
    check: 'path-shown',
    shows: 'a file or a class of the server',
    pattern:
      /(?<![\w.])\/(var|usr|home|srv|opt|app|www)\/[\w./-]+\.\w+|[A-Z]:\\[\w\\.-]+|\b[\w/-]+\.php\b|node_modules\/|\b(App|Illuminate|Symfony|Doctrine)\\\w+|\b(org|com)\.(springframework|hibernate|mysql|zaxxer)\.\w+/,
  },
];

/** Checks for texts that reveal internals of the server. The only finding is for the most telling text. */
export function leaks(context: AnswerContext): Finding[] {
  const leaves = spokenLeaves(context);
  const [first] = LEAKS.flatMap((leak) =>
    leaves.filter((leaf) => isShownBy(leak, leaf)).map((leaf) => ({ leak, leaf })),
  );
  return LEAKS.flatMap(({ check, shows }) => {
    if (first?.leak.check !== check) return judge(context, check, []);
    const { pointer, text } = first.leaf;
    const message = `${pointer || 'the answer'} shows ${shows}`;
    return judge(context, check, [{ message, at: pointer, expected: 'a text for the customer', got: text }]);
  });
}

/** Whether a text, or its field name as on a JSON debug page, matches the pattern. */
const isShownBy = ({ pattern }: Leak, { pointer, text }: Leaf): boolean =>
  pattern.test(text) || pattern.test(`"${pointer.replace(/.*\//, '')}": "${text}`);

/** The server's own texts: all of a failure or a refusal; of a success only `msg` and undeclared fields. */
function spokenLeaves(context: AnswerContext): Leaf[] {
  const sent = sentTexts(context);
  const own = answerLeaves(context.response.body).map(({ pointer, text }) => ({
    pointer,
    // Texts that the client sent are not the server's.
    text: sent.reduce((rest, one) => rest.replaceAll(one, ''), text),
  }));
  const isSuccess = context.response.status === 200 && /"code"\s*:\s*1\b/.test(context.response.body);
  return isSuccess ? own.filter(({ pointer }) => !pointer.startsWith('/data/')) : own;
}

function sentTexts(context: AnswerContext): string[] {
  const { searchParams } = addressOf(context.exchange.request.url);
  const body = leavesOf(requestJson(context) ?? {}).map(({ text }) => text);
  return [...body, ...searchParams.values()].filter((text) => text.length >= 3).toSorted((a, b) => b.length - a.length);
}
