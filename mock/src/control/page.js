// The hand-operated side of the mock: everything here is one call of the JSON control interface beside it.
const find = (selector) => document.querySelector(selector);
const message = find('#message');

async function call(path, method = 'GET', body = undefined) {
  const response = await fetch(path, {
    method,
    headers: method === 'GET' ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** Carries out a change, says how it went, and shows the state it led to. */
async function change(path, method, body) {
  try {
    await call(path, method, body);
    message.textContent = 'Done';
    await show();
  } catch (error) {
    message.textContent = error.message;
  }
  setTimeout(() => {
    message.textContent = '';
  }, 3000);
}

function element(name, text, properties = {}) {
  return Object.assign(document.createElement(name), { textContent: text, ...properties });
}

function button(text, onclick, pressed = false) {
  const made = element('button', text, { type: 'button', onclick });
  made.ariaPressed = String(pressed);
  return made;
}

function item(...parts) {
  const made = document.createElement('li');
  made.append(...parts);
  return made;
}

function showFaults(faults) {
  const lines = faults.map(({ kind, on, times, ms, spread }) => {
    const wait = kind === 'latency' ? ` ${ms} ms${spread ? ` + up to ${spread} ms` : ''}` : '';
    return item(`${kind}${wait} on ${on === '*' ? 'every call' : on}, ${times === null ? 'always' : `${times} times`}`);
  });
  find('#faults').replaceChildren(...(lines.length > 0 ? lines : [item('None')]));
}

function showLog(log) {
  const rows = log.map((entry) => {
    const row = document.createElement('tr');
    const notes = [entry.fault, ...entry.violations].filter(Boolean).join(' · ');
    const cells = [entry.at.slice(11, 19), `${entry.method} ${entry.path}`, entry.operation ?? '', entry.status];
    row.append(...[...cells, entry.code ?? '', entry.milliseconds, notes].map((text) => element('td', String(text))));
    return row;
  });
  find('#log').replaceChildren(...rows);
}

async function show() {
  const state = await call('state');
  find('#clock').textContent = new Date(state.now).toUTCString();
  find('#session').elements.namedItem('id').value = state.session;
  const choices = state.scenarios.map(({ name, description }) => {
    const pressed = name === state.scenario;
    return item(
      button(name, () => change('scenario', 'POST', { name }), pressed),
      ` ${description}`,
    );
  });
  find('#scenarios').replaceChildren(...choices);
  showFaults(state.faults);
  showLog(state.log);
  return state;
}

function fillChoices({ faultKinds, operations }) {
  const fault = find('#fault');
  const kind = fault.elements.namedItem('kind');
  kind.append(...Object.keys(faultKinds).map((name) => new Option(name)));
  fault.elements.namedItem('on').append(new Option('every call', '*'), ...operations.map((name) => new Option(name)));
  const explain = () => {
    find('#fault-help').textContent = faultKinds[kind.value];
  };
  kind.onchange = explain;
  explain();
  fault.onsubmit = (event) => {
    event.preventDefault();
    const { kind, on, times, ms, spread } = Object.fromEntries(new FormData(fault));
    change('faults', 'POST', { kind, on, times: times ? Number(times) : null, ms: Number(ms), spread: Number(spread) });
  };
}

find('#session').onsubmit = (event) => {
  event.preventDefault();
  change('session', 'POST', Object.fromEntries(new FormData(event.target)));
};
find('#clear-faults').onclick = () => change('faults', 'DELETE');
for (const made of document.querySelectorAll('[data-post]')) {
  made.onclick = () => change(made.dataset.post, 'POST', JSON.parse(made.dataset.body ?? '{}'));
}

fillChoices(await show());
setInterval(() => {
  if (!document.hidden) show().catch(() => undefined);
}, 2000);
