import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { AppShell } from '../AppShell/AppShell.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { House, ListChecks } from 'lucide-react';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';
import { Text } from '../Text/Text.tsx';
import { ReadingFrame } from './ReadingFrame.tsx';

/** Lire un dossier à côté de ses pièces : sommaire, faits, pièce, chacun défile seul. */
const meta = {
  title: 'Mise en page/ReadingFrame',
  component: ReadingFrame,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['Vérifier des faits d’après des pièces.'],
      avoid: [
        { when: 'Un formulaire à remplir.', instead: 'Tabs' },
        { when: 'Une page sans pièce.', instead: 'Page' },
      ],
      anatomy: [
        ['Tête', 'Le titre, où l’on en est, le retour.'],
        [
          'Sommaire',
          'Un rail : coche pour ce qui est vu, anneau pour où l’on est, cercle vide pour le reste. En ligne sous 80rem.',
        ],
        ['Faits', 'Toutes les sections, l’une sous l’autre.'],
        ['Pièce', 'À côté ; sous 56rem, deux onglets.'],
      ],
      keyboard: [
        ['Tab', 'Du sommaire aux faits, puis à la pièce.'],
        ['Entrée', 'Va à la section ou ouvre la pièce.'],
      ],
      doDont: [{ do: 'Cocher à la main ce qui est vu.', dont: 'Cocher parce qu’une pièce a été ouverte.' }],
    } satisfies ComponentGuide,
  },
  args: {
    title: (
      <Heading level={1} look="h2Strong">
        Meuse Prévention Active
      </Heading>
    ),
    contents: {
      label: 'Sections de la demande',
      doneLabel: 'vue',
      total: '1 pièce vue sur 4',
      onSection: fn(),
      onDocument: fn(),
      sections: [
        { id: 'entite', title: 'Entité', words: '1 pièce vue', isDone: true, isCurrent: false },
        {
          id: 'sociale',
          title: 'Situation sociale',
          words: '0 pièce sur 3 vue',
          isDone: false,
          isCurrent: true,
          documents: [
            { id: '1', title: 'Extrait Kbis', isDone: true, isCurrent: false },
            { id: '2', title: 'Vigilance', isDone: false, isCurrent: true },
            { id: '3', title: 'Assurance', isDone: false, isCurrent: false },
          ],
        },
        { id: 'moyens', title: 'Moyens', isDone: false, isCurrent: false },
      ],
    },
    children: (
      <FactList
        facts={Array.from({ length: 30 }, (_, rank) => ({ key: String(rank), term: `Fait ${rank}`, value: 'Valeur' }))}
      />
    ),
    viewer: <Text>La pièce.</Text>,
    view: 'facts',
    onView: fn(),
    words: { facts: 'Demande', viewer: 'Pièces' },
  },
  render: function Render(args) {
    const [view, setView] = useState(args.view);
    return (
      <AppShell
        locationKey="lecture"
        words={{ skipLink: 'Aller au contenu', openMenu: 'Ouvrir', closeMenu: 'Fermer', navigation: 'Navigation' }}
        start="Habilis"
        end={null}
        navigation={
          <SideNavigation
            label="Navigation principale"
            items={[
              { href: '#accueil', label: 'Accueil', icon: House, isCurrent: false },
              { href: '#taches', label: 'Mes tâches', icon: ListChecks, count: 43, isCurrent: true },
            ]}
          />
        }
        footer="Mentions légales"
      >
        <ReadingFrame {...args} view={view} onView={setView} />
      </AppShell>
    );
  },
} satisfies Meta<typeof ReadingFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { viewport: { options: { wide: { name: 'Large', styles: { width: '1280px', height: '800px' } } } } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, args }) => {
    const facts = canvas.getByRole('region', { name: 'Demande' });
    await expect(facts.scrollHeight).toBeGreaterThan(facts.clientHeight);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight + 1);
    await userEvent.click(canvas.getByRole('button', { name: /^Entité/ }));
    await expect(args.contents.onSection).toHaveBeenCalledWith('entite');
    await userEvent.click(canvas.getByRole('button', { name: 'Vigilance' }));
    await expect(args.contents.onDocument).toHaveBeenCalledWith('2');
  },
};

/** La navigation repliée garde ses noms : au survol et au focus, et toujours pour qui l’écoute. */
export const FoldedNavigation: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /Mes tâches/ });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(56);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Accueil')).opacity).toBe('1'));
  },
};

export const WithoutDocument: Story = { args: { viewer: undefined } };

export const OnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    const facts = canvas.getByRole('region', { name: 'Demande' });
    await expect(facts).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pièces' }));
    await expect(facts).not.toBeVisible();
    await expect(canvas.getByText('La pièce.')).toBeVisible();
  },
};

/** Le titre passé, une ligne dit encore quel dossier on lit. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { about: 'DH-2026-0433 · Meuse Prévention Active' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^DH-2026-0433/)).toBeNull();
    canvas.getByText('Fait 29').scrollIntoView({ block: 'end' });
    await waitFor(() => expect(canvas.getByText('DH-2026-0433 · Meuse Prévention Active')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    // It would cover the way back from the viewer.
    await userEvent.click(canvas.getByRole('button', { name: 'Pièces' }));
    await expect(canvas.queryByText(/^DH-2026-0433/)).toBeNull();
  },
};
