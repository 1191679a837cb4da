import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleDesabonnement } from '@habilis/api/mocks/fixtures/exampleDesabonnement';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { notificationMocks } from '@habilis/api/mocks/notificationMocks';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { notification } from '@habilis/api/notification/endpoints';
import { preferencesOf } from '@habilis/domain/notification/preferencesOf';
import { expect, screen, waitFor } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const manager = sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'G' })] }) });

/** Ce dont un rôle est averti par courriel, et la page à laquelle mène le lien d’un courriel. */
const meta = {
  ...screenStory,
  title: 'Écrans/Notifications',
  args: { path: '/G/13/notifications' },
  parameters: { ...screenStory.parameters, msw: manager },
};
export default meta;

export const Default: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const choice = (words: string) => canvas.findByRole('radio', { name: `Session à vérifier ou à corriger ${words}` });
    await expect(await choice('Aussitôt')).toBeChecked();
    await expect(canvas.getByText('Habilitation suspendue')).toBeVisible();
    await userEvent.click(await choice('Jamais'));
    await expect(canvas.getByText('Réglages à enregistrer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rétablir les réglages par défaut' }));
    await expect(await choice('Aussitôt')).toBeChecked();
    await expect(canvas.queryByText('Réglages à enregistrer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Vos notifications sont réglées.')).toBeInTheDocument();
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

/** Ce qu’un autre onglet a enregistré n’est pas écrasé sans qu’on le dise, et rien de ce qui est choisi ne se perd. */
export const Overtaken: ScreenStory = {
  parameters: {
    msw: [
      mockProblem(notification.save, 409, 'notification.version-perimee', undefined, {
        courant: { version: 4, preferences: preferencesOf('G', []) },
      }),
      ...manager,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const never = await canvas.findByRole('radio', { name: 'Session à vérifier ou à corriger Jamais' });
    await userEvent.click(never);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/^Ces réglages ont été modifiés ailleurs/)).toBeVisible();
    await expect(never).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre ceux qui sont enregistrés' }));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'Session à vérifier ou à corriger Aussitôt' })).toBeChecked(),
    );
  },
};

const asGuest = { path: '/desabonnement/41-DA_A_INSTRUIRE-cle', isSignedIn: false };

/** Regarder ne change rien ; un appui arrête, un autre rétablit. */
export const Link: ScreenStory = {
  args: asGuest,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ne plus les recevoir' }));
    await expect(await canvas.findByText(/^C’est noté/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^C’est noté/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Les recevoir à nouveau' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^C’est rétabli/ })).toHaveFocus());
  },
};

/** Le résumé de la semaine est déjà arrêté. */
export const StoppedSummary: ScreenStory = {
  args: asGuest,
  parameters: {
    msw: [
      ...notificationMocks(
        'I',
        exampleDesabonnement({
          sujet: 'RESUME_HEBDO',
          estArrete: true,
          evenements: ['ACTUALITE', 'MESSAGE'],
          peutRetablir: true,
        }),
      ),
      ...manager,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Les recevoir à nouveau' })).toBeVisible();
  },
};

export const UnknownLink: ScreenStory = {
  args: asGuest,
  parameters: {
    msw: [mockProblem(notification.checkDesabonnement, 400, 'notification.lien-inconnu'), ...manager],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ce lien ne mène à rien/)).toBeVisible();
  },
};

/** Avant le premier usage d’un rôle, trois questions ; le reste se règle à sa page. */
export const Questions: ScreenStory = {
  args: { path: '/G/13' },
  parameters: {
    msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'G', notifSet: false })] }) }),
  },
};

/** Ce qui est refusé se dit, et la fenêtre reste tant que le rôle n’a pas répondu. */
export const QuestionsOvertaken: ScreenStory = {
  args: { path: '/G/13' },
  parameters: {
    msw: [
      mockProblem(notification.save, 409, 'notification.version-perimee'),
      ...notificationMocks('G'),
      ...sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'G', notifSet: false })] }) }),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.getByText(/ont été modifiés ailleurs/)).toBeVisible());
  },
};

/** Un refus du lien se dit, et la page reste. */
export const LinkRefused: ScreenStory = {
  args: asGuest,
  parameters: { msw: [mockProblem(notification.unsubscribe, 409, 'notification.version-perimee'), ...manager] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ne plus les recevoir' }));
    await waitFor(() => expect(screen.getByText(/ont été modifiés ailleurs/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Ne plus les recevoir' })).toBeVisible();
  },
};
