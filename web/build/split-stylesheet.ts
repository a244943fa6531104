/** The rules of a stylesheet for whoever uses only some of its classes. */
export interface StylesheetParts {
  /** In the order of the whole: without the rules of other classes, and without the properties that only those use. */
  used: string;
  /** The classes whose rules are missing there. */
  restClasses: Set<string>;
}

interface Statement {
  prelude: string;
  /** Undefined for a statement that ends with a semicolon. */
  body?: string;
}

/** These layers have a rule for each class; all others are for every page. */
const CLASS_LAYER = /^@layer (utilities|components)$/;

/** A class in a selector, where characters such as a colon are escaped. */
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** The words of a piece of code that may be classes. */
export const wordsOf = (code: string): Set<string> => new Set(code.split(/[\s"'`]+/));

/** Takes the rules of classes that are none of the words out of a minified stylesheet. */
export function splitStylesheet(css: string, words: ReadonlySet<string>): StylesheetParts {
  const restClasses = new Set<string>();
  const usedRules = (rules: string): string =>
    statementsOf(rules)
      .map((statement) => {
        const { prelude, body = '' } = statement;
        if (prelude.startsWith('@')) {
          const inner = usedRules(body);
          return inner && `${prelude}{${inner}}`;
        }
        const classes = [...prelude.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
        if (classes.length === 0 || classes.some((name) => words.has(name))) return written(statement);
        for (const name of classes) restClasses.add(name);
        return '';
      })
      .join('');
  const rules = statementsOf(css.replace(/\/\*.*?\*\//gs, '')).map(({ prelude, body }) =>
    body !== undefined && CLASS_LAYER.test(prelude) ? { prelude, body: usedRules(body) } : { prelude, body },
  );
  return { used: withUsedProperties(rules).map(written).join(''), restClasses };
}

/** Without what is only declared: `@property`, and the values before any rule sets one. */
function withUsedProperties(statements: Statement[]): Statement[] {
  const isDeclaration = ({ prelude }: Statement) => /^@(property|layer properties)/.test(prelude);
  const rules = statements.filter((statement) => !isDeclaration(statement)).map(written);
  const mentioned = new Set(rules.join('').match(/--[\w-]+/g));
  return statements.flatMap((statement) => {
    const { prelude, body } = statement;
    if (!isDeclaration(statement) || body === undefined) return [statement];
    if (prelude.startsWith('@property')) return mentioned.has(prelude.replace('@property ', '')) ? [statement] : [];
    const declared = body.replace(/(--[\w-]+):[^;}]*;?/g, (text, name) => (mentioned.has(name) ? text : ''));
    return [{ prelude, body: declared }];
  });
}

const written = ({ prelude, body }: Statement): string => (body === undefined ? `${prelude};` : `${prelude}{${body}}`);

/** The statements of the outermost level. No string in the stylesheet has a brace or a semicolon. */
function statementsOf(css: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let place = 0; place < css.length; place += 1) {
    const character = css[place];
    if (character === ';' && depth === 0) {
      statements.push({ prelude: css.slice(start, place) });
      start = place + 1;
    } else if (character === '{') {
      if (depth === 0) open = place;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth > 0) continue;
      statements.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, place) });
      start = place + 1;
    }
  }
  return statements;
}
