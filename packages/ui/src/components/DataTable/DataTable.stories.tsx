import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Deadline } from '../Deadline/Deadline.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Column, DataTable } from './DataTable.tsx';

interface Row {
  numero: string;
  entite: string;
  niveau: string;
  state: 'ok' | 'soon' | 'late';
  date: string;
  words: string;
  ratio: number;
}

const rows: readonly Row[] = [
  {
    numero: 'DH-2026-0391',
    entite: 'Lorraine Prévention Formation',
    niveau: 'PRAP IBC, formateur',
    state: 'late',
    date: '17/11/2026',
    words: 'en retard de 3 j',
    ratio: 1,
  },
  {
    numero: 'DH-2026-0405',
    entite: 'Meuse Prévention Active',
    niveau: 'SST, acteur',
    state: 'soon',
    date: '26/11/2026',
    words: 'dans 6 j',
    ratio: 0.8,
  },
  {
    numero: 'DH-2026-0433',
    entite: 'Hauts de Champagne Secourisme',
    niveau: 'CATEC, surveillant',
    state: 'ok',
    date: '08/01/2027',
    words: 'dans 49 j',
    ratio: 0.2,
  },
];

const columns: readonly Column<Row>[] = [
  {
    key: 'numero',
    header: 'Numéro',
    width: 130,
    isSortable: true,
    render: (row) => <Identifier>{row.numero}</Identifier>,
  },
  { key: 'entite', header: 'Entité', isSortable: true, render: (row) => row.entite, title: (row) => row.entite },
  { key: 'niveau', header: 'Niveau', width: 170, isSecondary: true, render: (row) => row.niveau },
  { key: 'echeance', header: 'Échéance', width: 262, isSortable: true, render: (row) => <Deadline {...row} /> },
];

const card = (row: Row) => (
  <Stack gap={4}>
    <Identifier>{row.numero}</Identifier>
    <Text isStrong>{row.entite}</Text>
    <Inline justify="between">
      <Deadline {...row} />
    </Inline>
  </Stack>
);

/**
 * Des objets que l’on compare, chacun menant à sa page. Les faits d’un seul objet : `DescriptionList`. Quand il n’y a rien, mettre
 * `EmptyState` à la place ; avec plusieurs pages, `Pagination` dessous. Un tri est un bouton d’en-tête, dit par `aria-sort`. Sous
 * 56rem chaque ligne est une carte.
 */
const meta = {
  title: 'Données/DataTable',
  component: DataTable<Row>,
  args: {
    caption: 'Demandes à traiter',
    columns,
    rows,
    rowKey: (row) => row.numero,
    rowHref: (row) => `#${row.numero}`,
    sort: { key: 'echeance', direction: 'asc' },
    onSort: fn(),
    card,
  },
} satisfies Meta<typeof DataTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Demandes à traiter' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Numéro',
      'Entité',
      'Niveau',
      'Échéance',
    ]);
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByRole('link', { name: 'DH-2026-0405' })).toHaveAttribute('href', '#DH-2026-0405');
    await expect(table.getByRole('cell', { name: 'Meuse Prévention Active' })).toHaveAttribute(
      'title',
      'Meuse Prévention Active',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
    for (const name of ['Numéro', 'Entité', 'Échéance']) {
      await userEvent.tab();
      await expect(table.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(table.getByRole('link', { name: 'DH-2026-0391' })).toHaveFocus();
  },
};

/** Un second appui renverse l’ordre ; c’est l’appelant qui trie. */
export const Sorting: Story = {
  render: function Held(args) {
    const [sort, setSort] = useState(args.sort);
    return (
      <DataTable
        {...args}
        sort={sort}
        onSort={(key) => {
          args.onSort(key);
          setSort({ key, direction: sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc' });
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const sorted = () => canvas.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
    await expect(sorted()).toEqual([null, null, null, 'ascending']);
    await userEvent.click(canvas.getByRole('button', { name: 'Entité' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('entite');
    await expect(sorted()).toEqual([null, 'ascending', null, null]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenCalledTimes(2);
    await expect(sorted()).toEqual([null, 'descending', null, null]);
    await expect(canvas.queryByRole('button', { name: 'Niveau' })).toBeNull();
  },
};

export const OneRow: Story = { args: { rows: rows.slice(0, 1) } };

/** L’en-tête reste en vue, sans cacher la ligne qui a le focus. */
export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 60 }, (_, index) => ({
      numero: `DH-2026-${String(index + 1).padStart(4, '0')}`,
      entite: `Entité nᵒ ${index + 1}`,
      niveau: 'SST, acteur',
      state: 'ok',
      date: '08/01/2027',
      words: 'dans 49 j',
      ratio: 0.2,
    })),
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Numéro' });
    const first = canvas.getByRole('link', { name: 'DH-2026-0001' });
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(head.getBoundingClientRect().top).toBe(0);
    const passed = canvas.getByRole('link', { name: 'DH-2026-0010' });
    passed.focus();
    await expect(passed.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
    window.scrollTo(0, 0);
  },
};

/** Une cellule se coupe, jamais le lien qui a le focus ; le texte entier est au survol. */
export const LongWords: Story = {
  args: {
    columns: [
      { key: 'numero', header: 'Numéro', width: 120, render: (row) => <Identifier>{row.numero}</Identifier> },
      { key: 'entite', header: 'Entité', width: 160, render: (row) => row.entite, title: (row) => row.entite },
      { key: 'niveau', header: 'Niveau', render: (row) => row.niveau },
    ],
    rows: rows.slice(0, 1).map((row) => ({
      ...row,
      entite: 'Fédération interdépartementale des centres d’apprentissage et de prévention',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('cell', { name: /^Fédération/ });
    await expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth);
    await expect(cell).toHaveAttribute('title', cell.textContent);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'DH-2026-0391' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link.closest('td') ?? link).overflow).toBe('visible');
  },
};

/** Sous 64rem, ce qui est secondaire s’efface. */
export const OnATablet: Story = {
  parameters: {
    viewport: { options: { w960: { name: 'Fenêtre étroite', styles: { width: '960px', height: '100%' } } } },
  },
  globals: { viewport: { value: 'w960' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Niveau' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Entité' })).toBeVisible();
  },
};

/** Une carte par ligne ; la carte entière est le lien. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const cards = within(canvas.getByRole('list', { name: 'Demandes à traiter' })).getAllByRole('link');
    await expect(cards).toHaveLength(3);
    await expect(cards[1]).toHaveAttribute('href', '#DH-2026-0405');
    await userEvent.tab();
    await expect(cards[0]).toHaveFocus();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
