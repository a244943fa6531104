import { type Contract, callsOf } from '../../scripts/contract.ts';
import { type EntityOccurrence, entityOccurrences, type Kind } from '../example-invariants/entity-views.ts';
import { type ExampleNode, field, fieldsIn, isFields } from '../example-invariants/example-nodes.ts';

/** The kind of entity that each foreign key refers to, in answers, bodies and parameters alike. */
const FOREIGN_KEYS: Record<string, Kind> = {
  address_id: 'address',
  append_to: 'review',
  area_ids: 'area',
  category_id: 'category',
  collection_id: 'collection',
  conversation_id: 'conversation',
  item_id: 'help item',
  line_id: 'cart line',
  line_ids: 'cart line',
  notification_ids: 'notification',
  order_id: 'order',
  order_ids: 'order',
  order_item_id: 'order item',
  parent: 'area',
  payee_id: 'payee',
  product_id: 'product',
  reason_id: 'refund reason',
  recharge_id: 'recharge',
  refund_id: 'refund',
  session_id: 'session',
  shop_id: 'shop',
  sku_id: 'sku',
  withdrawal_id: 'withdrawal',
};

type ForeignKey = { place: string; kind: Kind; id: unknown };

/** Ids without an entity in any example. */
export function danglingIds(contract: Contract, all: ExampleNode[]): string[] {
  const occurrences = entityOccurrences(all);
  const known = new Set(occurrences.filter(({ view }) => view.full).map(({ view, id }) => `${view.kind} ${id}`));
  const keys = [...fromOccurrences(occurrences), ...fromAnswers(all), ...fromRequests(contract)];
  const dangling = keys
    .filter(({ kind, id }) => !known.has(`${kind} ${id}`))
    .map(({ place, kind, id }) => `${place}: expected a ${kind} with the id ${id} in some example, found none`);
  // An id can be found twice: by its view and by its key.
  return [...new Set(dangling)];
}

function fromOccurrences(occurrences: EntityOccurrence[]): ForeignKey[] {
  return occurrences.flatMap(({ node, view, id }) =>
    view.full ? [] : [{ place: `${node.operationId} ${node.example} ${node.path}.${view.id}`, kind: view.kind, id }],
  );
}

function fromAnswers(all: ExampleNode[]): ForeignKey[] {
  return all.flatMap(({ operationId, example, path, schema, value }) => {
    const place = `${operationId} ${example} ${path}`;
    const bill: ForeignKey = { place, kind: field(value, 'kind') as Kind, id: field(value, 'id') };
    return [...(schema === 'BillSource' && bill.id !== null ? [bill] : []), ...foreignKeysIn(value, place)];
  });
}

function fromRequests(contract: Contract): ForeignKey[] {
  return callsOf(contract).flatMap(({ operation }) => {
    const { operationId } = operation;
    const examples = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {});
    const bodies = examples.flatMap(([name, example]) => deep(field(example, 'value'), `${operationId} ${name} body`));
    const parameters = (operation.parameters ?? []).flatMap((parameter) =>
      'name' in parameter
        ? [{ place: `${operationId} parameters`, object: { [parameter.name]: parameter.example } }]
        : [],
    );
    return [...bodies, ...parameters].flatMap(({ place, object }) => foreignKeysIn(object, place));
  });
}

function deep(value: unknown, place: string): { place: string; object: Readonly<Record<string, unknown>> }[] {
  if (Array.isArray(value)) return fieldsIn(value).flatMap((item, index) => deep(item, `${place}[${index}]`));
  if (!isFields(value)) return [];
  return [
    { place, object: value },
    ...Object.entries(value).flatMap(([name, inner]) => deep(inner, `${place}.${name}`)),
  ];
}

function foreignKeysIn(object: Readonly<Record<string, unknown>>, place: string): ForeignKey[] {
  return Object.entries(FOREIGN_KEYS).flatMap(([name, kind]) =>
    [object[name]].flat().flatMap((id) => foreignKey(`${place}.${name}`, kind, id)),
  );
}

/** Null and a missing id refer to none; shop 0 is the platform. */
function foreignKey(place: string, kind: Kind, id: unknown): ForeignKey[] {
  return id === undefined || id === null || id === 0 ? [] : [{ place, kind, id }];
}
