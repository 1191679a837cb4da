import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Held(props: CheckboxProps): ReactNode {
  const [isSelected, setSelected] = useState(props.isSelected);
  const onChange = (next: boolean) => {
    setSelected(next);
    props.onChange(next);
  };
  return <Checkbox {...props} isSelected={isSelected} onChange={onChange} />;
}

/** Un oui ou non, envoyé avec le formulaire. */
const meta = {
  title: 'Champs/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      use: ['Accepter, ou non, ce que dit une phrase.', 'Choisir des lignes d’un tableau.'],
      avoid: [
        { when: '« Pas encore répondu » compte.', instead: 'RadioGroup' },
        { when: 'Plusieurs choix dans une même question.', instead: 'CheckboxGroup' },
        { when: 'L’effet est immédiat.', instead: 'Switch' },
      ],
      anatomy: [
        ['Case', '20 px, le signe et la couleur ; 44 px à presser au doigt.'],
        ['Phrase', 'Se lit sans la case, commence par ce que l’on accepte ; la presser coche.'],
        ['Faute', 'Sous la phrase, lue avec la case.'],
      ],
      keyboard: [
        ['Tab', 'Va à la case.'],
        ['Espace', 'Coche ou décoche.'],
      ],
      doDont: [
        {
          do: '« J’atteste que ces renseignements sont exacts. »',
          dont: '« Ne pas recevoir de courriels » : cocher une négation égare.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Paraître dans l’annuaire public', isSelected: false, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Paraître dans l’annuaire public' });
    await userEvent.click(canvas.getByText('Paraître dans l’annuaire public'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Selected: Story = { args: { isSelected: true } };

/** L’aide est lue après le nom, sans en faire partie. */
export const WithHelp: Story = {
  args: { description: 'Une fois habilitée, l’entité y figure avec les moyens de la joindre que vous donnez ici.' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleName('Paraître dans l’annuaire public');
    await expect(box).toHaveAccessibleDescription(args.description);
  },
};

export const WithError: Story = {
  args: {
    id: 'diffusion',
    description: 'L’annuaire est ouvert à tous.',
    errorMessage: 'Donnez au moins un moyen de vous joindre : adresse, site ou téléphone.',
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/Donnez au moins un moyen de vous joindre/);
    canvasElement.querySelector<HTMLElement>('#diffusion')?.focus();
    await expect(box).toHaveFocus();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Held {...args} isDisabled label="Déclaration en cours à la DREETS" />
      <Held {...args} isDisabled isSelected />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toBeDisabled();
      await userEvent.click(box);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Ce qui se dit de la case se place au bout de sa ligne, sans en faire le nom. */
export const LabelEnd: Story = {
  args: {
    isSelected: true,
    labelEnd: (
      <Text as="span" look="small" tone="warning">
        Corrigé par la caisse
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Corrigé par la caisse')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName('Paraître dans l’annuaire public');
  },
};

export const ReadOnly: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Held {...args} isReadOnly isSelected />
      <Held {...args} isReadOnly label="Déclaration en cours à la DREETS" />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await userEvent.click(box);
      await expect(box).toHaveFocus();
      await expect(box).toHaveAttribute('aria-readonly', 'true');
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    label:
      'Je certifie l’exactitude des renseignements donnés dans ce dossier interdépartementalinterprofessionnel, et m’engage à signaler tout changement',
    description: 'AssociationInterprofessionnelleDeSantéAuTravail',
    isSelected: true,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
