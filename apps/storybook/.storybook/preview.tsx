import '@habilis/ui/theme/global.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { I18nProvider } from 'react-aria-components/I18nProvider';

// A whole screen may take more than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });

/** The theme asked for by the toolbar, or by the suite that runs the stories. */
const inTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = String(globals['theme']);
  document.documentElement.style.fontSize = String(globals['textSize']);
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
  loaders: [mswLoader()],
  initialGlobals: { theme: import.meta.env['VITE_THEME'] ?? 'light', textSize: '100%', locale: 'fr-FR' },
  globalTypes: {
    theme: {
      description: 'Thème',
      toolbar: {
        title: 'Thème',
        icon: 'mirror',
        items: items(['light', 'Clair'], ['dark', 'Sombre']),
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
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Accueil',
          'Fondations',
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
