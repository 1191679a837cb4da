import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { TileMap } from '../TileMap/TileMap.tsx';
import { Plot } from './Plot.tsx';

const PLACES = [
  ['A1', 1, 0, 12],
  ['A2', 2, 0, 3],
  ['B1', 0, 1, 41],
  ['B2', 1, 1, 0],
  ['B3', 2, 1, null],
  ['C1', 1, 2, 24],
] as const;

/** Le cadre d’un dessin de chiffres : son titre, ce qu’il compte, le choix du tableau, le fichier. */
const meta = {
  title: 'Données/Plot',
  component: Plot,
  parameters: {
    guide: {
      use: ['Un dessin que `Chart` ne fait pas, comme une carte en cases, avec ses chiffres en tableau et en fichier.'],
      avoid: [
        { when: 'Des barres, une évolution, une étendue.', instead: 'Chart' },
        { when: 'Une partie de page sans chiffres.', instead: 'Section' },
      ],
      anatomy: [
        ['Titre', 'Suivi, pour qui écoute, de la phrase qui dit le principal.'],
        ['Ligne discrète', 'Ce qui est compté, l’unité, la période.'],
        ['Graphique | Tableau', 'À droite du titre ; sous la ligne discrète sur un téléphone.'],
        ['Papier', 'Le dessin, puis le tableau entier ; ni choix, ni fichier.'],
      ],
      keyboard: [
        ['Tab', 'Va au choix, au fichier, puis dans le dessin s’il a des liens.'],
        ['Flèches', 'Changent le graphique en tableau.'],
      ],
      doDont: [{ do: 'Les mêmes lignes dans le même ordre.', dont: 'Un dessin sans son tableau.' }],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Ateliers par région',
    about: 'Nombre d’ateliers ouverts au 27/11/2026',
    finding: '80 ateliers, dont 41 dans la région B1.',
    source: 'Relevé des régions, chaque mois.',
    fileName: 'ateliers',
    format: (value) => value.toLocaleString('fr-FR'),
    figures: {
      names: 'Région',
      columns: [{ key: 'n', label: 'Ateliers', isMain: true }],
      rows: PLACES.map(([code, , , value]) => ({
        key: code,
        label: `Région ${code}`,
        href: `#${code}`,
        values: [value],
      })),
    },
    children: (
      <TileMap
        label="Ateliers par région"
        tiles={PLACES.map(([code, column, row, value]) => ({
          code,
          column,
          row,
          value,
          name: `Région ${code}, ${value === null ? 'moins de 5' : value}`,
          href: `#${code}`,
        }))}
        steps={[1, 5, 10, 20, 40]}
        words={{
          legend: 'Ateliers :',
          step: (from, to) => (to === undefined ? `${from} et plus` : from === to ? String(from) : `${from}–${to}`),
          selected: 'sélectionné',
          masked: '< 5',
          help: 'Une case par région, placée à peu près comme sur une carte.',
        }}
      />
    ),
    words: {
      drawing: 'Graphique',
      table: 'Tableau',
      views: 'présentation',
      download: 'CSV',
      sort: 'trier',
      masked: 'moins de 5',
      all: (count) => `Les ${count} lignes`,
      empty: 'Aucun atelier.',
    },
  },
} satisfies Meta<typeof Plot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Région B3, moins de 5' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tableau' }));
    await expect(canvas.getByRole('row', { name: /^Région B3 moins de 5/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ateliers, trier' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^Région B1/);
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('moins de 5');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
