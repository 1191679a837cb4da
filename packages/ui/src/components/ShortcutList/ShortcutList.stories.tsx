import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { ShortcutList } from './ShortcutList.tsx';

/** Les touches d’une page, dessinées comme des touches, et ce que chacune fait. */
const meta = {
  title: 'Données/ShortcutList',
  component: ShortcutList,
  parameters: {
    guide: {
      use: ['L’aide d’une page que l’on conduit au clavier, ouverte par « ? ».'],
      avoid: [
        {
          when: 'Les touches de la recherche ou d’une grille.',
          instead: 'SearchCommand et EditableGrid, qui les disent',
        },
        { when: 'Des faits, chacun avec son nom.', instead: 'DescriptionList' },
      ],
      anatomy: [
        ['Touche', 'Ce qui est écrit sur le clavier. Ensemble : réunies par « + ». Au choix : séparées par « ou ».'],
        ['Effet', 'Un verbe : ce que la touche fait.'],
      ],
      keyboard: [],
      doDont: [{ do: '« Échap ».', dont: '« Escape », que le clavier français ne porte pas.' }],
    } satisfies ComponentGuide,
  },
  args: {
    or: 'ou',
    items: [
      { keys: [['j'], ['↓']], effect: 'Ligne suivante' },
      { keys: [['Maj', 'Espace']], effect: 'Sélectionner jusqu’ici' },
      { keys: [['?']], effect: 'Afficher ces raccourcis' },
    ],
  },
} satisfies Meta<typeof ShortcutList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['j ou ↓', 'Maj + Espace', '?']);
    await expect([...canvasElement.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([
      'j',
      '↓',
      'Maj',
      'Espace',
      '?',
    ]);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Ligne suivante');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
