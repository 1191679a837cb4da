import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

/** Range ses enfants en cases égales, autant de front que la place le permet. */
const meta = {
  title: 'Mise en page/Grid',
  component: Grid,
  parameters: {
    picture: {},
    guide: {
      use: ['Plusieurs objets de même nature, sans ordre entre les colonnes : des cartes, des filtres.'],
      avoid: [
        { when: 'Deux parties de poids différent.', instead: 'Columns' },
        { when: 'Des mots ou des boutons à la suite.', instead: 'Inline' },
        { when: 'Des valeurs qu’on compare.', instead: 'DataTable' },
      ],
      anatomy: [
        ['Case', 'Jamais moins large que `cell` ; au-delà, les cases se partagent la ligne.'],
        [
          'Champs',
          '`alignsFields` : les champs d’un rang sont à la même hauteur, sur quelques lignes que tienne leur nom.',
        ],
        ['Liste', '`as="ul"` quand les cases sont les éléments d’une liste : leur nombre est annoncé.'],
      ],
      keyboard: [],
      doDont: [
        {
          do: 'Choisir la largeur la plus petite où le contenu se lit.',
          dont: 'Compter les colonnes : le zoom les défait.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    as: 'ul',
    children: ['Nord-Est', 'Alsace-Moselle', 'Bretagne', 'Île-de-France', 'Sud-Est'].map((name) => (
      <li key={name}>
        <Card title={name} href={`#${name}`} />
      </li>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const abreast = (cells: HTMLElement[]) => {
  const [first] = cells.map((cell) => cell.getBoundingClientRect().top);
  return cells.filter((cell) => cell.getBoundingClientRect().top === first).length;
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const cells = canvas.getAllByRole('listitem');
    await expect(cells).toHaveLength(5);
    const fitting = Math.floor((canvasElement.firstElementChild?.clientWidth ?? 0) / 296);
    await expect(abreast(cells)).toBe(Math.min(5, fitting));
  },
};

export const Narrow: Story = { args: { cell: 'narrow' } };

export const Wide: Story = { args: { cell: 'wide', gap: 24 } };

export const OnAPhone: Story = {
  args: { cell: 'wide' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(abreast(canvas.getAllByRole('listitem'))).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const nothing = () => undefined;

/** Des champs : un nom sur deux lignes, une aide ou une faute ne décale pas les champs du même rang. */
export const Fields: Story = {
  args: {
    as: 'div',
    cell: 'narrow',
    gap: 16,
    alignsFields: true,
    children: [
      <NumberField key="mois" label="Tolérance après la fin de validité, en mois" value={2} onChange={nothing} />,
      <Select
        key="unite"
        label="Unité"
        placeholder="Choisir"
        options={[{ id: 'MOIS', label: 'Mois' }]}
        value={null}
        onChange={nothing}
      />,
      <NumberField
        key="jours"
        label="Durée"
        description="En jours."
        errorMessage="Saisissez un nombre."
        value={null}
        onChange={nothing}
      />,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    // A page may load the file of the gaps after that of the grid.
    const grid = canvasElement.querySelector('[class*="Grid__"]') ?? canvasElement;
    const late = document.createElement('style');
    late.textContent = `@layer components { .${[...grid.classList].join(', .')} { gap: 16px } }`;
    document.head.append(late);
    await expect(getComputedStyle(grid).columnGap).toBe('16px');
    await expect(getComputedStyle(grid).rowGap).toBe('0px');
    late.remove();
    const [months, days] = canvas.getAllByRole('textbox').map((one) => one.getBoundingClientRect());
    const unit = canvas.getByRole('button', { name: /Unité/ }).getBoundingClientRect();
    if (months === undefined || days === undefined) throw new Error('un champ manque');
    if (unit.left > months.left) await expect(unit.top).toBeCloseTo(months.top, 0);
    if (days.left > unit.left) {
      await expect(days.top).toBeCloseTo(months.top, 0);
      // What a select renders only for the browser takes no cell.
      await expect(days.left - unit.left).toBeCloseTo(unit.left - months.left, 0);
    }
  },
};
