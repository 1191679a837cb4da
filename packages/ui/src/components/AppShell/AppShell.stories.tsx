import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, ListChecks, Mail } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { Button } from '../Button/Button.tsx';
import { FooterLinks } from '../FooterLinks/FooterLinks.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { RoleSwitch } from '../RoleSwitch/RoleSwitch.tsx';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { AppShell } from './AppShell.tsx';

const roles = [
  { id: '1', href: '#instructeur', label: 'Instructeur', description: 'Carsat Nord-Est', isCurrent: true },
  { id: '2', href: '#expert', label: 'Expert', description: 'Cramif', isCurrent: false },
];

/**
 * La page de qui est connecté : en-tête, navigation (un tiroir sous 64rem), contenu, pied. Pas connecté : `GuestShell`. Le tiroir garde
 * le focus, Échap ou un clic à côté le ferme et le rend au bouton ; il se ferme aussi quand on a navigué.
 */
const meta = {
  title: 'Mise en page/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    locationKey: 'accueil',
    words: {
      skipLink: 'Aller au contenu',
      openMenu: 'Ouvrir le menu',
      closeMenu: 'Fermer le menu',
      navigation: 'Navigation principale',
    },
    start: (
      <Link href="#accueil" isQuiet aria-label="Habilis, accueil">
        <Wordmark name="Habilis" />
      </Link>
    ),
    role: <RoleSwitch label="Changer de rôle" roleLabel="Instructeur" entityLabel="Carsat Nord-Est" roles={roles} />,
    end: (
      <AccountMenu
        name="Luc Fontaine"
        initials="LF"
        label="Compte de Luc Fontaine"
        items={[{ id: 'deconnexion', label: 'Se déconnecter' }]}
        onAction={() => undefined}
      />
    ),
    navigation: (
      <SideNavigation
        label="Navigation principale"
        items={[
          { href: '#accueil', label: 'Accueil', icon: House, isCurrent: true },
          { href: '#taches', label: 'Mes tâches', icon: ListChecks, count: 43, isCurrent: false },
          { href: '#messages', label: 'Messages', icon: Mail, count: 2, isCurrent: false },
        ]}
      />
    ),
    footer: <FooterLinks label="Liens légaux" items={[{ href: '#mentions', label: 'Mentions légales' }]} />,
    children: (
      <Stack gap={20}>
        <Heading level={1}>Accueil</Heading>
        <Text>Rien à faire aujourd’hui.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Mentions légales');
    await expect(canvas.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ouvrir le menu' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Ce qui reçoit le focus n’est jamais sous l’en-tête. */
export const LongPage: Story = {
  args: {
    children: (
      <Stack gap={48} align="start">
        {Array.from({ length: 30 }, (_, index) => (
          <Button key={index}>Demande {index + 1}</Button>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const first = canvas.getByRole('button', { name: 'Demande 12' });
    first.focus();
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await expect(header.top).toBe(0);
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
    window.scrollTo(0, 0);
  },
};

/** Le tiroir : ouvert, refermé au clavier. */
export const Drawer: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Navigation principale' })).toBeNull();
    const open = canvas.getByRole('button', { name: 'Ouvrir le menu' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    const drawer = await screen.findByRole('dialog', { name: 'Navigation principale' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await expect(within(drawer).getByRole('link', { name: 'Mes tâches 43' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer le menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Naviguer referme le tiroir. */
export const DrawerAfterNavigation: Story = {
  globals: { viewport: { value: 'w320' } },
  render: function Navigating(args) {
    const [locationKey, setLocationKey] = useState('accueil');
    return (
      <AppShell
        {...args}
        locationKey={locationKey}
        navigation={<Button onPress={() => setLocationKey('taches')}>Mes tâches</Button>}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mes tâches' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Le rôle passe en tête du tiroir. */
export const OnAPhone: Story = {
  args: {
    role: (
      <RoleSwitch
        label="Changer de rôle"
        roleLabel="Gestionnaire"
        entityLabel="Fédération interdépartementale des centres d’apprentissage"
        roles={roles}
      />
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvas.queryByRole('button', { name: /^Changer de rôle/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }));
    const drawer = await screen.findByRole('dialog');
    await expect(within(drawer).getByRole('button', { name: /^Changer de rôle/ })).toBeVisible();
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
};
