// What `pnpm pack` and `pnpm publish` run first in a package: its `dist`, JavaScript or declarations by TypeScript, with `.js` specifiers.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './provision.mjs';

rmSync('dist', { recursive: true, force: true });
mustRun(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.pack.json'], { cwd: process.cwd() });

// TypeScript rewrites the specifiers of what runs, not of what declares.
for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'));
}
