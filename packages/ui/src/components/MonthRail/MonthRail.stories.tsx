import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, ClipboardList, Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { MonthRail, type RailBar } from './MonthRail.tsx';

const ICONS = { draft: Pencil, current: ClipboardList, closed: Lock, danger: CircleAlert } as const;

const bar = (start: string, end: string, label: string, tone: RailBar['tone'] = 'current'): RailBar => ({
  key: `${start} ${end} ${label}`,
  start,
  end,
  label,
  icon: ICONS[tone],
  name: `Session ${label}, du ${start} au ${end}, Nancy`,
  details: ['S-2026-004793', '8 h 30 – 17 h', 'Nancy'],
  href: `#${start}`,
  tone,
});

const BARS = [
  bar('2026-11-03', '2026-11-05', 'PRAP IBC'),
  bar('2026-11-12', '2026-11-12', 'SST', 'closed'),
  bar('2026-11-19', '2026-11-20', 'SST'),
  bar('2026-11-24', '2026-11-26', 'PRAP IBC', 'draft'),
  bar('2026-11-26', '2026-11-26', 'SST', 'danger'),
  bar('2026-12-14', '2026-12-15', 'SST', 'draft'),
];

/** Ce qui a lieu dans le mois, en barres le long de ses jours. */
const meta = {
  title: 'Données/MonthRail',
  component: MonthRail,
  parameters: {
    guide: {
      use: ['Ce qui dure un ou plusieurs jours, situé dans le mois, au-dessus de sa liste.'],
      avoid: [
        { when: 'Des rendez-vous d’un jour, avec leur heure.', instead: 'Agenda' },
        { when: 'Des échéances sur l’année.', instead: 'DateLine' },
        { when: 'Choisir un jour.', instead: 'DatePicker' },
      ],
      anatomy: [
        ['Jours', 'La lettre et le jour ; les fins de semaine en creux, un filet descend d’aujourd’hui.'],
        ['Barre', 'Un lien, long comme ce qu’il dit, dans la première voie libre.'],
        ['« +2 »', 'Ce qui n’a pas trouvé de voie : ouvre la semaine.'],
        ['Semaine', 'Sept jours depuis le dimanche, les barres avec le détail.'],
      ],
      keyboard: [
        ['Tab', 'Entre une fois dans le mois, à la dernière barre atteinte.'],
        ['Flèches, Début, Fin', 'Passent d’une barre à l’autre, dans l’ordre des jours.'],
        ['Page préc., Page suiv.', 'Changent de mois ou de semaine.'],
        ['Entrée', 'Ouvre ce que dit la barre.'],
      ],
      doDont: [{ do: '« SST », « PRAP IBC ».', dont: 'Un titre entier sur une barre d’un jour.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Sessions du mois',
    day: '2026-11-20',
    onDayChange: fn(),
    view: 'month',
    onViewChange: fn(),
    today: '2026-11-20',
    bars: BARS,
    onPoint: fn(),
    words: {
      previous: { month: 'Mois précédent', week: 'Semaine précédente' },
      next: { month: 'Mois suivant', week: 'Semaine suivante' },
      views: 'Vue',
      view: { month: 'Mois', week: 'Semaine' },
      count: (count, view) => `${count} sessions ${view === 'month' ? 'ce mois-ci' : 'cette semaine'}`,
      empty: { month: 'Aucune session ce mois-ci.', week: 'Aucune session cette semaine.' },
      more: (count, view) => `${count} autres sessions : ${view === 'month' ? 'voir la semaine' : 'les afficher'}`,
    },
  },
  render: function Held(args) {
    const [day, setDay] = useState(args.day);
    const [view, setView] = useState(args.view);
    return (
      <MonthRail
        {...args}
        day={day}
        view={view}
        onDayChange={(next) => {
          args.onDayChange(next);
          setDay(next);
        }}
        onViewChange={(next) => {
          args.onViewChange(next);
          setView(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MonthRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'novembre 2026' })).toBeVisible();
    await expect(canvas.getByText('5 sessions ce mois-ci')).toBeVisible();
    const links = within(canvas.getByRole('list', { name: 'novembre 2026' })).getAllByRole('link');
    await expect(links).toHaveLength(5);
    await expect(links[0]).toHaveAccessibleName('Session PRAP IBC, du 2026-11-03 au 2026-11-05, Nancy');
    links[0]?.focus();
    await expect(args.onPoint).toHaveBeenLastCalledWith('2026-11-03 2026-11-05 PRAP IBC');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(links[4]).toHaveFocus();
    // One stop alone: Tab leaves the rail.
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'novembre 2026' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** Au clavier, un mois mène au suivant, et le repère y va avec lui ; un mois vide le garde. */
export const MonthByMonth: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-12-20');
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'janvier 2027' })).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
  },
};

export const Week: Story = {
  args: { view: 'week' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1 sessions cette semaine')).toBeVisible();
    await expect(canvas.getByText('8 h 30 – 17 h')).toBeVisible();
    await userEvent.click(canvas.getByText('Mois'));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('month');
  },
};

/** Plus de trois voies : « +2 » ouvre la semaine. */
export const Crowded: Story = {
  args: {
    bars: [
      ...BARS,
      ...['A', 'B', 'C'].map((name) => bar('2026-11-11', '2026-11-13', `PRAP 2S ${name}`)),
      bar('2026-11-12', '2026-11-12', 'CATEC'),
      bar('2026-10-28', '2026-11-02', 'Anticonstitutionnellement'),
      bar('2026-11-28', '2026-12-04', 'AP-ASD'),
    ],
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 autres sessions : voir la semaine' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('week');
    await expect(canvas.getByText('5 sessions cette semaine')).toBeVisible();
    // The focus follows to the first that found no lane.
    await waitFor(() => expect(canvas.getByRole('link', { name: /SST, du 2026-11-12/ })).toHaveFocus());
  },
};

/** Une semaine très pleine laisse la liste en vue : « +4 » montre le reste, et le repère y va. */
export const CrowdedWeek: Story = {
  args: {
    view: 'week',
    bars: Array.from({ length: 9 }, (_, at) => bar('2026-11-17', '2026-11-17', `SST ${at + 1}`)),
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('9 sessions cette semaine')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(9));
    await expect(canvas.getByRole('link', { name: /SST 6/ })).toHaveFocus();
  },
};

/** Tant que les jours ne sont pas lus, rien ne dit combien il y en a. */
export const Pending: Story = {
  args: { bars: [], isPending: true },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'novembre 2026' })).toBeVisible();
    await expect(canvas.queryByText(/session/)).toBeNull();
  },
};

/** Là où les jours n’ont plus la place d’un mot, la semaine. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 sessions cette semaine')).toBeVisible());
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('jeudi 26 novembre')).toBeVisible());
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const EmptyOnAPhone: Story = {
  args: { bars: [] },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Aucune session ce mois-ci.')).toBeVisible());
  },
};
