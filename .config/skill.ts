// The skill of a package (https://agentskills.io/specification), from its README: what an agent that writes code with it
// has to know, in the README's examples, which a test compiles.

interface Skill {
  /** Also the name of its folder: lower-case letters, digits and hyphens. */
  name: string;
  /** What it is for, and when to read it. */
  description: string;
}

/** Of each section with an example: its heading, its first paragraph, and its examples. Its folder is two below the README's. */
export const skillOf = (readme: string, { name, description }: Skill): string => {
  const sections = readme.split(/^## /m).slice(1);
  const parts = sections.flatMap((section) => {
    const [heading = '', ...rest] = section.split('\n');
    const text = rest.join('\n').trim();
    const examples = text.match(/^```(?:tsx?|sh)\n.*?^```$/gms) ?? [];
    const [first = ''] = text.split('\n\n');
    const opening = first.startsWith('```') ? [] : [first];
    return examples.length === 0 ? [] : [[`## ${heading}`, ...opening, ...examples].join('\n\n')];
  });
  const body = parts.join('\n\n').replace(/\]\((?=\w+\.md)/g, '](../../');
  return `---\nname: ${name}\ndescription: ${description}\n---\n\n${body}\n`;
};
