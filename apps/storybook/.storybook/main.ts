import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { textModules } from '@habilis/web/textPlugins';
import { mergeConfig } from 'vite';
import { componentFacts } from './componentFacts.ts';
import { sharedDependencies } from './sharedDependencies.ts';

const FONTS = '../../../packages/ui/node_modules/@fontsource-variable/atkinson-hyperlegible-next/files';
const FONT_FACE = `<style>@font-face {
  font-family: 'Atkinson Hyperlegible Next Variable';
  font-weight: 200 800;
  src: url('./polices/atkinson-hyperlegible-next-latin-wght-normal.woff2') format('woff2');
}</style>`;

export default {
  stories: [
    '../guides/**/*.mdx',
    '../guides/**/*.stories.tsx',
    '../../../packages/ui/src/components/**/*.stories.tsx',
    '../../web/src/**/*.stories.tsx',
  ],
  staticDirs: [
    '../public',
    { from: '../../../packages/i18n/compiled/fr', to: '/assets/fr' },
    { from: '../../../packages/ui/tokens', to: '/jetons' },
    { from: FONTS, to: '/polices' },
    ...['standard_fonts', 'wasm'].map((name) => ({ from: `../../web/node_modules/pdfjs-dist/${name}`, to: '/pdf' })),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  // Storybook's own frame asks for the font of the pages.
  managerHead: (head) => `${head ?? ''}${FONT_FACE}`,
  // Storybook asks nothing of its makers and advertises nothing: no news, no tour.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // At each change of a page it reads the style of every element, which in the suite nobody looks at.
    highlight: process.env['VITEST'] !== 'true',
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), textModules()],
      define: {
        'import.meta.env.VITE_PDF_RESOURCES': JSON.stringify('/pdf/'),
        'import.meta.env.VITE_COMPONENT_FACTS': JSON.stringify(JSON.stringify(componentFacts())),
      },
      // Texts are already compiled, as in the app.
      resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
      optimizeDeps: {
        include: [
          ...sharedDependencies(),
          '@habilis/ui > @vanilla-extract/recipes/createRuntimeFn',
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'axe-core',
          'msw-storybook-addon/csf3',
          'storybook/theming',
          '@storybook/addon-docs/blocks',
          'msw',
          'msw/browser',
        ],
      },
    }),
} satisfies StorybookConfig;
