import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleEnvoi } from '@habilis/api/mocks/fixtures/exampleEnvois';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleMessages } from '@habilis/api/mocks/fixtures/exampleMessages';
import { message } from '@habilis/api/message/endpoints';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { perRun } from '@habilis/api/mocks/perRun';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { typeMessage } from '@habilis/api/type-message/endpoints';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

const ofAdmin = exampleAccount({ roles: [exampleRole({ type: 'ADM' })] });
type Scene = Parameters<typeof sliceHandlers>[0];

/** This call is refused once, then goes through. */
const refusedOnce = (call: Parameters<typeof mockProblem>[0], scene: Scene = { account: ofAdmin }) => ({
  msw: [mockProblem(call, 409, 'message.version-perimee', undefined, { isOnce: true }), ...sliceHandlers(scene)],
});

/** Les messages reçus sous un rôle, et pour qui peut écrire, ceux qu’il a envoyés et leurs types. */
const meta = {
  ...screenStory,
  title: 'Écrans/Messages',
  args: { path: '/DM/12/messages' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

/** Un message s’ouvre, et n’est plus « Non lu » ; il se supprime pour soi, et se reprend ; refusé, c’est dit. */
export const Received: ScreenStory = {
  parameters: refusedOnce(message.dismiss, {}),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('button', { name: /^Permanence téléphonique\s*Non lu$/ });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Attestations Urssaf' })).toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText(/^Votre caisse répond/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Permanence téléphonique' })).toBeVisible();
    const [remove] = canvas.getAllByRole('button', { name: 'Supprimer ce message' });
    if (remove === undefined) throw new Error('Nothing to remove');
    await userEvent.click(remove);
    await expectTold(/^Le message n’a pas été supprimé\./);
    await userEvent.click(remove);
    await expectTold(/^Message supprimé/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Permanence téléphonique' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await expect(await canvas.findByRole('button', { name: 'Permanence téléphonique' })).toBeVisible();
  },
};

let isWithdrawn = false;

/** [E783] Retiré pendant qu’on l’ouvre, un message est dit retiré et s’en va, sans erreur. */
export const GoneWhenOpened: ScreenStory = {
  parameters: {
    msw: [
      mock(message.dashboard, () => (isWithdrawn ? [] : exampleMessages())),
      mockProblem(message.read, 404, 'introuvable'),
      ...sliceHandlers(),
    ],
  },
  beforeEach: () => {
    isWithdrawn = false;
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('button', { name: /^Permanence téléphonique\s*Non lu$/ });
    isWithdrawn = true;
    await userEvent.click(title);
    await expectTold('Ce message a été retiré entre-temps.');
    await expect(await canvas.findByRole('heading', { name: 'Aucun message' })).toBeVisible();
    await expect(screen.queryByText('Introuvable')).toBeNull();
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

/** Un message parti : ses cibles en mots, l’échec d’abord ; il se termine, ou se supprime pour tous. */
export const OneSent: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/11' },
  parameters: refusedOnce(message.end),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/État de l’habilitation.: En cours/)).toBeVisible();
    await expect(canvas.getByText('1 courriel n’a pas été remis.')).toBeVisible();
    const act = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name }));
    };
    await act('Terminer');
    await expectTold(/^Le message n’a pas été terminé\./);
    await act('Terminer');
    await expectTold('Message terminé');
    await expect(await canvas.findByText('Terminé')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Modifier' })).toBeNull());
    await act('Supprimer pour tous');
    await expectTold('Message supprimé');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Messages envoyés' })).toBeVisible();
  },
};

const withdrawable: Scene = {
  account: ofAdmin,
  envois: [
    exampleEnvoi({
      emailSent: false,
      envoi: { etat: 'PREVU', retirableLe: '2026-11-20T10:10:00.000Z', nbDestinataires: 0, nbEchecs: 0 },
    }),
  ],
};
const withdrawals = perRun((): number[] => []);

/** Appuyer deux fois ne retire qu’une fois. */
export const WithdrawnOnce: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/11' },
  parameters: {
    msw: [
      mock(message.withdraw, ({ body: { version } }) => {
        withdrawals().push(version);
        return undefined;
      }),
      ...sliceHandlers(withdrawable),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Retirer le message' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nouveau message' })).toBeVisible();
    await expect(withdrawals()).toHaveLength(1);
  },
};

/** Tant qu’aucun courriel n’est parti, tout se retire, et ce qui était écrit revient. */
export const Withdrawn: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/11' },
  parameters: refusedOnce(message.withdraw, withdrawable),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Les courriels partiront le 20\/11\/2026 à 11.{1,3}10\. Jusque-là/),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer le message' }));
    await expectTold(/^Le message n’a pas été retiré\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer le message' }));
    await expectTold('Message retiré');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nouveau message' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Fermeture de fin d’année');
  },
};

/** Écrire : le type amène ses textes et ses cibles, un critère resté vide est dit, les destinataires se comptent. */
export const Write: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/nouveau' },
  parameters: refusedOnce(message.write),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(canvas.getAllByText('Choisissez au moins une cible.')[0]).toBeVisible());
    for (const name of ['Titre', 'Intitulé']) {
      await expect(canvas.getByRole('link', { name: new RegExp(`^${name}.: Ce champ est requis\\.$`) })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: /Type de message/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Information de la caisse' }));
    await expect(canvas.getByLabelText(/^Intitulé/)).toHaveValue('Une information de votre caisse');
    await expect(canvas.getByText(/^Ce type choisit pour vous les cibles.: Gestionnaire\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter un critère à la cible/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'État de l’habilitation' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(?!Retirer).*État de l’habilitation$/ })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(canvas.getAllByText('Choisissez une valeur, ou retirez ce critère.')[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer ce critère/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Rôle$/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Compter les destinataires' }));
    await expect(await canvas.findByText('214 personnes recevront ce message')).toBeVisible();
    await expect(canvas.getByText('Nadia Bensaïd')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expectTold(/^Le message n’a pas été envoyé\./);
    // Twice: nothing leaves at one press, and who thinks better of it keeps what was written.
    for (const answer of [/^Annuler$/, /^Envoyer à 214\spersonnes$/]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: /^Envoyer à 214\s/ }));
      await waitFor(() => expect(dialog.getByText(/^Le message s’adresse à.: Gestionnaire\.$/)).toBeVisible());
      await userEvent.click(dialog.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await expectTold('Message envoyé');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Message envoyé,\s+Fermeture de fin d’année$/ }),
    ).toBeVisible();
  },
};

/** Ce que le type laisse à compléter retient l’envoi, et se dit au champ. */
export const ToComplete: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/nouveau?copie=11' },
  parameters: { msw: sliceHandlers({ account: ofAdmin }) },
  play: async ({ canvas, userEvent }) => {
    const titre = await canvas.findByRole('textbox', { name: /^Titre/ });
    await userEvent.type(titre, ' du …');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(canvas.getAllByText(/^Il reste à compléter/)[0]).toBeVisible());
    await expect(titre).toHaveAccessibleDescription(/^Il reste à compléter/);
    await expect(canvas.getByRole('link', { name: /^Titre.: Il reste à compléter/ })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Un message se corrige tant qu’il n’est pas terminé ; refusé, c’est dit, et la saisie reste. */
export const Modified: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/11/modifier' },
  parameters: refusedOnce(message.write),
  play: async ({ canvas, userEvent }) => {
    const titre = await canvas.findByRole('textbox', { name: /^Titre/ });
    await userEvent.type(titre, ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expectTold(/^Le message n’a pas été enregistré\./);
    await expect(titre).toHaveValue('Fermeture de fin d’année bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expectTold('Message enregistré');
  },
};

const invalid = (path: string, title: string) =>
  mockProblem(message.write, 400, 'donnees-invalides', [{ path, title }], { isOnce: true });

/** Ce qui manque est dit avant l’envoi ; ce que le serveur seul sait, un droit perdu ou des cibles vides, l’est au champ. */
export const Refused: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/nouveau' },
  parameters: {
    msw: [
      invalid('typeMessageId', 'messages.erreurs.type-refuse'),
      invalid('ciblesMessage', 'messages.erreurs.hors-perimetre'),
      invalid('ciblesMessage', 'messages.erreurs.personne'),
      ...sliceHandlers({ account: ofAdmin }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const send = async (words: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: /à corriger/ }).parentElement).toHaveTextContent(words),
      );
    };
    const type = async (name: RegExp, day: string) => {
      const [first] = within(canvas.getByRole('group', { name })).getAllByRole('spinbutton');
      if (first === undefined) throw new Error('No day to type');
      await userEvent.click(first);
      await userEvent.keyboard(day);
    };
    await send('Choisissez un type de message.');
    await userEvent.click(canvas.getByRole('button', { name: /Type de message/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Information de la caisse' }));
    await type(/^Premier jour/, '12112026');
    await send('Saisissez la date de fin de diffusion.');
    await type(/^Dernier jour/, '11112026');
    await send('La fin de diffusion ne peut pas précéder son début.');
    await type(/^Dernier jour/, '13112026');
    await send('La fin de diffusion est déjà passée.');
    await type(/^Dernier jour/, '13112099');
    await send('Ce rôle ne peut plus envoyer ce type de message. Choisissez-en un autre.');
    await send('Ce rôle n’a pas de périmètre : il ne peut écrire à personne.');
    await send('Ces cibles ne désignent personne. Élargissez-les avant d’envoyer.');
  },
};

/** Une fin sans début est dite. */
export const EndAlone: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/nouveau' },
  parameters: { msw: sliceHandlers({ account: ofAdmin }) },
  play: async ({ canvas, userEvent }) => {
    const [day] = within(await canvas.findByRole('group', { name: /^Dernier jour/ })).getAllByRole('spinbutton');
    if (day === undefined) throw new Error('No day to type');
    await userEvent.click(day);
    await userEvent.keyboard('13112099');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(canvas.getAllByText('Saisissez la date de début de diffusion.')[0]).toBeVisible());
  },
};

/** Un même critère resté vide dans deux cibles : chacune est nommée, par son rang quand leur rôle est le même. */
export const TwoTargets: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/nouveau' },
  parameters: { msw: sliceHandlers({ account: ofAdmin }) },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Ajouter une cible' });
    for (const name of ['Gestionnaire', 'Demandeur']) {
      await userEvent.click(add);
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`Ajouter un critère .*${name}`) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Régimes' }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    const fault = /, Régimes.: Choisissez une valeur, ou retirez ce critère\.$/;
    const named = () => canvas.queryAllByRole('link', { name: fault }).map((link) => link.textContent?.split(',')[0]);
    await waitFor(() => expect(named()).toEqual(['Gestionnaire', 'Demandeur']));
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Demandeur' })).getByRole('button', { name: /Rôle$/ }),
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Gestionnaire' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(named()).toEqual(['Gestionnaire (1)', 'Gestionnaire (2)']));
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer .*Gestionnaire \(2\)/ }));
    await waitFor(() => expect(add).toHaveFocus());
  },
};

/** Un compte qui n’aboutit pas le dit, et se recommence. */
export const CountFailed: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/nouveau?copie=11' },
  parameters: refusedOnce(message.calcul),
  play: async ({ canvas, userEvent }) => {
    const count = async () => userEvent.click(await canvas.findByRole('button', { name: 'Compter les destinataires' }));
    await count();
    await expect(await canvas.findByText('Le compte n’a pas abouti. Recommencez.')).toBeVisible();
    await count();
    await expect(await canvas.findByText('214 personnes recevront ce message')).toBeVisible();
  },
};

/** À tout le monde : le nombre de personnes se saisit. */
export const ToEverybody: ScreenStory = {
  args: { path: '/ADM/16/messages/envois/nouveau' },
  parameters: { msw: sliceHandlers({ account: ofAdmin }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Écrire à tous les rôles' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Rôle$/ })[0]).toHaveFocus());
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

/** Les types se lisent, se modifient et se suppriment ; refusé, c’est dit. */
export const Types: ScreenStory = {
  args: { path: '/ADM/16/types-message' },
  parameters: {
    msw: [
      mockProblem(typeMessage.write, 409, 'type-message.version-perimee', undefined, { isOnce: true }),
      ...refusedOnce(typeMessage.remove).msw,
    ],
  },
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
    await waitFor(() =>
      expect(canvas.getAllByText('Choisissez au moins un rôle qui peut envoyer ce type de message.')[0]).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Administrateur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expectTold(/^Le type de message n’a pas été enregistré\./);
    const remove = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    };
    await remove();
    await expectTold(/^Le type de message n’a pas été supprimé\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expectTold('Type de message enregistré');
    await userEvent.click(await canvas.findByRole('link', { name: 'Information de la caisse' }));
    await canvas.findByRole('heading', { level: 1, name: 'Modifier un type de message' });
    await remove();
    await expectTold('Type de message supprimé');
    await expect(await canvas.findByRole('link', { name: 'Calendrier de la commission' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Information de la caisse' })).toBeNull());
  },
};

export const WriteOnAPhone: ScreenStory = {
  ...Write,
  globals: { viewport: { value: 'w360' } },
};
