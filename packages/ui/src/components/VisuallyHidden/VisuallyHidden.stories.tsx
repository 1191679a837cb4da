import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Des mots pour qui écoute la page. */
const meta = {
  title: 'Textes/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    picture: 'Seuls les lecteurs d’écran le disent.',
    guide: {
      use: ['Dire ce qu’une icône, une couleur ou une place disent à l’œil.'],
      avoid: [
        { when: 'Ce que tous doivent lire.', instead: 'Text' },
        { when: 'Un bouton réduit à une icône.', instead: 'IconButton' },
      ],
      anatomy: [['Mots', 'Lus à leur place dans la page ; aucun espace n’est pris.']],
      keyboard: [],
      doDont: [
        {
          do: 'Quelques mots qui complètent ce qui se voit.',
          dont: 'Un texte différent de celui qui se voit : deux personnes ne lisent plus la même page.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: { children: ' (nouvelle fenêtre)' },
  render: (args) => (
    <a href="#aide">
      Manuel de l’examinateur
      <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/nouvelle fenêtre/);
    const { width, height } = canvas.getByText(/nouvelle fenêtre/).getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};

/** Ce qui continue la phrase vient après une virgule, sans espace devant elle. */
export const Aside: Story = {
  args: { isAside: true, children: 'terminée' },
  render: (args) => (
    <a href="#etape">
      Instruction
      <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Instruction, terminée');
  },
};

/** Le titre d’une page dont le sien n’est pas encore là. */
export const Title: Story = {
  args: { level: 1, children: 'Chargement de la page' },
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
