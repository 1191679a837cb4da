import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Deadline } from './Deadline.tsx';

/** Une échéance : la part du temps écoulée, le jour, et les mots qui portent l’état. */
const meta = {
  title: 'Données/Deadline',
  component: Deadline,
  parameters: {
    guide: {
      use: ['Ce qui est à rendre avant un jour, dans une liste, une carte ou une page.'],
      avoid: [
        { when: 'Une date sans échéance.', instead: 'Identifier' },
        { when: 'Toutes les étapes d’une demande.', instead: 'MilestoneTrack' },
      ],
      anatomy: [
        ['Jauge', 'La part du temps écoulée ; cachée aux lecteurs d’écran.'],
        ['Date', 'Chiffres de même largeur, pour comparer d’une ligne à l’autre.'],
        [
          'Icône et mots',
          'Une semaine avant, deux avant une perte, puis en retard : « dans 6 j », « en retard de 3 j ». Sous trente jours les mots sont gras.',
        ],
      ],
      keyboard: [],
      doDont: [
        { do: '« en retard de 3 j » à côté de la date.', dont: 'La date en rouge, seule.' },
        { do: '« jours » en toutes lettres hors des tableaux.', dont: '« J-6 ».' },
      ],
    } satisfies ComponentGuide,
  },
  args: { state: 'later', date: '30/11/2026', words: 'dans 9 j', ratio: 0.4 },
} satisfies Meta<typeof Deadline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack align="start">
      <Deadline state="later" date="30/06/2027" words="dans 215 j" ratio={0.4} />
      <Deadline state="month" date="30/11/2026" words="dans 9 j" ratio={0.4} />
      <Deadline state="soon" date="23/11/2026" words="dans 2 j" ratio={0.9} />
      <Deadline state="loss" date="02/12/2026" words="supprimée dans 11 j" ratio={0.9} />
      <Deadline state="late" date="14/11/2026" words="en retard de 7 j" ratio={1} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/en retard de 7/)).toHaveAttribute('data-state', 'late');
    await expect(canvas.getByText(/dans 2\sj/).querySelector('svg')).not.toBeNull();
    await expect(canvas.getByText(/supprimée/).querySelector('svg')).not.toBeNull();
    await expect(canvas.getByText(/dans 9/)).toHaveAttribute('data-state', 'month');
    await expect(canvas.getByText(/dans 9/).querySelector('svg')).toBeNull();
  },
};
