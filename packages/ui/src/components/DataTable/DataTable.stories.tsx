import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, ListChecks, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { heard } from '../../internal/heard.ts';
import { Button } from '../Button/Button.tsx';
import { Callout } from '../Callout/Callout.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import { DataTable, KeptEnd, type DataTableProps } from './DataTable.tsx';
import type { Sorting } from './Sorting.ts';
import { exampleCard, exampleColumns, exampleRows, manyRows, type ExampleRow } from './exampleTable.tsx';

const onSort = fn();
const onAffect = fn();
const onAct = fn();
const LONG_NAME = 'Fédération interdépartementale des centres d’apprentissage et de prévention';
const sorting: Sorting = {
  key: 'echeance',
  direction: 'asc',
  onSort,
  label: 'Trier par',
  said: (header, direction) => `Trié par ${header}, ordre ${direction === 'asc' ? 'croissant' : 'décroissant'}`,
};
const selection = {
  selected: [],
  onChange: fn(),
  actions: [
    { id: 'prendre', label: 'Prendre en charge', icon: Check, onPress: fn() },
    { id: 'affecter', label: 'Affecter à…', icon: Users, onPress: onAffect },
  ],
  allLabel: 'Tout sélectionner sur cette page',
  rowLabel: (row: ExampleRow) => `Sélectionner ${row.numero}`,
  countLabel: (count: number) => (count > 1 ? `${count} demandes sélectionnées` : `${count} demande sélectionnée`),
  clearLabel: 'Tout désélectionner',
  modeLabel: 'Sélectionner',
};

/** What the page would keep: the order, the chosen rows and the hidden columns. */
function Held(props: DataTableProps<ExampleRow>): ReactNode {
  const [order, setOrder] = useState(props.sorting);
  const [selected, setSelected] = useState(props.selection?.selected ?? []);
  const [hidden, setHidden] = useState(props.columnChoice?.hidden ?? []);
  return (
    <DataTable
      {...props}
      {...(order && {
        sorting: {
          ...order,
          onSort: (key) => {
            order.onSort(key);
            setOrder({ ...order, key, direction: order.key === key && order.direction === 'asc' ? 'desc' : 'asc' });
          },
        },
      })}
      {...(props.selection && { selection: { ...props.selection, selected, onChange: setSelected } })}
      {...(props.columnChoice && { columnChoice: { ...props.columnChoice, hidden, onChange: setHidden } })}
    />
  );
}

/** Des objets que l’on compare, chacun menant à sa page ; des cartes là où un tableau n’a pas la place. */
const meta = {
  title: 'Données/DataTable',
  component: DataTable<ExampleRow>,
  parameters: {
    // As a table: narrower, it is cards.
    picture: { width: 720 },
    guide: {
      use: [
        'Une liste d’objets de même sorte que l’on parcourt, compare et ouvre.',
        'Plus de 200 lignes d’un coup : seules celles qui sont près de l’écran sont dessinées. La recherche du navigateur ne trouve qu’elles, et un lecteur d’écran lit les autres à mesure que l’on défile ; le papier, lui, les a toutes.',
      ],
      avoid: [
        { when: 'Les faits d’un seul objet.', instead: 'DescriptionList' },
        { when: 'Deux versions d’un même objet.', instead: 'Comparison' },
        { when: 'Trois ou quatre chemins à prendre.', instead: 'DoorList' },
      ],
      anatomy: [
        ['Légende', 'Le nom du tableau ; cachée quand un titre le dit déjà.'],
        [
          'Ligne du dessus',
          'Le compte, le choix des colonnes ; quand des lignes sont choisies, ce que l’on peut en faire.',
        ],
        ['En-têtes', 'Restent en vue ; ceux qui trient sont des boutons, l’ordre est dit par `aria-sort`.'],
        ['Première colonne', 'Nomme la ligne et mène à sa page ; ne se cache pas.'],
      ],
      keyboard: [
        ['Tab', 'Passe d’un en-tête qui trie à une case ou à un lien.'],
        ['Entrée, Espace', 'Trie, ouvre ou choisit.'],
        ['Maj + Espace', 'Choisit toutes les lignes depuis la dernière choisie.'],
      ],
      doDont: [
        { do: 'Des cases seulement s’il existe une action groupée.', dont: 'Des cases « au cas où ».' },
        { do: 'Marquer secondaires les colonnes dont on peut se passer.', dont: 'Faire défiler le tableau de côté.' },
        {
          do: 'Laisser un nom long aller à la ligne.',
          dont: 'Couper ce que seule la souris peut lire : `isCut` rend tout le texte à la rangée qui a le focus.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    caption: 'Demandes à traiter',
    columns: exampleColumns,
    rows: exampleRows,
    rowKey: (row) => row.numero,
    rowHref: (row) => `#${row.numero}`,
    sorting,
    card: exampleCard,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DataTable<ExampleRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Demandes à traiter' }));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Numéro', 'Entité', 'Niveau', 'Échéance']);
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByRole('rowheader', { name: 'DH-2026-0405' })).toBeVisible();
    await expect(table.getByRole('link', { name: 'DH-2026-0405' })).toHaveAttribute('href', '#DH-2026-0405');
    await expect(table.getByRole('cell', { name: 'Meuse Prévention Active' })).toBeVisible();
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
export const Ordering: Story = {
  play: async ({ canvas, userEvent }) => {
    const sorted = () => canvas.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
    await expect(sorted()).toEqual([null, null, null, 'ascending']);
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    // The order that one finds is read in the headers.
    await expect(said().join('')).toBe('');
    heard.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Entité' }));
    await expect(said()).toContain('Trié par Entité, ordre croissant');
    await expect(onSort).toHaveBeenLastCalledWith('entite');
    await expect(sorted()).toEqual([null, 'ascending', null, null]);
    await userEvent.keyboard('{Enter}');
    await expect(sorted()).toEqual([null, 'descending', null, null]);
    await expect(said()).toContain('Trié par Entité, ordre décroissant');
    await waitFor(() =>
      expect(heard).toEqual(['Trié par Entité, ordre croissant', 'Trié par Entité, ordre décroissant']),
    );
    await expect(canvas.queryByRole('button', { name: 'Niveau' })).toBeNull();
  },
};

/** La ligne du dessus change sans que rien ne bouge ; le compte est dit. */
export const Selecting: Story = {
  args: { rows: manyRows(6), selection, summary: '6 demandes' },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    const box = (number: number) => canvas.getByRole('checkbox', { name: `Sélectionner DH-2026-000${number}` });
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Tout sélectionner sur cette page' });
    const said = () => canvas.getAllByRole('status').at(-1);
    const says = (words: string) => expect(said()).toHaveTextContent(words);
    const { top } = table.getBoundingClientRect();
    await expect(canvas.getByText('6 demandes')).toBeVisible();
    await userEvent.click(box(2));
    await says('1 demande sélectionnée');
    await expect(table.getBoundingClientRect().top).toBe(top);
    await expect(all.indeterminate).toBe(true);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(5));
    await userEvent.keyboard('{/Shift}');
    await says('4 demandes sélectionnées');
    await expect(box(1)).not.toBeChecked();
    await expect(box(4)).toBeChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await says('6 demandes sélectionnées');
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Affecter à…' }));
    await expect(onAffect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout désélectionner' }));
    await expect(said()).toBeEmptyDOMElement();
    await expect(canvas.getByText('6 demandes')).toBeVisible();
    await expect(all).toHaveFocus();
    await expect(box(3)).not.toBeChecked();
  },
};

/** Une ligne dont on ne peut rien faire le dit sur sa case ; Maj + Espace prend toute la suite, Échap vide. */
export const SelectingByKeyboard: Story = {
  args: {
    rows: manyRows(6),
    selection: {
      ...selection,
      refusalOf: ({ numero }) => (numero.endsWith('3') ? 'À cette étape, elle s’ouvre pour être traitée.' : undefined),
    },
    summary: '6 demandes',
    shortcuts: { label: 'Raccourcis clavier', onOpen: onAct },
  },
  play: async ({ canvas, userEvent }) => {
    const box = (number: number) => canvas.getByRole('checkbox', { name: new RegExp(`DH-2026-000${number}`) });
    await expect(box(3)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box(3));
    await expect(box(3)).not.toBeChecked();
    await userEvent.click(box(1));
    box(5).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('4 demandes sélectionnées');
    await expect(box(3)).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(box(1)).not.toBeChecked();
    await expect(box(5)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Raccourcis clavier' }));
    await expect(onAct).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  args: { selection: { ...selection, selected: ['DH-2026-0391', 'DH-2026-0405'] }, summary: '3 demandes' },
};

/** Ce qui est en cours garde le focus, et ne se redemande pas. */
export const BulkBusy: Story = {
  args: {
    selection: {
      ...selection,
      selected: ['DH-2026-0391'],
      actions: [{ id: 'affecter', label: 'Affecter à…', icon: Users, isBusy: true, onPress: onAffect }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    onAffect.mockClear();
    const busy = canvas.getByRole('button', { name: 'Affecter à…' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    await expect(busy).toHaveFocus();
    await expect(onAffect).not.toHaveBeenCalled();
  },
};

/** Les colonnes laissées de côté sont une valeur que l’appelant garde. */
export const ChoosingColumns: Story = {
  args: { columnChoice: { label: 'Colonnes', hidden: ['niveau'], onChange: fn() }, summary: '3 demandes' },
  play: async ({ canvas, userEvent }) => {
    const headers = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers()).toEqual(['Numéro', 'Entité', 'Échéance']);
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }));
    const menu = within(await screen.findByRole('menu', { name: 'Colonnes' }));
    await expect(menu.queryByRole('menuitemcheckbox', { name: 'Numéro' })).toBeNull();
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Niveau' })).not.toBeChecked();
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Niveau' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Entité' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(headers()).toEqual(['Numéro', 'Niveau', 'Échéance']);
    await expect(canvas.getByRole('button', { name: 'Colonnes' })).toHaveFocus();
  },
};

/** Gris seulement s’il n’y a encore rien ; autrement les lignes restent. */
export const Loading: Story = {
  args: { rows: [], loadingLabel: 'Chargement des demandes…', selection },
  play: async ({ canvas }) => {
    await waitFor(() => expect(heard).toContain('Chargement des demandes…'));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const LoadingAgain: Story = {
  args: { loadingLabel: 'Chargement des demandes…' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={ListChecks}
        title="Aucune demande ne correspond à ces filtres"
        description="Retirez un filtre."
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('heading', { name: /Aucune demande/ })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <Callout tone="danger" title="Les demandes n’ont pas pu être lues" actions={<Button>Réessayer</Button>}>
        Le service ne répond pas. Vos filtres sont gardés.
      </Callout>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Les demandes n’ont pas pu être lues' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** L’en-tête reste en vue, sans cacher la ligne qui a le focus. */
export const ManyRows: Story = {
  args: { rows: manyRows(60) },
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

/** Dix mille lignes : quelques dizaines sont dessinées, toutes de même hauteur, chacune dit son rang, et le papier les a toutes. */
export const TenThousandRows: Story = {
  args: {
    rows: manyRows(10_000).map((row, index) => (index === 5000 ? { ...row, entite: LONG_NAME.repeat(3) } : row)),
    selection,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawn = () => canvasElement.querySelectorAll('tbody tr[data-index]').length;
    const link = (name: string) => canvas.findByRole('link', { name });
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(drawn()).toBeLessThan(100);
    const height = table.offsetHeight;
    await expect(height).toBeGreaterThan(10_000 * 32);
    (await link('DH-2026-0001')).focus();
    window.scrollTo(0, 5000 * 33);
    await expect((await link('DH-2026-5001')).closest('tr')).toHaveAttribute('aria-rowindex', '5002');
    await expect(table.offsetHeight).toBe(height);
    const cut = canvas.getByRole('cell', { name: LONG_NAME.repeat(3) });
    await userEvent.hover(cut);
    await expect(cut).toHaveAttribute('title', LONG_NAME.repeat(3));
    await expect(drawn()).toBeLessThan(150);
    // The focused row stays drawn, and the focus goes on from there.
    await expect(await link('DH-2026-0001')).toHaveFocus();
    const here = await link('DH-2026-5030');
    here.focus();
    for (let presses = 0; presses < 40; presses++) await userEvent.tab();
    await expect(await link('DH-2026-5050')).toHaveFocus();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await link('DH-2026-10000')).toBeVisible();
    window.scrollTo(0, 0);
  },
};

/** Ce que l’on montre à côté du tableau met sa ligne en lumière. */
export const Lit: Story = {
  args: { litKey: 'DH-2026-0405' },
  play: async ({ canvas }) => {
    const row = canvas.getByText('DH-2026-0405').closest('tr');
    await expect(row).toHaveAttribute('data-lit');
    await expect(canvas.getByText('DH-2026-0391').closest('tr')).not.toHaveAttribute('data-lit');
  },
};

/** Avant d’imprimer, toutes les lignes sont dessinées. */
export const Printed: Story = {
  args: { rows: manyRows(300) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('row')).toHaveLength(301);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(100));
  },
};

/** Un texte long va à la ligne, et rien n’en est coupé ; sur une ligne, la rangée garde sa hauteur. */
export const LongWords: Story = {
  args: {
    columns: [
      { key: 'numero', header: 'Numéro', width: 120, render: (row) => <Identifier>{row.numero}</Identifier> },
      { key: 'entite', header: 'Entité', width: 160, render: (row) => row.entite },
      { key: 'sessions', header: 'Sessions', align: 'end', render: () => '1 204' },
    ],
    rows: exampleRows.slice(0, 2).map((row, index) => ({ ...row, entite: index === 0 ? LONG_NAME : 'Adapei' })),
  },
  play: async ({ canvas }) => {
    const [long, short] = [LONG_NAME, 'Adapei'].map((name) => canvas.getByRole('cell', { name }));
    await expect(long?.scrollWidth).toBe(long?.clientWidth);
    await expect(long?.offsetHeight).toBeGreaterThan(60);
    await expect(short?.offsetHeight).toBe(33);
  },
};

/** Une ligne par rangée, quelle que soit la longueur des textes ; entiers sous la souris, et sur la rangée où l’on est au clavier. */
export const Cut: Story = {
  args: {
    isCut: true,
    columns: exampleColumns.map((column) =>
      column.key === 'entite' ? { ...column, render: (row) => <span>{row.entite}</span> } : column,
    ),
    rows: exampleRows.slice(0, 2).map((row, index) => ({ ...row, entite: index === 0 ? LONG_NAME : 'Adapei' })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const long = canvas.getByRole('cell', { name: LONG_NAME });
    await expect(long.offsetHeight).toBe(33);
    await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth);
    await userEvent.hover(long);
    await expect(long).toHaveAttribute('title', LONG_NAME);
    const short = canvas.getByRole('cell', { name: 'Adapei' });
    await userEvent.hover(short);
    await expect(short).not.toHaveAttribute('title');
    const link = canvas.getByRole('link', { name: 'DH-2026-0391' });
    for (let presses = 0; presses < 9 && document.activeElement !== link; presses++) await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(long.scrollWidth).toBe(long.clientWidth);
    await expect(long.offsetHeight).toBeGreaterThan(33);
    await userEvent.tab();
    await expect(long.offsetHeight).toBe(33);
  },
};

/** La fin qui distingue un texte d’un autre reste ; le début est coupé, entier sous la souris et sur la rangée où l’on est au clavier. */
export const KeptEnds: Story = {
  args: {
    isCut: true,
    columns: exampleColumns.map((column) =>
      column.key === 'entite' ? { ...column, render: (row) => <KeptEnd start={row.entite} end="(MAC)" /> } : column,
    ),
    rows: exampleRows.slice(0, 2).map((row, index) => ({ ...row, entite: index === 0 ? LONG_NAME : 'Adapei' })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const long = canvas.getByRole('cell', { name: `${LONG_NAME} (MAC)` });
    const start = within(long).getByText(LONG_NAME);
    await expect(long.offsetHeight).toBe(33);
    await expect(long.scrollWidth).toBe(long.clientWidth);
    await expect(start.scrollWidth).toBeGreaterThan(start.clientWidth);
    await userEvent.hover(long);
    await expect(long).toHaveAttribute('title', `${LONG_NAME} (MAC)`);
    const short = canvas.getByRole('cell', { name: 'Adapei (MAC)' });
    await userEvent.hover(short);
    await expect(short).not.toHaveAttribute('title');
    const link = canvas.getByRole('link', { name: 'DH-2026-0391' });
    for (let presses = 0; presses < 9 && document.activeElement !== link; presses++) await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(start).display).toBe('inline');
    await expect(long.scrollWidth).toBe(long.clientWidth);
    await expect(long.offsetHeight).toBeGreaterThan(33);
  },
};

/** Ce qu’il faut lire en entier prend une seconde ligne ; le reste est coupé. */
export const Whole: Story = {
  args: {
    isCut: true,
    columns: exampleColumns.map((column) => (column.key === 'entite' ? { ...column, isWhole: true } : column)),
    rows: exampleRows.slice(0, 2).map((row, index) => ({ ...row, entite: index === 0 ? LONG_NAME : 'Adapei' })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const long = canvas.getByRole('cell', { name: LONG_NAME });
    await expect(long.scrollWidth).toBe(long.clientWidth);
    await expect(long.offsetHeight).toBeGreaterThan(33);
    await expect(canvas.getByRole('cell', { name: 'Adapei' }).offsetHeight).toBe(33);
  },
};

/** Des rangées serrées pour qui en lit beaucoup ; la valeur est à l’appelant. */
export const Tight: Story = {
  args: { selection },
  render: function Dense(args) {
    const [isTight, setTight] = useState(false);
    return <DataTable {...args} density={{ label: 'Lignes serrées', isTight, onChange: setTight }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('cell', { name: 'Meuse Prévention Active' });
    const toggle = canvas.getByRole('button', { name: 'Lignes serrées' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(cell.offsetHeight).toBe(33);
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(cell.offsetHeight).toBe(27);
    await userEvent.click(toggle);
    await expect(cell.offsetHeight).toBe(33);
  },
};

/** Ce qui est secondaire s’efface quand la place manque, quelle que soit la fenêtre. */
export const NarrowPlace: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 600 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Niveau' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Entité' })).toBeVisible();
  },
};

/** Une carte par ligne ; la carte entière est le lien, et l’ordre est un menu. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const cards = within(canvas.getByRole('list', { name: 'Demandes à traiter' })).getAllByRole('link');
    await expect(cards).toHaveLength(3);
    await expect(cards[1]).toHaveAttribute('href', '#DH-2026-0405');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Entité' }));
    await expect(onSort).toHaveBeenLastCalledWith('entite');
    await userEvent.tab();
    await expect(cards[0]).toHaveFocus();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Les cases se montrent sur demande, larges de 44 px pour le doigt. */
export const SelectingOnAPhone: Story = {
  args: { selection },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sélectionner' }));
    await expect(canvas.getByRole('button', { name: 'Sélectionner' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner DH-2026-0405' }));
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('1 demande sélectionnée');
    await userEvent.click(canvas.getByRole('button', { name: 'Tout désélectionner' }));
    await expect(canvas.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner DH-2026-0391' }));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Sans dessin de carte, chaque fait a son nom ; ce que l’on peut faire se tient sous le lien ; de beaucoup, une première part, puis d’autres en défilant. */
export const PlainCards: Story = {
  args: {
    rows: manyRows(210),
    columns: [
      ...exampleColumns,
      { key: 'faire', header: 'Que faire', isAction: true, render: () => <Button onPress={onAct}>Relancer</Button> },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  render: (args) => <Held {...args} card={undefined} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Relancer' })[0] ?? document.body);
    await expect(onAct).toHaveBeenCalled();
    await expect(canvas.getAllByRole('link')[0]).not.toHaveTextContent('Relancer');
    await expect(first).toHaveTextContent('Niveau SST, acteur');
    await expect(first).toHaveAttribute('aria-setsize', '210');
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(200);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvasElement.querySelectorAll('li').length).toBeGreaterThan(200));
    window.scrollTo(0, 0);
  },
};
