import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleSessionCertification, exampleStagiaire } from '@habilis/api/mocks/fixtures/exampleSessions';
import { mock } from '@habilis/api/mocks/mock';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import type { ConflitResultat } from '@habilis/api/session-certification/Stagiaire';
import { expect, screen, waitFor, within } from 'storybook/test';
import { keyOfResultats } from '../../../session/keptResultats.ts';
import { type ScreenStory, screenStory } from '../../../screenStory.tsx';

const account = exampleAccount({ roles: [exampleRole({ type: 'F' })] });
const STAGIAIRES = [
  exampleStagiaire({ id: 501, nom: 'Bastien', prenom: 'Claire', dateNaissance: '1991-05-12' }),
  exampleStagiaire({ id: 502, nom: 'Benoît', prenom: 'Hugo', dateNaissance: '1984-09-03' }),
  exampleStagiaire({ id: 503, nom: 'Claudel', prenom: 'Inès', dateNaissance: '1999-01-27' }),
];
const session = (changes: Partial<SessionCertification> = {}) =>
  exampleSessionCertification({ etat: 'RESULTATS', stagiaires: STAGIAIRES, ...changes }, { role: 'F' });

/** The service: what it stores, how often it was written to, and whether it is out of reach. */
const service = { isOut: false, sent: 0, stored: session() };
const handlers = [
  mock(sessionCertification.get, () => service.stored),
  mock(sessionCertification.updateResultats, ({ body: { resultats } }) => {
    if (service.isOut) return Response.error();
    const { stored, sent } = service;
    const stagiaires = stored.stagiaires.map((one) => {
      const written = resultats.find(({ stagiaireId }) => stagiaireId === one.id);
      return written === undefined ? one : { ...one, ...written, version: one.version + 1 };
    });
    Object.assign(service, { sent: sent + 1, stored: session({ version: stored.version + 1, stagiaires }) });
    return service.stored;
  }),
  ...sliceHandlers({ account, sessionCertification: session() }),
];
const key = keyOfResultats(account.habilisId, 4817);
const keptOf = (): Record<string, unknown> => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
const phone = { viewport: { value: 'w360' } };

/** Les résultats, saisis dans la salle : un geste par réponse, gardés sur l’appareil, envoyés quand le réseau le permet. */
const meta = {
  ...screenStory,
  title: 'Écrans/Sessions/Résultats',
  args: { path: '/F/20/sessions/4817' },
  parameters: { ...screenStory.parameters, msw: handlers },
  globals: phone,
  // Before the screen starts, which reads the session.
  loaders: [() => Object.assign(service, { isOut: false, sent: 0, stored: session() }), ...screenStory.loaders],
};
export default meta;

const choice = (group: RegExp, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

/** Tous présents, tous admis, puis ce qui diffère ; ce qui manque se lit à sa ligne avant la soumission. */
export const Entered: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tous présents' }));
    await waitFor(() => expect(screen.getByText('3 stagiaires notés présents')).toBeVisible());
    await userEvent.click(choice(/^Présence d.Inès CLAUDEL/, 'Absent'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tous admis' }));
    // Who is noted as admitted is not yet complete: the counts say which is which.
    await expect(await canvas.findByText(/^2\sstagiaires notés admis$/)).toBeVisible();
    await expect(canvas.getByText(/^Résultats complets\s: 1 sur 3$/)).toBeVisible();
    await expect(canvas.getByText('2 à compléter')).toBeVisible();
    await expect(choice(/^Résultat de Hugo BENOÎT|^Résultat d.Hugo BENOÎT/, 'Admis')).toBeChecked();
    await expect(screen.queryByRole('radiogroup', { name: /^Résultat d.Inès CLAUDEL/ })).toBeNull();
    await userEvent.click(choice(/^Résultat .*Hugo BENOÎT/, 'Non admis'));
    // What is left to enter stands out; submitting waits in the menu.
    await userEvent.click(canvas.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Relire et soumettre' }));
    await expect(await canvas.findByText('Il manque quelque chose à 2 stagiaires')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prérequis non remplis' }));
    const other = canvas.getByRole('button', { name: 'Épreuve non réussie' });
    await userEvent.click(other);
    await expect(canvas.getByLabelText('Motif')).toHaveValue('Épreuve non réussie');
    await expect(other).toHaveFocus();
    for (const nom of ['Claire BASTIEN', 'Hugo BENOÎT'])
      await userEvent.click(within(canvas.getByRole('group', { name: nom })).getByRole('switch'));
    await expect(canvas.getByText('tout est saisi')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^Brouillon enregistré à/)).toBeVisible(), { timeout: 5000 });
    await expect(keptOf()).toEqual({});
    await userEvent.click(canvas.getByRole('button', { name: 'Relire et soumettre' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Avant l’envoi à Sophie Marchal' }));
    await expect(sheet.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual(
      ['2 sur 3', 'Inès CLAUDEL 1', '1', 'Hugo BENOÎT, Épreuve non réussie 1', '2 sur 2'],
    );
    await userEvent.click(sheet.getByRole('button', { name: /^Soumettre les 3\srésultats$/ }));
    await waitFor(() => expect(screen.getByText('Résultats soumis')).toBeVisible());
  },
};

/** Un second geste sur un choix l’efface. */
export const Cleared: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tous présents' });
    const present = choice(/^Présence .*Claire BASTIEN/, 'Présent');
    await expect(choice(/^Résultat .*Claire BASTIEN/, 'Admis')).toBeDisabled();
    await userEvent.click(present);
    await expect(present).toBeChecked();
    await expect(choice(/^Résultat .*Claire BASTIEN/, 'Admis')).toBeEnabled();
    await userEvent.click(present);
    await expect(present).not.toBeChecked();
  },
};

/** Hors connexion : la saisie continue et attend ici ; le réseau revenu, elle part, et rien ne reste sur l’appareil. */
export const WithoutNetwork: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tous présents' });
    service.isOut = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Tous présents' }));
    await expect(await canvas.findByText('Le service ne répond pas', undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByText(/^3\sréponses en attente du réseau\.$/)).toBeVisible();
    await expect(canvas.getByText(/^3\sen attente du réseau, rien n’est perdu$/)).toBeVisible();
    await expect(canvas.getAllByText('gardé')).toHaveLength(3);
    await expect(Object.keys(keptOf())).toEqual(['501', '502', '503']);
    await userEvent.click(choice(/^Présence d.Inès CLAUDEL/, 'Absent'));
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    await expect(leave.defaultPrevented).toBe(true);
    // The page tells the outage; a message over its buttons would say it again.
    await expect(screen.queryByText('Pas de connexion')).toBeNull();
    service.isOut = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('gardé')).toBeNull(), { timeout: 5000 });
    await expect(keptOf()).toEqual({});
    await expect(choice(/^Présence d.Inès CLAUDEL/, 'Absent')).toBeChecked();
  },
};

/** Rouverte, la page retrouve ce qui attendait, et l’envoie. */
export const FoundAgain: ScreenStory = {
  loaders: [
    // The start of a screen forgets what was kept.
    () => {
      localStorage.setItem(
        key,
        JSON.stringify({
          502: { present: false, identiteVerifiee: false, resultat: 'ABSENT', motif: null, version: 1 },
        }),
      );
      return {};
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tous présents' });
    await waitFor(() => expect(service.sent).toBe(1), { timeout: 5000 });
    // Whole, it is one line; its pencil opens it, on its first answer.
    await expect(canvas.getByText(/^Présence\s: non · sans résultat$/)).toBeVisible();
    await waitFor(() => expect(keptOf()).toEqual({}));
    await userEvent.click(canvas.getByRole('button', { name: /^Modifier les réponses .*Hugo BENOÎT$/ }));
    await expect(choice(/^Présence .*Hugo BENOÎT/, 'Absent')).toBeChecked();
    await waitFor(() => expect(choice(/^Présence .*Hugo BENOÎT/, 'Présent')).toHaveFocus());
  },
};

/** La session est passée plus loin sans eux : ce qui attendait est dit dès l’ouverture, avec ce qu’il faut faire, et n’est montré nulle part comme enregistré. */
export const LeftBehind: ScreenStory = {
  loaders: [
    () => {
      const absent = { present: false, identiteVerifiee: false, resultat: 'ABSENT', motif: null, version: 1 };
      localStorage.setItem(key, JSON.stringify({ 502: absent }));
      return {};
    },
  ],
  parameters: {
    msw: [
      mock(
        sessionCertification.get,
        session({
          etat: 'VERIFICATION',
          modifiable: false,
          actionsPossibles: [],
          stagiaires: STAGIAIRES.map((one) => ({ ...one, present: true, identiteVerifiee: true, resultat: 'ADMIS' })),
        }),
      ),
      ...handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const title = /^Un résultat gardé sur cet appareil n’a pas été envoyé/;
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByText(/^La session est passée en vérification entre-temps/)).toBeVisible();
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toContainEqual(expect.stringMatching(/^Hugo BENOÎT.: Absent$/));
    await expect(service.sent).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Oublier cette saisie' }));
    await waitFor(() => expect(keptOf()).toEqual({}));
    await expect(canvas.queryByRole('heading', { name: title })).toBeNull();
  },
};

/** « Réponse suivante » mène de ligne en ligne à ce qui manque, revient à qui l’on a passé, et laisse place à la soumission. */
export const NextStagiaire: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Réponse suivante' });
    await userEvent.click(next);
    await expect(choice(/^Présence .*Claire BASTIEN/, 'Présent')).toHaveFocus();
    // Passed over.
    await userEvent.click(next);
    await userEvent.click(choice(/^Présence .*Hugo BENOÎT/, 'Absent'));
    await userEvent.click(next);
    await expect(choice(/^Présence .*Inès CLAUDEL/, 'Présent')).toHaveFocus();
    await userEvent.click(choice(/^Présence .*Inès CLAUDEL/, 'Absent'));
    await userEvent.click(next);
    await expect(choice(/^Présence .*Claire BASTIEN/, 'Présent')).toHaveFocus();
    await userEvent.click(choice(/^Présence .*Claire BASTIEN/, 'Absent'));
    await expect(await canvas.findByRole('button', { name: 'Relire et soumettre' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réponse suivante' })).toBeNull();
    await waitFor(() => expect(keptOf()).toEqual({}), { timeout: 5000 });
  },
};

/** Les identités de toute la classe d’un geste, après une question posée une seule fois. */
export const IdentitiesAtOnce: ScreenStory = {
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tous présents' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tous admis' }));
    const all = canvas.getByRole('button', { name: /^Identités vues \(3\sprésents\)$/ });
    await userEvent.click(all);
    const question = within(await screen.findByRole('alertdialog', { name: /^Vous avez vu une pièce d’identité/ }));
    await userEvent.click(question.getByRole('button', { name: 'Oui, de chacun' }));
    await expect(await canvas.findByText(/^3\sidentités notées vues$/)).toBeVisible();
    await expect(canvas.getAllByText(/^Présence\s: oui · admission\s: oui · identité vue$/)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Défaire' }));
    await expect(await canvas.findAllByRole('switch', { checked: false })).toHaveLength(3);
    await userEvent.click(all);
    await expect(await canvas.findByText(/^3\sidentités notées vues$/)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Relire et soumettre' })).toBeVisible();
  },
};

/** Ce qui manque, personne par personne : chaque ligne y mène, et la carte s’en va quand rien ne manque. */
export const WhatIsMissing: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tous présents' }));
    await userEvent.click(choice(/^Résultat .*Claire BASTIEN/, 'Admis'));
    await userEvent.click(choice(/^Résultat .*Inès CLAUDEL/, 'Admis'));
    for (const nom of ['Claire BASTIEN', 'Hugo BENOÎT'])
      await userEvent.click(within(canvas.getByRole('group', { name: nom })).getByRole('switch'));
    const card = within(await canvas.findByRole('region', { name: /^Il manque 2\sréponses$/ }));
    await userEvent.click(card.getByRole('button', { name: /^Hugo BENOÎT\s?le résultat$/ }));
    await waitFor(() => expect(choice(/^Résultat .*Hugo BENOÎT/, 'Admis')).toHaveFocus());
    await expect(canvas.getByText('Le résultat manque')).toBeVisible();
    await userEvent.click(choice(/^Résultat .*Hugo BENOÎT/, 'Admis'));
    // Worked on, it does not fold under the finger.
    await expect(choice(/^Résultat .*Hugo BENOÎT/, 'Admis')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Il manque une réponse' })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('group', { name: 'Inès CLAUDEL' })).getByRole('switch'));
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Il manque/ })).toBeNull());
  },
};

/** Sans réseau on relit ; le bouton dit ce qu’il attend, et s’ouvre quand les réponses sont parties. */
export const ReadOverWithoutNetwork: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tous présents' });
    service.isOut = true;
    for (const nom of [/Claire BASTIEN/, /Hugo BENOÎT/, /Inès CLAUDEL/])
      await userEvent.click(choice(new RegExp(`^Présence .*${nom.source}`), 'Absent'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Relire et soumettre' }));
    const sheet = within(await screen.findByRole('dialog', { name: /^Avant l’envoi/ }));
    const submit = sheet.getByRole('button', { name: /^Soumettre les 3\srésultats$/ });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription(/3\sréponses attendent/);
    service.isOut = false;
    window.dispatchEvent(new Event('online'));
    await expect(
      await sheet.findByText('Tout est parti : vous pouvez soumettre.', undefined, { timeout: 5000 }),
    ).toBeVisible();
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const CONFLIT: ConflitResultat = {
  stagiaireId: 501,
  present: false,
  identiteVerifiee: false,
  resultat: 'ABSENT',
  motif: null,
  version: 5,
  saisiParNomPrenom: 'Sophie Marchal',
  saisiLe: '2026-11-20T13:20:00.000Z',
  parSoi: false,
};

/** Une autre personne a saisi la même ligne : les deux sont montrées, rien n’est écrasé. */
export const Conflict: ScreenStory = {
  parameters: {
    msw: [
      mock(sessionCertification.updateResultats, ({ body: { resultats } }) => {
        const [first] = resultats;
        // Chosen over the other's, it comes on the other's version.
        if (first?.version === 5)
          return session({ stagiaires: STAGIAIRES.map((one) => ({ ...one, ...first, version: 6 })) });
        return session({
          conflits: [CONFLIT],
        });
      }),
      ...sliceHandlers({ account, sessionCertification: session() }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tous présents' });
    await userEvent.click(choice(/^Présence .*Claire BASTIEN/, 'Présent'));
    const title = await canvas.findByText(/^Claire BASTIEN.: une autre saisie existe/, undefined, { timeout: 5000 });
    await expect(title).toBeVisible();
    await expect(canvas.getByText(/^Sophie Marchal a enregistré «.Absent.» le 20\/11\/2026 à 14:20/)).toBeVisible();
    await expect(choice(/^Présence .*Claire BASTIEN/, 'Présent')).toBeChecked();
    await expect(Object.keys(keptOf())).toEqual(['501']);
    await expect(canvas.getByText('Modifications en attente')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Garder ma saisie' }));
    await waitFor(() => expect(keptOf()).toEqual({}), { timeout: 5000 });
    await expect(canvas.queryByText(/une autre saisie existe/)).toBeNull();
  },
};

/** La même personne, dans un autre onglet ou sur un autre appareil : elle n’est pas nommée à elle-même. */
export const ConflictWithOneself: ScreenStory = {
  parameters: {
    msw: [
      mock(sessionCertification.updateResultats, () => session({ conflits: [{ ...CONFLIT, parSoi: true }] })),
      ...sliceHandlers({ account, sessionCertification: session() }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tous présents' });
    await userEvent.click(choice(/^Présence .*Claire BASTIEN/, 'Présent'));
    await expect(
      await canvas.findByText(/^Vous avez enregistré «.Absent.» le .*, dans un autre onglet/, undefined, {
        timeout: 5000,
      }),
    ).toBeVisible();
    await expect(canvas.queryByText(/Sophie Marchal a enregistré/)).toBeNull();
  },
};

/** Se déconnecter avec des résultats non envoyés le dit d’abord ; y renoncer les garde. */
export const SigningOut: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tous présents' });
    service.isOut = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Tous présents' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Compte|Sophie|Camille|Marc/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /déconnecter/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^3\srésultats ne sont pas envoyés$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rester connecté' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(Object.keys(keptOf())).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^Compte|Sophie|Camille|Marc/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /déconnecter/ }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Me déconnecter et les effacer' }));
    await waitFor(() => expect(keptOf()).toEqual({}));
  },
};

/** Qui ne saisit pas les résultats les lit. */
export const Read: ScreenStory = {
  args: { path: '/G/13/sessions/4817/resultats' },
  parameters: {
    msw: sliceHandlers({
      account: exampleAccount({ roles: [exampleRole({ type: 'G' })] }),
      sessionCertification: exampleSessionCertification({ etat: 'RESULTATS', stagiaires: STAGIAIRES }, { role: 'G' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Claire BASTIEN')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tous présents' })).toBeNull();
    // Facts, not greyed fields.
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.getAllByText('Rien de saisi')).toHaveLength(3);
  },
};
