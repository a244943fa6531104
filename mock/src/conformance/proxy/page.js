// Shows a recording while it goes on: everything comes as server-sent events, nothing is asked for.
const find = (selector) => document.querySelector(selector);
const MOST_ROWS = 200;

function element(name, className, ...children) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

const timeOf = (at) => new Date(at).toLocaleTimeString('en-GB');
const sizeOf = (bytes) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`);
const plural = (count, one) => `${count} ${one}${count === 1 ? '' : 's'}`;

function rowElement({ at, method, path, operation, answer, ok, milliseconds, bytes, found, note }) {
  const row = element('li', 'row');
  const figures = `${milliseconds} ms · ${sizeOf(bytes)}`;
  row.append(
    element('b', '', operation || `${method} ${path}`),
    element('span', ok ? '' : 'bad', answer),
    element('span', 'quiet', [timeOf(at), operation ? `${method} ${path}` : '', note].filter(Boolean).join(' · ')),
    found > 0 ? element('span', 'chip error', plural(found, 'finding')) : element('span', 'quiet', figures),
  );
  return row;
}

function causeElement({ check, severity, operation, message, at, expected, got, contract, count }) {
  const line = element(
    'span',
    'quiet facts',
    element('span', `chip ${severity}`, `${severity} × ${count}`),
    check,
    operation,
  );
  const values = element('dl', '');
  const pairs = { at, expected, got, contract };
  for (const [name, value] of Object.entries(pairs)) {
    if (value) values.append(element('dt', '', name), element('dd', '', value));
  }
  return element('li', 'cause', element('b', '', message), line, values);
}

function show(id, count, of) {
  find(id).replaceChildren(String(count), element('small', '', of === undefined ? '' : ` of ${of}`));
}

function showCauses(causes) {
  const errors = causes.filter(({ severity }) => severity === 'error').length;
  const sorted = causes.toSorted((one, other) => one.severity.localeCompare(other.severity) || other.count - one.count);
  find('#causes').replaceChildren(...sorted.map(causeElement));
  find('#no-causes').hidden = causes.length > 0;
  const total = causes.reduce((sum, { count }) => sum + count, 0);
  find('#found').replaceChildren(String(total));
  if (total > 0) find('#found').append(element('small', '', ` of ${plural(causes.length, 'cause')}`));
  find('#found').dataset.bad = String(errors > 0);
}

function coverageRow({ operation, requests, seen, unseen }) {
  const name = element('th', '', operation);
  name.scope = 'row';
  return element(
    'tr',
    '',
    name,
    ...[requests, seen.join(', ') || '–', unseen.join(', ') || '–'].map((text) => element('td', '', String(text))),
  );
}

function areaElement(area, operations) {
  const heads = ['Operation', 'Requests', 'Answers seen', 'Not seen'].map((text) => {
    const head = element('th', '', text);
    head.scope = 'col';
    return head;
  });
  const called = operations.filter(({ requests }) => requests > 0).length;
  const meter = Object.assign(element('meter'), { max: operations.length, value: called });
  meter.setAttribute('aria-label', `Operations of ${area} that were called`);
  const summary = element(
    'summary',
    '',
    element('span', '', area),
    meter,
    element('span', 'quiet to-end', `${called} of ${operations.length}`),
  );
  const table = element(
    'table',
    '',
    element('thead', '', element('tr', '', ...heads)),
    element('tbody', '', ...operations.map(coverageRow)),
  );
  const details = element('details', '', summary, table);
  details.dataset.area = area;
  return details;
}

function showCoverage(coverage) {
  const called = coverage.filter(({ requests }) => requests > 0).length;
  const seen = coverage.reduce((sum, operation) => sum + operation.seen.length, 0);
  show('#operations', called, coverage.length);
  show('#answers', seen, seen + coverage.reduce((sum, operation) => sum + operation.unseen.length, 0));
  const open = new Set([...document.querySelectorAll('details[open]')].map(({ dataset }) => dataset.area));
  const areas = Map.groupBy(coverage, ({ area }) => area);
  const made = [...areas].map(([area, operations]) => areaElement(area, operations));
  for (const details of made) details.open = open.has(details.dataset.area);
  find('#coverage').replaceChildren(...made);
}

function showSummary({ requests, causes, coverage }) {
  show('#requests', requests);
  showCauses(causes);
  showCoverage(coverage);
}

function addRows(rows) {
  const list = find('#exchanges');
  list.prepend(...rows.map(rowElement).reverse());
  while (list.children.length > MOST_ROWS) list.lastElementChild.remove();
  find('#no-exchanges').hidden = list.children.length > 0;
}

function showConnection(open) {
  find('#connection').textContent = open ? 'recording' : 'the proxy has ended';
  find('#connection').dataset.open = String(open);
}

find('#address').textContent = location.origin;
find('#clear').onclick = () => fetch('clear', { method: 'POST' });

const events = new EventSource('events');
events.onopen = () => showConnection(true);
events.onerror = () => showConnection(false);
events.addEventListener('state', ({ data }) => {
  const state = JSON.parse(data);
  find('#target').textContent = state.target;
  find('#exchanges').replaceChildren();
  addRows(state.rows);
  showSummary(state);
});
events.addEventListener('news', ({ data }) => {
  const news = JSON.parse(data);
  addRows(news.rows);
  showSummary(news);
});
