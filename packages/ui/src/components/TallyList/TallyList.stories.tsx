import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { TallyList } from './TallyList.tsx';

/** Ce que l’on va envoyer ou signer, compté, les exceptions nommées. */
const meta = {
  title: 'Données/TallyList',
  component: TallyList,
  parameters: {
    guide: {
      use: ['La relecture avant un envoi : des chiffres, et le nom de qui fait exception.'],
      avoid: [
        { when: 'Les chiffres d’un tableau de bord.', instead: 'Figures' },
        { when: 'Des faits sans nombre.', instead: 'DescriptionList' },
      ],
      anatomy: [
        ['Mot', 'Ce qui est compté.'],
        ['Noms', 'Qui fait exception, à côté de son chiffre.'],
        ['Chiffre', 'À droite, sur le total s’il y en a un.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Peu de lignes, 44 px chacune.', dont: 'Tous les noms de la classe.' }],
    } satisfies ComponentGuide,
  },
  args: {
    items: [
      { key: 'presents', term: 'Présents', figure: '7 sur 8' },
      { key: 'absents', term: 'Absents', figure: '1', names: 'Inès CLAUDEL' },
      { key: 'refuses', term: 'Non admis', figure: '1', names: 'Samuel FERRY, épreuve non réussie' },
    ],
  },
} satisfies Meta<typeof TallyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Présents',
      'Absents',
      'Non admis',
    ]);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent(/^Inès CLAUDEL 1$/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
