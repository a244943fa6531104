// Scalar with the document beside this page, without requests to other hosts, and the mock's sandbox for "Test
// Request".
const form = document.querySelector('header').shadowRoot.querySelector('form');
const fields = form.elements;

const content = await (await fetch('reference.json')).json();

// `?operation=payOrders` links to an operation without its tag.
const wanted = new URLSearchParams(location.search).get('operation');
const found = Object.values(content.paths)
  .flatMap((path) => Object.values(path))
  .find(({ operationId }) => operationId === wanted);
if (found) history.replaceState(null, '', `./#tag/${found.tags[0]}/${wanted}`);

Scalar.createApiReference('#reference', {
  content,
  theme: 'none',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideModels: true,
  showOperationId: true,
  documentDownloadType: 'none',
  generateOperationSlug: ({ operationId }) => operationId,
  // The demo customer's token, valid in every sandbox of the mock.
  authentication: {
    preferredSecurityScheme: 'userToken',
    securitySchemes: { userToken: { value: 'demo-token-7f3a' } },
  },
});

/** Calls the mock's control API; resolves to undefined if the page is not served by a mock. */
async function control(path, body) {
  const post = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/__mock/${path}`, post).catch(() => undefined);
  return response?.headers.get('content-type')?.includes('json') ? response.json() : undefined;
}

async function showSandbox() {
  const state = await control('state');
  if (state === undefined) return;
  form.hidden = false;
  fields.id.value = state.session;
  fields.scenario.append(...state.scenarios.map(({ name }) => new Option(name)));
  fields.scenario.value = state.scenario ?? '';
}

form.onsubmit = async (event) => {
  event.preventDefault();
  const moved = await control('session', { id: fields.id.value });
  const name = fields.scenario.value;
  const started = moved?.error === undefined && name !== '' ? await control('scenario', { name }) : moved;
  fields.said.value = started?.error ?? (started ? 'Test requests go there' : 'The mock does not answer');
};

await showSandbox();
