import { STATUS_CODES } from 'node:http';
import type { SourceLocation } from '../../../../shared/source-location.ts';
import { checks } from '../../checks/check-list.ts';
import type { Exchange } from '../../exchange.ts';
import { curlOf, curlVariables } from '../curl.ts';
import type { Cause } from '../group-findings.ts';
import type { FinishedReport, ReportedFinding } from '../report.ts';
import { counted, period } from '../report-words.ts';
import { bodyView } from './json-view.ts';
import { html, type Markup } from './markup.ts';

/** One cause with everything needed to fix it. */
export function causeCard(cause: Cause, report: FinishedReport): Markup {
  const { id, check, severity, title, finding, findings, operations, source, known } = cause;
  const { area, asks, hint } = checks[check];
  const names = operations.map(({ operation }) => operation);
  const words = [title, check, asks, finding.expected, finding.got, source?.file ?? '', ...names]
    .join(' ')
    .toLowerCase();
  return html`<article class="cause" id="cause-${id}" aria-labelledby="title-${id}"
  data-severity="${severity}" data-area="${area}" data-operations=" ${names.map(keyOf).join(' ')} " data-text="${words}">
<header>
<div class="row"><span class="badge ${severity === 'error' ? 'bad' : 'warn'}">${severity === 'error' ? 'Error' : 'Warning'}</span><code class="badge">${check}</code>${known && html`<span class="badge">known from the baseline</span>`}${report.baseline !== undefined && !known && html`<span class="badge bad">new</span>`}<span class="quiet reach">${counted(findings.length, 'finding')} in ${counted(operations.length, 'operation')}</span></div>
<h3 id="title-${id}"><a href="#cause-${id}">${title}</a></h3>
</header>
<dl>
<div><dt>In</dt><dd>${operationName(report, finding.operation)}${finding.at !== '' && html` <span class="quiet">at <code>${finding.at}</code></span>`}</dd></div>
${source !== undefined && html`<div><dt>Contract</dt><dd>${contractPlace(source)}</dd></div>`}
</dl>
<div class="halves">
<div><h4>Expected</h4><pre class="good">${finding.expected}</pre></div>
<div><h4>Got</h4><pre class="${severity === 'error' ? 'bad' : 'warn'}">${finding.got}</pre></div>
</div>
<p><strong>Usually</strong> ${hint}</p>
<div>${operations.length > 1 && operationsDetails(cause, report)}${finding.exchanges.length > 0 && repeatDetails(finding)}${finding.exchanges.length > 0 && exchangeDetails(finding)}</div>
</article>
`;
}

/** An operation's name as one word of an attribute: the name of an undeclared route contains a space. */
export const keyOf = (operation: string): string => operation.replaceAll(/\s+/g, '~');

function operationName(report: FinishedReport, name: string): Markup {
  const found = report.operations.find(({ operation }) => operation === name);
  if (found === undefined || name.includes(' ')) return html`<code>${name}</code>`;
  return html`<strong>${name}</strong> <code>${found.method} ${found.path}</code>`;
}

function contractPlace({ file, line, provenance, used }: SourceLocation): Markup {
  const place = `${file}:${line}`;
  const chip =
    provenance !== undefined &&
    html` <span class="badge${provenance.startsWith('agreed') && ' good'}">${provenanceWords(provenance)}</span>`;
  const use = used === true && html` <span class="badge">used by the app</span>`;
  return html`<code>${place}</code>${chip}${use} ${copyButton(place, 'Copy the place')}`;
}

/** `stated 3; shape proposed` → `stated in section 3, shape proposed`. */
const provenanceWords = (provenance: string): string =>
  provenance
    .replace(/^stated (\d+)/, 'stated in section $1')
    .replaceAll(/(agreed|differs) (\d)/g, '$1 on $2')
    .replaceAll(';', ',');

export const copyButton = (text: string, label: string): Markup =>
  html`<button type="button" class="copy" data-copy="${text}" hidden>${label}</button>`;

function operationsDetails({ operations, findings }: Cause, report: FinishedReport): Markup {
  const rows = operations.map(({ operation, count }) => {
    const example = findings.find((finding) => finding.operation === operation);
    return html`<tr><th scope="row">${operationName(report, operation)}</th><td>${count}</td><td><code>${example?.at ?? ''}</code></td><td><code>${example?.got ?? ''}</code></td></tr>`;
  });
  return html`<details><summary>All ${operations.length} operations</summary><div class="scroll" tabindex="0" role="region" aria-label="Operations with this cause"><table><thead><tr><th scope="col">Operation</th><th scope="col">Findings</th><th scope="col">First at</th><th scope="col">Got</th></tr></thead><tbody>${rows}</tbody></table></div></details>`;
}

function repeatDetails({ exchanges }: ReportedFinding): Markup {
  const commands = exchanges.map(curlOf).join('\n\n');
  const variables = curlVariables(commands);
  return html`<details><summary>Repeat with curl</summary>
${variables.length > 0 && html`<p>Set ${variables.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)} first: what is secret is not in this report.</p>`}
<div class="code"><pre tabindex="0">${commands}</pre>${copyButton(commands, 'Copy')}</div></details>`;
}

function exchangeDetails({ exchanges, at, got }: ReportedFinding): Markup {
  const last = exchanges.length - 1;
  return html`<details><summary>${exchanges.length === 1 ? 'The exchange' : `The ${exchanges.length} exchanges`}</summary>
${exchanges.map((exchange, index) => exchangeView(exchange, index === last ? at : undefined, got))}</details>`;
}

function exchangeView({ request, response, failure, duration }: Exchange, at: string | undefined, got: string): Markup {
  const inRequest =
    at?.startsWith('body') === true ? `/${at.replace(/^body[./]?/, '').replaceAll('.', '/')}` : undefined;
  const inResponse = at?.startsWith('/') === true ? at : undefined;
  return html`<section><h4>Request</h4><p><code>${request.method} ${request.url}</code></p>
${headersView(request.headers, at)}${request.body !== undefined && request.body !== '' && bodyView(request.body, inRequest)}
<h4>Answer</h4>${
    response === undefined
      ? html`<p>None${failure !== undefined && `: ${failure}`} (${got}), after ${period(duration)}</p>`
      : html`<p><code>${response.status} ${STATUS_CODES[response.status] ?? ''}</code> after ${period(duration)}</p>
${headersView(response.headers, at)}${response.body === '' ? html`<p>No body</p>` : bodyView(response.body, inResponse)}`
  }</section>`;
}

function headersView(headers: Readonly<Record<string, string>>, at: string | undefined): Markup | false {
  const offending = at?.split(/[./]/).at(-1)?.toLowerCase();
  const entries = Object.entries(headers);
  if (entries.length === 0) return false;
  return html`<dl class="mono">${entries.map(([name, value]) => {
    const shown = html`<dt>${name}</dt><dd>${name === offending ? html`<mark>${value}</mark>` : value}</dd>`;
    return html`<div>${shown}</div>`;
  })}</dl>`;
}
