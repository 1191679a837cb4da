// The JavaScript of `dist`, file for file as in `src`; its declarations are TypeScript's.
import { globSync } from 'node:fs';
import { defineConfig } from 'rolldown';
import { extractStyles } from './extractStyles.mjs';

export default defineConfig({
  input: globSync(['src/components/*/*.tsx', 'src/theme/*.ts'], { exclude: ['**/*.{test,stories}.*', '**/*.d.ts'] }),
  external: /^[^./]/,
  plugins: [extractStyles()],
  output: { dir: 'dist', preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
});
