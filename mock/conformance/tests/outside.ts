// Acts outside the server for a conformance run's commands. `outside.ts <url> code` prints the verification code that
// was last sent to TO. `outside.ts <url> advance` lets a day pass, in which shops ship and decide; they refuse refunds
// when EVENT says so. A third argument names the mock's session.
const [url, what, session] = process.argv.slice(2);
const headers = { 'content-type': 'application/json', ...(session !== undefined && { 'x-mock-session': session }) };

async function control(path: string, body?: object) {
  const response = await fetch(`${url}/__mock/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return response.json();
}

if (what === 'code') {
  const { outbox } = await control('outbox');
  const sent = outbox.find(({ to }: { to: string }) => to === process.env['TO']);
  process.stdout.write(/\d{6}/.exec(sent?.text ?? '')?.[0] ?? '');
} else {
  await control('policy', { refunds: process.env['EVENT'] === 'refund-refused' ? 'refuse' : 'accept' });
  await control('advance', { days: 1 });
  await control('policy', { refunds: 'accept' });
}
