// The browser keeps answers until the contract has them. The download has the form of agreement.yaml.
const points = [...document.querySelectorAll('article')];
const met = document.querySelector('#met');
const count = document.querySelector('#count');
const key = `meridian-agenda ${document.body.dataset.state}`;

const part = (point, name) => point.querySelector(`[data-part="${name}"]`);
const chosen = (point) => point.querySelector('input:checked')?.value;
const isOwn = (point) => chosen(point) === 'own';
const answerOf = (point) => (isOwn(point) ? part(point, 'own').value.trim() : chosen(point));

function update() {
  for (const point of points) part(point, 'own-field').hidden = !isOwn(point);
  const answered = points.filter(chosen).length;
  count.textContent = `${answered} of ${points.length} answered; silence means yes`;
}

/** A private window cannot keep answers: they then last as long as the page. */
function keep() {
  const given = points.map((point) => [
    point.id,
    { chosen: chosen(point), own: part(point, 'own').value, except: part(point, 'except').value },
  ]);
  try {
    localStorage.setItem(key, JSON.stringify({ met: met.value, given: Object.fromEntries(given) }));
  } catch {}
}

function restore() {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (kept === null) return;
    met.value = kept.met;
    for (const point of points) {
      const given = kept.given[point.id];
      if (given === undefined) continue;
      for (const input of point.querySelectorAll('input')) input.checked = input.value === given.chosen;
      part(point, 'own').value = given.own;
      part(point, 'except').value = given.except;
    }
  } catch {}
}

/** `Order.paid_at: Unix seconds`, one to a line. */
const exceptionsOf = (point) =>
  part(point, 'except')
    .value.split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*(.+?)\s*:\s+(.+?)\s*$/.exec(line) ?? [line]);

function problemOf(point) {
  if (isOwn(point) && answerOf(point) === '') return ['own', 'Say how it is.'];
  const places = new Set([...point.querySelectorAll('li code')].map((place) => place.textContent));
  const exceptions = exceptionsOf(point);
  if (exceptions.length > 0 && chosen(point) === undefined) return ['except', 'Choose an answer, too, for all others.'];
  for (const [line, where, how] of exceptions) {
    if (how === undefined) return ['except', `“${line}” is not of the form “field: how it is”.`];
    if (!places.has(where)) return ['except', `“${where}” is none of the fields listed here.`];
  }
  return undefined;
}

function isComplete() {
  let first;
  for (const point of points) {
    const [name, text] = problemOf(point) ?? [];
    for (const each of ['own', 'except']) {
      const field = part(point, each);
      field.toggleAttribute('aria-invalid', false);
      if (each === name) field.setAttribute('aria-invalid', 'true');
      part(point, `${each}-wrong`).textContent = each === name ? text : '';
    }
    if (name === undefined) continue;
    first ??= part(point, name);
  }
  const fold = first?.closest('details');
  if (fold) fold.open = true;
  first?.focus();
  return first === undefined;
}

/** A string in double quotes is both JSON and YAML. */
function yaml() {
  const lines = points.filter(chosen).flatMap((point) => {
    const exceptions = exceptionsOf(point);
    return [
      `  ${point.id}:`,
      `    on: "${met.value}"`,
      `    answer: ${JSON.stringify(answerOf(point))}`,
      ...(exceptions.length > 0 ? ['    except:'] : []),
      ...exceptions.map(([, where, how]) => `      ${JSON.stringify(where)}: ${JSON.stringify(how)}`),
    ];
  });
  return `answers:${lines.length === 0 ? ' {}' : `\n${lines.join('\n')}`}\n`;
}

document.querySelector('#download').addEventListener('click', () => {
  if (!met.reportValidity() || !isComplete()) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([yaml()], { type: 'application/yaml' }));
  link.download = 'answers.yaml';
  link.click();
  URL.revokeObjectURL(link.href);
});
document.addEventListener('input', () => {
  update();
  keep();
});
met.valueAsDate ??= new Date();
restore();
update();
