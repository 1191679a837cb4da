import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { FooterLinks } from '../FooterLinks/FooterLinks.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { GuestShell } from './GuestShell.tsx';

/** Une page pour qui n’est pas connecté : un bandeau, une colonne, un pied. */
const meta = {
  title: 'Mise en page/GuestShell',
  component: GuestShell,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['La connexion, la vérification d’un certificat, les pages légales.'],
      avoid: [{ when: 'Qui est connecté.', instead: 'AppShell' }],
      anatomy: [
        ['Lien d’évitement', 'Le premier arrêt du clavier.'],
        ['Bandeau', 'La marque ; l’accroche sur la page de connexion seulement.'],
        ['Colonne', '28rem pour se connecter, 40rem pour lire.'],
        ['À côté', 'Ce qui vient après coup, à partir de 75rem.'],
        ['Pied', 'Les liens légaux.'],
      ],
      keyboard: [['Tab', 'Commence par le lien d’évitement.']],
      doDont: [{ do: 'Une colonne, sans boîte.', dont: 'Une image pour décorer.' }],
    } satisfies ComponentGuide,
  },
  args: {
    brand: <Wordmark name="Habilis" tone="onBlock" />,
    skipLinkLabel: 'Aller au contenu',
    footer: (
      <FooterLinks
        label="Liens légaux"
        items={[
          { href: '#accessibilite', label: 'Accessibilité' },
          { href: '#mentions', label: 'Mentions légales' },
        ]}
      />
    ),
    children: (
      <Stack gap={20}>
        <Heading level={1}>Mentions légales</Heading>
        <Text>Ce site est édité pour les entités habilitées à former.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof GuestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('Habilis');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Mentions légales');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Ce qui vient après coup se tient à côté : la colonne ne bouge pas. */
export const SignIn: Story = {
  args: {
    aside: <Text>Maintenance le dimanche 29 novembre.</Text>,
    width: 'signIn',
    brand: <Wordmark name="Habilis" tone="onBlock" size="display" />,
    tagline: 'L’habilitation des entités qui forment à la prévention',
    children: (
      <Stack gap={20}>
        <Heading level={1}>Se connecter</Heading>
        <Button variant="primary" size="large" isFullWidth>
          Se connecter
        </Button>
      </Stack>
    ),
  },
};

export const WithWayIn: Story = {
  args: {
    bandEnd: (
      <Link href="#" tone="inherit">
        Se connecter
      </Link>
    ),
    width: 'list',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toContainElement(canvas.getByRole('link', { name: 'Se connecter' }));
  },
};

export const OnAPhone: Story = {
  args: {
    children: <Heading level={1}>Anticonstitutionnellementinterdépartementalisation</Heading>,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
