import { type CheckId, checkIds, checks } from '../../checks/check-list.ts';
import type { Seen } from '../../coverage/input-coverage.ts';
import type { FinishedReport, ReportedOperation } from '../report.ts';
import {
  answersSeen,
  checksOf,
  checksSeen,
  contractSeen,
  counted,
  declaredOperations,
  figure,
  unreachedByReason,
  wasReached,
} from '../report-words.ts';
import { keyOf } from './cause-card.ts';
import { html, type Markup } from './markup.ts';

const areas: readonly string[] = [...new Set(checkIds.map((id) => checks[id].area))];

/** What was checked and what was never seen: operation × declared answers × checks. */
export function coverageSection(report: FinishedReport): Markup {
  const { seen, of } = answersSeen(report);
  const { seen: applied, idle } = checksSeen(report);
  const used = areas.filter((area) => applied.some((id) => checks[id].area === area));
  return html`<section aria-labelledby="coverage-title"><h2 id="coverage-title">Coverage</h2>
<p>A report without findings says as much as was looked at. Seen: ${figure(seen)} of ${counted(of, 'declared answer')}, and ${applied.length} of ${counted(checksOf(report).length, 'check')} had something to look at.</p>
${contractTable(report)}
${unreachedList(report)}
${idle.length > 0 && html`<details class="card"><summary>${counted(idle.length, 'check')} never had anything to look at</summary><dl>${idle.map((id) => html`<div><dt><code>${id}</code></dt><dd>${checks[id].asks}</dd></div>`)}</dl></details>`}
<div class="row quiet answers"><span><span class="badge good">1</span> answer seen</span><span><span class="badge">1</span> declared, never seen</span><span><span class="badge bad">1</span> seen, not declared</span><span><span class="badge good">7/7</span> checks of the area that applied</span><span><span class="badge bad">7/7</span> with findings</span></div>
<div class="scroll matrix" tabindex="0" role="region" aria-label="Coverage by operation"><table>
<thead><tr><th scope="col">Operation</th><th scope="col" class="number">Calls</th><th scope="col" class="number">p95</th><th scope="col">Answers</th>${used.map((area) => html`<th scope="col" class="number">${area}</th>`)}</tr></thead>
<tbody>${report.operations.map((operation) => row(operation, used, applied, report))}</tbody></table></div></section>`;
}

/** How much of the contract was seen, by part and by keyword, as Schemathesis's TraceCov counts it. */
function contractTable(report: FinishedReport): Markup | false {
  const { parts, keywords } = contractSeen(report);
  if (keywords.length === 0) return false;
  const line = ([name, { seen, of }]: readonly [string, Seen], isKeyword: boolean) =>
    html`<tr><th scope="row">${isKeyword ? html`<code>${name}</code>` : name}</th><td class="number">${figure(seen)} of ${figure(of)}</td><td><progress max="${of}" value="${seen}">${seen} of ${of}</progress></td></tr>`;
  return html`<details class="card"><summary>Of the contract: ${parts.map(([name, { seen, of }], index) => html`${index > 0 && ', '}${name} ${figure(seen)} of ${figure(of)}`)}</summary><p>A constraint counts as seen once a request has kept it and another has broken it.</p><table><thead><tr><th scope="col">Part or keyword</th><th scope="col" class="number">Seen</th><th scope="col">Share</th></tr></thead><tbody>${parts.map((one) => line(one, false))}${keywords.map((one) => line(one, true))}</tbody></table></details>`;
}

function unreachedList(report: FinishedReport): Markup | false {
  const reasons = unreachedByReason(report);
  if (reasons.length === 0) return false;
  const declared = declaredOperations(report);
  const count = declared.length - declared.filter(wasReached).length;
  return html`<div class="card unreached"><h3>${counted(count, 'operation')} never reached</h3><dl>${reasons.map(
    ([reason, operations]) =>
      html`<div><dt>${reason}</dt><dd>${operations.map(({ operation }, index) => html`${index > 0 && ', '}<code>${operation}</code>`)}</dd></div>`,
  )}</dl></div>`;
}

function row(
  operation: ReportedOperation,
  used: readonly string[],
  applied: readonly CheckId[],
  report: FinishedReport,
): Markup {
  const { operation: name, method, path, requests, p95, declared, answers, checks: counts, summary } = operation;
  const codes = [...new Set([...Object.keys(declared), ...Object.keys(answers)])];
  const missing = applied.filter((id) => (counts[id] ?? 0) === 0);
  const unseen = codes.filter((code) => !(code in answers));
  const found = new Set(
    report.findings.filter((finding) => finding.operation === name).map(({ check }) => checks[check].area as string),
  );
  return html`<tr data-operations=" ${keyOf(name)} " data-text="${`${name} ${path} ${summary}`.toLowerCase()}"${requests === 0 && html` class="never"`}>
<th scope="row">${name}${!name.includes(' ') && html`<code>${method} ${path}</code>`}${(unseen.length > 0 || missing.length > 0) && html`<details><summary>never seen: ${counted(unseen.length, 'answer')}, ${counted(missing.length, 'check')}</summary>${unseen.length > 0 && html`<p>${unseen.map((code) => `${code} ${declared[code] ?? ''}`).join(', ')}</p>`}${missing.length > 0 && html`<p>${missing.join(', ')}</p>`}</details>`}</th>
<td class="number" data-label="Calls">${requests}</td><td class="number" data-label="p95">${p95 === undefined ? '–' : `${p95} ms`}</td>
<td class="answers" data-label="Answers">${codes.map((code) => answerChip(code, declared[code], answers[code] ?? 0))}</td>
${used.map((area) => areaCell(area, applied, counts, found.has(area)))}</tr>`;
}

function answerChip(code: string, name: string | undefined, count: number): Markup {
  const state = count === 0 ? '' : name === undefined ? ' bad' : ' good';
  const words = count === 0 ? 'never seen' : `${counted(count, 'time')}${name === undefined ? ', not declared' : ''}`;
  return html`<span class="badge${state}" title="${name ?? code}: ${words}">${code}<span class="hidden"> ${words}</span></span> `;
}

function areaCell(
  area: string,
  applied: readonly CheckId[],
  counts: Readonly<Record<string, number>>,
  isBad: boolean,
): Markup {
  const inArea = applied.filter((id) => checks[id].area === area);
  const here = inArea.filter((id) => (counts[id] ?? 0) > 0);
  const state = isBad ? ' bad' : here.length === inArea.length ? ' good' : '';
  return html`<td class="number" data-label="${area}">${here.length === 0 ? html`–<span class="hidden">never applied</span>` : html`<span class="badge${state}">${here.length}/${inArea.length}${isBad && html`<span class="hidden"> with findings</span>`}</span>`}</td>`;
}
