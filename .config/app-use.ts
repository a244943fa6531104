/**
 * `npm run contract:use`: finds which of the contract's proposals the app reads or sends, with the type checker over
 * the sources of web/ and sdk/. Writes openapi/dist/app-use.json, which agenda, reference and conformance report show
 * beside their entries, and lists the unused ones. Uses through generic code are not seen, so the list is an upper bound.
 * Writes openapi/dist/app-readers.json, by which contract:diff names the screens that read what breaks, and lists the
 * compiler's errors in those sources if the contract differs from the last commit.
 */
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { APP_USE } from '../openapi/scripts/agenda/app-use.ts';
import type { Entry } from '../openapi/scripts/agenda/entry.ts';
import { atomicWrite } from '../openapi/scripts/atomic-write.ts';
import { bundleContract } from '../openapi/scripts/bundle.ts';
import { callsOf, componentsOf } from '../openapi/scripts/contract.ts';
import { APP_READERS, type Readers } from '../openapi/scripts/diff/readers.ts';
import { CONTRACT } from '../openapi/scripts/redocly-cli.ts';
import { callersOf, readersIn, screensByFile } from './app-screens.ts';
import { root } from './root.ts';

/** `Order/items/sku` of a schema, `listOrders?keyword` of a parameter. */
type Key = string;

/** A TypeScript project; files of which `texts` has another text are read from there. */
export function projectOf(config: string, texts: ReadonlyMap<string, string> = new Map()): ts.Program {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  return ts.createProgram(fileNames, options, host);
}

/** Whether a file below these folders is neither generated nor a test. */
export function isOf({ fileName }: ts.SourceFile, folders: readonly string[]): boolean {
  return (
    folders.some((folder) => fileName.startsWith(folder)) &&
    !/\/generated\/|\/testing\/|\.(test|test-d)\.tsx?$/.test(fileName)
  );
}

/** The parts of the SDK's generated types that a project's sources under these folders name, each with the files. */
export function namedKeys(program: ts.Program, folders: readonly string[]): Map<Key, Set<string>> {
  const checker = program.getTypeChecker();
  const names = createNames(checker);
  const handOver = createHandOver(checker, names);

  /** The properties that a node names. */
  function name(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) {
      names.note(checker.getSymbolAtLocation(node.name));
    } else if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
      names.property(checker.getTypeAtLocation(node.expression), node.argumentExpression.text);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
      names.property(checker.getTypeAtLocation(node.parent), (node.propertyName ?? node.name).getText());
    } else if (ts.isObjectLiteralExpression(node)) {
      const wanted = checker.getContextualType(node);
      for (const part of node.properties) {
        if (ts.isSpreadAssignment(part)) {
          for (const one of checker.getTypeAtLocation(part.expression).getProperties())
            names.property(wanted, one.name);
        } else if (part.name !== undefined && !ts.isComputedPropertyName(part.name))
          names.property(wanted, part.name.text);
      }
    }
  }

  /** The types that a node hands over to others: to parameters, to constraints of type arguments, to its own context. */
  function* handed(node: ts.Node): Generator<[given: ts.Type, wanted: ts.Type | undefined]> {
    if (ts.isCallExpression(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const declared = checker.getResolvedSignature(node)?.declaration?.parameters ?? [];
      const given = ts.isCallExpression(node) ? node.arguments : [node.attributes];
      for (const [index, argument] of given.entries()) {
        const parameter = declared[index];
        yield [checker.getTypeAtLocation(argument), parameter && checker.getTypeAtLocation(parameter)];
      }
    }
    if (ts.isTypeReferenceNode(node) && node.typeArguments) {
      const [alias] = names.declarationsOf(checker.getSymbolAtLocation(node.typeName));
      const parameters =
        alias && (ts.isTypeAliasDeclaration(alias) || ts.isInterfaceDeclaration(alias)) ? alias.typeParameters : [];
      for (const [index, argument] of node.typeArguments.entries()) {
        const constraint = parameters?.[index]?.constraint;
        yield [checker.getTypeFromTypeNode(argument), constraint && checker.getTypeFromTypeNode(constraint)];
      }
    }
    if (ts.isExpression(node)) yield [checker.getTypeAtLocation(node), checker.getContextualType(node)];
  }

  function visit(node: ts.Node): void {
    name(node);
    for (const [given, wanted] of handed(node)) if (wanted) handOver(given, wanted);
    ts.forEachChild(node, visit);
  }
  for (const file of program.getSourceFiles().filter((one) => isOf(one, folders))) {
    names.begin(file.fileName);
    visit(file);
  }
  return names.all();
}

/** What is named in a file at a time: keys of the contract, and properties of the project's own types. */
function createNames(checker: ts.TypeChecker) {
  const keys = new Map<Key, Set<string>>();
  const own = new Map<ts.Declaration, Set<string>>();
  const links: [from: ts.Declaration, to: ts.Declaration][] = [];
  let current = '';
  const add = (declaration: ts.Declaration, from: Iterable<string>): boolean => {
    const key = keyOf(declaration);
    const known = (key === undefined ? own.get(declaration) : keys.get(key)) ?? new Set();
    const { size } = known;
    for (const file of from) known.add(file);
    if (known.size === size) return false;
    if (key === undefined) own.set(declaration, known);
    else keys.set(key, known);
    return true;
  };
  const declarationsOf = (symbol: ts.Symbol | undefined) =>
    symbol === undefined ? [] : checker.getRootSymbols(symbol).flatMap((root) => root.declarations ?? []);
  const note = (symbol: ts.Symbol | undefined) => {
    for (const declaration of declarationsOf(symbol)) add(declaration, [current]);
  };
  return {
    declarationsOf,
    note,
    begin: (file: string) => {
      current = file;
    },
    property: (type: ts.Type | undefined, name: string) => {
      for (const one of membersOf(type)) note(one.getProperty(name));
    },
    /** Where the one is named, the other is, too. */
    link: (from: ts.Declaration, to: ts.Declaration) => links.push([from, to]),
    all: () => {
      while (links.filter(([from, to]) => add(to, own.get(from) ?? [])).length > 0);
      return keys;
    },
  };
}

/**
 * A value assigned to another type counts as named where that type's properties are, and as sent if that type is the
 * contract's.
 */
function createHandOver(checker: ts.TypeChecker, { declarationsOf, link, note }: ReturnType<typeof createNames>) {
  const seen = new Map<ts.Type, Set<ts.Type>>();
  const isOfProject = (declaration: ts.Declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/');
  return function handOver(given: ts.Type, wanted: ts.Type, depth = 0): void {
    const known = seen.get(given) ?? new Set();
    if (given === wanted || depth > 3 || known.has(wanted)) return;
    seen.set(given, known.add(wanted));
    const target = wanted.isTypeParameter() ? (checker.getBaseConstraintOfType(wanted) ?? wanted) : wanted;
    for (const [from, to] of membersOf(given).flatMap((one) =>
      membersOf(target).map((other) => [one, other] as const),
    )) {
      if (checker.isArrayType(from) && checker.isArrayType(to)) {
        const [item, wantedItem] = [from, to].map((type) => checker.getTypeArguments(type as ts.TypeReference)[0]);
        if (item && wantedItem) handOver(item, wantedItem, depth + 1);
        continue;
      }
      if (!(from.flags & ts.TypeFlags.Object) || !(to.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
        continue;
      for (const sink of to.getProperties()) {
        const source = from.getProperty(sink.name);
        if (source === undefined) continue;
        const [outer, inner] = [declarationsOf(source), declarationsOf(sink)];
        for (const wantedAs of inner)
          for (const givenAs of outer) {
            if (keyOf(wantedAs) === undefined) link(wantedAs, givenAs);
            else if (keyOf(givenAs) === undefined) note(sink);
          }
        if ([...outer, ...inner].some(isOfProject))
          handOver(checker.getTypeOfSymbol(source), checker.getTypeOfSymbol(sink), depth + 1);
      }
    }
  };
}

const membersOf = (type: ts.Type | undefined) => (type?.isUnion() ? type.types : type === undefined ? [] : [type]);

/** The key of a property declared in the SDK's generated types; undefined for any other. */
function keyOf(declaration: ts.Declaration): Key | undefined {
  if (!declaration.getSourceFile().fileName.includes('/sdk/src/generated/')) return undefined;
  const path: string[] = [];
  let root = '';
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertySignature(node)) path.unshift(node.name.getText().replaceAll(/['"]/g, ''));
    else if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) root = node.name.text;
  }
  const [first = '', second = '', third = '', ...rest] = path;
  if (root === 'operations') return third === 'query' ? `${first}?${rest.join('/')}` : undefined;
  if (root === 'components') return first === 'schemas' ? [second, third, ...rest].join('/') : undefined;
  // The data of an answer has a separate type.
  return [root, ...path].join('/').replace(/^(\w+)Data\//, '$1Success/data/');
}

/** Whether the keys contain the entry. A parameter shared by operations is used if one of them is called with it. */
function isUsed({ pointer, subject, name, kind }: Entry, keys: ReadonlyMap<Key, unknown>): boolean {
  const [, , room, component = '', ...parts] = pointer.split('/');
  if (kind === 'parameter' && room === 'parameters') return [...keys.keys()].some((key) => key.endsWith(`?${name}`));
  if (kind === 'parameter') return keys.has(`${subject}?${name}`);
  const inner = parts.flatMap((part, index) => (part === 'properties' ? [parts[index + 1] ?? ''] : []));
  return keys.has([component, ...inner].join('/'));
}

/** The client reads these fields of every answer. */
const ENVELOPE = /^(code|msg|time|data|reason)$/;

const GENERATED = 'sdk/src/generated/';

/**
 * The SDK's generated types as last committed, by file, if they differ now: what the app was written for. None without
 * git.
 */
export function committedTypes(cwd = root): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const changed = git('diff', '--name-only', '--diff-filter=M', 'HEAD', '--', GENERATED).split('\n').filter(Boolean);
    return new Map(changed.map((name) => [join(cwd, name), git('show', `HEAD:${name}`)]));
  } catch {
    return new Map();
  }
}

/** The compiler's errors, one line each. */
function compileErrors(program: ts.Program, isSource: (file: ts.SourceFile) => boolean): string[] {
  return program
    .getSourceFiles()
    .filter(isSource)
    .flatMap((file) =>
      program.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => {
        const { line } = file.getLineAndCharacterOfPosition(start);
        return `${file.fileName.replace(root, '')}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      }),
    );
}

if (import.meta.main) {
  const { contract, entries } = await bundleContract(CONTRACT);
  const config = join(root, 'web/tsconfig.json');
  const folders = [join(root, 'web/src'), join(root, 'sdk/src')];
  const isSource = (file: ts.SourceFile) => isOf(file, folders);
  const program = projectOf(config);
  const keys = namedKeys(program, folders);

  const committed = committedTypes();
  const before = committed.size === 0 ? program : projectOf(config, committed);
  const screens = screensByFile(before, isSource);
  const operations = new Set(callsOf(contract).map(({ operation }) => operation.operationId));
  const callers = callersOf(before, isSource, { app: join(root, 'web/src'), operations });
  const named = (all: ReadonlyMap<string, Set<string>>) =>
    Object.fromEntries([...all].map(([key, files]) => [key, readersIn(files, screens, root)]));
  const readers: Readers = {
    properties: named(committed.size === 0 ? keys : namedKeys(before, folders)),
    operations: named(callers),
  };
  await atomicWrite(join(CONTRACT, 'dist', APP_READERS), JSON.stringify(readers));

  const parts = entries.filter(({ name }) => name !== '' && !ENVELOPE.test(name));
  const used = parts.filter((entry) => isUsed(entry, keys));
  // Fields that the client reads of every answer, and the types of used values, also count as used.
  const types = new Set(used.flatMap(({ schema }) => componentsOf(schema)));
  const implied = entries.filter(({ kind, name, where }) =>
    kind === 'type' ? types.has(where) : name !== 'time' && ENVELOPE.test(name),
  );
  await atomicWrite(
    join(CONTRACT, 'dist', APP_USE),
    JSON.stringify([...used, ...implied].map(({ pointer }) => pointer)),
  );
  const unasked = parts.filter((entry) => !used.includes(entry) && entry.item['x-provenance'] === 'proposed');
  process.stdout.write(
    `The app reads or sends ${used.length} of ${parts.length} proposed properties and parameters. Of the others, no requirement names ${unasked.length}:\n`,
  );
  process.stdout.write(`${unasked.map(({ where }) => `  ${where}`).join('\n')}\n`);
  if (committed.size > 0) {
    const errors = compileErrors(program, isSource);
    process.stdout.write(
      `The contract differs from the last commit. The compiler finds ${errors.length} errors in the sources of web/ and sdk/, without tests:\n`,
    );
    process.stdout.write(errors.map((line) => `  ${line}\n`).join(''));
  }
}
