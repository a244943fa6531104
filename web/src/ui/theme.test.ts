import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no rule is about what follows any element, because each that comes or goes would restyle all after it', () => {
  for (const file of globSync(`${import.meta.dirname}/../**/*.css`))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/\*\s*[+~]/);
});
