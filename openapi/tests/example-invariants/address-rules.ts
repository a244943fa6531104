import { type ExampleNode, field, violation } from '../example-invariants/example-nodes.ts';

const matches = (pattern: unknown, value: unknown) => new RegExp(`${pattern}`).test(`${value}`);

/** The examples in a country's rules follow the rules, and so do addresses in that country. */
export function wrongAddressRules(all: ExampleNode[]): string[] {
  const areas = all.filter(({ schema }) => schema === 'Area');
  const rules = new Map(areas.map(({ value }) => [value['country_code'], value['postcode']]));
  const wrongAreas = areas.flatMap((node) => {
    const { mobile_pattern, mobile_example, postcode } = node.value;
    const mobile = mobile_pattern === null ? mobile_example === null : matches(mobile_pattern, mobile_example);
    const code = postcode === null || matches(field(postcode, 'pattern'), field(postcode, 'example'));
    return [
      ...(mobile ? [] : [violation(node, 'mobile_example', mobile_pattern, mobile_example)]),
      ...(code ? [] : [violation(node, 'postcode.example', field(postcode, 'pattern'), field(postcode, 'example'))]),
    ];
  });
  const wrongAddresses = all
    .filter(({ schema }) => schema === 'Address')
    .flatMap((node) => {
      const { country, postcode } = node.value;
      const pattern = field(rules.get(country), 'pattern');
      return matches(pattern, postcode) ? [] : [violation(node, 'postcode', pattern, postcode)];
    });
  return [...wrongAreas, ...wrongAddresses];
}
