import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

function Held(props: SwitchProps): ReactNode {
  const [isSelected, setSelected] = useState(props.isSelected);
  const onChange = (next: boolean) => {
    setSelected(next);
    props.onChange(next);
  };
  return <Switch {...props} isSelected={isSelected} onChange={onChange} />;
}

/** Un réglage qui prend effet aussitôt, sans rien à envoyer. */
const meta = {
  title: 'Champs/Switch',
  component: Switch,
  parameters: {
    guide: {
      use: ['Un réglage que l’on allume ou éteint, et dont l’effet se voit tout de suite.'],
      avoid: [
        { when: 'Une réponse envoyée avec un formulaire.', instead: 'Checkbox' },
        { when: 'Un choix entre deux valeurs qui ont chacune un nom.', instead: 'RadioGroup' },
      ],
      anatomy: [
        [
          'Rail et nœud',
          'Le nœud est à droite et porte une coche quand le réglage est allumé : la couleur ne le dit pas seule.',
        ],
        ['Nom', 'Ce qui est allumé ; il ne change pas avec l’état.'],
        ['Aide', 'Ce que le réglage change ; lue après le nom.'],
      ],
      keyboard: [['Espace', 'Allume ou éteint.']],
      doDont: [{ do: 'Recevoir les alertes par courriel', dont: 'Activer/désactiver les alertes' }],
    } satisfies ComponentGuide,
  },
  args: { label: 'Recevoir les alertes par courriel', isSelected: false, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Recevoir les alertes par courriel' });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(canvas.getByText('Recevoir les alertes par courriel'));
    await expect(toggle).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const ByKeyboard: Story = {
  args: { isSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const WithHelp: Story = {
  args: { isSelected: true, description: 'Un seul courriel par jour, à 7 h, s’il y a du nouveau.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(args.description);
  },
};

/** L’état peut être redit en mots, au bout de la ligne. */
export const StateInWords: Story = {
  args: {
    isSelected: true,
    labelEnd: (
      <Text as="span" look="small" tone="success">
        Enregistré
      </Text>
    ),
  },
};

export const ReadOnly: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Held {...args} isReadOnly isSelected />
      <Held {...args} isReadOnly label="Paraître dans l’annuaire" />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const toggle of canvas.getAllByRole('switch')) {
      await expect(toggle).toHaveAttribute('aria-readonly', 'true');
      await userEvent.click(toggle);
      await expect(toggle).toHaveFocus();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Held {...args} isDisabled isSelected />
      <Held {...args} isDisabled label="Paraître dans l’annuaire" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const toggle of canvas.getAllByRole('switch')) await expect(toggle).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Recevoir les alertes de toutes les entités du réseau interdépartementalinterprofessionnel',
    description: 'AssociationInterprofessionnelleDeSantéAuTravailDesPaysDeLaLoire',
    isSelected: true,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
