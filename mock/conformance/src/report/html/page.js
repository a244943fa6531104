// The page works without this script, which filters, copies, and opens the target of a link.
const form = document.querySelector('#filter');
const cards = [...document.querySelectorAll('.cause')];
const rows = [...document.querySelectorAll('.matrix tbody tr')];
const status = document.querySelector('#status');
const fields = ['text', 'severity', 'area', 'operation'];

function applyFilter() {
  const wanted = Object.fromEntries(fields.map((name) => [name, form.elements[name].value.trim().toLowerCase()]));
  const operation = form.elements.operation.value;
  const words = wanted.text.split(/\s+/).filter(Boolean);
  const fits = ({ dataset }) =>
    words.every((word) => dataset.text.includes(word)) &&
    (wanted.severity === '' || dataset.severity === wanted.severity) &&
    (wanted.area === '' || dataset.area === wanted.area) &&
    ofOperation({ dataset });
  const ofOperation = ({ dataset }) => operation === '' || dataset.operations.includes(` ${operation} `);
  for (const card of cards) card.hidden = !fits(card);
  for (const row of rows) row.hidden = !ofOperation(row);
  const shown = cards.filter((card) => !card.hidden).length;
  form.elements.count.value = shown === cards.length ? `All ${shown} shown` : `${shown} of ${cards.length} shown`;
  document.querySelector('#nothing').hidden = shown > 0;
  const state = new URLSearchParams(
    fields.flatMap((name) => (form.elements[name].value === '' ? [] : [[name, form.elements[name].value]])),
  );
  if (!location.hash.startsWith('#cause-') || state.size > 0) {
    history.replaceState(null, '', state.size > 0 ? `#?${state}` : location.pathname + location.search);
  }
}

function readHash() {
  if (!location.hash.startsWith('#?')) return;
  const state = new URLSearchParams(location.hash.slice(2));
  for (const name of fields) form.elements[name].value = state.get(name) ?? '';
}

async function copy(button) {
  const { copy: text } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without the clipboard permission, the fallback: select a text area and copy it.
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
    button.focus();
  }
  status.textContent = '';
  status.textContent = 'Copied';
  setTimeout(() => {
    status.textContent = '';
  }, 1500);
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => copy(button));
}
for (const fold of document.querySelectorAll('details')) {
  // Scrolls the offending place to the middle of a long body.
  fold.addEventListener('toggle', () => {
    for (const mark of fold.querySelectorAll('pre mark')) {
      const box = mark.parentElement;
      box.scrollTop = mark.offsetTop - box.offsetTop - box.clientHeight / 2;
    }
  });
}
if (form) {
  form.hidden = false;
  readHash();
  form.addEventListener('input', applyFilter);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(applyFilter));
  addEventListener('hashchange', () => {
    readHash();
    applyFilter();
  });
  applyFilter();
}
