import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, CalendarDays, FileText, Undo2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { DateLine, type DateMark } from './DateLine.tsx';

const mark = (date: string, subject: string, what: string, more: Partial<DateMark> = {}): DateMark => ({
  key: `${date} ${subject}`,
  date,
  subject,
  what,
  when: 'dans 56 jours',
  href: `#${subject}`,
  tone: 'know',
  ...more,
});
const namesOf = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('aria-label'));

/** Ce qui prend fin et ce qui est dû, sur une ligne : une voie par genre, les mois empilés là où la place manque. */
const meta = {
  title: 'Données/DateLine',
  component: DateLine,
  parameters: {
    guide: {
      use: ['Les échéances de l’année qui vient, de plusieurs genres, d’un seul regard.'],
      avoid: [
        { when: 'Ce qui s’est passé.', instead: 'Timeline' },
        { when: 'Les étapes d’une demande.', instead: 'MilestoneTrack' },
        { when: 'Ce qui a lieu dans un mois, jour par jour.', instead: 'Agenda' },
      ],
      anatomy: [
        ['Mois', 'L’axe, caché aux lecteurs d’écran ; janvier porte l’année. L’anneau est aujourd’hui.'],
        ['Voie', 'Un genre, son icône et ses dates dans l’ordre.'],
        [
          'Repère',
          'Un lien : rond à savoir, horloge à faire, alerte en retard. Ceux qui se toucheraient n’en font qu’un.',
        ],
      ],
      keyboard: [
        ['Tab', 'Passe d’un repère à l’autre, voie par voie.'],
        ['Entrée', 'Ouvre ce que le repère annonce.'],
      ],
      doDont: [{ do: '« 15/01 PRAP 2S fin de suspension ».', dont: '« Suspension » seul, sans dire de quoi.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Ligne de temps',
    today: '2026-11-20',
    months: [
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
      '2027-08',
      '2027-09',
    ],
    lanes: [
      {
        key: 'habilitations',
        label: 'Habilitations',
        icon: Award,
        marks: [
          mark('2027-01-15', 'PRAP 2S', 'fin de suspension'),
          mark('2027-06-30', 'PRAP IBC', 'fin', { tone: 'todo', when: 'dans 7 mois' }),
        ],
      },
      {
        key: 'pieces',
        label: 'Pièces',
        icon: FileText,
        marks: [mark('2027-02-28', 'Vigilance Urssaf', 'à renouveler'), mark('2027-06-30', 'Assurance', 'fin')],
      },
      {
        key: 'complements',
        label: 'Compléments',
        icon: Undo2,
        marks: [mark('2026-11-04', 'DH-2026-0433', 'à rendre', { tone: 'late', when: 'en retard de 16 jours' })],
      },
      {
        key: 'sessions',
        label: 'Sessions',
        icon: CalendarDays,
        marks: [
          mark('2026-11-24', 'SST, Nancy', 'à vérifier', { tone: 'todo', when: 'dans 4 jours' }),
          mark('2026-11-26', 'PRAP IBC, Metz', 'à vérifier', { tone: 'todo', when: 'dans 6 jours' }),
          mark('2027-03-10', 'Lunéville', 'à clôturer'),
        ],
      },
      { key: 'vide', label: 'Vide', icon: Award, marks: [] },
    ],
    merge: (_lane, marks) => {
      const pressing = marks.filter(({ tone }) => tone !== 'know').length;
      const what = pressing === 0 ? '' : pressing === marks.length ? 'à faire' : `dont ${pressing} à faire`;
      return { subject: `${marks.length} échéances`, what, href: '#plusieurs' };
    },
    words: { todo: 'à faire', late: 'en retard', thisMonth: 'ce mois-ci' },
  },
} satisfies Meta<typeof DateLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = within(canvas.getByRole('list', { name: 'Ligne de temps' }));
    await expect(line.queryByText('Vide')).toBeNull();
    // Heard one after the other, out of their lanes: each says its kind, and whether it presses.
    await expect(namesOf(line.getAllByRole('link'))).toEqual([
      'Habilitations\u00a0: 15/01 PRAP 2S fin de suspension, dans 56 jours',
      'Habilitations\u00a0: 30/06 PRAP IBC fin, à faire, dans 7 mois',
      'Pièces\u00a0: 28/02 Vigilance Urssaf à renouveler, dans 56 jours',
      'Pièces\u00a0: 30/06 Assurance fin, dans 56 jours',
      'Compléments\u00a0: 04/11 DH-2026-0433 à rendre, en retard de 16 jours',
      'Sessions\u00a0: 24/11 – 26/11 2 échéances à faire',
      'Sessions\u00a0: 10/03 Lunéville à clôturer, dans 56 jours',
    ]);
    await expect(within(canvas.getByRole('list', { name: 'Sessions' })).getAllByRole('link')).toHaveLength(2);
    await userEvent.tab();
    await expect(line.getAllByRole('link')[0]).toHaveFocus();
    // The months are seen, not read: each link says its day.
    await expect(canvas.getByText('avr.').closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

/** Un repère de plusieurs dates dit la première et la dernière, combien il y en a et combien pressent ; le même jour s’écrit une fois. */
export const Several: Story = {
  args: {
    lanes: [
      {
        key: 'sessions',
        label: 'Sessions',
        icon: CalendarDays,
        marks: [
          mark('2026-11-04', 'SST, Nancy', 'à vérifier', { tone: 'todo' }),
          mark('2026-11-12', 'PRAP IBC, Metz', 'ouverture'),
          mark('2027-03-10', 'Lunéville', 'à clôturer'),
          mark('2027-03-10', 'Toul', 'à clôturer'),
        ],
      },
      {
        key: 'pieces',
        label: 'Pièces',
        icon: FileText,
        marks: [
          mark('2027-03-02', '12 échéances', 'dont au moins 4 à faire', {
            tone: 'todo',
            count: 12,
            until: '2027-03-31',
          }),
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(namesOf(canvas.getAllByRole('link'))).toEqual([
      'Sessions\u00a0: 04/11 – 12/11 2 échéances dont 1 à faire',
      'Sessions\u00a0: 10/03 2 échéances',
      'Pièces\u00a0: 02/03 – 31/03 12 échéances dont au moins 4 à faire',
    ]);
  },
};

/** Sur un téléphone les dates d’un mois se suivent : seul celui qui est compté en réunit plusieurs. */
export const SeveralOnAPhone: Story = {
  ...Several,
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const counted = canvas.getByRole('link', {
      name: 'Pièces\u00a0: 02/03/2027 – 31/03/2027 12 échéances dont au moins 4 à faire',
    });
    await expect(counted.closest('li')).toHaveTextContent('02/03/2027 – 31/03/2027');
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

/** Un repère long au bout de la ligne s’écrit avant son rond, et ne déborde pas. */
export const Crowded: Story = {
  args: {
    lanes: [
      {
        key: 'habilitations',
        label: 'Habilitations',
        icon: Award,
        marks: Array.from({ length: 40 }, (_, at) =>
          mark(`2027-0${(at % 9) + 1}-${String((at % 27) + 1).padStart(2, '0')}`, `Entité ${at}`, 'fin', {
            key: String(at),
          }),
        ),
      },
      {
        key: 'pieces',
        label: 'Pièces',
        icon: FileText,
        marks: [
          mark('2027-09-25', 'Anticonstitutionnellement, Charleville-Mézières', 'attestation à renouveler'),
          mark(
            '2026-10-02',
            'Anticonstitutionnellement, Charleville-Mézières et toutes ses voisines du département',
            'attestation à renouveler',
          ),
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const line = within(canvas.getByRole('list', { name: 'Ligne de temps' }));
    await expect(line.getByText(/^novembre 2026/)).toHaveTextContent('novembre 2026, ce mois-ci');
    await expect(line.queryByText('décembre 2026')).toBeNull();
    await expect(namesOf(line.getAllByRole('link'))).toEqual([
      'Compléments\u00a0: 04/11/2026 DH-2026-0433\u00a0: à rendre, en retard de 16 jours',
      'Sessions\u00a0: 24/11/2026 SST, Nancy\u00a0: à vérifier, à faire, dans 4 jours',
      'Sessions\u00a0: 26/11/2026 PRAP IBC, Metz\u00a0: à vérifier, à faire, dans 6 jours',
      'Habilitations\u00a0: 15/01/2027 PRAP 2S\u00a0: fin de suspension, dans 56 jours',
      'Pièces\u00a0: 28/02/2027 Vigilance Urssaf\u00a0: à renouveler, dans 56 jours',
      'Sessions\u00a0: 10/03/2027 Lunéville\u00a0: à clôturer, dans 56 jours',
      'Habilitations\u00a0: 30/06/2027 PRAP IBC\u00a0: fin, à faire, dans 7 mois',
      'Pièces\u00a0: 30/06/2027 Assurance\u00a0: fin, dans 56 jours',
    ]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
