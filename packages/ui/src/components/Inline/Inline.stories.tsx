import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

/** Place ses enfants côte à côte, et passe à la ligne quand la place manque. */
const meta = {
  title: 'Mise en page/Inline',
  component: Inline,
  parameters: {
    guide: {
      use: ['Quelques éléments courts sur une ligne : un état et sa date, un lien et son chiffre.'],
      avoid: [
        { when: 'Des boutons qui forment une réponse.', instead: 'ButtonGroup' },
        { when: 'Deux parties de la page.', instead: 'Columns' },
        { when: 'Les uns sous les autres.', instead: 'Stack' },
      ],
      anatomy: [
        ['Espace', '12 entre les éléments, sur la grille de 4 px.'],
        ['Bouts', '`justify="between"` écarte le premier et le dernier.'],
      ],
      keyboard: [],
      doDont: [
        {
          do: 'Laisser passer à la ligne.',
          dont: '`wrap={false}` avec des mots qui viennent des personnes : l’écran de 320 px déborde.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: { children: ['Enregistrer', 'Soumettre', 'Annuler'].map((word) => <Button key={word}>{word}</Button>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Justified: Story = { args: { justify: 'between' } };

export const Ends: Story = { args: { justify: 'end', gap: 24 } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    children: ['Demander un complément', 'Transmettre à la commission'].map((word) => (
      <Button key={word}>{word}</Button>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    const [first = 0, second = 0] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(second).toBeGreaterThan(first);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
