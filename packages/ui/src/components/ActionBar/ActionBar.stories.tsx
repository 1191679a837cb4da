import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppShell } from '../AppShell/AppShell.tsx';
import { AutosaveStatus } from '../AutosaveStatus/AutosaveStatus.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ActionBar } from './ActionBar.tsx';

/**
 * Ce que l’on peut faire maintenant, toujours en vue au bas de la page : de la moins à la plus importante, une seule principale. Une
 * page courte s’en passe : des `Button` au bout du formulaire suffisent. Va dans le contenu de `AppShell`, en dernier.
 */
const meta = {
  title: 'Mise en page/ActionBar',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    status: <AutosaveStatus state="saved" label="Brouillon enregistré à 14:32" />,
    children: (
      <>
        <Button variant="quiet">Enregistrer le brouillon</Button>
        <Button>Demander un complément</Button>
        <Button variant="primary">Soumettre</Button>
      </>
    ),
  },
  render: (args) => (
    <AppShell
      locationKey="demande"
      words={{ skipLink: 'Aller au contenu', openMenu: 'Ouvrir', closeMenu: 'Fermer', navigation: 'Navigation' }}
      start="Habilis"
      end={null}
      navigation={null}
      footer="Mentions légales"
    >
      <Stack gap={48} align="start">
        {Array.from({ length: 20 }, (_, index) => (
          <Button key={index}>Pièce {index + 1}</Button>
        ))}
      </Stack>
      <ActionBar {...args} />
    </AppShell>
  ),
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce qui reçoit le focus n’est jamais sous la barre. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = () => canvas.getByRole('button', { name: 'Soumettre' }).getBoundingClientRect();
    await expect(bar().bottom).toBeLessThanOrEqual(window.innerHeight);
    const field = canvas.getByRole('button', { name: 'Pièce 15' });
    await expect(field.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    field.focus();
    await expect(field.getBoundingClientRect().bottom).toBeLessThan(bar().top);
    await expect(bar().bottom).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo(0, 0);
  },
};

export const WithoutStatus: Story = {
  args: { status: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    const end = canvas.getByRole('main').getBoundingClientRect().right;
    await expect(canvas.getByRole('button', { name: 'Soumettre' }).getBoundingClientRect().right).toBe(end - 32);
  },
};

export const OneAction: Story = { args: { children: <Button variant="primary">Valider le dossier</Button> } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Soumettre' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};
