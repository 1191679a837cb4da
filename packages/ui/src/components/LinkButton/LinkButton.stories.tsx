import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';

/** Un lien qui est l’étape suivante de la page, et a l’air d’un bouton. */
const meta = {
  title: 'Navigation/LinkButton',
  component: LinkButton,
  parameters: {
    guide: {
      use: ['Aller à la page où se fait la suite : déposer une demande, ouvrir une session.'],
      avoid: [
        { when: 'Faire quelque chose sur place.', instead: 'Button' },
        { when: 'Un lien parmi d’autres.', instead: 'Link' },
      ],
      anatomy: [
        ['Mots', 'Un verbe, comme un bouton.'],
        ['Icône', 'Seulement si elle ajoute.'],
      ],
      keyboard: [
        ['Tab', 'Va au lien.'],
        ['Entrée', 'Le suit ; Espace ne fait rien, c’est un lien.'],
      ],
      doDont: [
        { do: 'Un seul principal par page.', dont: 'Un lien qui supprime : il s’ouvre aussi dans un autre onglet.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { href: '#nouvelle', children: 'Déposer une demande' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Déposer une demande' })).toHaveAttribute('href', '#nouvelle');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <LinkButton {...args} variant="primary" icon={FilePlus} />
      <LinkButton {...args} />
      <LinkButton {...args} variant="quiet" />
      <LinkButton {...args} size="small" />
      <LinkButton {...args} size="large" />
    </Inline>
  ),
};

export const LongWords: Story = {
  args: { children: 'Demander la prolongation de l’habilitation interdépartementale', variant: 'primary' },
  globals: { viewport: { value: 'w320' } },
};
