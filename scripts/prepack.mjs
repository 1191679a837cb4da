// Runs before `pnpm pack` and `pnpm publish` in a package: builds `dist`, JavaScript or declarations, with `.js` specifiers.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './provision.mjs';

rmSync('dist', { recursive: true, force: true });
mustRun(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.pack.json'], { cwd: process.cwd() });

// TypeScript rewrites specifiers in JavaScript, but not in declarations.
for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'));
}
