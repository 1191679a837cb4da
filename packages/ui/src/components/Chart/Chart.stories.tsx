import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Chart } from './Chart.tsx';

/** Des chiffres que l’on suit : un dessin, et les mêmes en tableau et en fichier. */
const meta = {
  title: 'Données/Chart',
  component: Chart,
  parameters: {
    guide: {
      use: ['Comparer des quantités entre mois ou entre caisses (barres), suivre une évolution (lignes).'],
      avoid: [
        { when: 'Trois chiffres.', instead: 'DescriptionList' },
        { when: 'Des chiffres dont seul le détail compte.', instead: 'DataTable' },
        { when: 'La part du temps écoulée.', instead: 'Deadline' },
      ],
      anatomy: [
        [
          'Légende',
          'Au-dessus ; chaque série a son remplissage, ou son trait et son point : la couleur ne porte rien.',
        ],
        ['Dessin', 'Zéro est toujours sur l’axe ; les chiffres de la colonne visée se lisent dessous.'],
        ['Tableau', 'Les mêmes chiffres, à côté ou dessous ; à télécharger en CSV.'],
      ],
      keyboard: [
        ['Tab', 'Entre dans le dessin, puis va au téléchargement.'],
        ['Flèches gauche et droite', 'Passent d’une colonne à l’autre, dont les chiffres sont lus.'],
        ['Début, Fin', 'Vont à la première et à la dernière.'],
      ],
      doDont: [{ do: 'Deux séries, quatre au plus.', dont: 'Un axe qui ne part pas de zéro.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Demandes du semestre',
    categories: ['juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.'],
    series: [
      { key: 'soumises', label: 'Soumises', values: [31, 26, 12, 44, 52, 38] },
      { key: 'decidees', label: 'Décidées', values: [22, 30, 9, 25, 41, 33] },
    ],
    words: { category: 'Mois', download: 'Télécharger en CSV', fileName: 'demandes' },
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = within(canvas.getByRole('group', { name: 'Demandes du semestre' }));
    await userEvent.tab();
    await expect(drawing.getByRole('img', { name: 'juin : Soumises 31, Décidées 22' })).toHaveFocus();
    await expect(canvasElement.querySelector('p')).toHaveTextContent('juin : Soumises 31, Décidées 22');
    await userEvent.keyboard('{ArrowRight}');
    await expect(drawing.getByRole('img', { name: 'juil. : Soumises 26, Décidées 30' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(drawing.getByRole('img', { name: /^nov/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(drawing.getByRole('img', { name: /^juin/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Télécharger en CSV' })).toHaveFocus();
    const table = within(canvas.getByRole('table', { name: 'Demandes du semestre' }));
    await expect(table.getByRole('row', { name: 'oct. 52 41' })).toBeVisible();
    const [first, second] = canvasElement.querySelectorAll('[role="img"] rect[data-look="0"]');
    await expect(first?.getBoundingClientRect().height).toBeGreaterThan(second?.getBoundingClientRect().height ?? 0);
  },
};

/** Le fichier a les chiffres du tableau. */
export const Download: Story = {
  play: async ({ canvas, userEvent }) => {
    const create = spyOn(URL, 'createObjectURL').mockReturnValue('#fichier');
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger en CSV' }));
    const [file] = create.mock.calls[0] ?? [];
    create.mockRestore();
    await expect(press).toHaveBeenCalledOnce();
    press.mockRestore();
    await expect(file instanceof Blob && (await file.text())).toContain('"août";12;9');
  },
};

export const Stacked: Story = {
  args: {
    kind: 'stackedBars',
    label: 'Décisions du semestre',
    series: [
      { key: 'a', label: 'Acceptées', values: [14, 20, 6, 18, 30, 22] },
      { key: 'b', label: 'Refusées', values: [4, 3, 1, 2, 6, 5] },
      { key: 'c', label: 'Abandonnées', values: [4, 7, 2, 5, 5, 6] },
    ],
  },
};

export const Lines: Story = { args: { kind: 'lines' } };

/** Quatre séries se distinguent sans couleur. */
export const FourLines: Story = {
  args: {
    kind: 'lines',
    series: [
      { key: 'a', label: 'Carsat Nord-Est', values: [31, 26, 12, 44, 52, 38] },
      { key: 'b', label: 'Carsat Bretagne', values: [22, 30, 9, 25, 41, 33] },
      { key: 'c', label: 'Cramif', values: [48, 51, 30, 60, 71, 66] },
      { key: 'd', label: 'CGSS Réunion', values: [3, 5, 2, 6, 8, 4] },
    ],
  },
};

export const UnderNought: Story = {
  args: {
    label: 'Écart à la prévision',
    series: [{ key: 'ecart', label: 'Écart', values: [-4, 3.5, -12, 6, 8, -1] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'juil. 3,5' })).toBeVisible();
  },
};

/** Rien encore : l’axe et son zéro. */
export const NoFigure: Story = { args: { series: [{ key: 'a', label: 'Soumises', values: [] }] } };

/** Beaucoup de colonnes : un nom sur quelques-uns, tous au clavier. */
export const OnAPhone: Story = {
  args: {
    categories: Array.from(
      { length: 24 },
      (_, at) => `${String((at % 12) + 1).padStart(2, '0')}/${at < 12 ? 2025 : 2026}`,
    ),
    series: [{ key: 'a', label: 'Soumises', values: Array.from({ length: 24 }, (_, at) => 10 + ((at * 7) % 23)) }],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(24);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { bottom } = canvas.getByRole('group').getBoundingClientRect();
    await expect(canvas.getByRole('table').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};
