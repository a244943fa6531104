// What the oldest browsers lack, by @mdn/browser-compat-data: interfaces, members, events, attributes and styles.
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import ts from 'typescript';

/** The version of each browser, which its form for phones shares, by its name in the data. */
export type Browsers = Readonly<Record<string, string>>;

/** A use of what a browser may lack, such as `URL.canParse`. The line counts from 1. */
export interface Use {
  name: string;
  file: string;
  line: number;
}

type Features = Record<string, Identifier>;

// Vitest would make a module of an imported file of 20 MB.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

const api: Features = data.api;
const builtins: Features = data.javascript['builtins'] ?? {};
const owners: Features = { ...api, ...builtins['Intl'], ...builtins };

function isLater(added: string, version: string): boolean {
  const [ones = [], others = []] = [added, version].map((text) => text.split('.').map(Number));
  for (const [index, part] of ones.entries()) if (part !== (others[index] ?? 0)) return part > (others[index] ?? 0);
  return false;
}

/** Whether one of the browsers lacks a feature. What the data does not know, none lacks. */
function isMissing(feature: Identifier | undefined, browsers: Browsers): boolean {
  const support: Partial<Record<string, CompatStatement['support'][keyof CompatStatement['support']]>> | undefined =
    feature?.__compat?.support;
  if (support === undefined) return false;
  return Object.entries(browsers).some(([browser, version]) => {
    // What only the desktop or only phones have, none is expected to have: `touchend`, `beforeunload`.
    const statements = [browser, browser === 'safari' ? 'safari_ios' : `${browser}_android`].map(
      (name) => support[name],
    );
    // The build adds prefixes.
    return !statements
      .flatMap((statement) => statement ?? [])
      .some(
        ({ version_added: added, flags }) =>
          typeof added === 'string' && !flags && !isLater(added.replace('≤', ''), version),
      );
  });
}

/** By the name of a member or an event, those of all interfaces. */
const members = new Map<string, Identifier[]>();
for (const owner of Object.values<Features>(owners)) {
  for (const [key, feature] of Object.entries(owner)) {
    const name = key.replace(/_static$/, '');
    members.set(name, [...(members.get(name) ?? []), feature]);
  }
}
const featuresNamed = (name: string): Identifier[] => members.get(name) ?? [];

function isEventMissing(name: string, browsers: Browsers): boolean {
  const events = featuresNamed(`${name}_event`);
  return events.length > 0 && events.every((event) => isMissing(event, browsers));
}

function isMemberMissing(owner: string, name: string, browsers: Browsers): boolean {
  if (name.startsWith('on') && isEventMissing(name.slice(2), browsers)) return true;
  const known = owners[owner.replace(/^Readonly|Constructor$/g, '')];
  const own = known?.[name] ?? known?.[`${name}_static`];
  if (own !== undefined || known !== undefined) return isMissing(own, browsers);
  // TypeScript has mixins, which the data writes out in each interface.
  const all = featuresNamed(name);
  return all.length > 0 && all.every((feature) => isMissing(feature, browsers));
}

const isGlobalMissing = (name: string, browsers: Browsers): boolean =>
  isMissing(
    builtins[name] ??
      api[name] ??
      api['Window']?.[name] ??
      api['_globals']?.[name] ??
      data.api['WorkerGlobalScope']?.[name],
    browsers,
  );

/** The paths from the global object to what one of the browsers lacks, such as `URL.canParse`. Some lead nowhere. */
export const missingIn = (browsers: Browsers): string[] =>
  Object.entries(owners).flatMap(([owner, feature]) => {
    if (isMissing(feature, browsers)) return [owner];
    const missing = Object.entries<Identifier>(feature).filter(
      ([key, member]) => key !== '__compat' && isMissing(member, browsers),
    );
    return missing.flatMap(([key]) => {
      const name = key.replace(/_static$/, '').replace(/^(.*)_event$/, 'on$1');
      if (owner === 'Window') return [name];
      // The data tells static members of interfaces only.
      const isStatic = owner in builtins || key.endsWith('_static');
      const isOfInstances = !key.endsWith('_static');
      return [...(isStatic ? [`${owner}.${name}`] : []), ...(isOfInstances ? [`${owner}.prototype.${name}`] : [])];
    });
  });

/** The interface or object of TypeScript's libraries that declares a member; '' for a global. */
function ownerOf({ parent }: ts.Declaration): string {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  return ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent) ? parent.parent.name.getText() : '';
}

/** The uses in a source that the browsers may not have, by the types of the program. */
export function usesInCode(program: ts.Program, source: ts.SourceFile, browsers: Browsers): Use[] {
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  const add = (node: ts.Node, name: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    uses.push({ name, file: source.fileName, line: line + 1 });
  };
  const symbolOf = (node: ts.Identifier): ts.Symbol | undefined => {
    const { parent } = node;
    return ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent) && parent.initializer !== node
      ? checker.getTypeAtLocation(parent.parent).getProperty(node.text)
      : checker.getSymbolAtLocation(node);
  };
  const checkIdentifier = (node: ts.Identifier) => {
    const { text } = node;
    const isNamed =
      featuresNamed(text).length > 0 || (text.startsWith('on') && featuresNamed(`${text.slice(2)}_event`).length > 0);
    if (!isNamed && !isGlobalMissing(text, browsers)) return;
    for (const declaration of symbolOf(node)?.declarations ?? []) {
      if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
      const owner = ownerOf(declaration);
      if (owner === '' && isGlobalMissing(text, browsers)) return add(node, text);
      if (owner !== '' && isMemberMissing(owner, text, browsers)) return add(node, `${owner}.${text}`);
    }
  };
  const checkListener = ({ expression, arguments: [event] }: ts.CallExpression) => {
    const isListener = ts.isPropertyAccessExpression(expression) && expression.name.text === 'addEventListener';
    if (isListener && event && ts.isStringLiteral(event) && isEventMissing(event.text, browsers))
      add(event, event.text);
  };
  const checkAttribute = (node: ts.JsxAttribute) => {
    const name = node.name.getText(source).toLowerCase();
    const tag = node.parent.parent.tagName.getText(source);
    // A component's property is its own.
    if (!/^[a-z]/.test(tag)) return;
    const isEvent = name.startsWith('on') && isEventMissing(name.slice(2), browsers);
    const elements: Features = data.html['elements'] ?? {};
    const attribute = elements[tag]?.[name] ?? data.html['global_attributes']?.[name];
    if (isEvent || isMissing(attribute, browsers)) add(node, `<${name}>`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isIdentifier(node)) checkIdentifier(node);
    if (ts.isCallExpression(node)) checkListener(node);
    if (ts.isJsxAttribute(node)) checkAttribute(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** Functions and the like of values, which the data has at several depths. */
function valueNames(features: Features, names: Map<string, Identifier[]> = new Map()): Map<string, Identifier[]> {
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat') continue;
    names.set(name, [...(names.get(name) ?? []), feature]);
    valueNames(feature, names);
  }
  return names;
}
const values = valueNames(data.css['types'] ?? {});

/** The uses in a stylesheet that the browsers may not have: rules, properties, keywords, functions and selectors. */
export function usesInStyles(text: string, file: string, browsers: Browsers): Use[] {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, (remark) => remark.replace(/[^\n]/g, ' '));
  const found = new Map<string, number>();
  const { properties = {}, selectors = {}, 'at-rules': rules = {} }: Record<string, Features> = data.css;
  const check = (feature: Identifier | undefined, name: string, at: number) => {
    if (isMissing(feature, browsers) && !found.has(name)) found.set(name, css.slice(0, at).split('\n').length);
  };
  for (const { 1: name = '', index } of css.matchAll(/@([\w-]+)/g)) check(rules[name], `@${name}`, index);
  for (const { 1: name = '', index } of css.matchAll(/::?([\w-]+)/g)) check(selectors[name], `:${name}`, index);
  for (const { 1: name = '', index } of css.matchAll(/([\w-]+)\(/g)) {
    const features = values.get(name) ?? [];
    if (features.every((feature) => isMissing(feature, browsers))) check(features[0], `${name}()`, index);
  }
  for (const { 1: name = '', 2: value = '', index } of css.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:([^;{}]*)/g)) {
    check(properties[name], name, index);
    if (isMissing(properties[name], browsers)) continue;
    for (const word of value.split(/[\s,()]+/)) check(properties[name]?.[word], `${name}: ${word}`, index);
  }
  return [...found].map(([name, line]) => ({ name, file, line }));
}
