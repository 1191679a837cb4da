import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { TrailList } from './TrailList.tsx';

/** Qui a fait quoi, quand, à la place de qui, et ce que cela a changé : un acte par ligne, qui s’ouvre sur tous ses champs et sur sa preuve. */
const meta = {
  title: 'Données/TrailList',
  component: TrailList,
  parameters: {
    guide: {
      use: ['Le journal d’un service, ou la vie entière d’un objet.'],
      avoid: [
        { when: 'Les étapes d’un dossier, pour qui le suit.', instead: 'Timeline' },
        { when: 'Deux versions d’un texte, mot à mot.', instead: 'Comparison' },
      ],
      anatomy: [
        ['Quand', 'La date, puis l’heure avec ses secondes.'],
        ['Qui', 'Le nom et le rôle ; sous le nom d’un autre, une pastille et un trait orange le disent.'],
        ['Quoi', 'L’acte, son objet, le premier champ avant et après.'],
        ['Détail', 'Ouvert : tous les champs, et ce qui prouve la ligne.'],
      ],
      keyboard: [
        ['Tab', 'Va d’un acte à l’autre.'],
        ['Entrée, Espace', 'Ouvre ou ferme un acte.'],
      ],
      doDont: [
        {
          do: 'Ce qui était est barré, ce qui est est en gras.',
          dont: 'Le rouge et le vert pour seule différence.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Actes',
    words: {
      field: 'Champ',
      before: 'avant',
      after: 'après',
      none: '—',
      noneText: 'rien',
      open: ({ act, date, time }) => `Détail : ${act}, ${date} à ${time}`,
    },
    entries: [
      {
        key: '3',
        date: '27/11/2026',
        time: '14:02:51',
        who: 'Paul Rivet',
        whoDetails: ['Assistance'],
        actingAs: 'à la place de Sophie Marchal',
        act: 'Pièce remplacée',
        about: 'DH-2026-0433',
        changes: [{ field: 'Attestation Urssaf', before: 'attestation-mai.pdf', after: 'attestation-novembre.pdf' }],
        proof: 'Requête 7f3c-90ab-12de',
      },
      {
        key: '2',
        date: '24/11/2026',
        time: '16:40:33',
        who: 'Luc Fontaine',
        whoDetails: ['Instructeur', 'Carsat Nord-Est'],
        act: 'Avis modifié',
        about: 'DH-2026-0433',
        changes: [
          { field: 'Avis', before: 'Réservé', after: 'Favorable' },
          { field: 'Motif', before: 'Le second lieu n’est pas décrit.', after: null },
        ],
        proof: 'Empreinte b81e…04d9, chaînée à la précédente',
      },
      {
        key: '1',
        date: '20/11/2026',
        time: '17:31:40',
        who: 'Habilis',
        act: 'Entrées retirées au terme de leur conservation',
        changes: [],
        proof: 'Pas encore scellée',
      },
    ],
  },
} satisfies Meta<typeof TrailList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un acte s’ouvre au clavier sur tous ses champs. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Actes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('à la place de Sophie Marchal')).toBeVisible();
    const open = canvas.getByRole('button', { name: 'Détail : Avis modifié, 24/11/2026 à 16:40:33' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    open.focus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    const table = within(list).getByRole('table');
    await expect(within(table).getByRole('row', { name: /Motif .*décrit\. —/ })).toBeVisible();
    await expect(canvas.getByText(/chaînée à la précédente/)).toBeVisible();
  },
};

/** Sur un téléphone : la date, puis qui, puis l’acte. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paul Rivet')).toBeVisible();
  },
};
