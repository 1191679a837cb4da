import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const missingDay = ({ typed, last }: { typed: number; last: number }) =>
  `Ce mois compte ${last} jours : le jour ${typed}, qui n’existe pas, est remplacé par le jour ${last}.`;

function Held(props: DateRangePickerProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: DateRangePickerProps['value']) => {
    setValue(next);
    props.onChange(next);
  };
  return <DateRangePicker {...props} value={value} onChange={onChange} />;
}

/** Une période, d’un jour à un autre, saisie ou choisie dans un calendrier dont la semaine commence le dimanche. */
const meta = {
  title: 'Champs/DateRangePicker',
  component: DateRangePicker,
  parameters: {
    guide: {
      use: ['Une période dont les deux jours se choisissent ensemble : une session, un filtre.'],
      avoid: [
        { when: 'Un seul jour.', instead: 'DatePicker' },
        { when: 'Deux dates sans lien, ou dont l’une est facultative.', instead: 'deux DatePicker' },
      ],
      anatomy: [
        ['Premier et dernier jour', 'Six segments qui se suivent ; les chiffres passent d’eux-mêmes au suivant.'],
        ['Calendrier', 'Deux gestes : le premier jour, puis le dernier ; entre eux les jours sont teintés.'],
        ['Faute', 'Un dernier jour avant le premier reste tel qu’il est saisi : la faute le dit.'],
      ],
      keyboard: [
        ['Flèche gauche, Flèche droite', 'D’un segment à l’autre ; dans le calendrier, d’un jour à l’autre.'],
        ['Flèche haut, Flèche bas', 'Fait varier le segment.'],
        ['Entrée', 'Dans le calendrier, pose le premier jour, puis le dernier.'],
        ['Échap', 'Ferme le calendrier sans rien changer.'],
      ],
      doDont: [{ do: 'Dates de la session', dont: 'Date de début – Date de fin' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Dates de la session',
    value: null,
    onChange: fn(),
    calendarLabel: 'Ouvrir le calendrier',
    previousLabel: 'Mois précédent',
    nextLabel: 'Mois suivant',
    previousYearLabel: 'Année précédente',
    nextYearLabel: 'Année suivante',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Saisie au clavier, d’un trait : rien n’est rendu tant que les deux jours ne sont pas entiers. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Dates de la session' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('16112026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('20112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-16', end: '2026-11-20' });
  },
};

/** Deux gestes dans le calendrier ; il se ferme au second et rend le focus. */
export const InTheCalendar: Story = {
  args: { value: { start: '2026-11-16', end: '2026-11-20' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Ouvrir le calendrier/ });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates de la session' }));
    const days = dialog.getAllByRole('columnheader', { hidden: true });
    await expect(days.map((day) => day.textContent).join(' ')).toBe('D L M M J V S');
    await waitFor(() => expect(dialog.getByRole('button', { name: /16 novembre 2026/ })).toHaveFocus());
    // The first day once set, the focus goes by itself to the next.
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-11-25' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  args: {
    value: { start: '2026-11-16', end: '2026-11-20' },
    minValue: '2026-11-05',
    maxValue: '2026-11-27',
    isUnavailable: (day) => day === '2026-11-11',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ouvrir le calendrier/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: /\b4 novembre 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByRole('button', { name: /\b11 novembre 2026/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Le dernier jour avant le premier : rien ne change tout seul, la faute est lue avec chaque segment. */
export const WithError: Story = {
  args: {
    id: 'dates',
    value: { start: '2026-11-20', end: '2026-11-16' },
    errorMessage: 'Le dernier jour ne peut pas être avant le premier.',
  },
  play: async ({ canvas, canvasElement }) => {
    const segments = canvas.getAllByRole('spinbutton');
    await expect(segments).toHaveLength(6);
    await expect(segments[0]).toHaveAccessibleDescription(/ne peut pas être avant le premier/);
    canvasElement.querySelector<HTMLElement>('#dates [role="spinbutton"]')?.focus();
    await expect(segments[0]).toHaveFocus();
  },
};

export const Emptied: Story = {
  args: { value: { start: '2026-11-16', end: '2026-11-20' } },
  play: async ({ args, canvas, userEvent }) => {
    for (const segment of canvas.getAllByRole('spinbutton')) {
      segment.focus();
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Optional: Story = { args: { optionalLabel: '(facultatif)' } };

export const ReadOnly: Story = {
  args: { value: { start: '2026-11-16', end: '2026-11-20' }, isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    // The look of every field that is read only.
    await expect(canvas.getAllByRole('spinbutton')[0]?.closest('[data-readonly]')).not.toBeNull();
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { value: { start: '2026-11-16', end: '2026-11-20' }, isDisabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Dates de la session interdépartementaleinterprofessionnelleinterrégionale',
    value: { start: '2026-11-16', end: '2026-11-20' },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: /Ouvrir le calendrier/ }));
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Un jour qui n’existe pas, à un bout comme à l’autre, est remplacé par le dernier de son mois, et c’est dit aussitôt. */
export const MissingDay: Story = {
  args: {
    value: null,
    judge: () => undefined,
    missingDayLabel: missingDay,
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const shown = () => canvas.getAllByRole('spinbutton').map(({ textContent }) => textContent);
    const [first, , , last] = canvas.getAllByRole('spinbutton');
    await step('au premier jour, l’autre encore vide', async () => {
      if (first !== undefined) await userEvent.click(first);
      await userEvent.keyboard('31022026');
      await expect(await canvas.findByText(/^Ce mois compte/)).toBeVisible();
      await waitFor(() => expect(shown().slice(0, 3)).toEqual(['28', '02', '2026']));
      await waitFor(() => expect(last).toHaveFocus());
    });
    await step('au second, par Entrée', async () => {
      await userEvent.keyboard('31062026{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-28', end: '2026-06-30' });
    });
  },
};

/** Qui tape lentement n’obtient jamais une période par laquelle la saisie est passée. */
export const SlowTypist: Story = {
  args: { value: { start: '2022-01-01', end: '2022-12-01' }, judge: () => undefined },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('spinbutton');
    if (first !== undefined) await userEvent.click(first);
    await userEvent.keyboard('28022022');
    // Longer than the pause after which a whole period is taken.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('31122022');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2022-02-28', end: '2022-12-31' }), {
      timeout: 3000,
    });
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
