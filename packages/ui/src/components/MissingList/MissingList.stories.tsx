import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { MissingList } from './MissingList.tsx';

const press = fn();

/** Ce qui manque encore à une longue saisie, nommé ligne par ligne : chaque ligne y mène. */
const meta = {
  title: 'Retours/MissingList',
  component: MissingList,
  parameters: {
    guide: {
      use: ['Une liste que l’on remplit ligne à ligne, dont quelques réponses manquent encore.'],
      avoid: [
        { when: 'L’envoi vient d’être refusé.', instead: 'ErrorSummary' },
        { when: 'Presque tout manque : la liste elle-même le montre.', instead: 'ProgressBar' },
      ],
      anatomy: [
        ['Titre', 'Combien de réponses manquent.'],
        ['Ligne', 'De qui, et quoi ; toute la ligne se presse, 56 px au moins.'],
      ],
      keyboard: [['Entrée', 'Mène à ce qui manque.']],
      doDont: [{ do: 'Disparaît quand rien ne manque.', dont: 'Une faute en rouge avant que l’on ait envoyé.' }],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Il manque 2 réponses',
    items: [
      { key: '1', title: 'Mamadou N’DIAYE', description: 'le résultat', onPress: press },
      { key: '2', title: 'Émilie THIRIET', description: 'l’identité, à voir sur une pièce', onPress: press },
    ],
  },
} satisfies Meta<typeof MissingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    await expect(canvas.getByRole('region', { name: /^Il manque 2\sréponses$/ })).toBeVisible();
    const line = canvas.getByRole('button', { name: /^Mamadou N’DIAYE/ });
    await expect(line.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    await userEvent.click(line);
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** Rien ne manque : rien n’est montré. */
export const Nothing: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
