import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, ListChecks, Mail } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { Banner } from '../Banner/Banner.tsx';
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

/** La page de qui est connecté : en-tête, navigation, contenu, pied. */
const meta = {
  title: 'Mise en page/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['Tous les écrans d’un rôle ; une seule fois, autour du routeur.'],
      avoid: [
        { when: 'Qui n’est pas connecté.', instead: 'GuestShell' },
        { when: 'Le contenu d’un écran.', instead: 'Page' },
      ],
      anatomy: [
        ['Lien d’évitement', 'Le premier arrêt du clavier.'],
        ['Bandeaux', 'Au-dessus de l’en-tête, qu’ils descendent.'],
        ['En-tête', 'Marque, rôle, alertes, compte ; reste en vue.'],
        ['Navigation', 'À gauche ; un tiroir sous 64rem.'],
        ['Contenu et pied', 'Le contenu reçoit le focus du lien d’évitement.'],
      ],
      keyboard: [
        ['Tab', 'Commence par le lien d’évitement.'],
        ['Échap', 'Ferme le tiroir et rend le focus à son bouton.'],
      ],
      doDont: [
        {
          do: 'Donner `locationKey` : naviguer ferme le tiroir.',
          dont: 'Une deuxième navigation à côté de la première.',
        },
      ],
    } satisfies ComponentGuide,
  },
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

/** The page knows the header's height once its letters are there and it was measured. */
const waitForHeader = async (header: HTMLElement) => {
  await document.fonts.ready;
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue('--habilis-header-height')).toBe(`${header.offsetHeight}px`));
};

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

/** Un bandeau descend l’en-tête et reste en vue avec lui ; rien ne passe dessous. */
export const UnderABanner: Story = {
  args: {
    banner: (
      <Banner tone="impersonation" action={<Button size="small">Quitter</Button>}>
        Connecté en tant que <strong>Sophie Marchal</strong>
      </Banner>
    ),
    children: (
      <Stack gap={48} align="start">
        {Array.from({ length: 30 }, (_, index) => (
          <Button key={index}>Demande {index + 1}</Button>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('banner');
    await expect(header).toHaveTextContent('Connecté en tant que Sophie Marchal');
    const mark = canvas.getByRole('link', { name: 'Habilis, accueil' });
    const words = canvas.getByText('Sophie Marchal');
    await expect(mark.getBoundingClientRect().top).toBeGreaterThan(words.getBoundingClientRect().bottom);
    await waitForHeader(header);
    window.scrollTo(0, document.documentElement.scrollHeight);
    canvas.getByRole('button', { name: 'Demande 12' }).focus();
    await expect(header.getBoundingClientRect().top).toBe(0);
    await expect(canvas.getByRole('button', { name: 'Demande 12' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      header.getBoundingClientRect().bottom,
    );
    const navigation = canvas.getByRole('navigation', { name: 'Navigation principale' });
    await expect(navigation.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
    window.scrollTo(0, 0);
    await userEvent.tab({ shift: true });
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
    await waitForHeader(canvas.getByRole('banner'));
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
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Mes tâches 43' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('dialog');
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(again).getByRole('link', { name: 'Messages 2' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(again).getByRole('button', { name: 'Fermer le menu' })).toHaveFocus();
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
    await waitFor(() => expect(within(drawer).getByRole('button', { name: /^Changer de rôle/ })).toBeVisible());
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
};

/** L’écran de 1280 × 1024 grossi quatre fois : l’en-tête défile avec la page, rien ne déborde. */
export const At400Percent: Story = {
  parameters: {
    viewport: { options: { zoom: { name: 'Zoom 400 %', styles: { width: '320px', height: '256px' } } } },
  },
  globals: { viewport: { value: 'zoom' } },
  play: async ({ canvas, userEvent }) => {
    const { documentElement } = document;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await expect(getComputedStyle(canvas.getByRole('banner')).position).toBe('static');
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }));
    const drawer = await screen.findByRole('dialog');
    const last = within(drawer).getByRole('link', { name: 'Messages 2' });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
