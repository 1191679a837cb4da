import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

function Held(props: CalendarProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Calendar {...props} value={value} onChange={onChange} />;
}

/** Un mois toujours sous les yeux, où choisir un jour ; la semaine commence le dimanche. */
const meta = {
  title: 'Champs/Calendar',
  component: Calendar,
  parameters: {
    guide: {
      use: ['Un jour parmi ceux qui restent libres, quand voir le mois aide à choisir.'],
      avoid: [
        { when: 'Une date connue : naissance, délivrance d’une pièce.', instead: 'DatePicker' },
        { when: 'Une période.', instead: 'DateRangePicker' },
      ],
      anatomy: [
        ['Mois', 'Dit à chaque changement ; les flèches de côté mènent aux autres.'],
        ['Jours', 'Aujourd’hui est cerné, le jour choisi est plein, les jours exclus sont barrés.'],
        ['Faute', 'Sous le mois, lue avec le groupe.'],
      ],
      keyboard: [
        ['Flèches', 'D’un jour à l’autre, d’une semaine à l’autre.'],
        ['Page précédente, Page suivante', 'D’un mois à l’autre.'],
        ['Début, Fin', 'Premier et dernier jour du mois.'],
        ['Entrée, Espace', 'Choisit le jour.'],
      ],
      doDont: [{ do: 'Barrer les jours complets.', dont: 'Laisser choisir un jour complet, puis le refuser.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Jour de l’épreuve',
    value: '2026-11-26',
    onChange: fn(),
    previousLabel: 'Mois précédent',
    nextLabel: 'Mois suivant',
    previousYearLabel: 'Année précédente',
    nextYearLabel: 'Année suivante',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect([...canvasElement.querySelectorAll('th')].map((day) => day.textContent).join(' ')).toBe(
      'D L M M J V S',
    );
    await expect(canvas.getByRole('grid', { name: /novembre 2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /\b12 novembre 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // Past the buttons to another year and another month.
    for (let at = 0; at < 5; at += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /26 novembre 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-02');
    await userEvent.keyboard('{PageUp}{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
  },
};

/** Entre deux limites, des jours complets : ils se lisent et ne se choisissent pas. */
export const Limited: Story = {
  args: {
    value: null,
    shownDay: '2026-11-01',
    minValue: '2026-11-05',
    maxValue: '2026-11-27',
    isUnavailable: (day) => ['2026-11-11', '2026-11-17'].includes(day),
    description: 'Les jours barrés sont complets ou fermés.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Jour de l’épreuve' })).toHaveAccessibleDescription(/barrés/);
    for (const day of [/\b4 novembre/, /\b17 novembre/, /\b28 novembre/]) {
      await userEvent.click(canvas.getByRole('button', { name: day }));
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /\b18 novembre/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18');
    await expect(canvas.getByRole('button', { name: 'Mois suivant' })).toBeDisabled();
  },
};

export const WithError: Story = {
  args: { id: 'jour', value: null, shownDay: '2026-11-01', errorMessage: 'Choisissez le jour de l’épreuve.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Jour de l’épreuve' })).toHaveAccessibleDescription(
      'Choisissez le jour de l’épreuve.',
    );
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /\b12 novembre 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const OnAPhone: Story = {
  args: { label: 'Jour de l’épreuve interdépartementaleinterprofessionnelleinterrégionale' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
