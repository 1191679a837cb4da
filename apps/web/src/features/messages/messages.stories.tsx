import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleEnvoi } from '@habilis/api/mocks/fixtures/exampleEnvois';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const ofAdmin = exampleAccount({ roles: [exampleRole({ type: 'ADM' })] });

/** Les messages reçus sous un rôle, et pour qui peut écrire, ceux qu’il a envoyés et leurs types. */
const meta = {
  ...screenStory,
  title: 'Écrans/Messages',
  args: { path: '/DM/12/messages' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

/** Un message s’ouvre, et n’est plus « Non lu » ; il se supprime pour soi, et se reprend. */
export const Received: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('button', { name: /^Permanence téléphonique\s*Non lu$/ });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Attestations Urssaf' })).toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText(/^Votre caisse répond/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Permanence téléphonique' })).toBeVisible();
    const [remove] = canvas.getAllByRole('button', { name: 'Supprimer ce message' });
    if (remove === undefined) throw new Error('Nothing to remove');
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Permanence téléphonique' })).toBeNull());
  },
};

export const None: ScreenStory = {
  parameters: { msw: sliceHandlers({ messages: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun message' })).toBeVisible();
  },
};

/** Les messages envoyés, avec leur diffusion et leurs courriels. */
export const Sent: ScreenStory = {
  args: { path: '/ADM/16/messages/envois' },
  parameters: { msw: sliceHandlers({ account: ofAdmin }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Fermeture de fin d’année' })).toBeVisible();
    await expect(canvas.getByText('214 envoyés')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Types de message' })).toBeVisible();
  },
};

/** Un message parti : ses cibles en mots, l’échec d’abord ; il se termine. */
export const OneSent: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/11' },
  parameters: { msw: sliceHandlers({ account: ofAdmin }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/État de l’habilitation.: En cours/)).toBeVisible();
    await expect(canvas.getByText('1 courriel n’a pas été remis.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Terminer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Terminer' }));
    await expect(await canvas.findByText('Terminé')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Modifier' })).toBeNull());
  },
};

/** Tant qu’aucun courriel n’est parti, tout se retire. */
export const Withdrawn: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/11' },
  parameters: {
    msw: sliceHandlers({
      account: ofAdmin,
      envois: [
        exampleEnvoi({
          emailSent: false,
          envoi: { etat: 'PREVU', retirableLe: '2026-11-20T10:10:00.000Z', nbDestinataires: 0, nbEchecs: 0 },
        }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer le message' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Messages envoyés' })).toBeVisible();
  },
};

/** Écrire : le type amène ses textes et ses cibles, un critère resté vide est dit, les destinataires se comptent. */
export const Write: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/nouveau' },
  parameters: { msw: sliceHandlers({ account: ofAdmin }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(canvas.getAllByText('Choisissez au moins une cible.')[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Type de message/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Information de la caisse' }));
    await expect(canvas.getByLabelText(/^Intitulé/)).toHaveValue('Une information de votre caisse');
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter un critère à la cible/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'État de l’habilitation' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(canvas.getAllByText('Choisissez une valeur, ou retirez ce critère.')[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer ce critère/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Compter les destinataires' }));
    await expect(await canvas.findByText('214 personnes recevront ce message')).toBeVisible();
    await expect(canvas.getByText('Nadia Bensaïd')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fermeture de fin d’année' })).toBeVisible();
  },
};

/** À tout le monde : le nombre de personnes se saisit. */
export const ToEverybody: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/nouveau' },
  parameters: { msw: sliceHandlers({ account: ofAdmin }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Écrire à tous les rôles' }));
    await userEvent.click(canvas.getByRole('button', { name: /Type de message/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Information de la caisse' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/Nombre de personnes/), '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer à tous' }));
    await expect(await dialog.findByText('Ce n’est pas le nombre de personnes.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/Nombre de personnes/));
    await userEvent.type(dialog.getByLabelText(/Nombre de personnes/), '1402');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer à tous' }));
    await expect(await canvas.findByText('Pour qui')).toBeVisible();
  },
};

/** Les types se lisent, se modifient et se suppriment. */
export const Types: ScreenStory = {
  args: { path: '/ADM/16/types-message' },
  parameters: { msw: sliceHandlers({ account: ofAdmin }) },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Envoyé par.: Instructeur, Responsable dispositif, Administrateur$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Information de la caisse' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Modifier un type de message' })).toBeVisible();
    for (const name of ['Instructeur', 'Responsable dispositif', 'Administrateur']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(canvas.getAllByText(/^Choisissez au moins un rôle/)[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await expect(await canvas.findByRole('link', { name: 'Calendrier de la commission' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Information de la caisse' })).toBeNull());
  },
};

export const WriteOnAPhone: ScreenStory = {
  ...Write,
  globals: { viewport: { value: 'w360' } },
};
