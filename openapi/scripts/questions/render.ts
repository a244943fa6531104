import type { Contract } from '../contract.ts';
import { KINDS, type Kind, type Question, RISKS, type Risk } from './question.ts';

const TITLES: Record<Risk, string> = {
  money: 'Money: a wrong guess moves amounts',
  security: 'Security: a wrong guess opens or locks an account',
  state: 'State: a wrong guess offers what cannot be done, or hides what can',
  other: 'The rest',
};

const COLUMNS: Record<Kind, string> = {
  operation: 'Operations',
  parameter: 'Parameters',
  type: 'Types',
  property: 'Properties',
};

const INTRODUCTION = `The requirements say how the storefront behaves, but for most calls neither names nor schemas. What they do not
state is proposed in the contract and marked \`x-provenance: proposed\`, or \`stated …; shape proposed\` where only name and
type are ours. Each entry below is one such proposal: where it stands, what we propose, and what we need to know. Answer
with "yes", or with how it is; the item is then marked as agreed on that day, and everything else follows.`;

/** questions.md: counts, then every question under its risk and its subject. `questions` are in their order already. */
export function renderQuestions(contract: Contract, questions: Question[]): string {
  return [
    '# Questions to the back-end team',
    `Contract: ${contract.info.title} ${contract.info.version}. Built from the contract; do not edit.`,
    INTRODUCTION,
    countTable(questions),
    ...RISKS.flatMap((risk) => section(risk, questions)),
    businessCodes(contract),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n');
}

function countTable(questions: Question[]): string {
  const count = (risk: Risk | undefined, kind: Kind | undefined) =>
    questions.filter((one) => (risk ?? one.risk) === one.risk && (kind ?? one.kind) === one.kind).length;
  const row = (title: string, risk: Risk | undefined) =>
    `| ${title} | ${[...KINDS.map((kind) => count(risk, kind)), count(risk, undefined)].join(' | ')} |`;
  return [
    `| Risk | ${KINDS.map((kind) => COLUMNS[kind]).join(' | ')} | All |`,
    '|---|--:|--:|--:|--:|--:|',
    ...RISKS.map((risk) => row(`${risk.charAt(0).toUpperCase()}${risk.slice(1)}`, risk)),
    row('All', undefined),
  ].join('\n');
}

function section(risk: Risk, questions: Question[]): string[] {
  const bySubject = new Map<string, Question[]>();
  for (const question of questions) {
    if (question.risk !== risk) continue;
    bySubject.set(question.subject, [...(bySubject.get(question.subject) ?? []), question]);
  }
  if (bySubject.size === 0) return [];
  const blocks = [...bySubject].map(([subject, own]) => [`### ${subject}`, own.map(entry).join('\n')].join('\n\n'));
  return [`## ${TITLES[risk]}`, ...blocks];
}

function entry({ where, proposal, question }: Question): string {
  return `- **\`${where}\`** — ${onOneLine(proposal)}\n  *${question}*`;
}

/** A description's own tables and lists would break the entry: the reference shows them, the entry keeps their sentences. */
function onOneLine(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s*\|/.test(line));
  return lines.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function businessCodes(contract: Contract): string {
  const codes = Object.values(contract.components.schemas).flatMap((schema) => schema['x-codes'] ?? []);
  if (codes.length === 0) return '';
  const rows = codes.map(
    ({ code, name, meaning, data }) => `| ${code} | ${name} | ${onOneLine(meaning)} | ${data ?? ''} |`,
  );
  return [
    '## Business codes',
    'Every refusal that an HTTP 200 may carry. Which number do you answer in each of these cases, and which cases are missing?',
    ['| Code | Name | Meaning | Details |', '|--:|---|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}
