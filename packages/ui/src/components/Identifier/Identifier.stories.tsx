import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Identifier } from './Identifier.tsx';

/** Un numéro ou une date que l’on compare : chiffres de même largeur. */
const meta = {
  title: 'Textes/Identifier',
  component: Identifier,
  parameters: {
    guide: {
      use: [
        'Un SIRET, un numéro de demande, de session ou de certificat.',
        'Une date dans un tableau ou dans l’historique.',
        'Un secret ou l’adresse d’un logiciel, sur plusieurs lignes s’il le faut.',
      ],
      avoid: [
        { when: 'Une date au fil d’une phrase.', instead: 'Text' },
        { when: 'Un numéro à saisir.', instead: 'IdentifierField' },
      ],
      anatomy: [['Chiffres', 'Groupés comme ils se lisent ; un groupe ne se coupe pas.']],
      keyboard: [],
      doDont: [{ do: '`123 456 789 00012`, en groupes.', dont: '`12345678900012`, d’un bloc.' }],
    } satisfies ComponentGuide,
  },
  args: { children: '732 829 320 00074' },
} satisfies Meta<typeof Identifier>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Deux numéros de même longueur ont la même largeur. */
export const Aligned: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Identifier>111 111 111 11111</Identifier>
      <Identifier>888 888 888 88888</Identifier>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = canvas.getAllByText(/1|8/).map((one) => one.getBoundingClientRect().width);
    await expect(ones).toBe(eights);
  },
};

/** Un secret ou une adresse plus longs que la ligne se coupent où il faut. */
export const Long: Story = {
  args: {
    isLong: true,
    children: 'https://cadence.example.org/habilis/evenements?etablissement=lorraine-prevention-formation',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText(/^https/).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
