import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { DateLine, type DateMark, type DateSpan } from './DateLine.tsx';

type Given = readonly [date: string, subject: string, what: string, tone: DateMark['tone'], heard: string];

const span = (from: string | null, to: string, given: readonly Given[], total = given.length): DateSpan => ({
  from,
  to,
  total,
  marks: given.map(([date, subject, what, tone, heard], rank) => ({
    key: `${date} ${subject} ${rank}`,
    date,
    subject,
    what,
    tone,
    heard,
    href: `#${subject}`,
  })),
});

/** Ce qui est en retard et ce qui vient : trente jours par semaine, puis les mois. Un repère par date. */
const meta = {
  title: 'Données/DateLine',
  component: DateLine,
  parameters: {
    guide: {
      use: ['Les échéances des semaines puis des mois qui viennent, d’un seul regard, à côté de leur liste.'],
      avoid: [
        { when: 'Ce qui s’est passé.', instead: 'Timeline' },
        { when: 'Les étapes d’une demande.', instead: 'MilestoneTrack' },
        { when: 'Ce qui a lieu dans un mois, jour par jour.', instead: 'Agenda' },
        { when: 'Un téléphone ou le papier : la liste seule.', instead: 'DueList' },
      ],
      anatomy: [
        ['Axe', 'Aujourd’hui au bord, un trait par semaine, puis les mois après un trait pointillé.'],
        [
          'Repère',
          'Un lien, son icône sur son jour : alerte en retard ou perte, horloge sous sept jours, rond ensuite.',
        ],
        [
          'Voies',
          'Trois ; un texte qui ne tient pas prend la suivante, le quatrième est compté : « +2 » ouvre leur liste.',
        ],
      ],
      keyboard: [
        ['Tab', 'Entre dans la ligne, puis en sort : un seul arrêt.'],
        ['Flèches, Début, Fin', 'Vont de repère en repère.'],
        ['Entrée', 'Ouvre ce que le repère annonce.'],
      ],
      doDont: [{ do: '« PRAP 2S fin de suspension ».', dont: '« Suspension » seul, sans dire de quoi.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Ligne de temps',
    today: '2026-11-27',
    end: '2027-09-30',
    more: ({ count, from }) => ({ label: `${count} autres échéances`, href: `#du-${from ?? 'retard'}` }),
    spans: [
      span(null, '2026-11-26', [
        ['2026-11-26', 'DH-2026-0408', 'décision', 'late', '26 novembre, en retard d’un jour, DH-2026-0408 décision'],
      ]),
      span('2026-11-27', '2026-12-03', [
        ['2026-12-01', 'Urssaf', 'à remplacer', 'soon', '1er décembre, dans 4 jours, Urssaf à remplacer, à vous'],
      ]),
      span('2026-12-04', '2026-12-10', [
        ['2026-12-04', 'Nancy', 'résultats', 'soon', '4 décembre, dans 7 jours, Nancy résultats, chez Julie Perrin'],
        ['2026-12-08', 'Thionville', 'supprimée', 'loss', '8 décembre, dans 11 jours, Thionville supprimée, à vous'],
      ]),
      span('2026-12-11', '2026-12-17', [
        ['2026-12-12', 'Toul', 'convocations', 'month', '12 décembre, dans 15 jours, Toul convocations, à vous'],
      ]),
      span('2027-06-01', '2027-06-30', [
        ['2027-06-30', 'APS-ASD', 'fin', 'later', '30 juin 2027, dans 215 jours, APS-ASD fin'],
      ]),
    ],
  },
} satisfies Meta<typeof DateLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un arrêt pour Tab, les flèches ensuite ; chaque repère se lit en entier. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = within(canvas.getByRole('list', { name: 'Ligne de temps' }));
    const links = line.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      meta.args.spans.flatMap(({ marks }) => marks.map(({ heard }) => heard)),
    );
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(line.queryAllByRole('link').includes(document.activeElement as HTMLElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect(links[1]).toHaveFocus();
    // Weeks and months are seen, not read: each mark says its day.
    await expect(canvas.getByText('janv.').closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

const LONG = 'Anticonstitutionnellement, Charleville-Mézières et toutes ses voisines';
const days = (from: string, to: string, total: number, tone: DateMark['tone'] = 'month'): DateSpan =>
  span(
    from,
    to,
    Array.from({ length: 6 }, (_, rank): Given => [from, `Entité ${rank}`, 'fin', tone, `${from}, Entité ${rank} fin`]),
    total,
  );

/** Des milliers de dates : les plus proches ont leur repère, les autres sont comptées et mènent à la liste de leurs jours. */
export const Crowded: Story = {
  args: {
    spans: [
      {
        ...span(null, '2026-11-26', [['2026-11-02', LONG, 'à instruire', 'late', `${LONG} à instruire`]], 48),
        isMore: true,
      },
      days('2026-11-27', '2026-12-03', 12, 'soon'),
      days('2026-12-04', '2026-12-10', 260),
      days('2026-12-25', '2026-12-26', 6),
      days('2026-12-27', '2026-12-31', 1000, 'later'),
      days('2027-01-01', '2027-01-31', 1000, 'later'),
      days('2027-02-01', '2027-02-28', 1000, 'later'),
      span('2027-09-01', '2027-09-30', [['2027-09-30', LONG, 'fin', 'later', `${LONG} fin`]]),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const counts = canvas.getAllByRole('link', { name: /autres échéances$/ });
    await expect(counts.length).toBeGreaterThan(2);
    await expect(counts.map((link) => link.getAttribute('href'))).toContain('#du-retard');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('link').at(-1)).toHaveFocus();
    // None stands on another.
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    for (const [rank, one] of boxes.entries()) {
      for (const other of boxes.slice(rank + 1)) {
        const isApart =
          one.right <= other.left + 1 ||
          other.right <= one.left + 1 ||
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1;
        await expect(isApart).toBe(true);
      }
    }
  },
};

export const CrowdedAndNarrow: Story = { ...Crowded, globals: { viewport: { value: 'w768' } } };
