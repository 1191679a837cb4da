import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FooterLinks } from '../FooterLinks/FooterLinks.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { GuestShell } from './GuestShell.tsx';

/**
 * Une page pour qui n’est pas connecté : un bandeau, une colonne, un pied. Connecté : `AppShell`. La largeur `signIn` et l’accroche ne
 * servent qu’à la page de connexion.
 */
const meta = {
  title: 'Mise en page/GuestShell',
  component: GuestShell,
  parameters: { layout: 'fullscreen' },
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

export const SignIn: Story = {
  args: {
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

export const OnAPhone: Story = {
  args: {
    children: <Heading level={1}>Anticonstitutionnellementinterdépartementalisation</Heading>,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
