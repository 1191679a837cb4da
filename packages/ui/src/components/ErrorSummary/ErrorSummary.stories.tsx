import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

/** Ce qui empêche d’envoyer un formulaire, en haut de celui-ci, chaque faute menant à son champ. */
const meta = {
  title: 'Formulaires/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    guide: {
      use: ['Après un envoi refusé, dès qu’il y a une faute, même une seule.'],
      avoid: [
        { when: 'Un message qui ne tient à aucun champ.', instead: 'Callout' },
        { when: 'L’appel a échoué.', instead: 'ToastRegion' },
      ],
      anatomy: [
        ['Titre', 'Combien de champs sont à corriger, et avant quoi.'],
        ['Liens', '« Onglet : ce qu’il faut faire » : ouvrent l’onglet, font défiler, et donnent le focus au champ.'],
      ],
      keyboard: [
        ['Tab', 'Va d’une faute à la suivante.'],
        ['Entrée', 'Mène au champ.'],
      ],
      doDont: [
        { do: 'Le focus va à son titre à chaque envoi refusé.', dont: 'Le focus y retourne à chaque frappe.' },
        {
          do: 'Entendu une fois, par le focus ; ensuite, le silence jusqu’à ce qu’on quitte un champ.',
          dont: 'Une région vivante : elle redit tout, en morceaux, à chaque correction.',
        },
        { do: 'Les mêmes mots que sous le champ.', dont: '« Des erreurs ont été trouvées » sans dire lesquelles.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    title: '3 champs sont à corriger avant de soumettre',
    focusKey: 1,
    errors: [
      { key: 'siret', label: 'Entité : vérifiez le SIRET.', onPress: fn() },
      { key: 'ville', label: 'Adresse : saisissez la ville.', onPress: fn() },
      { key: 'attestation', label: 'Pièces : joignez l’attestation de vigilance.', onPress: fn() },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 2, name: /^3\schamps sont à corriger/ });
    await step('dit une fois, par le focus, ses fautes dans leur ordre ; jamais une région vivante', async () => {
      await expect(title).toHaveFocus();
      await expect(title).toHaveAccessibleDescription(
        /^Entité\s: vérifiez le SIRET\. Adresse\s: saisissez la ville\. Pièces\s: joignez l’attestation de vigilance\.$/,
      );
      await expect(title.closest('[role="alert"], [role="status"], [aria-live]')).toBeNull();
    });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await step('[D11] chaque faute est un lien vers son champ', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Entité : vérifiez le SIRET.' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.errors[0]?.onPress).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('link', { name: 'Adresse : saisissez la ville.' }));
      await expect(args.errors[1]?.onPress).toHaveBeenCalledOnce();
    });
  },
};

export const OneFault: Story = {
  args: {
    title: 'Un champ est à corriger avant de soumettre',
    errors: [{ key: 'siret', label: 'Entité : vérifiez le SIRET.', onPress: fn() }],
  },
};

/** Un nouvel envoi refusé lui rend le focus. */
export const FocusedAgain: Story = {
  render: function Again(args) {
    const [attempt, setAttempt] = useState(1);
    return (
      <Stack>
        <ErrorSummary {...args} focusKey={attempt} />
        <Button onPress={() => setAttempt(attempt + 1)}>Soumettre</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Soumettre' });
    button.focus();
    await expect(canvas.getByRole('heading', { level: 2 })).not.toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

/** Une faute trouvée entre deux envois ne prend pas le focus à qui tape. */
export const FoundWhileTyping: Story = {
  args: { focusKey: 0 },
  render: function Typing(args) {
    const [name, setName] = useState('');
    return (
      <Stack>
        <ErrorSummary {...args} errors={name === '' ? [] : args.errors} />
        <TextField label="Raison sociale" value={name} onChange={setName} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Raison sociale' });
    await userEvent.type(field, 'IPA');
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('IPA');
  },
};

/** Corrigé puis de nouveau fautif, il reparaît sans prendre le focus. */
export const FoundAgainWhileTyping: Story = { ...FoundWhileTyping, args: { focusKey: 1 } };

export const ManyFaults: Story = {
  args: {
    title: '12 champs sont à corriger avant de soumettre',
    errors: Array.from({ length: 12 }, (_, n) => ({
      key: String(n),
      label: `Formateurs\u00A0: saisissez le nom du formateur ${n + 1}.`,
      onPress: fn(),
    })),
  },
};

export const LongWords: Story = {
  args: {
    title: 'Un champ est à corriger avant de soumettre le dossier interdépartementalinterprofessionnel',
    errors: [
      {
        key: 'fichier',
        label:
          'Pièces : le fichier « attestation_de_vigilance_urssaf_2026_11_signée_définitive.pdf » est trop volumineux.',
        onPress: fn(),
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
