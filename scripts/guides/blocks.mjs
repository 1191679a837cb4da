import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../provision.mjs';

/** The guides whose blocks are copied by whoever reads them. */
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'docs/operating.md', 'docs/security.md', 'packages/ui/README.md'];

/** The fenced blocks of the guides: where each stands, its language and its text. */
export const blocks = GUIDES.flatMap((guide) => {
  const text = readFileSync(join(root, guide), 'utf8');
  return [...text.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm)].map(({ index, 1: language, 2: content }) => ({
    place: `${guide}:${text.slice(0, index).split('\n').length}`,
    language,
    content,
  }));
});

/** The blocks of a language; at least one, or nothing would be judged. */
export function blocksOf(language) {
  const found = blocks.filter((block) => block.language === language);
  if (found.length === 0) throw new Error(`aucun bloc ${language} dans les guides`);
  return found;
}
