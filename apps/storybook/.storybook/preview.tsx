import { startRun } from '@habilis/api/mocks/perRun';
// Before anything is said.
import '@habilis/ui/heard';
import '@habilis/ui/theme/global.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { showTheme } from './docs/showTheme.ts';

// A whole screen may take more than the default second.
configure({ asyncUtilTimeout: 10_000 });

/** Works around `act`: a focused field that React removes sends a last `change` on blur, inside React's own work, where `act` would fail. */
function actOncePerEvent(): void {
  configure(({ eventWrapper }) => ({
    eventWrapper: (dispatch) => (window.event instanceof FocusEvent ? dispatch() : eventWrapper(dispatch)),
  }));
}

/** At first the reader's own, as around the page. */
const THEME = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** Applies the toolbar's theme, text size, brand and language. */
const inTheme: Decorator = (Story, { globals }) => {
  showTheme(globals);
  return (
    <I18nProvider locale={String(globals['locale'])}>
      <Story />
    </I18nProvider>
  );
};

const widths = (...all: [number, string][]) =>
  Object.fromEntries(
    all.map(([width, name]) => [
      `w${width}`,
      { name: `${name} (${width})`, styles: { width: `${width}px`, height: '100%' } },
    ]),
  );

const items = (...all: [string, string][]) => all.map(([value, title]) => ({ value, title }));

export default {
  tags: ['autodocs'],
  decorators: [inTheme],
  loaders: [startRun, mswLoader()],
  beforeAll: actOncePerEvent,
  initialGlobals: { theme: THEME, textSize: '100%', brand: 'habilis', locale: 'fr-FR' },
  globalTypes: {
    theme: {
      description: 'Thème',
      toolbar: {
        title: 'Thème',
        icon: 'mirror',
        items: items(
          ['light', 'Clair'],
          ['dark', 'Sombre'],
          ['light-contrast', 'Clair, contraste élevé'],
          ['dark-contrast', 'Sombre, contraste élevé'],
        ),
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Taille du texte',
      toolbar: {
        title: 'Texte',
        icon: 'grow',
        items: items(['100%', 'Texte 100 %'], ['150%', 'Texte 150 %'], ['200%', 'Texte 200 %']),
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Marque : l’accent et les rayons',
      toolbar: {
        title: 'Marque',
        icon: 'paintbrush',
        items: items(['habilis', 'Marque Habilis'], ['salles', 'Autre marque']),
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Langue des dates et des nombres',
      toolbar: {
        title: 'Langue',
        icon: 'globe',
        items: items(['fr-FR', 'Français'], ['en-GB', 'English']),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // A run of the suite reads the faults alone: to describe every part that is right took a twelfth of its processor time, and 250 MB.
    a11y: {
      test: 'error',
      options: import.meta.env['VITEST_STORYBOOK'] === 'false' ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    docs: { page: ComponentPage, container: DocsFrame },
    options: {
      storySort: {
        order: [
          'Accueil',
          'Contribuer',
          'Fondations',
          'Modèles',
          'Mise en page',
          'Textes',
          'Actions',
          'Champs',
          'Formulaires',
          'Retours',
          'Fenêtres',
          'Navigation',
          'Données',
          'Écrans',
        ],
      },
    },
    viewport: { options: widths([320, 'Petit téléphone'], [360, 'Téléphone'], [768, 'Tablette'], [1280, 'Bureau']) },
  },
} satisfies Preview;
