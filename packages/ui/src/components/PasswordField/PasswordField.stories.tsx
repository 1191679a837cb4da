import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Link } from '../Link/Link.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Held(props: PasswordFieldProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <PasswordField {...props} value={value} onChange={onChange} />;
}

/** Un mot de passe, caché sauf tant que l’œil est pressé. */
const meta = {
  title: 'Champs/PasswordField',
  component: PasswordField,
  parameters: {
    guide: {
      use: ['Se connecter, choisir ou changer son mot de passe.'],
      avoid: [{ when: 'Un code reçu par courriel.', instead: 'TextField' }],
      anatomy: [
        ['Champ', 'Laisse coller et le gestionnaire de mots de passe remplir.'],
        ['Œil', 'Montre tant qu’il est pressé, par le pointeur ou le clavier.'],
        ['Bout de ligne', '« Mot de passe oublié ? », avant le champ.'],
      ],
      keyboard: [
        ['Tab', 'Va au champ, puis à l’œil.'],
        ['Espace, Entrée', 'Sur l’œil, montre tant que la touche est tenue.'],
      ],
      doDont: [
        { do: 'Dire les règles avant la saisie.', dont: 'Les révéler une à une à chaque refus.' },
        { do: '`autoComplete="new-password"` pour en choisir un nouveau.', dont: 'Empêcher de coller.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Mot de passe',
    revealLabel: 'Afficher le mot de passe tant que le bouton est pressé',
    value: '',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mot de passe');
    await userEvent.type(field, 'phare-breton');
    await expect(args.onChange).toHaveBeenLastCalledWith('phare-breton');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const ShownByKeyboard: Story = {
  args: { value: 'phare-breton' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mot de passe');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Afficher le mot de passe/ })).toHaveFocus();
    for (const key of ['Space', 'Enter']) {
      await userEvent.keyboard(`[${key}>]`);
      await expect(field).toHaveAttribute('type', 'text');
      await userEvent.keyboard(`[/${key}]`);
      await expect(field).toHaveAttribute('type', 'password');
    }
  },
};

export const ShownByPointer: Story = {
  args: { value: 'phare-breton' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Mot de passe');
    const eye = canvas.getByRole('button');
    const finger = { button: 0, pointerId: 1, pointerType: 'touch', pressure: 0.5, width: 20, height: 20 };
    await fireEvent.pointerDown(eye, finger);
    await expect(field).toHaveAttribute('type', 'text');
    await fireEvent.pointerUp(eye, finger);
    await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Saisissez votre mot de passe.', description: 'Douze caractères au moins.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Mot de passe');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Saisissez votre mot de passe\./);
  },
};

/** Au bout de la ligne de l’étiquette, mais après le champ au clavier : on tape son mot de passe aussitôt après Tab. */
export const WithLink: Story = {
  args: { size: 'large', labelEnd: <Link href="#oubli">{'Mot de passe oublié ?'}</Link> },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Mot de passe');
    const link = canvas.getByRole('link', { name: 'Mot de passe oublié ?' });
    await expect(input).toHaveAccessibleName('Mot de passe');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top);
    await expect(link.getBoundingClientRect().right).toBeCloseTo(input.getBoundingClientRect().right, 0);
  },
};

export const NewPassword: Story = {
  args: { label: 'Nouveau mot de passe', description: 'Douze caractères au moins.', autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toHaveAttribute('autocomplete', 'new-password');
  },
};

/** Le texte saisi ne passe jamais sous l’œil. */
export const LongWords: Story = {
  args: {
    value: 'un-mot-de-passe-plus-long-que-son-champ-sur-un-petit-téléphone',
    labelEnd: <Link href="#oubli">{'Mot de passe oublié ?'}</Link>,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Mot de passe');
    const end = field.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(field).paddingRight);
    await expect(end).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().left);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
