import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { RichText } from '../RichText/RichText.tsx';
import { FoundWords } from './FoundWords.tsx';

/** Marque dans un texte les mots qu’une recherche a trouvés. */
const meta = {
  title: 'Données/FoundWords',
  component: FoundWords,
  parameters: {
    guide: {
      use: ['Les réponses d’une recherche, quand le mot trouvé peut être loin dans le texte.'],
      avoid: [{ when: 'Insister sur un mot.', instead: 'RichText' }],
      anatomy: [['Marque', 'Un fond et un trait sous le mot, sans rien changer au texte.']],
      keyboard: [['Aucune', 'Rien à presser.']],
      doDont: [{ do: 'Marquer sans tenir compte de la casse ni des accents.', dont: 'Un seul lieu par page.' }],
    } satisfies ComponentGuide,
  },
  args: {
    words: ['refuse', 'siret'],
    children: <RichText html="<p>Un SIRET <strong>refusé</strong> se corrige.</p>" headingLevel={3} />,
  },
} satisfies Meta<typeof FoundWords>;
export default meta;
type Story = StoryObj<typeof meta>;

const marked = () => [...(CSS.highlights.get('habilis-found') ?? [])].map(String);

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(marked()).toEqual(['SIRET', 'refusé']));
  },
};

/** Sans mot cherché, rien n’est marqué. */
export const NothingAsked: Story = {
  args: { words: [] },
  play: async () => {
    await expect(marked()).toEqual([]);
  },
};
