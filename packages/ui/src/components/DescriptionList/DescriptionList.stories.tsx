import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Identifier } from '../Identifier/Identifier.tsx';
import { DescriptionList } from './DescriptionList.tsx';

/** Des faits, chacun avec son nom. Pour comparer plusieurs objets, prendre `DataTable`. */
const meta = {
  title: 'Données/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Raison sociale', description: 'Institut des métiers de l’eau' },
      { term: 'SIRET', description: <Identifier>732 829 320 00074</Identifier> },
      { term: 'Caisse', description: 'Nord-Est' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Raison sociale',
      'SIRET',
      'Caisse',
    ]);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('Nord-Est');
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        term: 'Adresse électronique de la personne responsable',
        description: 'jean-baptiste.de-la-villeguerin-dargentre@formation-professionnelle-continue.example',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
