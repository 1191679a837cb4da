import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Timeline } from './Timeline.tsx';

/** Ce qui s’est passé, le plus récent d’abord. */
const meta = {
  title: 'Données/Timeline',
  component: Timeline,
  parameters: {
    guide: {
      use: ['L’histoire d’une demande, à côté de son contenu.'],
      avoid: [
        { when: 'Où en est la demande aujourd’hui.', instead: 'MilestoneTrack' },
        { when: 'Il ne s’est rien passé.', instead: 'EmptyState' },
      ],
      anatomy: [
        ['Nœud', 'Plein quand l’étape ou la personne a changé, vide sinon.'],
        ['Date et heure', 'Discrètes, chiffres de même largeur.'],
        ['Phrase', 'Qui a fait quoi.'],
        ['Commentaire', 'Derrière un filet, tel qu’il a été écrit.'],
        ['Jour', 'Au-dessus de ce qui s’y est passé, quand l’histoire est longue.'],
      ],
      keyboard: [['Entrée, Espace', 'Déplie ou replie les faits plus anciens.']],
      doDont: [
        { do: 'Quatre faits, les autres repliés ou derrière un lien.', dont: 'Cent lignes qui repoussent la page.' },
        { do: '« Sophie Marchal a soumis la demande ».', dont: '« Changement d’état 2 → 3 ».' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Historique',
    items: [
      { key: '3', date: '16/11/2026 à 10:04', title: 'Luc Fontaine prend la demande en charge', isMajor: true },
      {
        key: '2',
        date: '13/11/2026 à 16:40',
        title: 'Complément reçu',
        actor: 'Sophie Marchal',
        comment: 'Le scénario pédagogique signé remplace la version de mars.',
        isMajor: false,
      },
      { key: '1', date: '09/11/2026 à 08:52', title: 'Demande soumise', actor: 'Sophie Marchal', isMajor: true },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Historique' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Luc Fontaine prend la demande en charge');
    await expect(second).toHaveTextContent('Le scénario pédagogique signé');
  },
};

/** Une longue histoire : par jour, les faits plus anciens à la demande. */
export const LongHistory: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, at) => ({
      key: String(at),
      day: `${20 - Math.floor(at / 3)} novembre 2026`,
      date: `${String(18 - (at % 3) * 2).padStart(2, '0')}:04`,
      title: at % 4 === 0 ? 'Demande prise en charge' : 'Pièce relue',
      actor: 'Anne Husson',
      isMajor: at % 4 === 0,
    })),
    fold: {
      shown: 4,
      moreLabel: (hidden) => `Voir les ${hidden} faits plus anciens`,
      lessLabel: 'Replier',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
      'Historique, 20 novembre 2026',
      'Historique, 19 novembre 2026',
    ]);
    const fold = canvas.getByRole('button', { name: 'Voir les 10 faits plus anciens' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
    await expect(canvas.getByRole('button', { name: 'Replier' })).toHaveFocus();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const One: Story = {
  args: { items: [{ key: '1', date: '09/11/2026 à 08:52', title: 'Demande créée', isMajor: true }] },
};

/** Un commentaire garde ses lignes. */
export const LongWords: Story = {
  args: {
    items: [
      {
        key: '1',
        date: '13/11/2026 à 16:40',
        title: 'Complément demandé',
        actor: 'Marie-Bérengère d’Argentré de la Villeguérin',
        comment:
          'Merci de joindre :\n– le récépissé ;\n– l’attestation.\nhttps://www.formation-professionnelle-continue.example/recepisses/2026',
        isMajor: false,
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Merci de joindre/).getBoundingClientRect().height).toBeGreaterThanOrEqual(80);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
