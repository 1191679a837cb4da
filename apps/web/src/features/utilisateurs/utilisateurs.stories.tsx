import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleTouchees } from '@habilis/api/mocks/fixtures/exampleTouchees';
import { exampleUtilisateur } from '@habilis/api/mocks/fixtures/exampleUtilisateurs';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { IdentiteStagiaire } from '@habilis/api/utilisateur/FusionIdentites';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';
import { clearToken } from '../../session/token.ts';

const accountOf = (type: 'ADM' | 'RC' | 'G') => exampleAccount({ roles: [exampleRole({ type })] });
const account = accountOf('ADM');
const phone = { viewport: { value: 'w360' } };

/** L’administration des utilisateurs : les chercher, les créer, donner et retirer des rôles, bloquer un compte, fusionner un doublon. */
const meta = {
  ...screenStory,
  title: 'Écrans/Utilisateurs',
  args: { path: '/ADM/21/utilisateurs' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

/** On cherche, l’adresse garde la recherche, et le vide s’explique. */
export const List: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Fontaine Luc' })).toHaveAttribute(
      'href',
      '/ADM/21/utilisateurs/INS50001',
    );
    await userEvent.type(canvas.getAllByRole('searchbox')[0] ?? document.body, 'introuvable{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Aucun utilisateur ne correspond à ces filtres' }),
    ).toBeVisible();
  },
};

export const ListOnAPhone: ScreenStory = { globals: phone };

/** Un gestionnaire invite une personne de son entité, et met fin à un rôle, dont les sessions sont nommées ; le sien ne se retire pas. */
export const OfTheEntite: ScreenStory = {
  args: { path: '/G/13/utilisateurs' },
  parameters: {
    msw: [
      mock(sessionCertification.touchees, exampleTouchees('gestionnaire')),
      ...sliceHandlers({ account: accountOf('G') }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Les personnes qui ont un rôle en cours/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Mettre fin au rôle de Sophie Marchal/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Inviter une personne' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await waitFor(() => expect(dialog.getByLabelText('Prénom')).toBeInvalid());
    await userEvent.type(dialog.getByLabelText('Prénom'), 'Lucie');
    await userEvent.type(dialog.getByLabelText('Nom'), 'Arnaud');
    await userEvent.type(dialog.getByLabelText('Adresse électronique'), 'lucie.arnaud@example.org');
    await userEvent.click(dialog.getByRole('radio', { name: /Délégataire/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Mettre fin au rôle d’Inès Moreau/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText(/^S-2026-004790/)).toBeVisible();
    await expect(question.getAllByText('L’entité la tient sans cette personne.')).toHaveLength(2);
    await userEvent.click(question.getByRole('button', { name: 'Mettre fin' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const OfTheEntiteOnAPhone: ScreenStory = { ...OfTheEntite, play: async () => undefined, globals: phone };

export const Creation: ScreenStory = {
  args: { path: '/RC/15/utilisateurs/nouveau' },
  parameters: { msw: sliceHandlers({ account: accountOf('RC') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Créer et envoyer le courriel' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^4\schamps sont à corriger/ })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Prénom'), 'L');
    await userEvent.type(canvas.getByLabelText('Nom'), 'd’A');
    await userEvent.type(canvas.getByLabelText('Adresse électronique'), 'l@d.fr');
    await userEvent.click(canvas.getByRole('button', { name: /Rôle/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Instructeur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Créer et envoyer le courriel' }));
    const created = await canvas.findByRole('heading', {
      level: 1,
      name: /^[A-Z]{3}\d{5}, Utilisateur,\s+Julie Perrin$/,
    });
    // The form is gone with the button that was pressed: one goes on from the title of what was made.
    await waitFor(() => expect(created).toHaveFocus());
  },
};

/** Ce qui est saisi ne se perd pas sans qu’on l’ait demandé, même quand la session est finie. */
export const Leaving: ScreenStory = {
  args: { path: '/RC/15/utilisateurs/nouveau' },
  parameters: { msw: sliceHandlers({ account: accountOf('RC') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Prénom'), 'Lucie');
    clearToken();
    await userEvent.click(canvas.getByRole('link', { name: 'Annuler' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer\u202f?' }));
    await userEvent.click(question.getByRole('button', { name: 'Rester' }));
    await expect(canvas.getByLabelText('Prénom')).toHaveValue('Lucie');
  },
};

/** L’adresse a déjà un compte : on le rejoint. */
export const KnownAddress: ScreenStory = {
  args: { path: '/RC/15/utilisateurs/nouveau' },
  parameters: {
    msw: [
      mockProblem(utilisateur.create, 409, 'utilisateur.adresse-deja-utilisee', undefined, {
        courant: { habilisId: 'INS50008', nomPrenom: 'Fanny Didier' },
      }),
      ...sliceHandlers({ account: accountOf('RC') }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Prénom'), 'F');
    await userEvent.type(canvas.getByLabelText('Nom'), 'D');
    await userEvent.type(canvas.getByLabelText('Adresse électronique'), 'f@d.fr');
    await userEvent.click(canvas.getByRole('button', { name: /Rôle/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Instructeur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Créer et envoyer le courriel' }));
    await expect(await canvas.findByRole('link', { name: 'Ouvrir le compte de Fanny Didier' })).toBeVisible();
  },
};

/** On met fin à un rôle : les tâches qu’il tient sont confiées à quelqu’un. */
export const Detail: ScreenStory = {
  args: { path: '/ADM/21/utilisateurs/INS50001' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Mettre fin au rôle Instructeur, Carsat Nord-Est' }),
    );
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      'Ce rôle tient 4 tâches, qui sont confiées à quelqu’un ou rendues à la caisse.',
    );
    await userEvent.click(await screen.findByRole('button', { name: /À qui confier ses 4.tâches/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Fanny Didier \(4.tâches\)$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Mettre fin' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^[A-Z]{3}\d{5}, Utilisateur,\s+Luc Fontaine$/ }),
    ).toBeVisible();
  },
};

/** Un expert examine des niveaux : on les change sans lui reprendre son rôle. */
export const Levels: ScreenStory = {
  args: { path: '/ADM/21/utilisateurs/EXP80001' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer les niveaux examinés' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Niveaux examinés' }));
    await userEvent.keyboard('amiante{ArrowDown}{Enter}{Escape}');
    await expect(screen.queryByText(/seront à affecter de nouveau/)).toBeNull();
    const [former] = screen.getAllByRole('button', { name: /^Retirer / });
    if (former !== undefined) await userEvent.click(former);
    await expect(await screen.findByText(/ne seront plus à Thomas Rey/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^[A-Z]{3}\d{5}, Utilisateur,\s+Thomas Rey$/ }),
    ).toBeVisible();
  },
};

export const DetailOnAPhone: ScreenStory = { args: { path: '/ADM/21/utilisateurs/INS50001' }, globals: phone };

/** Un autre l’a changé entre-temps : la question reste, et dit pourquoi. */
export const Stale: ScreenStory = {
  args: { path: '/ADM/21/utilisateurs/INS50001' },
  parameters: {
    msw: [mockProblem(utilisateur.giveRole, 409, 'utilisateur.version-perimee'), ...sliceHandlers({ account })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Donner un rôle' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Choisir|Rôle/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Formateur' }));
    await userEvent.click(screen.getByRole('button', { name: 'Donner' }));
    await expect(await screen.findByText(/Ce compte a changé entre-temps/)).toBeVisible();
  },
};

/** What an account gave, as whoever blocks it reads it. */
const GIVEN = mock(utilisateur.donnes, {
  donnes: [
    {
      habilisId: 'INS50009',
      nomPrenom: 'Anne Roussel',
      etat: 'a-activer',
      role: { id: 71, type: 'I', mrp: { id: 2, code: 'NORD_EST', libelle: 'Carsat Nord-Est' }, entite: null },
      compteCree: true,
      enAttente: false,
      donneLe: '2026-11-19T08:00:00Z',
    },
    {
      habilisId: 'RSC20002',
      nomPrenom: 'Karim Haddad',
      etat: 'active',
      role: { id: null, type: 'G', mrp: null, entite: { id: 7, raisonSociale: 'Rhône Sécurité Conseil' } },
      compteCree: false,
      enAttente: true,
      donneLe: '2026-11-18T08:00:00Z',
    },
  ],
  total: 3,
});

/** [U945] Qui bloque un compte lit qui il a créé ou invité et les rôles qu’il a donnés, chacun mène à sa personne . */
export const BlockedWithWhatItGave: ScreenStory = {
  args: { path: '/ADM/21/utilisateurs/INS50001' },
  parameters: {
    msw: [GIVEN, ...sliceHandlers({ account })],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('list', { name: /^Ce que ce compte a donné/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bloquer le compte' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const given = within(await dialog.findByRole('list', { name: /^Ce que ce compte a donné/ }));
    await expect(given.getByRole('link', { name: 'Anne Roussel (INS50009)' })).toHaveAttribute(
      'href',
      '/ADM/21/utilisateurs/INS50009',
    );
    await expect(
      given.getByText(/^Instructeur, Carsat Nord-Est, compte créé et rôle donné le 19.11.2026/),
    ).toBeVisible();
    await expect(given.getByText(/^Gestionnaire, Rhône Sécurité Conseil, proposé le 18.11.2026/)).toBeVisible();
    await expect(dialog.getByText('Et un autre, plus ancien.')).toBeVisible();
  },
};

/** La page d’un compte bloqué garde ce qu’il a donné. */
export const Blocked: ScreenStory = {
  parameters: { msw: [GIVEN, ...sliceHandlers({ account })] },
  args: { path: '/ADM/21/utilisateurs/BLO94004' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce compte est bloqué')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Débloquer le compte' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Anne Roussel (INS50009)' })).toBeVisible();
  },
};

/** Personne d’autre n’est responsable de sa caisse : on le lit avant de mettre fin à son rôle, qui reste. */
export const NobodyElse: ScreenStory = {
  args: { path: '/ADM/21/utilisateurs/RCA60001' },
  parameters: {
    msw: [mockProblem(utilisateur.endRole, 409, 'utilisateur.role-sans-releve'), ...sliceHandlers({ account })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mettre fin au rôle Responsable caisse/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText(/Ce qui attend pour .* ne serait plus à personne/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre fin' }));
    await expect(await dialog.findByText(/ce qui y attend ne serait plus à personne/)).toBeVisible();
  },
};

/** Une personne a perdu son téléphone : on dit comment on l’a reconnue. */
export const SecondFactorReset: ScreenStory = {
  args: { path: '/ADM/21/utilisateurs/INS50001' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retirer les deuxièmes étapes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer les deuxièmes étapes' }));
    await userEvent.type(await screen.findByLabelText('Motif'), 'Rappelé au numéro de la caisse');
    await userEvent.click(screen.getByRole('button', { name: 'Retirer les deuxièmes étapes' }));
    await waitFor(() => expect(screen.getByText(/les deuxièmes étapes sont retirées/i)).toBeVisible());
  },
};

/** La fusion se confirme en saisissant l’identifiant qui disparaît. */
export const Merge: ScreenStory = {
  args: { path: '/ADM/21/utilisateurs/FOR40001/fusion?avec=PER94005' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fusionner définitivement' }));
    await expect(canvas.getByText(/^La deuxième étape de connexion de PER94005 est retirée/)).toBeVisible();
    await expect(canvas.getByLabelText(/Pour confirmer/)).toBeInvalid();
    // What differs stands beside it, before what cannot be undone.
    await expect(
      canvas.getByRole('heading', { name: 'Ces deux comptes ne disent pas la même personne' }),
    ).toBeVisible();
    await expect(await canvas.findByText('14/05/1979')).toBeVisible();
    await expect(canvas.getByText('03/12/1991')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Pour confirmer/), 'per94005');
    await userEvent.click(canvas.getByRole('button', { name: 'Fusionner définitivement' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^[A-Z]{3}\d{5}, Utilisateur,\s+Julie Perrin$/ }),
    ).toBeVisible();
  },
};

/** Sur un téléphone, les deux valeurs d’un fait se lisent ensemble, chacune sous le nom de son compte. */
export const MergeOnAPhone: ScreenStory = {
  args: { path: '/ADM/21/utilisateurs/FOR40001/fusion?avec=PER94005' },
  globals: phone,
  play: async ({ canvas }) => {
    const facts = within(await canvas.findByRole('list', { name: 'Les deux comptes' })).getAllByRole('listitem');
    const [, identifiant] = facts;
    await expect(identifiant).toHaveTextContent(
      /^Identifiant\s*Compte gardé\s*FOR40001\s*Compte qui disparaît\s*PER94005/,
    );
    const differing = await canvas.findByRole('list', { name: 'Ces deux comptes ne disent pas la même personne' });
    await expect(within(differing).getAllByRole('listitem').at(-1)).toHaveTextContent(/14\/05\/1979.*03\/12\/1991/);
  },
};

const IDENTITE: IdentiteStagiaire = {
  habilisId: 'ROY61284',
  nom: 'Roy',
  prenom: 'Amandine',
  dateNaissance: '1998-03-14',
  hasCompte: false,
  nbSessions: 1,
  certificats: [
    {
      numero: 'SST-1-2026-004817',
      libelleDispositifNiveau: 'SST – Sauveteur secouriste du travail',
      dateObtention: '2026-11-19',
      statut: 'VALIDE',
      raisonSociale: 'Lorraine Prévention Formation',
    },
  ],
};
const AUTRE: IdentiteStagiaire = {
  ...IDENTITE,
  habilisId: 'KVT20417',
  certificats: IDENTITE.certificats.map((one) => ({
    ...one,
    numero: 'SST-1-2026-004902',
    raisonSociale: 'Rhône Sécurité Conseil',
  })),
};

/** Deux identités d’une même personne se comparent, puis se fusionnent avec un motif et l’identifiant qui disparaît. */
export const MergeIdentities: ScreenStory = {
  args: { path: '/ADM/21/utilisateurs/identites' },
  parameters: {
    msw: [
      mock(utilisateur.identites, { garde: IDENTITE, absorbe: AUTRE, obstacle: null }),
      mock(utilisateur.mergeIdentites, IDENTITE),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Identité gardée/), 'roy');
    await userEvent.click(canvas.getByRole('button', { name: 'Comparer' }));
    await expect(canvas.getByLabelText(/^Identité gardée/)).toBeInvalid();
    await userEvent.type(canvas.getByLabelText(/^Identité gardée/), '61284');
    await userEvent.type(canvas.getByLabelText(/^Identité qui disparaît/), 'kvt20417');
    await userEvent.click(canvas.getByRole('button', { name: 'Comparer' }));
    await expect(await canvas.findByText(/obtenu le 19.11.2026 \(Rhône Sécurité Conseil\)/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Les deux identités' })).toHaveFocus());
    // The same person twice: nothing to warn of.
    await expect(canvas.queryByRole('heading', { name: /ne disent pas la même personne/ })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Motif'), 'Même personne, vue au téléphone.');
    await userEvent.type(canvas.getByLabelText(/^Pour confirmer/), 'KVT20417');
    await userEvent.click(canvas.getByRole('button', { name: 'Fusionner définitivement' }));
    await waitFor(() => expect(screen.getByText('Les deux identités n’en font plus qu’une.')).toBeVisible());
  },
};

/** Deux identités dont le nom ou la naissance diffèrent sont peut-être deux personnes : on le lit avant l’acte, côte à côte. */
export const MergeOfTwoPersons: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  args: { path: '/ADM/21/utilisateurs/identites' },
  parameters: {
    msw: [
      mock(utilisateur.identites, {
        garde: IDENTITE,
        absorbe: { ...AUTRE, prenom: 'Armand', dateNaissance: '1971-09-02' },
        obstacle: null,
      }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Identité gardée/), 'roy61284');
    await userEvent.type(canvas.getByLabelText(/^Identité qui disparaît/), 'kvt20417');
    await userEvent.click(canvas.getByRole('button', { name: 'Comparer' }));
    const title = await canvas.findByRole('heading', { name: 'Ces deux identités ne disent pas la même personne' });
    const differing = await canvas.findByRole('table', { name: 'Ces deux identités ne disent pas la même personne' });
    for (const value of ['Amandine', 'Armand', '14/03/1998', '02/09/1971']) {
      await expect(within(differing).getByText(value)).toBeVisible();
    }
    const act = canvas.getByRole('button', { name: 'Fusionner définitivement' });
    await expect(title.compareDocumentPosition(act)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const MergeImpossible: ScreenStory = {
  args: { path: '/ADM/21/utilisateurs/FOR40001/fusion?avec=BLO94004' },
  parameters: {
    msw: [
      mock(utilisateur.fusionPreview, {
        garde: exampleUtilisateur({}, { habilisId: 'FOR40001' }),
        absorbe: exampleUtilisateur({}, { habilisId: 'BLO94004' }),
        deplace: { roles: 1, demandes: 0, taches: 0, sessions: 0, certificats: 0, fichiers: 0, commentaires: 0 },
        rolesEnDouble: [],
        naissances: { garde: [], absorbe: [] },
        perdSecondFacteur: false,
        obstacle: 'utilisateur.fusion-compte-bloque',
      }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Un compte bloqué ou déjà fusionné ne se fusionne pas.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Ce qui va se passer' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Fusionner définitivement' })).toBeNull();
  },
};
