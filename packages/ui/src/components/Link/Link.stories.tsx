import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from './Link.tsx';

/** Mène ailleurs ; le routeur de l’application prend les adresses du produit. */
const meta = {
  title: 'Navigation/Link',
  component: Link,
  parameters: {
    guide: {
      use: ['Aller à une page, dans un texte ou au bout d’une ligne.'],
      avoid: [
        { when: 'L’étape suivante de la page.', instead: 'LinkButton' },
        { when: 'Faire quelque chose.', instead: 'Button' },
        { when: 'Plusieurs chemins à prendre.', instead: 'DoorList' },
      ],
      anatomy: [
        ['Mots', 'Disent où l’on va, même lus seuls.'],
        ['Soulignement', 'Toujours, sauf `isQuiet` là où tout est lien.'],
      ],
      keyboard: [
        ['Tab', 'Va au lien.'],
        ['Entrée', 'Le suit.'],
      ],
      doDont: [{ do: '« Demande DH-2026-0433 ».', dont: '« Cliquez ici », « Voir ».' }],
    } satisfies ComponentGuide,
  },
  args: { href: '#demande', children: 'Voir la demande' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Voir la demande' })).toHaveFocus();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline gap={24}>
      <Link {...args} />
      <Link {...args} tone="text" />
      <Link {...args} tone="danger" />
      <Link {...args} isSmall />
      <Link {...args} isQuiet />
    </Inline>
  ),
};

/** Hors d’un texte, il n’a jamais moins de 24 px de haut. */
export const Alone: Story = {
  args: { isAlone: true, isSmall: true, children: '03 83 00 00 00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

const press = fn();

export const AsAction: Story = {
  render: () => <Link onPress={press}>Mot de passe oublié</Link>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mot de passe oublié'));
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};
