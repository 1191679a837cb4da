import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { AppShell } from '../AppShell/AppShell.tsx';
import { AutosaveStatus } from '../AutosaveStatus/AutosaveStatus.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx';
import { ActionBar } from './ActionBar.tsx';

/** Ce que l’on peut faire maintenant, toujours en vue au bas de la page. */
const meta = {
  title: 'Mise en page/ActionBar',
  component: ActionBar,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['Une page longue dont l’action ne doit pas se chercher : un dossier, un formulaire à onglets.'],
      avoid: [
        { when: 'Une page courte.', instead: 'ButtonGroup' },
        { when: 'Des outils sur un texte.', instead: 'Toolbar' },
      ],
      anatomy: [
        ['État', 'Ce que devient le brouillon, à gauche.'],
        ['Actions', 'De la moins à la plus importante ; une seule principale, la dernière.'],
      ],
      keyboard: [['Tab', 'Vient après le contenu ; ce qui reçoit le focus n’est jamais sous la barre.']],
      doDont: [
        {
          do: 'En dernier dans le contenu de `AppShell`.',
          dont: 'Plus de trois boutons : les autres vont dans un `Menu`.',
        },
      ],
    } satisfies ComponentGuide,
  },
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

const word = {
  key: 'soumise',
  severity: 'success',
  summary: 'Demande enregistrée',
  detail: 'La caisse Nord-Est la recevra quand vous la soumettrez.',
  sticky: true,
} as const;
const severityLabels = { success: 'Succès', info: 'Information', warn: 'Avertissement', error: 'Erreur' };

/** Un message bref se tient au-dessus de la barre : ce qui vient de se faire ne cache pas ce qui reste à faire. */
export const UnderAToast: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion
          label="Notifications"
          toasts={[word]}
          onClose={() => undefined}
          closeLabel="Fermer"
          severityLabels={severityLabels}
        />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const toast = canvas.getByText('Demande enregistrée').closest('[data-severity]');
    await waitFor(() => expect(toast).toBeVisible());
    const bar = canvas.getByRole('button', { name: 'Soumettre' }).parentElement?.parentElement;
    // It rises once the bar is measured.
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThan(bar?.getBoundingClientRect().top ?? 0),
    );
  },
};

/** Sur un téléphone aussi, où la barre est plus haute. */
export const UnderAToastOnAPhone: Story = { ...UnderAToast, globals: { viewport: { value: 'w320' } } };

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

/** Sur un téléphone, un état de plusieurs lignes tient en une et se lit en entier quand on le demande. */
export const LongStatusOnAPhone: Story = {
  args: {
    status: 'Cette habilitation ne peut pas être supprimée : une session a été ouverte sous son numéro en mars.',
    statusWords: { read: 'Lire', fold: 'Réduire' },
    children: (
      <>
        <Button>Autres</Button>
        <Button variant="primary">Valider le dossier</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const height = () =>
      canvas.getByRole('button', { name: 'Valider le dossier' }).parentElement?.parentElement?.offsetHeight ?? 0;
    const read = await canvas.findByRole('button', { name: 'Lire', expanded: false });
    await expect(height()).toBeLessThanOrEqual(96);
    const rest = height();
    await userEvent.click(read);
    await expect(canvas.getByRole('button', { name: 'Réduire', expanded: true })).toHaveFocus();
    await waitFor(() => expect(height()).toBeGreaterThan(rest + 16));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(height()).toBe(rest));
  },
};

/** Sur une page courte, elle suit le contenu et ne couvre rien. */
export const ShortPage: Story = {
  render: (args) => (
    <AppShell
      locationKey="demande"
      words={{ skipLink: 'Aller au contenu', openMenu: 'Ouvrir', closeMenu: 'Fermer', navigation: 'Navigation' }}
      start="Habilis"
      end={null}
      navigation={null}
      footer="Mentions légales"
    >
      <Button>Pièce</Button>
      <ActionBar {...args} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const piece = canvas.getByRole('button', { name: 'Pièce' }).getBoundingClientRect();
    const submit = canvas.getByRole('button', { name: 'Soumettre' });
    await expect(submit.getBoundingClientRect().top - piece.bottom).toBeLessThan(window.innerHeight / 2);
    await waitFor(() => expect(submit.closest('[data-resting]')).not.toBeNull());
  },
};
