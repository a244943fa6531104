// Shows a recording live: everything comes as server-sent events; the page requests nothing else.
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
  const figures = `${milliseconds} ms · ${sizeOf(bytes)}`;
  const words = [timeOf(at), operation ? `${method} ${path}` : '', note].filter(Boolean).join(' · ');
  const name = element('strong', '', operation || `${method} ${path}`);
  const end = found > 0 ? element('span', 'badge bad', plural(found, 'finding')) : element('small', '', figures);
  return element(
    'li',
    '',
    element('div', '', name, element('p', 'quiet', words)),
    element('div', 'number', element('p', ok ? '' : 'wrong', answer), end),
  );
}

function causeElement({ title, check, severity, operations, at, expected, got, source, count }) {
  const [first, ...others] = operations;
  const where = others.length > 0 ? `${first} and ${others.length} more` : first;
  const badge = element('span', `badge ${severity === 'error' ? 'bad' : 'warn'}`, `${severity} × ${count}`);
  const facts = element('p', 'quiet', badge, ` ${where} · ${check}`);
  const values = element('dl', '');
  for (const [name, value] of Object.entries({ at, expected, got, contract: source })) {
    if (value) values.append(element('dt', '', name), element('dd', 'mono', value));
  }
  return element('li', '', element('section', '', element('strong', '', title), facts, values));
}

function show(id, count, of) {
  find(id).replaceChildren(String(count), element('small', '', of === undefined ? '' : ` of ${of}`));
}

function showCauses(causes) {
  const errors = causes.filter(({ severity }) => severity === 'error').length;
  find('#causes').replaceChildren(...causes.map(causeElement));
  find('#causes').hidden = causes.length === 0;
  find('#no-causes').hidden = causes.length > 0;
  const total = causes.reduce((sum, { count }) => sum + count, 0);
  find('#found').replaceChildren(String(total));
  if (total > 0) find('#found').append(element('small', '', ` of ${plural(causes.length, 'cause')}`));
  find('#found').classList.toggle('wrong', errors > 0);
}

function coverageRow({ operation, requests, seen, unseen }) {
  const name = element('th', '', operation);
  name.scope = 'row';
  const cells = { Requests: requests, 'Answers seen': seen.join(', ') || '–', 'Not seen': unseen.join(', ') || '–' };
  const made = Object.entries(cells).map(([label, text]) => {
    const cell = element('td', label === 'Requests' ? 'number' : '', String(text));
    cell.dataset.label = label;
    return cell;
  });
  return element('tr', '', name, ...made);
}

function areaElement(area) {
  const heads = ['Operation', 'Requests', 'Answers seen', 'Not seen'].map((text) => {
    const head = element('th', text === 'Requests' ? 'number' : '', text);
    head.scope = 'col';
    return head;
  });
  const progress = element('progress', '');
  progress.setAttribute('aria-label', `Operations of ${area} that were called`);
  const summary = element('summary', '', element('span', '', area), progress, element('small', ''));
  const head = element('thead', '', element('tr', '', ...heads));
  const details = element('details', '', summary, element('table', '', head, element('tbody', '')));
  details.dataset.area = area;
  return details;
}

/** Updates changed content; open sections stay open, and the focus stays in place. */
function fillArea(details, operations) {
  const state = JSON.stringify(operations);
  if (details.dataset.state === state) return;
  details.dataset.state = state;
  const called = operations.filter(({ requests }) => requests > 0).length;
  Object.assign(details.querySelector('progress'), { max: operations.length, value: called });
  details.querySelector('summary > small').textContent = `${called} of ${operations.length}`;
  details.querySelector('tbody').replaceChildren(...operations.map(coverageRow));
}

function showCoverage(coverage) {
  const called = coverage.filter(({ requests }) => requests > 0).length;
  const seen = coverage.reduce((sum, operation) => sum + operation.seen.length, 0);
  show('#operations', called, coverage.length);
  show('#answers', seen, seen + coverage.reduce((sum, operation) => sum + operation.unseen.length, 0));
  for (const [area, operations] of Map.groupBy(coverage, ({ area }) => area)) {
    const known = find(`[data-area="${CSS.escape(area)}"]`);
    const details = known ?? areaElement(area);
    if (!known) find('#coverage').append(details);
    fillArea(details, operations);
  }
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
  list.hidden = list.children.length === 0;
  find('#no-exchanges').hidden = !list.hidden;
}

function showConnection(open) {
  find('#connection').textContent = open ? 'recording' : 'the proxy has ended';
  find('#connection').className = `badge ${open ? 'good' : 'bad'}`;
}

// Scrollable lists must be reachable by keyboard.
for (const list of document.querySelectorAll('main ol')) list.tabIndex = 0;
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
events.addEventListener('rows', ({ data }) => {
  const update = JSON.parse(data);
  addRows(update.rows);
  showSummary(update);
});
