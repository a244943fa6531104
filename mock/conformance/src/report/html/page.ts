import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checks } from '../../checks/check-list.ts';
import { withVariables } from '../curl.ts';
import { type Cause, groupFindings } from '../group-findings.ts';
import type { FinishedReport } from '../report.ts';
import { answersSeen, counted, declaredOperations, figure, period, wasReached } from '../report-words.ts';
import { causeCard, copyButton, keyOf } from './cause-card.ts';
import { coverageSection } from './coverage-section.ts';
import { html, Markup } from './markup.ts';

const shared = new URL('../../../../../openapi/scripts/developer-pages.css', import.meta.url);
const asset = (name: string | URL): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The report as one self-contained page: style and script are inline, and its CSP forbids everything else. */
export function renderHtml(report: FinishedReport): string {
  const [style, script] = [asset(shared) + asset('page.css'), asset('page.js')];
  const policy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; img-src data:; base-uri 'none'; form-action 'none'`;
  const causes = groupFindings(report);
  const verdict = verdictOf(report, causes);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${verdict.title}: conformance of ${report.target}</title>
<link rel="icon" href="data:image/svg+xml,${new Markup(encodeURIComponent(iconOf(verdict.state)))}">
<style>${new Markup(style)}</style>
</head>
<body>
<a class="hidden" href="#causes">Skip to the findings</a>
<main>
<header>
<p class="quiet">Conformance with ${report.contract.title} ${report.contract.version}</p>
<h1><span class="${verdict.state}" aria-hidden="true">${verdict.mark}</span>${verdict.title}</h1>
<p><strong>${report.target}</strong> ${verdict.words}. ${dateOf(report.startedAt)}${report.shard !== undefined && html`, part ${report.shard}`}.</p>
${report.interrupted !== undefined && html`<p class="card warn" role="note"><strong>Interrupted:</strong> ${report.interrupted}. What follows was seen until then.</p>`}
</header>
${figuresOf(report, causes)}
${baselineOf(report, causes)}
${report.command !== undefined && html`<section><h2>Run it again</h2><div class="code"><pre tabindex="0">${withVariables(report.command)}</pre>${copyButton(withVariables(report.command), 'Copy')}</div></section>`}
<section aria-labelledby="causes"><h2 id="causes" tabindex="-1">${causes.length === 0 ? 'Findings' : counted(causes.length, 'cause')}</h2>
${causes.length === 0 ? html`<p class="card">Nothing that was looked at differs from the contract.</p>` : filterForm(report, causes)}
${causes.map((cause) => causeCard(cause, report))}
<p id="nothing" class="card" hidden>No cause fits these filters.</p></section>
${coverageSection(report)}
</main>
<p id="status" class="status" role="status" aria-live="polite"></p>
<script>${new Markup(script)}</script>
</body>
</html>
`.source;
}

interface Verdict {
  readonly state: 'bad' | 'warn' | 'good';
  readonly mark: string;
  readonly title: string;
  readonly words: string;
}

function verdictOf(report: FinishedReport, causes: readonly Cause[]): Verdict {
  const fresh = causes.filter(({ known }) => !known);
  const errors = fresh.filter(({ severity }) => severity === 'error').length;
  const warnings = fresh.length - errors;
  const isNew = report.baseline === undefined ? '' : ' new';
  const parts = [
    ...(errors > 0 ? [counted(errors, `error`)] : []),
    ...(warnings > 0 ? [counted(warnings, `warning`)] : []),
  ];
  if (errors > 0)
    return {
      state: 'bad',
      mark: '✗',
      title: `${parts.join(', ')}${isNew && ', all new'}`,
      words: 'differs from the contract',
    };
  if (warnings > 0)
    return { state: 'warn', mark: '!', title: parts.join(', '), words: 'conforms, with something to look at' };
  if (report.interrupted !== undefined)
    return { state: 'warn', mark: '!', title: 'Not finished', words: 'showed no difference so far' };
  const title = report.baseline === undefined || causes.length === 0 ? 'Conforms' : 'Nothing new';
  return { state: 'good', mark: '✓', title, words: 'did what the contract says, wherever it was looked at' };
}

const iconOf = (state: Verdict['state']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="${{ bad: '#c0362c', warn: '#b7791f', good: '#2e7d4f' }[state]}"/></svg>`;

const dateOf = (time: string): Markup =>
  html`<time datetime="${time}">${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;

function figuresOf(report: FinishedReport, causes: readonly Cause[]): Markup {
  const declared = declaredOperations(report);
  const reached = declared.filter(wasReached).length;
  const answers = answersSeen(report);
  const share = (part: number, whole: number) =>
    html`<progress max="${Math.max(whole, 1)}" value="${part}" aria-hidden="true"></progress>`;
  const tile = (label: string, value: string, below?: Markup) =>
    html`<div class="card"><dt>${label}</dt><dd>${value}${below}</dd></div>`;
  return html`<dl class="figures">
${tile('Causes', figure(causes.length))}${tile('Findings', figure(report.findings.length))}
${tile('Operations reached', `${reached} of ${declared.length}`, share(reached, declared.length))}
${tile('Declared answers seen', `${figure(answers.seen)} of ${figure(answers.of)}`, share(answers.seen, answers.of))}
${tile('Requests', figure(report.requests))}${tile('Duration', period(report.duration))}</dl>`;
}

function baselineOf({ baseline }: FinishedReport, causes: readonly Cause[]): Markup | false {
  if (baseline === undefined) return false;
  const known = causes.filter((cause) => cause.known).length;
  return html`<section class="card" aria-labelledby="baseline"><h2 id="baseline">Since the baseline of ${dateOf(baseline.startedAt)}</h2>
<p>${counted(causes.length - known, 'cause')} new, ${figure(known)} known, ${figure(baseline.fixed.length)} fixed${baseline.notLookedAt > 0 && `; ${counted(baseline.notLookedAt, 'finding')} not looked at again`}.</p>
${baseline.fixed.length > 0 && html`<ul class="lines">${baseline.fixed.map(({ operation, message, check }) => html`<li><span><span class="badge good">fixed</span> <strong>${operation}</strong> ${message}</span> <code class="badge">${check}</code></li>`)}</ul>`}</section>`;
}

function filterForm(report: FinishedReport, causes: readonly Cause[]): Markup {
  const areas = [...new Set(causes.map(({ check }) => checks[check].area))];
  const operations = new Set(causes.flatMap((cause) => cause.operations.map(({ operation }) => operation)));
  const option = (value: string, label: string) => html`<option value="${value}">${label}</option>`;
  return html`<form id="filter" class="row" role="search" aria-label="Filter the causes" hidden>
<label class="grow">Text<input type="search" name="text" placeholder="price, openapi/paths/…" autocomplete="off"></label>
<label>Severity<select name="severity">${option('', 'All')}${option('error', 'Errors')}${option('warning', 'Warnings')}</select></label>
<label>Area<select name="area">${option('', 'All')}${areas.map((area) => option(area, area))}</select></label>
<label>Operation<select name="operation">${option('', 'All')}${report.operations.filter(({ operation }) => operations.has(operation)).map(({ operation }) => option(keyOf(operation), operation))}</select></label>
<button type="reset">Reset</button>
<output name="count" class="quiet"></output></form>`;
}
