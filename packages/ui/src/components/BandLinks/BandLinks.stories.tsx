import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { GuestShell } from '../GuestShell/GuestShell.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { BandLinks } from './BandLinks.tsx';

/** Les pages publiques d’un produit, sur le bandeau de qui n’est pas connecté. */
const meta = {
  title: 'Navigation/BandLinks',
  component: BandLinks,
  parameters: {
    layout: 'fullscreen',
    picture: { width: 560 },
    guide: {
      use: ['Passer d’une page publique à l’autre : trois ou quatre, d’un ou deux mots.'],
      avoid: [
        { when: 'Les domaines du rôle.', instead: 'SideNavigation' },
        { when: 'Les vues d’une même liste.', instead: 'LinkTabs' },
      ],
      anatomy: [['Lien', 'Souligné d’un trait blanc là où l’on est.']],
      keyboard: [
        ['Tab', 'Va d’un lien à l’autre.'],
        ['Entrée', 'Ouvre la page.'],
      ],
      doDont: [{ do: 'Les mêmes sur chaque page publique.', dont: 'Un menu qui se déplie.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Pages publiques',
    items: [
      { href: '#annuaire', label: 'Annuaire', isCurrent: true },
      { href: '#certificat', label: 'Vérifier un certificat', isCurrent: false },
      { href: '#aide', label: 'Aide', isCurrent: false },
    ],
  },
  render: (args) => (
    <GuestShell
      brand={<Wordmark name="Habilis" tone="onBlock" />}
      bandEnd={
        <>
          <BandLinks {...args} />
          <LinkButton href="#connexion" variant="onBlock" size="small">
            Se connecter
          </LinkButton>
        </>
      }
      skipLinkLabel="Aller au contenu"
      footer={null}
      width="list"
    >
      <Heading level={1}>Annuaire</Heading>
    </GuestShell>
  ),
} satisfies Meta<typeof BandLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation', { name: 'Pages publiques' });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Annuaire');
    const wayIn = canvas.getByRole('link', { name: 'Se connecter' }).getBoundingClientRect();
    await expect(links.getBoundingClientRect().right).toBeLessThanOrEqual(wayIn.left);
  },
};

/** Sans place à côté de la marque, ils ont leur ligne. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { bottom } = canvas.getByRole('link', { name: 'Se connecter' }).getBoundingClientRect();
    await expect(
      canvas.getByRole('navigation', { name: 'Pages publiques' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(bottom);
  },
};
