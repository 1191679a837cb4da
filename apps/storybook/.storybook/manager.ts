import { addons } from 'storybook/manager-api';
import { themeOf } from './docs/storybookTheme.ts';

addons.setConfig({
  theme: themeOf(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
