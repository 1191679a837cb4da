import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { InlineField, type InlineFieldProps } from './InlineField.tsx';

function Held(props: InlineFieldProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <InlineField
      {...props}
      value={value}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onKeep={async (typed) => {
        const refusal = await props.onKeep(typed);
        if (refusal === null) setValue(typed.trim());
        return refusal;
      }}
    />
  );
}

/** Une valeur que l’on change là où elle se lit. */
const meta = {
  title: 'Champs/InlineField',
  component: InlineField,
  parameters: {
    guide: {
      use: ['Corriger une valeur dans une liste, sans quitter la ligne.'],
      avoid: [
        { when: 'Plusieurs valeurs qui partent ensemble.', instead: 'EditableGrid' },
        { when: 'Un champ d’un formulaire.', instead: 'TextField' },
      ],
      anatomy: [
        ['Valeur', 'Suivie d’un crayon ; sans valeur, un bouton qui en ajoute une.'],
        ['Champ', 'À la place de la valeur, avec de quoi garder et annuler.'],
        ['Faute', 'Sous le champ, qui reste ouvert.'],
      ],
      keyboard: [
        ['Entrée', 'Garde ; le focus revient au crayon.'],
        ['Échap', 'Rend la valeur d’avant.'],
      ],
      doDont: [{ do: 'Garder aussitôt, ligne par ligne.', dont: 'Attendre un bouton « Enregistrer » ailleurs.' }],
    } satisfies ComponentGuide,
  },
  args: {
    words: {
      label: 'Adresse de Claire Bastien',
      edit: 'Modifier l’adresse de Claire Bastien',
      add: 'Ajouter une adresse',
      keep: 'Garder',
      cancel: 'Annuler',
    },
    value: 'claire.bastien@chiers.example.org',
    isOpen: false,
    onOpenChange: fn(),
    onKeep: fn((typed: string) => Promise.resolve(typed.includes('@') ? null : 'Cette adresse n’est pas complète.')),
    type: 'email',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof InlineField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier l’adresse de Claire Bastien' }));
    const field = canvas.getByRole('textbox', { name: 'Adresse de Claire Bastien' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'claire@example.org{Enter}');
    await expect(await canvas.findByText('claire@example.org')).toBeVisible();
    await expect(args.onKeep).toHaveBeenCalledWith('claire@example.org');
    await expect(canvas.getByRole('button', { name: /^Modifier/ })).toHaveFocus();
  },
};

/** Échap rend la valeur d’avant. */
export const GivenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Modifier/ }));
    await userEvent.type(canvas.getByRole('textbox'), '.fr{Escape}');
    await expect(canvas.getByText('claire.bastien@chiers.example.org')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Modifier/ })).toHaveFocus();
  },
};

/** Sans valeur, un bouton en ajoute une ; une faute laisse le champ ouvert. */
export const Added: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une adresse' }));
    const field = canvas.getByRole('textbox', { name: 'Adresse de Claire Bastien' });
    await userEvent.type(field, 'ines');
    await userEvent.click(canvas.getByRole('button', { name: 'Garder' }));
    await expect(await canvas.findByText('Cette adresse n’est pas complète.')).toBeVisible();
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '@example.org{Enter}');
    await expect(await canvas.findByText('ines@example.org')).toBeVisible();
  },
};

export const Editing: Story = { args: { isOpen: true } };

/** Une longue adresse passe à la ligne. */
export const OnAPhone: Story = {
  args: { value: 'jean-christophe.de-la-rochefoucauld-delaunay@entreprises-de-lorraine.example.org' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
