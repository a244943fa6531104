import { type Contract, callsOf } from '../../scripts/contract.ts';
import { field, fieldsIn, isFields, type Shown } from './show.ts';
import { type Kind, type Sight, sightsOf } from './views.ts';

/** What the keys that end in an id point at, wherever they stand in answers, bodies and parameters. */
const POINTERS: Record<string, Kind> = {
  address_id: 'address',
  append_to: 'review',
  area_ids: 'area',
  category_id: 'category',
  conversation_id: 'conversation',
  item_id: 'help item',
  line_id: 'cart line',
  line_ids: 'cart line',
  order_id: 'order',
  order_ids: 'order',
  order_item_id: 'order item',
  parent: 'area',
  payee_id: 'payee',
  product_id: 'product',
  reason_id: 'refund reason',
  refund_id: 'refund',
  shop_id: 'shop',
  sku_id: 'sku',
};

/** What the plain `id` or `ids` of a request is the id of. */
const REQUESTED: Record<string, Kind> = {
  getAddress: 'address',
  setDefaultAddress: 'address',
  deleteAddress: 'address',
  saveAddress: 'address',
  getProduct: 'product',
  getShop: 'shop',
  getOrder: 'order',
  getRefund: 'refund',
  cancelRefund: 'refund',
  shipRefund: 'refund',
  deletePayee: 'payee',
  revokeSession: 'session',
  readNotifications: 'notification',
};

type Pointer = { place: string; kind: Kind; id: unknown };

/** Ids that point at nothing that any example shows. */
export function danglingIds(contract: Contract, all: Shown[]): string[] {
  const sights = sightsOf(all);
  const known = new Set(sights.filter(({ view }) => view.full).map(({ view, id }) => `${view.kind} ${id}`));
  const pointers = [...fromSights(sights), ...fromAnswers(all), ...fromRequests(contract)];
  const dangling = pointers
    .filter(({ kind, id }) => !known.has(`${kind} ${id}`))
    .map(({ place, kind, id }) => `${place}: expected a ${kind} with the id ${id} in some example, found none`);
  // A line is found by its view and by its key.
  return [...new Set(dangling)];
}

function fromSights(sights: Sight[]): Pointer[] {
  return sights.flatMap(({ shown, view, id }) =>
    view.full ? [] : [{ place: `${shown.operationId} ${shown.example} ${shown.path}.${view.id}`, kind: view.kind, id }],
  );
}

function fromAnswers(all: Shown[]): Pointer[] {
  return all.flatMap(({ operationId, example, path, schema, value }) => {
    const place = `${operationId} ${example} ${path}`;
    const bill: Pointer = { place, kind: field(value, 'kind') as Kind, id: field(value, 'id') };
    return [...(schema === 'BillSource' && bill.id !== null ? [bill] : []), ...pointersIn(value, place)];
  });
}

function fromRequests(contract: Contract): Pointer[] {
  return callsOf(contract).flatMap(({ operation }) => {
    const { operationId } = operation;
    const examples = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {});
    const bodies = examples.flatMap(([name, example]) => deep(field(example, 'value'), `${operationId} ${name} body`));
    const parameters = (operation.parameters ?? []).flatMap((parameter) =>
      'name' in parameter
        ? [{ place: `${operationId} parameters`, object: { [parameter.name]: parameter.example } }]
        : [],
    );
    const kind = REQUESTED[operationId];
    return [...bodies, ...parameters].flatMap(({ place, object }) => [
      ...pointersIn(object, place),
      ...(kind === undefined
        ? []
        : [field(object, 'id'), field(object, 'ids')].flat().flatMap((id) => point(place, kind, id))),
    ]);
  });
}

type Found = { place: string; object: Readonly<Record<string, unknown>> };

function deep(value: unknown, place: string): Found[] {
  if (Array.isArray(value)) return fieldsIn(value).flatMap((item, index) => deep(item, `${place}[${index}]`));
  if (!isFields(value)) return [];
  return [
    { place, object: value },
    ...Object.entries(value).flatMap(([name, inner]) => deep(inner, `${place}.${name}`)),
  ];
}

function pointersIn(object: Readonly<Record<string, unknown>>, place: string): Pointer[] {
  return Object.entries(POINTERS).flatMap(([name, kind]) =>
    [object[name]].flat().flatMap((id) => point(`${place}.${name}`, kind, id)),
  );
}

/** Null and a missing id point nowhere; a shop 0 is the platform. */
function point(place: string, kind: Kind, id: unknown): Pointer[] {
  return id === undefined || id === null || id === 0 ? [] : [{ place, kind, id }];
}
