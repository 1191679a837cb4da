import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { entite } from '@habilis/api/entite/endpoints';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const account = exampleAccount({
  roles: [exampleRole({ type: 'I' }), exampleRole({ type: 'F' }), exampleRole({ type: 'DM' })],
});

/** Le choix du rôle, pour qui en a plusieurs. */
const meta = {
  ...screenStory,
  title: 'Écrans/Bienvenue',
  args: { path: '/bienvenue' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

export const Default: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nord-Est/ })).toHaveAttribute('href', '/I/18');
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

const offer = {
  id: 4,
  type: 'G' as const,
  raisonSociale: 'Lorraine Prévention Formation',
  invitePar: 'Sophie Marchal',
  inviteLe: '2026-11-18T09:00:00Z',
  expireLe: '2026-12-18T09:00:00Z',
  estConflit: false,
};
const waiting = { ...account, invitations: 1 };

/** Un rôle est proposé : on lit qui le propose, jusqu’à quand, et on l’accepte. */
export const Offered: ScreenStory = {
  args: { path: '/bienvenue?proposition' },
  parameters: {
    msw: [mock(entite.invitations, [offer]), mock(entite.repondre, undefined), ...sliceHandlers({ account: waiting })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Sophie Marchal vous l’a proposé le .* jusqu’au /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accepter ce rôle' }));
    await expect(await screen.findByText('Le rôle est à vous.')).toBeVisible();
  },
};

/** Qui agit pour le réseau lit ce qu’accepter lui retire. */
export const OfferedToTheNetwork: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    msw: [mock(entite.invitations, [{ ...offer, estConflit: true }]), ...sliceHandlers({ account: waiting })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vous agissez pour le réseau : si vous acceptez/)).toBeVisible();
  },
};

/** L’offre a expiré pendant qu’on la lisait. */
export const OfferRunOut: ScreenStory = {
  parameters: {
    msw: [
      mockProblem(entite.repondre, 409, 'utilisateur.invitation-expiree'),
      mock(entite.invitations, [offer]),
      ...sliceHandlers({ account: waiting }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accepter ce rôle' }));
    const fault = await canvas.findByRole('alert');
    await expect(await within(fault).findByText(/restée trop longtemps sans réponse/)).toBeVisible();
  },
};

const answerOffer = fn<() => void>();

/** Pendant que le refus part, c’est son bouton qui tourne, et l’autre attend. */
export const Declined: ScreenStory = {
  parameters: {
    msw: [
      mock(entite.invitations, [offer]),
      mock(
        entite.repondre,
        () => new Promise<undefined>((answer) => void answerOffer.mockImplementation(() => answer(undefined))),
      ),
      ...sliceHandlers({ account: waiting }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    answerOffer.mockReset();
    const decline = await canvas.findByRole('button', { name: 'Refuser' });
    await userEvent.click(decline);
    await waitFor(() => expect(decline).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('button', { name: 'Accepter ce rôle' })).toBeDisabled();
    await waitFor(() => expect(answerOffer.getMockImplementation()).toBeDefined());
    answerOffer();
    await expect(await screen.findByText('Vous avez refusé ce rôle.')).toBeVisible();
  },
};
/** Le courriel d’une proposition a mené ici, mais elle n’a plus cours : c’est dit, même à qui n’a qu’un rôle. */
export const OfferGone: ScreenStory = {
  args: { path: '/bienvenue?proposition' },
  parameters: {
    msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'F' })] }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce rôle ne vous est plus proposé.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Formateur/ })).toBeVisible();
  },
};
