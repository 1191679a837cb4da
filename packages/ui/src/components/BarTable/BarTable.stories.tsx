import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { BarTable } from './BarTable.tsx';

/** Des quantités par genre : un tableau, et sous chaque nom sa barre. */
const meta = {
  title: 'Données/BarTable',
  component: BarTable,
  parameters: {
    guide: {
      use: ['Dire où le travail s’accumule : ce qui attend à chaque étape, et ce qui presse.'],
      avoid: [
        { when: 'Une évolution dans le temps.', instead: 'Chart' },
        { when: 'Trois ou quatre chiffres.', instead: 'Figures' },
        { when: 'Des lignes que l’on trie ou que l’on filtre.', instead: 'DataTable' },
      ],
      anatomy: [
        ['Nom', 'Ouvre ce qu’il compte.'],
        ['Barre', 'Cachée aux lecteurs d’écran ; la plus longue prend toute la place, à partir de dix.'],
        ['Parts', 'Pleine, hachurée ou vide : la couleur ne porte rien seule. Leur signe est en tête de colonne.'],
      ],
      keyboard: [['Tab', 'Passe d’un nom à l’autre.']],
      doDont: [{ do: 'Trois parts, la plus pressante au début.', dont: 'Vingt lignes : elles ne se comparent plus.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Demandes par tâche',
    parts: [
      { key: 'retard', label: 'Retard', tone: 'danger' },
      { key: 'semaine', label: '7 jours', tone: 'warning' },
      { key: 'apres', label: 'Après', tone: 'neutral' },
    ],
    rows: [
      { key: 'i', label: 'À instruire', href: '#instruction', values: [4, 7, 20] },
      { key: 'v', label: 'Instruction à valider', href: '#validation', values: [0, 2, 6] },
      { key: 'r', label: 'À répartir', href: '#repartition', values: [1, 0, 0] },
      { key: 'e', label: 'Avis attendu', href: '#avis', values: [0, 0, 0] },
    ],
    words: { name: 'Tâche', total: 'Total' },
  },
} satisfies Meta<typeof BarTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Demandes par tâche' }));
    await expect(table.getByRole('row', { name: 'À instruire 4 7 20 31' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Avis attendu 0 0 0 0' })).toBeVisible();
    await userEvent.tab();
    await expect(table.getByRole('link', { name: 'À instruire' })).toHaveFocus();
    // A bar is as long as its sum, its parts as their figures; nought has none.
    const bars = [...canvasElement.querySelectorAll('tbody [aria-hidden]')];
    const widths = bars.map((bar) => bar.getBoundingClientRect().width);
    await expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(8 / 31, 1);
    await expect(bars.map((bar) => bar.children.length)).toEqual([3, 2, 1, 0]);
  },
};

/** Rien à ouvrir : les noms sont du texte. */
export const WithoutLink: Story = {
  args: { rows: [{ key: 'a', label: 'Admis', values: [0, 0, 1200] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('row', { name: /^Admis 0 0 1\s200 1\s200$/ })).toBeVisible();
  },
};

/** Une seule chose à faire ne paraît pas beaucoup : une barre entière vaut au moins dix. */
export const Few: Story = {
  args: { rows: [{ key: 'r', label: 'À répartir', href: '#repartition', values: [1, 0, 0] }] },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('tbody [aria-hidden]');
    const room = canvas.getByRole('rowheader').getBoundingClientRect().width;
    await expect((bar?.getBoundingClientRect().width ?? 0) / room).toBeLessThan(0.11);
  },
};

export const OnAPhone: Story = {
  args: {
    rows: [
      { key: 'a', label: 'Anticonstitutionnellementinterdépartementalisation', href: '#a', values: [10, 100, 1000] },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
