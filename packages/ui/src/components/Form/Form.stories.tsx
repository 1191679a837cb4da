import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

function Content({ isBusy = false }: { isBusy?: boolean }): ReactNode {
  const [email, setEmail] = useState('');
  return (
    <Stack gap={22}>
      <TextField label="Adresse électronique" type="email" value={email} onChange={setEmail} />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        Se connecter
      </Button>
    </Stack>
  );
}

/** Un formulaire : Entrée dans un champ, ou le bouton qui envoie, l’envoie. */
const meta = {
  title: 'Formulaires/Form',
  component: Form,
  parameters: {
    guide: {
      use: ['Des champs que l’on envoie ensemble.'],
      avoid: [
        { when: 'Tout s’enregistre seul, sans envoi.', instead: 'Stack' },
        { when: 'Des filtres qui agissent aussitôt.', instead: 'FilterBar' },
      ],
      anatomy: [
        ['Résumé des fautes', 'En haut, après un envoi refusé.'],
        ['Champs', 'Une colonne, l’ordre dans lequel on y pense.'],
        ['Bouton', 'Un verbe et son objet ; jamais désactivé avant l’envoi.'],
      ],
      keyboard: [['Entrée', 'Envoie, depuis un champ d’une ligne.']],
      doDont: [
        {
          do: 'Laisser envoyer, puis dire ce qui manque.',
          dont: 'Désactiver le bouton jusqu’à ce que tout soit juste.',
        },
        { do: 'Ne demander que ce qui sert.', dont: 'Redemander ce que l’on sait déjà.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { 'aria-label': 'Connexion', onSubmit: fn(), children: <Content /> },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Connexion' })).toBeVisible();
    // Not an email address: the browser alone would refuse to send it.
    await userEvent.type(canvas.getByRole('textbox'), 'chloé{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** L’envoi est en cours : un second appui ne l’envoie pas deux fois. */
export const Busy: Story = {
  args: { children: <Content isBusy /> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const REMEDY = 'Saisissez l’adresse électronique.';
const focusEmail = () => document.getElementById('email')?.focus();

function Checked({ onSubmit }: Pick<FormProps, 'onSubmit'>): ReactNode {
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isFaulty = attempt > 0 && email === '';
  const submit = () => {
    if (email === '') setAttempt(attempt + 1);
    else onSubmit();
  };
  return (
    <Form aria-label="Connexion" onSubmit={submit}>
      <Stack gap={22}>
        {isFaulty && (
          <ErrorSummary
            title="Un champ est à corriger"
            focusKey={attempt}
            errors={[{ key: 'email', label: REMEDY, onPress: focusEmail }]}
          />
        )}
        <TextField
          id="email"
          label="Adresse électronique"
          value={email}
          onChange={setEmail}
          {...(isFaulty ? { errorMessage: REMEDY } : {})}
        />
        <Button type="submit" variant="primary">
          Se connecter
        </Button>
      </Stack>
    </Form>
  );
}

/** Le parcours entier : envoi refusé, résumé qui prend le focus, lien vers le champ, correction, envoi. */
export const Corrected: Story = {
  render: (args) => <Checked onSubmit={args.onSubmit} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await userEvent.keyboard('chloe@exemple.fr');
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
