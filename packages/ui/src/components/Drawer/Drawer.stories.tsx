import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Opened(args: DrawerProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const [town, setTown] = useState('');
  const close = () => {
    args.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filtrer</Button>
      <Drawer
        {...args}
        isOpen={isOpen}
        onClose={close}
        {...(args.placement === 'sheet'
          ? {
              actions: (
                <>
                  <Button onPress={() => setTown('')}>Tout effacer</Button>
                  <Button variant="primary" onPress={close}>
                    Voir 43 demandes
                  </Button>
                </>
              ),
            }
          : {})}
      >
        {args.placement === 'sheet' ? <TextField label="Ville" value={town} onChange={setTown} /> : args.children}
      </Drawer>
    </>
  );
}

/** Une partie de la page qui vient par-dessus elle depuis un bord, garde le focus et le rend. */
const meta = {
  title: 'Fenêtres/Drawer',
  component: Drawer,
  parameters: {
    picture: { story: 'Start' },
    guide: {
      use: [
        'La navigation quand l’écran ne peut la montrer (`start`).',
        'Les filtres ou les autres actions d’une liste, sur un téléphone (`sheet`).',
      ],
      avoid: [
        { when: 'Une question à laquelle il faut répondre.', instead: 'Dialog' },
        { when: 'Quelques choix sous un bouton.', instead: 'Menu' },
        { when: 'Une explication à côté d’un mot.', instead: 'Popover' },
      ],
      anatomy: [
        ['Tête', 'Le titre, ou ce qui en tient lieu, et la croix ; elle reste en vue.'],
        ['Contenu', 'Défile seul ; la page derrière ne bouge pas.'],
        ['Pied', 'Les boutons, toujours en vue ; tout défile quand l’écran est très bas.'],
      ],
      keyboard: [
        ['Tab', 'Reste dans le tiroir et y tourne.'],
        ['Échap', 'Ferme et rend le focus à ce qui a ouvert.'],
      ],
      doDont: [{ do: 'Un bouton qui dit le résultat : « Voir 43 demandes ».', dont: 'Un tiroir ouvert de lui-même.' }],
    } satisfies ComponentGuide,
  },
  args: {
    placement: 'sheet',
    title: 'Filtrer les demandes',
    closeLabel: 'Fermer',
    isOpen: false,
    onClose: fn(),
    children: null,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Le focus y entre, y tourne, et revient d’où il venait. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrer' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filtrer les demandes' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Fermer' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(drawer).getByRole('button', { name: 'Voir 43 demandes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Presser à côté ferme aussi : rien ne s’y perd. */
export const PressedBeside: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Au bord d’où l’on lit : la navigation. */
export const Start: Story = {
  args: {
    placement: 'start',
    title: 'Navigation principale',
    isOpen: true,
    children: (
      <SideNavigation
        label="Navigation principale"
        items={[
          { href: '#accueil', label: 'Accueil', icon: House, isCurrent: true },
          { href: '#taches', label: 'Mes tâches', icon: ListChecks, count: 43, isCurrent: false },
        ]}
      />
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Navigation principale' });
    await waitFor(() => expect(drawer.parentElement?.getBoundingClientRect().left).toBe(0));
    await expect(drawer.getBoundingClientRect().width).toBeLessThanOrEqual(280);
  },
};

/** Un meneur tient lieu de titre, qui s’entend encore. */
export const WithLead: Story = {
  ...Start,
  args: { ...Start.args, lead: 'Carsat Nord-Est' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Navigation principale' });
    await waitFor(() => expect(within(drawer).getByText('Carsat Nord-Est')).toBeVisible());
    await expect(within(drawer).queryByRole('heading')).toBeNull();
  },
};

/** Sur un téléphone la feuille vient du bas, à 90 % de la hauteur au plus. */
export const OnAPhone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const panel = (await screen.findByRole('dialog')).parentElement;
    await waitFor(() => expect(panel?.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(panel?.getBoundingClientRect().left).toBe(0);
    await expect(panel?.clientHeight).toBeLessThanOrEqual(window.innerHeight * 0.9);
    await expect(panel?.scrollWidth).toBeLessThanOrEqual(panel?.clientWidth ?? 0);
  },
};
