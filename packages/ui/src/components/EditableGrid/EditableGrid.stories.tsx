import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { EditableGrid, type GridHandle } from './EditableGrid.tsx';
import { exampleColumns, exampleWords, HeldGrid, manyEntries } from './exampleGrid.tsx';

const onEdit = fn();

/** Des lignes que l’on corrige comme dans un tableur : chaque faute dans sa case, son remède dessous, tout au clavier. */
const meta = {
  title: 'Données/EditableGrid',
  component: EditableGrid,
  parameters: {
    picture: {},
    guide: {
      use: ['Des lignes venues d’un fichier ou d’un tableur, que l’on vérifie et corrige avant de les enregistrer.'],
      avoid: [
        { when: 'Des lignes que l’on parcourt et ouvre.', instead: 'DataTable' },
        { when: 'Quelques champs d’un seul objet.', instead: 'Form' },
        { when: 'Un choix par ligne.', instead: 'ChoiceTable' },
      ],
      anatomy: [
        ['Comptes', 'Prêts, à corriger, à confirmer ; chacun montre ses lignes seules.'],
        ['En-tête', 'Le champ, et la colonne du fichier où il est lu ; son bouton en change.'],
        ['Case', 'Bordée quand elle est en faute : deux pixels pour une faute, un pour un avertissement.'],
        ['Ligne de faute', 'Pend à sa case : ce qui ne va pas, le remède, les réponses. Toujours visible.'],
        ['Touches', 'Sous la grille ; absentes là où l’on touche du doigt.'],
        ['Cartes', 'Là où la grille n’a pas la place : les lignes en faute d’abord.'],
      ],
      keyboard: [
        ['Tab', 'Entre à la case active, puis va de case en case ; après Échap, sort de la grille.'],
        ['Flèches, Début, Fin, Page', 'Se déplacent ; avec Ctrl, jusqu’au bord.'],
        ['Une lettre, F2', 'Remplace ou modifie la case.'],
        ['Entrée', 'Valide et descend ; avec Maj, remonte.'],
        ['Échap', 'Rend l’ancienne valeur.'],
        ['Suppr', 'Vide la case ; sur le numéro, retire la ligne.'],
        ['Espace', 'Sur le numéro, coche la ligne.'],
        ['Ctrl + Z, Ctrl + Maj + Z', 'Défait, refait.'],
        ['F8, Maj + F8', 'Faute suivante, précédente.'],
        ['Alt + Flèche bas', 'Entre dans les réponses de la faute ; Échap en revient.'],
      ],
      doDont: [
        { do: 'Dire le remède avec la faute.', dont: 'Un message loin de la case.' },
        { do: 'Laisser chaque ligne de faute visible.', dont: 'Une bulle au survol.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Stagiaires à inscrire', columns: exampleColumns, rows: [], words: exampleWords, onEdit },
  beforeEach: () => void onEdit.mockClear(),
  render: ({ rows: _rows, ...args }) => <HeldGrid {...args} />,
} satisfies Meta<typeof EditableGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (row: number, column: number) => {
  const found = screen
    .getAllByRole('row')
    .find((line) => line.getAttribute('aria-rowindex') === String(row + 1))
    ?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  if (!found) throw new Error(`no cell ${row}, ${column}`);
  return found;
};
const isActive = (row: number, column: number) => waitFor(() => expect(cell(row, column)).toHaveFocus());

/** Trois comptes, deux fautes et un avertissement, chacun pendu à sa case. */
export const Default: Story = {
  args: {
    summary: '10 lignes collées à 14:29',
    tools: (
      <Button size="small" icon={FileSpreadsheet}>
        Importer un fichier
      </Button>
    ),
    footer: <Link href="#modele">Fichier modèle</Link>,
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Stagiaires à inscrire' });
    await expect(grid).toHaveAttribute('aria-rowcount', '11');
    await expect(canvas.getByRole('button', { name: '7 prêts' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '2 à corriger' })).toBeVisible();
    await expect(cell(4, 3)).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(4, 3)).toHaveAccessibleDescription(/Cette date est à venir : demain\. ?Tapez la date/);
    await expect(cell(5, 1)).not.toHaveAttribute('aria-invalid');
    await expect(cell(5, 1)).toHaveAccessibleDescription(/Une personne proche/);
    const line = canvas.getByText('Cette date est à venir : demain.').getBoundingClientRect();
    const box = cell(4, 3).getBoundingClientRect();
    await expect(line.top).toBeGreaterThanOrEqual(box.bottom - 1);
    await expect(line.left).toBeGreaterThanOrEqual(box.left);
    await expect(line.left).toBeLessThan(box.right);
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

/** Les trois fautes corrigées au clavier seul : F8 y mène, taper remplace, Entrée valide, Alt et bas répond. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    cell(1, 1).focus();
    await userEvent.keyboard('{F8}');
    await isActive(4, 3);
    await userEvent.keyboard('21/11/1996{Enter}');
    await expect(onEdit).toHaveBeenLastCalledWith([{ rowId: 'r4', column: 'naissance', value: '21/11/1996' }], []);
    await isActive(5, 3);
    await expect(cell(4, 3)).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('button', { name: '8 prêts' })).toBeVisible();
    // What the line below has on the left of the active cell is not passed over.
    await userEvent.keyboard('{F8}');
    await isActive(5, 1);
    await userEvent.keyboard('{F8}');
    await isActive(9, 1);
    await userEvent.keyboard('{Shift>}{F8}{/Shift}');
    await isActive(5, 1);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const same = canvas.getByRole('button', { name: 'C’est la même personne' });
    await expect(same).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Une autre' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isActive(5, 1);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
    await isActive(5, 1);
    await expect(canvas.getByRole('button', { name: 'Modifier' })).toBeVisible();
    await userEvent.keyboard('{F8}');
    await isActive(9, 1);
    await userEvent.keyboard('{F2}MARIN{Tab}');
    await isActive(9, 2);
    await expect(canvas.getByRole('button', { name: '10 prêts' })).toBeVisible();
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Plus aucune faute.');
  },
};

/** Échap rend l’ancienne valeur ; Ctrl et Z défont, Ctrl, Maj et Z refont ; Suppr vide. */
export const UndoAndRedo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(1, 2));
    await userEvent.keyboard('{F2} Anne{Escape}');
    await isActive(1, 2);
    await expect(cell(1, 2)).toHaveTextContent(/^Claire$/);
    await expect(onEdit).not.toHaveBeenCalled();
    await userEvent.keyboard('{F2}-Anne{Enter}');
    await expect(cell(1, 2)).toHaveTextContent('Claire-Anne');
    await userEvent.keyboard('{ArrowUp}{Delete}');
    await expect(cell(1, 2)).toHaveTextContent(/^$/);
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(cell(1, 2)).toHaveTextContent(/^Claire$/);
    await expect(canvas.getByRole('button', { name: 'Défaire' })).toBeDisabled();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(cell(1, 2)).toHaveTextContent('Claire-Anne');
    await userEvent.click(canvas.getByRole('button', { name: 'Défaire' }));
    await expect(cell(1, 2)).toHaveTextContent(/^Claire$/);
  },
};

/** Une faute que l’on vient de faire est dite ; quitter la case par la souris garde ce qui est tapé. */
export const FaultIsSaid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(cell(3, 3));
    await userEvent.keyboard('{Control>}a{/Control}01/01/2026');
    await userEvent.click(cell(1, 1));
    await isActive(1, 1);
    await expect(cell(3, 3)).toHaveTextContent('01/01/2026');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Cette date est à venir'));
  },
};

/** Flèches, Début, Fin ; Tab passe à la ligne suivante ; Échap puis Tab sort. */
export const Moving: Story = {
  args: { footer: <Link href="#modele">Fichier modèle</Link> },
  play: async ({ canvas, userEvent }) => {
    cell(1, 1).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await isActive(2, 2);
    await userEvent.keyboard('{End}{Home}');
    await isActive(2, 0);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await isActive(10, 6);
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /^Nom/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{End}{ArrowLeft}');
    await isActive(1, 5);
    await userEvent.tab();
    await isActive(2, 1);
    await userEvent.tab({ shift: true });
    await isActive(1, 5);
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Fichier modèle' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await isActive(1, 5);
  },
};

/** Ce qui est copié d’un tableur remplit les cases dès la case active, et ajoute les lignes qui manquent. */
export const Pasting: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(cell(10, 1));
    await userEvent.paste('OBRY\tPaul\t01/02/1980\r\nPETIT\tAnne\t03/04/1985\r\n');
    await expect(cell(10, 1)).toHaveTextContent('OBRY');
    await expect(cell(10, 4)).toHaveTextContent('NDI30962');
    await expect(cell(11, 2)).toHaveTextContent('Anne');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cell(10, 1)).toHaveTextContent('N’DIAYE');
    await expect(screen.getAllByRole('row')).toHaveLength(11);
  },
};

/** Un compte montre ses lignes seules ; la ligne corrigée reste sous la main. */
export const ShowingFaultsAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 à corriger' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(cell(1, 3));
    await userEvent.keyboard('01/01/1990{Enter}');
    await isActive(2, 3);
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    const count = canvas.getByRole('button', { name: '1 à corriger' });
    await expect(count).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(count);
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

/** La ligne se retire par Suppr sur son numéro, ou par la réponse à sa faute. */
export const RemovingRows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'retirez la ligne' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
    await isActive(9, 1);
    cell(1, 0).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await expect(cell(1, 1)).toHaveTextContent('BENOÎT');
    await isActive(1, 0);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cell(1, 1)).toHaveTextContent('BASTIEN');
  },
};

const onSource = fn();

/** Le bouton d’un en-tête change la colonne du fichier où le champ est lu. */
export const ChoosingSources: Story = {
  args: { onSource },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Colonne devinée' })).toBeVisible();
    cell(1, 5).focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const menu = await screen.findByRole('menu', { name: /Courriel : lu dans « Mail »/ });
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Adresse' }));
    await expect(onSource).toHaveBeenLastCalledWith('courriel', 'Adresse');
  },
};

function Ticked(): ReactNode {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['r1', 'r2', 'r3', 'r4']));
  return (
    <HeldGrid
      choice={{
        chosen,
        label: (row) => `Prendre la ligne ${row}`,
        onToggle: (rowId, isChosen) =>
          setChosen((before) => new Set(isChosen ? [...before, rowId] : [...before].filter((id) => id !== rowId))),
      }}
    />
  );
}

/** Là où seules les lignes cochées comptent : Espace sur le numéro. */
export const Ticking: Story = {
  render: () => <Ticked />,
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole('checkbox', { name: 'Prendre la ligne 1' });
    await expect(tick).toBeChecked();
    cell(1, 0).focus();
    await userEvent.keyboard(' ');
    await expect(tick).not.toBeChecked();
  },
};

/** Deux fautes d’une ligne : celle de droite d’abord, pour qu’aucun filet ne traverse des mots. */
export const ManyFaults: Story = {
  render: ({ rows: _rows, ...args }) => (
    <HeldGrid
      {...args}
      entries={[
        { id: 'r1', values: { nom: '', prenom: 'Léo', naissance: '01/01/2026', identifiant: '', courriel: 'leo' } },
        {
          id: 'r2',
          values: { nom: 'DUPRÉ', prenom: 'Marion', naissance: '01/01/2026', identifiant: '', courriel: '' },
        },
        {
          id: 'r3',
          values: {
            nom: 'WOLFESCHLEGELSTEINHAUSENBERGERDORFF',
            prenom: 'Anne-Charlotte-Élisabeth',
            naissance: '01/01/1980',
            identifiant: '',
            courriel: 'anne-charlotte.wolfeschlegelsteinhausen@moselotte.example',
          },
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const top = (words: string) => canvas.getByText(words).getBoundingClientRect().top;
    await expect(top('Le nom manque.')).toBeGreaterThan(top('Ce n’est pas une adresse.'));
    // The line that was left by Enter has a further fault: F8 finds it before those below.
    cell(1, 1).focus();
    await userEvent.keyboard('{F8}');
    await isActive(1, 3);
    await userEvent.keyboard('01/01/1990{Enter}');
    await isActive(2, 3);
    await userEvent.keyboard('{F8}');
    await isActive(1, 5);
    // Still at fault: F8 comes back to it, and goes on from there.
    await userEvent.keyboard('leon{Enter}{F8}');
    await isActive(1, 5);
    await userEvent.keyboard('{F8}');
    await isActive(2, 1);
  },
};

/** À l’étroit, la faute de la dernière colonne commence plus à gauche et finit sous sa case : son filet longe ses mots sans les traverser. */
export const NarrowFaults: Story = {
  render: ({ rows: _rows, ...args }) => (
    <div style={{ inlineSize: 820, maxInlineSize: '100%' }}>
      <HeldGrid
        {...args}
        entries={[
          { id: 'r1', values: { nom: '', prenom: 'Léo', naissance: '01/01/2026', identifiant: '', courriel: 'leo' } },
          {
            id: 'r2',
            values: { nom: 'MARTIN', prenom: 'Lou', naissance: '02/02/1992', identifiant: '', courriel: 'lou' },
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Stagiaires à inscrire' });
    const boxes = (selector: string) => [...grid.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const rails = boxes('span[aria-hidden="true"][data-tone]');
    const words = boxes('strong[data-tone], strong[data-tone] + span, [data-fault-action]');
    await expect([rails.length, words.length]).toEqual([4, 9]);
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    await expect(rails.filter((rail) => words.some((word) => isOver(rail, word)))).toEqual([]);
    const [last] = rails.slice(-1);
    const box = cell(2, 5).getBoundingClientRect();
    await expect([last?.right, last?.top]).toEqual([box.right, box.bottom]);
  },
};

function Led(): ReactNode {
  const handle = useRef<GridHandle>(null);
  return (
    <>
      <Button onPress={() => handle.current?.goTo('r1000', 'nom')}>Ligne 1000 : le nom manque</Button>
      <HeldGrid entries={manyEntries(1000)} handle={handle} />
    </>
  );
}

/** Mille lignes : seules celles qui sont près de l’écran sont dessinées ; F8 va à la faute suivante où qu’elle soit. */
export const ThousandRows: Story = {
  render: () => <Led />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120);
    cell(1, 1).focus();
    await userEvent.keyboard('{F8}{F8}');
    await isActive(100, 1);
    await userEvent.keyboard('CENT{Enter}');
    await isActive(101, 1);
    await expect(cell(100, 1)).toHaveTextContent('CENT');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await isActive(1000, 6);
    await waitFor(() => expect(cell(999, 1)).toBeVisible());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await isActive(1, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Ligne 1000 : le nom manque' }));
    await isActive(1000, 1);
    await expect(cell(1000, 1)).toHaveAccessibleDescription(/Le nom manque/);
  },
};

/** Là où la grille n’a pas la place : une carte par ligne, les fautes d’abord. */
export const Cards: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    const first = within(
      canvas.getAllByRole('group').filter((group) => /^Ligne \d/.test(group.ariaLabel ?? ''))[0] as HTMLElement,
    );
    const birth = first.getByRole('textbox', { name: 'Naissance' });
    await expect(birth).toBeInvalid();
    await userEvent.clear(birth);
    await userEvent.type(birth, '21/11/1996');
    await userEvent.tab();
    await expect(birth).toBeValid();
    await expect(canvas.getByRole('button', { name: '8 prêts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Une autre' }));
    await expect(canvas.getByText('Une autre personne')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Ligne 5, Prêt' })).toHaveFocus();
    // What answers a fault is under its field, as in the grid.
    await expect(canvas.getByRole('button', { name: 'retirez la ligne' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer la ligne 1' }));
    await expect(canvas.queryByRole('group', { name: 'Ligne 10, Prêt' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Ligne 1, Prêt' })).toHaveFocus();
  },
};

/** Mille cartes : dessinées à mesure. */
export const ThousandCards: Story = {
  ...Cards,
  render: () => <HeldGrid entries={manyEntries(1000)} />,
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('group').filter((group) => /^Ligne \d/.test(group.ariaLabel ?? ''));
    await expect(cards.length).toBeLessThan(60);
    await expect(cards[0]).toHaveAccessibleName('Ligne 50, À corriger');
  },
};
