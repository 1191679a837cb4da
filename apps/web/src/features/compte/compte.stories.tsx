import { account } from '@habilis/api/account/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { session } from '@habilis/api/session/endpoints';
import { expect, screen, waitFor } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** Tout ce qui entoure le compte d’une personne : le demander, l’activer, choisir un mot de passe, tenir ses données à jour, voir ses sessions. */
const meta = {
  ...screenStory,
  title: 'Écrans/Compte',
  args: { path: '/compte' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

const asGuest = (path: string) => ({ path, isSignedIn: false });
const phone = { viewport: { value: 'w360' } };

export const Registration: ScreenStory = {
  args: asGuest('/inscription'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demander mon compte' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^4\schamps sont à corriger/ })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Prénom'), 'Léa');
    await userEvent.type(canvas.getByLabelText('Nom'), 'd’Arcy');
    await userEvent.type(canvas.getByLabelText('Adresse électronique'), 'lea@example.org');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Demander mon compte' }));
    await expect(await canvas.findByText('Un courriel est parti vers lea@example.org')).toBeVisible();
  },
};

/** Un signe qui n’entre pas dans un nom est nommé, à son champ. */
export const RefusedSign: ScreenStory = {
  args: asGuest('/inscription'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Prénom'), 'Léa@');
    await userEvent.click(canvas.getByRole('button', { name: 'Demander mon compte' }));
    await expect(canvas.getByLabelText('Prénom')).toHaveAccessibleDescription(
      /Le signe «\s@\s» n’entre pas dans un nom/,
    );
  },
};

export const RegistrationOnAPhone: ScreenStory = { args: asGuest('/inscription'), globals: phone };

export const ForgottenPassword: ScreenStory = {
  args: asGuest('/mot-de-passe-oublie'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recevoir le courriel' }));
    await expect(canvas.getByLabelText(/^Identifiant/)).toBeInvalid();
    await userEvent.type(canvas.getByLabelText(/^Identifiant/), 'lpf20001');
    await userEvent.click(canvas.getByRole('button', { name: 'Recevoir le courriel' }));
    await expect(await canvas.findByText('Un courriel est parti vers s•••@e•••.org')).toBeVisible();
  },
};

export const TooManyMails: ScreenStory = {
  args: asGuest('/mot-de-passe-oublie'),
  parameters: { msw: [mockProblem(account.initResetPassword, 429, 'trop-de-tentatives'), ...sliceHandlers()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Identifiant/), 'lpf20001{Enter}');
    await expect((await canvas.findAllByText(/Trop de demandes\. Réessayez dans une minute\./))[0]).toBeVisible();
    await expect(canvas.getByLabelText(/^Identifiant/)).toHaveValue('lpf20001');
  },
};

export const Activation: ScreenStory = {
  args: asGuest('/activation/12-cle'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activer mon compte' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^2\schamps sont à corriger/ })).toHaveFocus();
    await userEvent.type(
      await canvas.findByLabelText('Nouveau mot de passe', { selector: 'input' }),
      'la neige tombe sur Metz',
    );
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Activer mon compte' }));
    // The account of the mocks holds one role, a demandeur's: its home is where a sign-in leads.
    await expect(await canvas.findByRole('link', { name: 'Habilis, accueil' })).toHaveAttribute('href', '/DM/12');
  },
};

const choosesPassword = async ({ canvas, userEvent }: Parameters<NonNullable<ScreenStory['play']>>[0]) => {
  await userEvent.type(
    await canvas.findByLabelText('Nouveau mot de passe', { selector: 'input' }),
    'la neige tombe sur Metz',
  );
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Activer mon compte' }));
};

/** Un second facteur, un compte bloqué, trop d’essais : la page de connexion prend la suite, le mot de passe est gardé. */
export const ActivationThenSignIn: ScreenStory = {
  args: asGuest('/activation/12-cle'),
  parameters: { msw: [mockProblem(session.authenticate, 429, 'trop-de-tentatives'), ...sliceHandlers()] },
  play: async (context) => {
    await choosesPassword(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await expect(await screen.findByText('Votre mot de passe est enregistré.')).toBeVisible();
  },
};

/** Un rôle qui exige un second facteur y mène aussitôt, comme toute connexion. */
export const ActivationOfAnAdministrator: ScreenStory = {
  args: asGuest('/activation/12-cle'),
  parameters: { msw: sliceHandlers({ account: exampleAccount({ secondFacteurAttendu: true }) }) },
  play: async (context) => {
    await choosesPassword(context);
    await expect(await context.canvas.findByText(/^Après votre mot de passe, Habilis demande/)).toBeVisible();
  },
};

/** Quelqu’un d’autre est connecté dans ce navigateur : la page le dit avant qu’on prenne sa place. */
export const ActivationWhileSomebodyIsSignedIn: ScreenStory = {
  args: { path: '/activation/12-cle' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ce navigateur est déjà ouvert par Sophie/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Activer mon compte' })).toBeVisible();
  },
};

/** Un mot de passe remplacé dans le navigateur d’une autre personne ne mène pas à l’accueil de celle-ci. */
export const ResetWhileSomebodyElseIsSignedIn: ScreenStory = {
  args: { path: '/reinitialisation/12-cle' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText('Nouveau mot de passe', { selector: 'input' }),
      'la neige tombe sur Metz',
    );
    const terms = canvas.queryByRole('checkbox');
    if (terms !== null) await userEvent.click(terms);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le mot de passe' }));
    await expect(await canvas.findByText(/^Ce navigateur est encore ouvert par Sophie/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer cette session' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  },
};

export const WeakPassword: ScreenStory = {
  args: asGuest('/reinitialisation/12-cle'),
  parameters: {
    msw: [
      mockProblem(account.finishResetPassword, 400, 'donnees-invalides', [
        { path: 'password', title: 'compte.mot-de-passe-trop-facile' },
      ]),
      ...sliceHandlers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText('Nouveau mot de passe', { selector: 'input' }),
      'motdepasse2026{Enter}',
    );
    await expect((await canvas.findAllByText(/se devine trop facilement/))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Nouveau mot de passe', { selector: 'input' })).toBeInvalid();
  },
};

export const SpentKey: ScreenStory = {
  args: asGuest('/activation/12-cle'),
  parameters: { msw: [mockProblem(account.checkActivate, 400, 'compte.cle-utilisee'), ...sliceHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce lien a déjà servi.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Se connecter' }).at(-1)).toHaveAttribute('href', '/connexion');
  },
};

/** Un lien qui a pris fin dit quoi, et mène où en demander un autre. */
export const EndedKey: ScreenStory = {
  args: asGuest('/reinitialisation/12-cle'),
  globals: phone,
  parameters: { msw: [mockProblem(account.checkResetPassword, 400, 'compte.cle-perimee'), ...sliceHandlers()] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ce lien n’est plus valable. Demandez-en un nouveau.')).toBeVisible();
    await expect(canvas.getByText(/^Il a dépassé sa date, ou un courriel plus récent l’a remplacé/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Demander un nouveau lien' }));
    await expect(await canvas.findByRole('button', { name: 'Recevoir le courriel' })).toBeVisible();
  },
};

/** Le lien prend fin pendant qu’on choisit son mot de passe : la page le dit, et mène où en demander un autre. */
export const KeyEndsMeanwhile: ScreenStory = {
  args: asGuest('/activation/12-cle'),
  parameters: { msw: [mockProblem(account.activate, 400, 'compte.cle-perimee'), ...sliceHandlers()] },
  play: async (context) => {
    await choosesPassword(context);
    const { canvas } = context;
    const told = await canvas.findByRole('heading', { name: 'Ce lien n’est plus valable. Demandez-en un nouveau.' });
    await waitFor(() => expect(told).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
      'href',
      '/mot-de-passe-oublie',
    );
    await expect(canvas.queryByLabelText('Nouveau mot de passe', { selector: 'input' })).toBeNull();
  },
};

/** Un mot de passe trop court se dit avec tout le reste, avant que les conditions soient acceptées. */
export const TooShort: ScreenStory = {
  args: asGuest('/activation/12-cle'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Nouveau mot de passe', { selector: 'input' });
    await userEvent.type(field, 'neige{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2, name: /^2\schamps sont à corriger/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Le mot de passe compte 12\scaractères au moins/ })).toBeVisible();
    await expect(field).toBeInvalid();
  },
};

export const NewAddress: ScreenStory = {
  args: asGuest('/changement-mail/12-cle'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmer l’adresse' }));
    await expect(await canvas.findByText('Votre nouvelle adresse est enregistrée')).toBeVisible();
  },
};

/** Un lien qui ne sert plus le dit, et mène où l’on redonne son adresse. */
export const DeadAddressLink: ScreenStory = {
  args: asGuest('/changement-mail/12-cle'),
  parameters: { msw: [mockProblem(account.updateMail, 400, 'compte.cle-perimee'), ...sliceHandlers()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmer l’adresse' }));
    await expect(await canvas.findByText('Ce lien n’est plus valable. Demandez-en un nouveau.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('href', '/compte');
    await expect(canvas.queryByRole('button', { name: 'Confirmer l’adresse' })).toBeNull();
    await expect(canvas.queryByText(/Confirmez-la/)).toBeNull();
  },
};

/** Suivi une seconde fois, il ne fait pas redonner une adresse déjà confirmée. */
export const UsedAddressLink: ScreenStory = {
  args: asGuest('/changement-mail/12-cle'),
  parameters: { msw: [mockProblem(account.updateMail, 400, 'compte.cle-utilisee'), ...sliceHandlers()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmer l’adresse' }));
    await expect(await canvas.findByText('Ce lien a déjà servi.')).toBeVisible();
    await expect(canvas.getByText(/la nouvelle adresse est celle de votre compte/)).toBeVisible();
  },
};

export const DataToCheck: ScreenStory = {
  args: { path: '/validation-donnees-personnelles' },
  parameters: { msw: sliceHandlers({ account: exampleAccount({ personalDataValidated: false }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Prénom')).toHaveValue('Sophie');
    await expect(canvas.getByRole('button', { name: 'Ces données sont exactes' })).toBeVisible();
  },
};

export const OwnData: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Adresse électronique');
    // The frame of the role stays around one's account.
    await expect(canvas.getByRole('link', { name: 'Habilis, accueil' })).toHaveAttribute('href', '/DM/12');
    await expect(canvas.getByRole('combobox', { name: 'Numéro, entité, personne' })).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, 'nouvelle@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const password = canvas.getByLabelText('Mot de passe actuel');
    await expect(password).toBeInvalid();
    await userEvent.type(password, 'mot de passe');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/Confirmez la nouvelle adresse/)).toBeInTheDocument();
  },
};

export const AddressToConfirm: ScreenStory = {
  parameters: { msw: sliceHandlers({ account: exampleAccount({ emailAConfirmer: 'nouvelle@example.org' }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('nouvelle@example.org est à confirmer')).toBeVisible();
  },
};

export const OwnPassword: ScreenStory = {
  args: { path: '/compte/mot-de-passe' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer le mot de passe' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^2\schamps sont à corriger/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Saisissez votre mot de passe actuel.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Saisissez un nouveau mot de passe.' })).toBeVisible();
  },
};

export const Sessions: ScreenStory = {
  args: { path: '/compte/sessions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette session')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Historique de votre compte' })).toBeVisible();
  },
};

export const SessionsOnAPhone: ScreenStory = { args: { path: '/compte/sessions' }, globals: phone };
