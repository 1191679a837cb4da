import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Agenda } from './Agenda.tsx';

/** Ce qui a lieu dans le mois : ses semaines, ou les seuls jours remplis là où la place manque. */
const meta = {
  title: 'Données/Agenda',
  component: Agenda,
  parameters: {
    guide: {
      use: ['Des sessions ou des commissions que l’on situe dans le mois.'],
      avoid: [
        { when: 'Choisir un jour.', instead: 'DatePicker' },
        { when: 'Ce qui s’est passé.', instead: 'Timeline' },
        { when: 'Des sessions que l’on trie ou que l’on filtre.', instead: 'DataTable' },
      ],
      anatomy: [
        ['Mois', 'Annoncé quand il change ; les flèches et « Aujourd’hui ».'],
        ['Semaines', 'Un vrai tableau, qui commence le dimanche.'],
        ['Entrée', 'Un lien ; son heure d’abord.'],
      ],
      keyboard: [
        ['Tab', 'Passe par les boutons du mois, puis d’une entrée à l’autre, dans l’ordre des jours.'],
        ['Entrée', 'Ouvre l’entrée.'],
      ],
      doDont: [
        { do: 'Des titres de quelques mots : la case est petite.', dont: 'L’adresse et les formateurs dans la case.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Sessions',
    month: '2026-11',
    today: '2026-11-20',
    onMonthChange: fn(),
    entries: [
      { key: '1', date: '2026-11-03', time: '09:00', title: 'SST, Nancy', href: '#1' },
      { key: '2', date: '2026-11-20', time: '08:30', title: 'PRAP IBC, Metz', href: '#2' },
      { key: '3', date: '2026-11-20', time: '14:00', title: 'Commission nationale', href: '#3' },
      { key: '4', date: '2026-11-26', title: 'CATEC, Épinal', href: '#4' },
    ],
    words: {
      previous: 'Mois précédent',
      next: 'Mois suivant',
      today: 'Aujourd’hui',
      empty: 'Aucune session ce mois-ci.',
    },
  },
  render: function Held(args) {
    const [month, setMonth] = useState(args.month);
    const change = (next: string) => {
      args.onMonthChange(next);
      setMonth(next);
    };
    return <Agenda {...args} month={month} onMonthChange={change} />;
  },
} satisfies Meta<typeof Agenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'novembre 2026' }));
    await expect(table.getAllByRole('columnheader')[0]).toHaveTextContent('dimanche');
    await expect(table.getAllByRole('row')).toHaveLength(6);
    const today = table.getByRole('cell', { name: /^20 novembre/ });
    await expect(
      within(today)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['08:30 PRAP IBC, Metz', '14:00 Commission nationale']);
    await expect(today.querySelector('time')).toHaveAttribute('aria-current', 'date');
    await userEvent.click(canvas.getByRole('button', { name: 'Mois suivant' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await expect(canvas.getByText('décembre 2026')).toBeVisible();
    await expect(canvas.getByText('1er décembre')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Mois précédent' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Aujourd’hui' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
  },
};

/** Une case grandit avec ce qu’elle tient. */
export const BusyDay: Story = {
  args: {
    entries: Array.from({ length: 7 }, (_, at) => ({
      key: String(at),
      date: '2026-11-18',
      time: `${String(8 + at).padStart(2, '0')}:00`,
      title: 'Anticonstitutionnellement, Charleville-Mézières',
      href: `#${at}`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const days = within(canvas.getByRole('list', { name: 'novembre 2026' })).getAllByText(/novembre$/);
    await expect(days.map(({ textContent }) => textContent)).toEqual([
      'mardi 3 novembre',
      'vendredi 20 novembre',
      'jeudi 26 novembre',
    ]);
  },
};

export const EmptyOnAPhone: Story = {
  args: { month: '2026-12', entries: [] },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune session ce mois-ci.')).toBeVisible();
  },
};
