import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const pressed = fn();
const missingDay = ({ typed, last }: { typed: number; last: number }) =>
  `Ce mois compte ${last} jours : le jour ${typed}, qui n’existe pas, est remplacé par le jour ${last}.`;

function Held(props: DatePickerProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string | null) => {
    setValue(next);
    props.onChange(next);
  };
  return <DatePicker {...props} value={value} onChange={onChange} />;
}

/** Une date, saisie ou choisie dans un calendrier dont la semaine commence le dimanche. */
const meta = {
  title: 'Champs/DatePicker',
  component: DatePicker,
  parameters: {
    guide: {
      use: ['Une date que l’on situe dans la semaine : réunion, session, échéance.'],
      avoid: [
        { when: 'Un début et une fin.', instead: 'DateRangePicker' },
        { when: 'Un âge, une année, une date de naissance apprise par cœur.', instead: 'TextField' },
      ],
      anatomy: [
        ['Segments', 'Jour, mois, année : les chiffres passent d’eux-mêmes au suivant.'],
        ['Bouton du calendrier', 'Ouvre le mois de la date, ou celui d’aujourd’hui.'],
        ['Calendrier', 'Aujourd’hui cerclé, le jour choisi plein, les jours fermés barrés.'],
      ],
      keyboard: [
        ['Flèches haut et bas', 'Font varier le segment ; d’une semaine à l’autre dans le calendrier.'],
        ['Flèches gauche et droite', 'Vont d’un segment, ou d’un jour, à l’autre.'],
        ['Page précédente, Page suivante', 'Changent de mois dans le calendrier.'],
        ['Échap', 'Ferme sans rien changer.'],
      ],
      doDont: [
        {
          do: 'Toujours laisser saisir au clavier.',
          dont: 'Obliger à feuilleter les mois jusqu’à une date lointaine.',
        },
        { do: 'Dire dans l’aide quels jours sont ouverts.', dont: 'Attendre l’envoi pour refuser un jour fermé.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Date de l’attestation',
    description: 'Elle doit dater de moins de six mois.',
    value: null,
    onChange: fn(),
    calendarLabel: 'Ouvrir le calendrier',
    previousLabel: 'Mois précédent',
    nextLabel: 'Mois suivant',
    previousYearLabel: 'Année précédente',
    nextYearLabel: 'Année suivante',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Saisie au clavier, d’un trait. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Date de l’attestation' })).toHaveAccessibleDescription(
      /moins de six mois/,
    );
    await userEvent.tab();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.keyboard('26112026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-26');
  },
};

/** Tenue le temps de la saisie : demandée entière, à Entrée ou en quittant le champ ; sinon sa faute est dite. */
export const HeldWhileTyped: Story = {
  args: { judge: (day) => (day < '1900' ? 'L’année s’écrit en quatre chiffres.' : undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('26112');
    await userEvent.keyboard('{Enter}');
    const [day] = canvas.getAllByRole('spinbutton');
    await expect(day).toHaveAccessibleDescription(/L’année s’écrit en quatre chiffres\./);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('022{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('2022-11-26');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2023-11-26');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** La date entière vaut après une courte pause, sans Entrée et sans quitter la saisie ; une année en cours de frappe ne vaut rien. */
export const TakenAfterAPause: Story = {
  args: { judge: (day) => (day < '1900' ? 'L’année s’écrit en quatre chiffres.' : undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const human = userEvent.setup({ delay: 40 });
    await human.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await human.keyboard('0512202');
    // Longer than the pause: what stands there is the year 202.
    await new Promise((resolve) => {
      setTimeout(resolve, 900);
    });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByText('L’année s’écrit en quatre chiffres.')).toBeNull();
    await human.keyboard('6');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('2026-12-05'));
    await expect(canvas.getByRole('spinbutton', { name: /année/i })).toHaveFocus();
  },
};

/** Ce qui est demandé revient tard : ce qu’on a tapé depuis reste. */
export const HeldOverASlowNetwork: Story = {
  args: { value: '2026-11-22', judge: () => undefined },
  render: function Late(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DatePicker
        {...args}
        value={value}
        onChange={(day) => {
          args.onChange(day);
          setTimeout(() => setValue(day), 300);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('spinbutton').map(({ textContent }) => textContent);
    // Human speed: a key every tenth of a second.
    const human = userEvent.setup({ delay: 100 });
    await human.tab();
    await human.keyboard('01012022');
    await expect(shown()).toEqual(['01', '01', '2022']);
    await human.keyboard('{Enter}');
    await human.keyboard('{ArrowLeft}{ArrowLeft}1503');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(shown()).toEqual(['15', '03', '2022']);
    await human.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2022-03-15');
  },
};

export const Emptied: Story = {
  args: { value: '2026-11-26' },
  play: async ({ args, canvas, userEvent }) => {
    for (const segment of canvas.getAllByRole('spinbutton')) {
      segment.focus();
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Le calendrier prend le focus sur le jour choisi et le rend au bouton. */
export const InTheCalendar: Story = {
  args: { value: '2026-11-26' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Ouvrir le calendrier/ });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Date de l’attestation' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /26 novembre 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await isClosed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /26 novembre 2026/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-27');
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Semaine du dimanche au samedi ; les jours exclus sont barrés et ne se choisissent pas. */
export const Open: Story = {
  args: { value: '2026-11-18', minValue: '2026-11-09', maxValue: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ouvrir le calendrier/ }));
    const dialog = await screen.findByRole('dialog');
    await expect([...dialog.querySelectorAll('th')].map((day) => day.textContent).join(' ')).toBe('D L M M J V S');
    await expect(within(dialog).getByRole('button', { name: /\b20 novembre 2026/ })).not.toHaveAttribute(
      'aria-disabled',
    );
    const excluded = within(dialog).getByRole('button', { name: /\b21 novembre 2026/ });
    await expect(excluded).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(excluded);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OtherMonth: Story = {
  args: { value: '2026-11-26' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ouvrir le calendrier/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mois suivant' }));
    await waitFor(() => expect(screen.getByRole('grid', { name: /décembre 2026/ })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Mois précédent' }));
    await waitFor(() => expect(screen.getByRole('grid', { name: /novembre 2026/ })).toBeVisible());
  },
};

/** D’une année à l’autre d’un geste. */
export const OtherYear: Story = {
  args: { value: '2026-11-26' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ouvrir le calendrier/ }));
    const before = await screen.findByRole('button', { name: 'Année précédente' });
    await userEvent.click(before);
    await userEvent.click(before);
    await waitFor(() => expect(screen.getByRole('grid', { name: /novembre 2024/ })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Année suivante' }));
    await waitFor(() => expect(screen.getByRole('grid', { name: /novembre 2025/ })).toBeVisible());
  },
};

/** Requis : ses mots le disent au premier segment. */
export const Required: Story = {
  args: { requiredLabel: 'obligatoire' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(/obligatoire/);
  },
};

/** Hors des bornes, le champ reste saisissable : c’est l’écran qui dit la faute. */
export const WithError: Story = {
  args: {
    id: 'date-attestation',
    value: '2027-01-04',
    maxValue: '2026-11-20',
    errorMessage: 'La date ne peut pas être dans l’avenir.',
  },
  play: async ({ canvas, canvasElement }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(day).toHaveAccessibleDescription(/La date ne peut pas être dans l’avenir\./);
    canvasElement.querySelector<HTMLElement>('#date-attestation [role="spinbutton"]')?.focus();
    await expect(day).toHaveFocus();
  },
};

export const Optional: Story = { args: { optionalLabel: '(facultatif)', description: undefined } };

/** Une date lue n’a pas de calendrier ; ses segments s’atteignent encore. */
export const ReadOnly: Story = {
  args: { value: '2026-11-26', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    // The look of every field that is read only.
    const box = canvas.getAllByRole('spinbutton')[0]?.closest('[data-readonly]');
    await expect(box).not.toBeNull();
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box ?? document.body);
    await expect(paddingInlineEnd).toBe(paddingInlineStart);
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Entre les bornes, des jours qui ne se choisissent pas. */
export const Unavailable: Story = {
  args: { value: '2026-11-18', isUnavailable: (day) => day === '2026-11-11' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ouvrir le calendrier/ }));
    await userEvent.click(await screen.findByRole('button', { name: /\b11 novembre 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { value: '2026-11-26', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Ouvrir le calendrier/ })).toBeDisabled();
    for (const segment of canvas.getAllByRole('spinbutton')) await expect(segment).toHaveAttribute('aria-disabled');
  },
};

/** Le calendrier tient dans le plus petit écran. */
export const LongWords: Story = {
  args: {
    label: 'Date de délivrance de l’attestation de vigilance interdépartementaleinterprofessionnelle',
    value: '2026-11-26',
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

/** Un jour qui n’existe pas n’est pas remplacé sans qu’on le dise ; une autre date le fait oublier. */
export const MissingDay: Story = {
  args: { missingDayLabel: missingDay },
  play: async ({ canvas, args, step, userEvent }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    await step('le dernier du mois est mis à sa place, et c’est dit', async () => {
      if (day !== undefined) await userEvent.click(day);
      await userEvent.keyboard('31022027');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
      await expect(await canvas.findByText(/^Ce mois compte/)).toBeVisible();
    });
    await step('une autre date se prend comme elle est', async () => {
      if (day !== undefined) await userEvent.click(day);
      await userEvent.keyboard('27');
      await waitFor(() => expect(canvas.queryByText(/^Ce mois compte/)).toBeNull());
    });
  },
};

/** Un bouton que l’on presse en quittant la date reste sous le pointeur : ce qui est dit du jour attend que le bouton soit relâché. */
export const PressedWhileTyped: Story = {
  args: { missingDayLabel: missingDay },
  render: (args) => (
    <>
      <Held {...args} />
      <Button onPress={pressed}>Envoyer</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await userEvent.keyboard('31022027');
    const button = canvas.getByRole('button', { name: 'Envoyer' });
    const { top } = button.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveTextContent('28');
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(/^Ce mois compte 28 jours.*jour 31.*jour 28/)).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(top);
  },
};

/** Dans un filtre aussi, Entrée prend le jour montré, jamais un de ceux par lesquels la saisie est passée. */
export const MissingDayJudged: Story = {
  args: {
    value: '2026-11-23',
    judge: () => undefined,
    missingDayLabel: missingDay,
  },
  play: async ({ canvas, args, userEvent }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    if (day !== undefined) await userEvent.click(day);
    await userEvent.keyboard('31022026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
    await expect(await canvas.findByText(/^Ce mois compte/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual(['28', '02', '2026']),
    );
  },
};

/** Qui tape lentement n’obtient jamais un jour par lequel la saisie est passée : une pause attend l’année. */
export const SlowTypist: Story = {
  args: { value: '2022-01-01', judge: () => undefined },
  play: async ({ args, canvas, step, userEvent }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    await step('entre le jour et le mois, on cherche ses touches', async () => {
      if (day !== undefined) await userEvent.click(day);
      await userEvent.keyboard('31');
      // Longer than the pause after which a whole date is taken.
      await new Promise((resolve) => setTimeout(resolve, 900));
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('l’année tapée, la date se prend d’elle-même', async () => {
      await userEvent.keyboard('122023');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2023-12-31'), { timeout: 3000 });
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('d’un cran à l’autre aussi', async () => {
      day?.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2), { timeout: 3000 });
    });
  },
};
