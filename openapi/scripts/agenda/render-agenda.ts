import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { POINTS } from '../../agenda/points.ts';
import type { Bundle } from '../bundle.ts';
import { type Entry, RISKS, type Risk } from './entry.ts';
import type { Point } from './point.ts';
import type { Seen } from './seen.ts';
import { standingOf } from './standing.ts';

const TITLES: Record<Risk, [title: string, about: string]> = {
  money: ['Money', 'a wrong guess moves amounts'],
  security: ['Security', 'a wrong guess opens or locks an account'],
  state: ['States', 'a wrong guess offers what cannot be done, or hides what can'],
  other: ['The rest', ''],
};

/** What is known about the entries besides the contract: from a real server, and what the app reads or sends. */
export type Known = { seen?: Seen; used?: ReadonlySet<Entry> };

/** Renders the agenda of a meeting with the back-end team as one self-contained page, answered in place. */
export async function renderAgenda(
  { contract, entries, agreement }: Pick<Bundle, 'contract' | 'entries' | 'agreement'>,
  known: Known = {},
): Promise<string> {
  const files = ['../developer-pages.css', 'page/page.css', 'page/page.js'];
  const [shared, style, script] = await Promise.all(files.map(asset));
  const open = POINTS.filter((point) => standingOf(agreement, point).state === 'open').length;
  const answers = JSON.stringify([...agreement.answers]);
  const state = createHash('sha256').update(`${contract.info.version}${answers}`).digest('hex').slice(0, 12);
  const { seen } = known;
  const sections = RISKS.map((risk) => {
    const points = POINTS.filter((point) => point.risk === risk);
    const [title, about] = TITLES[risk];
    const cards = points.map((point) => card(point, agreement, entries.filter(point.covers), known));
    return `<section aria-labelledby="risk-${risk}"><h2 id="risk-${risk}">${title} <small>${about}</small></h2>
<div class="cards">${cards.join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>Agenda: ${escapeHtml(contract.info.title)} ${contract.info.version}</title>
<style>${shared}${style}</style>
</head>
<body data-state="${state}">
<main>
<header><h1>What the storefront asks of its back end</h1>
<p><strong>${escapeHtml(contract.info.title)} ${contract.info.version}: ${open} of ${POINTS.length} points are open.</strong>
They stand for ${entries.length} fields, parameters and calls that the requirements leave open. Each says how the contract has
it. <strong>Silence means yes</strong>: what has no answer by the end of the meeting is agreed as proposed.${
    seen === undefined
      ? ''
      : ` Marked as seen: ${seen.asProposed.size} of them as proposed at ${escapeHtml(seen.target)}, ${seen.otherwise.size} otherwise.`
  }</p></header>
${sections.join('\n')}
</main>
<footer class="bar"><span id="count" role="status"></span>
<label>Answered on <input type="date" id="met" required></label>
<button type="button" id="download" class="primary">Download answers</button></footer>
<script type="module">${script}</script>
</body>
</html>
`;
}

function card(point: Point, agreement: Bundle['agreement'], covered: Entry[], { seen, used }: Known): string {
  const { id, title, proposal, consequence, example, others, exceptions } = point;
  const standing = standingOf(agreement, point);
  const given = agreement.answers.get(id);
  const answer = given?.answer;
  const isOwn = answer !== undefined && answer !== 'yes' && !others.includes(answer);
  const choice = (value: string, text: string, isChosen: boolean) =>
    `<label><input type="radio" name="${id}" value="${escapeHtml(value)}"${isChosen ? ' checked' : ''}>${escapeHtml(text)}</label>`;
  const chip =
    standing.state === 'open'
      ? ''
      : `<span class="badge ${standing.state === 'agreed' ? 'good">agreed' : 'warn">answered otherwise'} ${standing.on}</span>`;
  const except = Object.entries(given?.except ?? {}).map(([where, how]) => `${where}: ${how}`);
  const counts = [
    `Stands for ${covered.length} ${covered.length === 1 ? 'entry' : 'entries'}`,
    ...(used === undefined ? [] : [`${countIn(covered, used)} read or sent by the app`]),
    ...(seen === undefined ? [] : [`${countIn(covered, seen.asProposed)} seen as proposed`]),
    ...(seen === undefined || countIn(covered, seen.otherwise) === 0
      ? []
      : [`${countIn(covered, seen.otherwise)} seen otherwise`]),
  ];
  const marks = (entry: Entry) =>
    [
      used?.has(entry) ? ' <span class="badge good">used</span>' : '',
      seen?.asProposed.has(entry) ? ' <span class="badge good">seen</span>' : '',
      seen?.otherwise.has(entry) ? ' <span class="badge warn">seen otherwise</span>' : '',
    ].join('');
  const list = covered.map((entry) => `<li><code>${escapeHtml(entry.where)}</code>${marks(entry)}</li>`).join('');
  return `<article id="${id}">
<header><h3>${escapeHtml(title)}</h3>${chip}</header>
<p>${escapeHtml(proposal)}</p>
<p class="quiet"><strong>Consequence:</strong> ${escapeHtml(consequence)}${exceptions === undefined ? '' : ` <strong>Except:</strong> ${escapeHtml(exceptions)}`}</p>
<pre>${escapeHtml(example)}</pre>
<fieldset><legend class="hidden">${escapeHtml(title)}: your answer</legend>
${choice('yes', 'Yes', answer === 'yes')}
${others.map((other) => choice(other, other, answer === other)).join('\n')}
${choice('own', 'Otherwise', isOwn)}
</fieldset>
<div data-part="own-field" hidden><label>How it is
<textarea data-part="own" rows="1" aria-describedby="${id}-own-wrong">${isOwn ? escapeHtml(answer) : ''}</textarea></label>
<span class="wrong" id="${id}-own-wrong" data-part="own-wrong"></span></div>
<details${except.length > 0 ? ' open' : ''}><summary>${counts.join(' · ')}</summary>
<ul tabindex="0" aria-label="What ${escapeHtml(title)} stands for">${list}</ul>
<label><span>Exceptions, one to a line: <code>${escapeHtml(covered[0]?.where ?? 'field')}: how it is</code></span>
<textarea data-part="except" rows="1" aria-describedby="${id}-except-wrong">${escapeHtml(except.join('\n'))}</textarea></label>
<span class="wrong" id="${id}-except-wrong" data-part="except-wrong"></span></details>
</article>`;
}

const countIn = (entries: readonly Entry[], some: ReadonlySet<Entry>) => entries.filter((one) => some.has(one)).length;

const asset = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
