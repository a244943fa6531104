import { type ExampleNode, type Fields, field, fieldsIn, violation } from '../example-invariants/example-nodes.ts';

const DAY = 86_400_000;

const products = (all: ExampleNode[]) => all.filter(({ schema }) => schema === 'Product');

/** Either all values of a group have a colour swatch or none has. */
export function wrongSwatches(all: ExampleNode[]): string[] {
  return products(all).flatMap((node) =>
    fieldsIn(node.value['spec_groups']).flatMap((group) => {
      const swatches = fieldsIn(field(group, 'values')).map(({ swatch }) => swatch);
      const some = swatches.filter((swatch) => swatch !== null).length;
      return some === 0 || some === swatches.length ? [] : [violation(node, 'swatch', 'all or none', swatches)];
    }),
  );
}

/** A size guide has a row for each value of the group named like its first column, and a cell for each column. */
export function wrongSizeGuides(all: ExampleNode[]): string[] {
  return products(all).flatMap((node) => {
    const { size_guide: guide, spec_groups } = node.value;
    if (guide === null) return [];
    const columns = [field(guide, 'columns')].flat();
    const rows = Array.isArray(field(guide, 'rows')) ? [field(guide, 'rows')].flat().map((row) => [row].flat()) : [];
    const group = fieldsIn(spec_groups).find(({ name }) => name === columns[0]);
    const sizes = fieldsIn(field(group, 'values')).map(({ name }) => name);
    const named = rows.map(([size]) => size);
    const right = JSON.stringify(named) === JSON.stringify(sizes) && rows.every((row) => row.length === columns.length);
    return right ? [] : [violation(node, 'size_guide', sizes, named)];
  });
}

/** The dates of arrival are the numbers of days after the answer. */
export function wrongDeliveryDates(all: ExampleNode[]): string[] {
  return products(all).flatMap((node) => {
    const delivery: Fields = Object(node.value['delivery']);
    return [
      ['arrives_from', delivery['days_min']],
      ['arrives_by', delivery['days_max']],
    ].flatMap(([name, days]) => {
      const arrives = Date.parse(`${delivery[`${name}`]}`);
      // A local date is at most a day ahead of UTC or behind it.
      const off = Math.abs(arrives - (Math.floor(node.at / DAY) + Number(days)) * DAY);
      return off <= DAY ? [] : [violation(node, `delivery.${name}`, `${days} days from now`, delivery[`${name}`])];
    });
  });
}
