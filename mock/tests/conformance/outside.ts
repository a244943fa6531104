// What stands outside a server, as a conformance run asks for it by its commands: `outside.ts <url> code` prints the
// verification code that was sent to TO last, `outside.ts <url> advance` lets a day pass, in which shops send and decide.
const [url, what] = process.argv.slice(2);

if (what === 'code') {
  const { outbox } = await (await fetch(`${url}/__mock/outbox`)).json();
  const sent = outbox.find(({ to }: { to: string }) => to === process.env['TO']);
  process.stdout.write(/\d{6}/.exec(sent?.text ?? '')?.[0] ?? '');
} else {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/__mock/advance`, { method: 'POST', headers, body: JSON.stringify({ days: 1 }) });
}
