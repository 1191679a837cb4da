import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { ChoiceTable, type ChoiceTableProps } from './ChoiceTable.tsx';

type Rhythm = 'now' | 'daily' | 'weekly' | 'never';

function Held(props: ChoiceTableProps<Rhythm>): ReactNode {
  const [rows, setRows] = useState(props.rows);
  const onChange = (rowId: string, value: Rhythm) => {
    setRows(rows.map((row) => (row.id === rowId ? { ...row, value } : row)));
    props.onChange(rowId, value);
  };
  return <ChoiceTable {...props} rows={rows} onChange={onChange} />;
}

/** Le même choix pour plusieurs choses, que l’on compare d’un regard. */
const meta = {
  title: 'Champs/ChoiceTable',
  component: ChoiceTable<Rhythm>,
  parameters: {
    guide: {
      use: ['Régler plusieurs choses de la même façon : deux à cinq choix, les mêmes pour toutes.'],
      avoid: [
        { when: 'Une seule chose à régler.', instead: 'RadioGroup' },
        { when: 'Des choix qui diffèrent d’une ligne à l’autre.', instead: 'Select' },
        { when: 'Oui ou non pour chaque ligne.', instead: 'CheckboxGroup' },
      ],
      anatomy: [
        ['En-têtes', 'Nomment les choix ; sur un téléphone chaque choix dit son mot.'],
        ['Ligne', 'La chose réglée ; son nom précède chaque choix pour un lecteur d’écran.'],
      ],
      keyboard: [
        ['Tab', 'Passe d’une ligne à l’autre, au choix fait.'],
        ['Flèches', 'Choisissent dans la ligne.'],
      ],
      doDont: [{ do: 'Des mots d’un ou deux mots en en-tête.', dont: 'Des phrases que les colonnes coupent.' }],
    } satisfies ComponentGuide,
  },
  args: {
    caption: 'Quand écrire',
    rowHeader: 'Événement',
    choices: [
      { id: 'now', label: 'Aussitôt' },
      { id: 'daily', label: 'Chaque jour' },
      { id: 'weekly', label: 'Chaque semaine' },
      { id: 'never', label: 'Jamais' },
    ],
    rows: [
      { id: 'task', label: 'Demande à instruire', value: 'now' },
      { id: 'late', label: 'Délai dépassé', value: 'daily' },
      { id: 'news', label: 'Actualités', value: 'never' },
    ],
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ChoiceTable<Rhythm>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Quand écrire' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Délai dépassé Chaque jour' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Délai dépassé Jamais' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('late', 'never');
    await expect(canvas.getByRole('radio', { name: 'Délai dépassé Chaque jour' })).not.toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Actualités Jamais' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('news', 'weekly');
    await expect(canvas.getByRole('radio', { name: 'Demande à instruire Aussitôt' })).toBeChecked();
  },
};

/** Chaque ligne porte ses choix sous son nom ; un nom long ne déborde pas. */
export const OnAPhone: Story = {
  args: {
    rows: [
      { id: 'task', label: 'Demande à instruire', value: 'now' },
      { id: 'short', label: 'Avis', value: 'never' },
      { id: 'long', label: 'Suppressionprochained’unedemanderefuséeparlacommissionnationale', value: 'weekly' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getAllByText('Chaque jour').at(-1) ?? canvasElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('long', 'daily');
    const { width } = canvas.getByRole('table').getBoundingClientRect();
    for (const row of canvas.getAllByRole('row').slice(1)) await expect(row.getBoundingClientRect().width).toBe(width);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
