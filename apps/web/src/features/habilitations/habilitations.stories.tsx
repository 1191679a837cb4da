import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleHabilitation } from '@habilis/api/mocks/fixtures/exampleHabilitations';
import { exampleFileUpload } from '@habilis/api/mocks/fixtures/exampleFileUpload';
import { noActivite } from '@habilis/api/mocks/fixtures/exampleActivite';
import { exampleTouchees } from '@habilis/api/mocks/fixtures/exampleTouchees';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { lockedPdf } from '@habilis/domain/pdf/test/LOCKED_PDFS';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectRefusedThenRemoved, expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

const accountOf = (type: 'ADM' | 'RD' | 'RC' | 'G' | 'E') => exampleAccount({ roles: [exampleRole({ type })] });
const handlersOf = (type: 'ADM' | 'RD' | 'RC' | 'G' | 'E') => sliceHandlers({ account: accountOf(type) });
/** What a dialog about a habilitation names: its entite, its niveau and its number. */
const SUBJECT = /Lorraine Prévention Formation · .+ · 128\/2023\/AMSS4-1\/01/;
const phone = { viewport: { value: 'w360' } };

/** Les habilitations : les trouver, les suivre, les suspendre, les déléguer. */
const meta = {
  ...screenStory,
  title: 'Écrans/Habilitations',
  args: { path: '/ADM/21/habilitations' },
  parameters: { ...screenStory.parameters, msw: handlersOf('ADM') },
};
export default meta;

/** On filtre, l’adresse garde les filtres, et le vide s’explique. */
export const List: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '128/2023/AMSS4-1/01' })).toHaveAttribute(
      'href',
      '/ADM/21/habilitations/12',
    );
    const extended = canvas.getByText('Prolongée').closest('td');
    await expect(extended?.scrollWidth).toBeLessThanOrEqual(extended?.clientWidth ?? 0);
    await userEvent.type(canvas.getAllByRole('searchbox')[0] ?? document.body, 'introuvable{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Aucune habilitation ne correspond' })).toBeVisible();
  },
};

/** Rompue, elle ne finit plus au jour prévu : la liste et la page disent celui de la rupture. */
export const Broken: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: '77/2023/GEPO-1/01' });
    const row = link.closest('tr');
    await expect(row).toHaveTextContent('15/06/2026');
    await expect(row).toHaveTextContent('Rompue');
    await userEvent.click(link);
    await expect((await canvas.findByText('Fin')).closest('div')).toHaveTextContent('Rompue le 15/06/2026');
  },
};

export const ListOnAPhone: ScreenStory = {
  args: { path: '/G/13/habilitations' },
  parameters: { msw: handlersOf('G') },
  globals: phone,
};

/** Un expert lit l’habilitation ; ses échanges sont ceux des demandes qu’il expertise, aucun bouton n’y mène d’ici. */
export const ReadByAnExpert: ScreenStory = {
  args: { path: '/E/14/habilitations/12' },
  parameters: { msw: handlersOf('E') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Formateurs' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Échanges/ })).toBeNull();
  },
};

/** Le responsable du dispositif suspend : sans motif ni commentaire rien ne part. */
export const Suspension: ScreenStory = {
  args: { path: '/RD/16/habilitations/12' },
  parameters: { msw: handlersOf('RD') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspendre' }));
    const shown = await screen.findByRole('alertdialog');
    await expect(shown).toHaveTextContent(SUBJECT);
    const dialog = within(shown);
    await waitFor(() => expect(dialog.getByText(/^Elle commence aujourd’hui, \d{2}\/\d{2}\/\d{4}/)).toBeVisible());
    await expect(dialog.queryByLabelText(/Premier jour/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Suspendre' }));
    await expect(await dialog.findByText('Choisissez un motif.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Motif/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Écarts à l’audit' }));
    await userEvent.type(dialog.getByLabelText(/Commentaire/), 'Deux écarts.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspendre' }));
    await waitFor(() => expect(screen.getByText('L’habilitation est suspendue')).toBeVisible());
  },
};

/** Un autre jour : rien n’est décidé d’avance, on se le fait rappeler. */
export const Reminder: ScreenStory = {
  args: { path: '/RC/15/habilitations/12' },
  parameters: { msw: handlersOf('RC') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspendre' }));
    const suspension = within(await screen.findByRole('alertdialog'));
    await userEvent.type(suspension.getByLabelText(/Commentaire/), 'Deux écarts. ');
    await userEvent.click(suspension.getByRole('button', { name: 'Me le rappeler un autre jour' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Me rappeler de suspendre' }));
    await expect(dialog.getByLabelText(/Note pour vous/)).toHaveValue('Deux écarts. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer le rappel' }));
    await expect(await dialog.findByText('Choisissez un jour.')).toBeVisible();
    const [day] = dialog.getAllByRole('spinbutton');
    if (day !== undefined) await userEvent.click(day);
    await userEvent.keyboard('05122026');
    await userEvent.type(dialog.getByLabelText(/Note pour vous/), 'Après l’audit.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer le rappel' }));
    await waitFor(() => expect(screen.getByText('Le rappel est enregistré')).toBeVisible());
  },
};

const byCaisse = {
  dateDebutSuspension: '2026-11-02',
  dateFinSuspension: '2027-01-31',
  motifSuspension: 'AUDIT',
  commentaireSuspension: 'Deux écarts à l’audit.',
  suspensionAConfirmer: true,
} as const;

/** La caisse a suspendu : le responsable du dispositif confirme, sinon la suspension finit d’elle-même. */
export const ToConfirm: ScreenStory = {
  args: { path: '/RD/16/habilitations/12' },
  parameters: {
    msw: sliceHandlers({ account: accountOf('RD'), habilitations: [exampleHabilitation(byCaisse, { role: 'RD' })] }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Décidée par la caisse/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lever la suspension' }));
    const lifting = await screen.findByRole('alertdialog');
    await expect(lifting).toHaveTextContent(SUBJECT);
    await userEvent.click(within(lifting).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer la suspension' }));
    const shown = await screen.findByRole('alertdialog');
    await expect(shown).toHaveTextContent(SUBJECT);
    const dialog = within(shown);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer la suspension' }));
    await expect(await dialog.findByText('Écrivez pourquoi.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Jusqu’à nouvel ordre' }));
    await userEvent.type(dialog.getByLabelText(/Commentaire/), 'Écarts vérifiés.');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer la suspension' }));
    await waitFor(() => expect(screen.getByText('La suspension est confirmée')).toBeVisible());
  },
};

/** Un rappel en attente se lit sur la page, se change et se retire. */
export const Reminded: ScreenStory = {
  args: { path: '/RC/15/habilitations/12' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('RC'),
      habilitations: [
        exampleHabilitation({ rappel: { dateRappel: '2026-12-05', commentaire: 'Après l’audit.' } }, { role: 'RC' }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Vous voulez être rappelé le 05\/12\/2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Changer le rappel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer le rappel' }));
    await waitFor(() => expect(screen.getByText('Le rappel est retiré')).toBeVisible());
  },
};

const LONG = `${'Deux écarts graves. '.repeat(25)}Fin.`;

/** Ce qui est écrit pour suspendre va tout entier dans le rappel, à la suite de sa note ; trop long, il se dit au lieu d’être coupé. */
export const ReminderOfALongComment: ScreenStory = {
  args: { path: '/RC/15/habilitations/12' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('RC'),
      habilitations: [
        exampleHabilitation({ rappel: { dateRappel: '2026-12-05', commentaire: 'Après l’audit.' } }, { role: 'RC' }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspendre' }));
    const suspension = within(await screen.findByRole('alertdialog'));
    await userEvent.click(suspension.getByLabelText(/Commentaire/));
    await userEvent.paste(LONG);
    await userEvent.click(suspension.getByRole('button', { name: 'Me le rappeler un autre jour' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Me rappeler de suspendre' }));
    const note = dialog.getByLabelText(/Note pour vous/);
    await expect(note).toHaveValue(`Après l’audit.\n${LONG}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer le rappel' }));
    await expect(await dialog.findByText('Cette valeur est trop longue.')).toBeVisible();
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.clear(note);
    await expect(note).not.toBeInvalid();
  },
};

/** D’ici le travail repart : ouvrir une session, ses chiffres qui sont des listes, ce qu’on peut faire, et dès quand la renouveler. */
export const Hub: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('G'),
      habilitations: [
        {
          ...exampleHabilitation({
            dateFin: '2028-11-30',
            fileUploads: [
              exampleFileUpload(),
              exampleFileUpload({ id: 43, champ: 'lettreEngagement', userFilename: 'scan-12.pdf' }),
            ],
          }),
          actionsPossibles: ['ajouter-plateforme', 'nommer-delegataire', 'inscrire-formateur'],
        },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Ouvrir une session' })).toHaveAttribute(
      'href',
      '/G/13/sessions/nouvelle?habilitation=12',
    );
    const figures = within(canvas.getByRole('list', { name: 'En chiffres' }));
    await expect(figures.getByRole('link', { name: /^14 Sessions en 2026 dont 2 à venir/ })).toHaveAttribute(
      'href',
      '/G/13/sessions?habilitation=12&vue=toutes&du=2026-01-01&au=2026-12-31',
    );
    await expect(figures.getByRole('link', { name: /^412 Certificats en vigueur/ })).toHaveAttribute(
      'href',
      '/G/13/certificats?habilitation=12&vue=en-vigueur',
    );
    const life = within(canvas.getByRole('list', { name: 'Vie de l’habilitation' }));
    await expect(life.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(/^Renouveler\s: possible dès le 29\/02\/2028/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Les\s31\ssessions$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Julie Perrin' })).toHaveAttribute(
      'href',
      '/G/13/sessions?habilitation=12&vue=toutes&animateur=FOR40001',
    );
    // The letter of engagement is named by what it is, before what has a name of its own.
    const papers = within(canvas.getByRole('list', { name: 'Documents' }));
    const told = papers.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(told.findIndex((words) => /^Lettre d’engagement signée.*scan-12\.pdf/.test(words))).toBe(
      told.findIndex((words) => words.startsWith(exampleFileUpload().userFilename)) - 1,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Nommer un délégataire Inès Moreau l’est déjà/ }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

/** Un formateur s’inscrit ici, sans demande ; qui fut inscrit se retire. */
export const InscribeFormateur: ScreenStory = {
  ...Hub,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inscrire un formateur' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Inscrire un formateur' }));
    const submit = dialog.getByRole('button', { name: 'Vérifier et inscrire' });
    await userEvent.click(submit);
    await expect(await dialog.findByText('Saisissez trois lettres puis cinq chiffres.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Identifiant Habilis/), 'for40002');
    await userEvent.type(dialog.getByLabelText(/^Nom/), 'Thévenot');
    await userEvent.click(submit);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Retirer Julie Perrin des formateurs' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Nora Haddad des formateurs' }));
    await expect(await screen.findByRole('alertdialog', { name: /^Retirer Nora Haddad/ })).toBeVisible();
  },
};

export const HubOnAPhone: ScreenStory = {
  ...Hub,
  globals: phone,
  play: async ({ canvas }) => {
    const doors = await canvas.findByRole('heading', { name: 'Ce que vous pouvez faire' });
    const sessions = canvas.getByRole('heading', { name: 'Sessions' });
    await expect(doors.getBoundingClientRect().top).toBeLessThan(sessions.getBoundingClientRect().top);
  },
};

/** Le jour venu, on renouvelle d’abord ; ouvrir une session reste à côté. */
export const HubToRenew: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: { msw: handlersOf('G') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Renouveler l’habilitation' })).toHaveAttribute(
      'href',
      '/G/13/demandes-habilitation/nouvelle?renouvellement=12',
    );
    await expect(canvas.getByRole('link', { name: 'Ouvrir une session' })).toBeVisible();
    await expect(canvas.queryByText(/possible dès le/)).toBeNull();
  },
};

/** Juste accordée : chaque partie garde son titre et dit ce qui la remplira. */
export const HubWithNothing: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: {
    msw: [mock(sessionCertification.activite, noActivite()), mock(habilitation.delegataires, []), ...handlersOf('G')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucune session n’a encore été ouverte/)).toBeVisible();
    await expect(canvas.getByText(/^Aucun formateur inscrit/)).toBeVisible();
    await expect(canvas.getByText('Cette habilitation n’est déléguée à personne.')).toBeVisible();
    await expect(canvas.queryByText(/^Admis en/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Certificats qui finissent/ })).toBeNull();
  },
};

/** Suspendue jusqu’à nouvel ordre : aucun bouton pour une session, mais sa raison. */
export const HubWithheld: ScreenStory = {
  args: { path: '/G/13/habilitations/14' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('G'),
      habilitations: [
        exampleHabilitation({
          id: 14,
          dateDebutSuspension: '2026-11-02',
          dateFinSuspension: '2999-12-31',
          motifSuspension: 'AUDIT',
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ouvrir une session\s: /)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ouvrir une session' })).toBeNull();
  },
};

/** Rompue : il reste à en demander une autre. */
export const HubOver: ScreenStory = {
  args: { path: '/G/13/habilitations/17' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('G'),
      habilitations: [
        {
          ...exampleHabilitation({ id: 17, rupture: true, dateDebutSuspension: '2026-06-15', avecPlateforme: false }),
          actionsPossibles: [],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Demander une nouvelle habilitation/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ouvrir une session' })).toBeNull();
    await expect(canvas.queryByText('aujourd’hui')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Nommer un délégataire/ })).toBeNull();
  },
};

/** La caisse lit la page, sans les gestes de l’entité ; les siens sont au pied. */
export const HubOfTheCaisse: ScreenStory = {
  args: { path: '/RC/15/habilitations/12' },
  parameters: { msw: handlersOf('RC') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Suspendre' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ouvrir une session' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Renouveler l’habilitation' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Certificats qui finissent 31 personnes à revoir/ })).toBeVisible();
  },
};

/** Une demande est déjà en cours, commencée ailleurs : une fenêtre le dit, et rien d’autre ne commence. */
export const UnderWay: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: {
    msw: [
      mockProblem(demandeAdministrative.startRenouvellement, 409, 'habilitation.demande-deja-en-cours'),
      ...handlersOf('G'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Renouveler l’habilitation' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Une demande est déjà en cours' });
    await expect(dialog).toHaveTextContent('Retrouvez-le dans vos demandes');
    await userEvent.click(within(dialog).getByRole('button'));
    // One comes back to the browser's address, which in a story is not the page's: where to is not tried here.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

/** La demande déjà en cours peut s’ouvrir : la fenêtre y mène. */
export const UnderWayOpened: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: {
    msw: [
      mockProblem(demandeAdministrative.startRenouvellement, 409, 'habilitation.demande-deja-en-cours', undefined, {
        courant: { id: 433, numero: null, mode: 'REN' },
      }),
      ...handlersOf('G'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Renouveler l’habilitation' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Une demande est déjà en cours' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ouvrir cette demande' }));
    await expect(await canvas.findByRole('tab', { name: /Niveau/ })).toBeVisible();
  },
};

/** Suspendue : pourquoi et jusqu’à quand, avant tout le reste. */
export const Suspended: ScreenStory = {
  args: { path: '/G/13/habilitations/14' },
  parameters: { msw: handlersOf('G') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Suspendue du 02/11/2026 au 31/01/2027')).toBeVisible();
    await expect(canvas.getByText('Aucune session ne peut commencer avant le 01/02/2027.')).toBeVisible();
    await expect(canvas.getByText(/^Une session commencée avant le 02\/11\/2026 peut s’achever/)).toBeVisible();
  },
};

/** Avant de suspendre : les sessions que cela bloque, le renouvellement en cours et qui suit ses certificats, par leur nom ; selon la fin choisie. */
export const WhatHangsOnIt: ScreenStory = {
  args: { path: '/RD/16/habilitations/12' },
  parameters: { msw: handlersOf('RD') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspendre' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Suspendre' }));
    const list = await dialog.findByRole('list', { name: 'Ce qui en dépend' });
    await expect(list).toHaveTextContent('Session S-2026-004817');
    await expect(list).toHaveTextContent('Renouvellement DH-2026-0433');
    await expect(list).toHaveTextContent('Délégation à Inès Moreau');
    await expect(list).toHaveTextContent('2 personnes suivent ses certificats et en sont averties');
    // It begins after the last day first proposed.
    await expect(list).not.toHaveTextContent('Session sans numéro');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Jusqu’à nouvel ordre' }));
    await waitFor(() => expect(list).toHaveTextContent('Session sans numéro'));
  },
};

/** Suspendue pendant que son renouvellement, demandé à temps, attend : la prolongation ne cache jamais la suspension. */
export const SuspendedAndExtended: ScreenStory = {
  args: { path: '/G/13/habilitations/14' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('G'),
      habilitations: [
        exampleHabilitation({
          id: 14,
          dateFin: '2027-02-27',
          prorogee: true,
          dateDebutSuspension: '2026-11-02',
          dateFinSuspension: '2999-12-31',
          motifSuspension: 'AUDIT',
          demandeEnCours: { id: 433, numero: 'DH-2026-0433', mode: 'REN' },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Suspendue depuis le 02/11/2026, jusqu’à nouvel ordre')).toBeVisible();
    await expect(canvas.getByText(/tant que la suspension n’est pas levée/)).toBeVisible();
    await expect(canvas.getByText(/La suspension court aussi pendant ce temps/)).toBeVisible();
    await expect(canvas.queryByText(/utilisable/)).toBeNull();
  },
};

/** Le renouvellement demandé trop tard est dit tardif, avec les jours sans droit et les trois dates. */
export const RenewedLate: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: {
    msw: sliceHandlers({ account: accountOf('G'), habilitations: [exampleHabilitation({ dateFin: '2027-01-28' })] }),
  },
  play: async ({ canvas }) => {
    const late = await canvas.findByText(/^Déposé après le 28\/10\/2026, il ne prolonge pas/);
    await expect(late).toHaveTextContent('aucune session du 29/01/2027 à la décision.');
    await expect(canvas.getByText('27/07/2027')).toBeVisible();
  },
};

/** Le gestionnaire délègue : à un délégataire de l’entité, ou à quelqu’un d’autre. */
export const Delegation: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: { msw: handlersOf('G') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Nommer un délégataire/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByRole('radio', { name: 'Paul Lefèvre (MUL20004)' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Quelqu’un d’autre' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nommer' }));
    await expect(dialog.getByLabelText('Prénom')).toBeInvalid();
    await userEvent.click(dialog.getByRole('radio', { name: 'Paul Lefèvre (MUL20004)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nommer' }));
    await expectTold('L’habilitation est déléguée');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Mettre fin à une délégation nomme d’abord les sessions que tient cette personne, et qui les tient ensuite. */
export const DelegationEnded: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: {
    msw: [mock(sessionCertification.touchees, exampleTouchees('gestionnaire')), ...handlersOf('G')],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mettre fin à la délégation d’Inès Moreau' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText(/sessions en cours en dépendent/)).toBeVisible();
    await expect(question.getByText(/^S-2026-004790/)).toBeVisible();
    await expect(question.getAllByText('L’entité la tient sans cette personne.')).toHaveLength(2);
    await userEvent.click(question.getByRole('button', { name: 'Mettre fin' }));
    await expectTold('La délégation a pris fin');
  },
};

/** À qui n’est pas encore délégataire, elle n’est que proposée : on ne lit pas qu’elle est déléguée. */
export const DelegationOffered: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: { msw: handlersOf('G') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Nommer un délégataire/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Quelqu’un d’autre' }));
    await userEvent.type(dialog.getByLabelText('Prénom'), 'Inès');
    await userEvent.type(dialog.getByLabelText('Nom'), 'Carlier');
    await userEvent.type(dialog.getByLabelText(/Adresse électronique/), 'ines.carlier@exemple.fr');
    await userEvent.click(dialog.getByRole('button', { name: 'Nommer' }));
    await expectTold(/^La personne reçoit un courriel/);
    await expect(screen.queryByText('L’habilitation est déléguée')).toBeNull();
  },
};

const endAsked = fn();

/** On change la fin : avancée, elle interdit toute suite sauf si on la permet ici ; sans raison, rien ne part. */
export const EndMoved: ScreenStory = {
  args: { path: '/ADM/21/habilitations/12' },
  parameters: {
    msw: [
      mock(habilitation.setDateFin, ({ body }) => {
        endAsked(body);
        return exampleHabilitation({}, { role: 'ADM' });
      }),
      ...handlersOf('ADM'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Changer la fin' }));
    const shown = await screen.findByRole('alertdialog');
    await expect(shown).toHaveTextContent(SUBJECT);
    const dialog = within(shown);
    await expect(dialog.queryByRole('checkbox', { name: /^Elle pourra être renouvelée/ })).toBeNull();
    const [day] = dialog.getAllByRole('spinbutton');
    if (day !== undefined) await userEvent.click(day);
    await userEvent.keyboard('31122026');
    await expect(await dialog.findByRole('checkbox', { name: /^Elle pourra être renouvelée/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(await dialog.findByText('Écrivez pourquoi.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Commentaire/), 'Cessation demandée.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expectTold('La fin est changée');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(endAsked).toHaveBeenLastCalledWith(
      expect.objectContaining({
        dateFin: '2026-12-31',
        commentaireDateFin: 'Cessation demandée.',
        renouvelable: false,
      }),
    );
  },
};

const places = exampleHabilitation({ plateformeMobile: true }, { role: 'ADM' });

/** Supprimer demande pourquoi ; des sessions y tiennent : c’est refusé, on sait pourquoi, et ce qui est écrit reste ; sans elles, c’est fait. */
export const DeletionRefused: ScreenStory = {
  args: { path: '/ADM/21/habilitations/12' },
  parameters: {
    msw: [
      mock(habilitation.get, places),
      mockProblem(habilitation.remove, 409, 'habilitation.suppression-avec-sessions', undefined, { isOnce: true }),
      mockProblem(habilitation.removePlateforme, 409, 'habilitation.plateforme-avec-sessions'),
      ...handlersOf('ADM'),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [place] = await canvas.findAllByRole('button', { name: /^Supprimer la plateforme/ });
    await userEvent.click(place ?? document.body);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await expect(await dialog.findByText('Dites pourquoi.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Pourquoi/), 'Doublon.');
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await expectTold(/^La plateforme n’a pas été supprimée\. Des sessions à venir ont lieu sur cette/);
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await expectRefusedThenRemoved(context, {
      item: /^Supprimer l’habilitation/,
      refused: /^L’habilitation n’a pas été supprimée\./,
      done: 'L’habilitation est supprimée',
      unsaid: 'Dites pourquoi.',
    });
  },
};

/** La ligne supprimée n’est plus là, ni le bouton qui l’a demandé : le focus va au titre de la liste d’où elle est partie. */
export const PlaceDeleted: ScreenStory = {
  args: { path: '/ADM/21/habilitations/12' },
  parameters: {
    msw: [
      mock(habilitation.get, places, { isOnce: true }),
      mock(habilitation.get, { ...places, plateformesFixes: places.plateformesFixes.slice(1) }),
      mock(habilitation.removePlateforme, undefined),
      ...handlersOf('ADM'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const buttons = () => canvas.queryAllByRole('button', { name: /^Supprimer la plateforme/ });
    await waitFor(() => expect(buttons().length).toBeGreaterThan(0));
    const before = buttons().length;
    buttons()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/Pourquoi/), 'Doublon.');
    await userEvent.tab();
    dialog.getByRole('button', { name: 'Supprimer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectTold('La plateforme est supprimée');
    await waitFor(() => expect(buttons()).toHaveLength(before - 1));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Lieux et plateformes' })).toHaveFocus());
  },
};

/** La dernière plateforme d’un niveau qui en demande une ne se supprime pas, et l’on sait pourquoi. */
export const LastPlace: ScreenStory = {
  args: { path: '/ADM/21/habilitations/12' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ce niveau demande une plateforme/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Supprimer la plateforme/ })).toBeNull();
  },
};

/** Des sessions y tiennent : « Supprimer » n’est pas proposé, et l’on sait pourquoi. */
export const NotToBeDeleted: ScreenStory = {
  args: { path: '/ADM/21/habilitations/12' },
  parameters: {
    msw: [
      mock(habilitation.get, exampleHabilitation({ refusSuppression: 'suppression-avec-sessions' }, { role: 'ADM' })),
      ...handlersOf('ADM'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Des sessions tiennent à cette habilitation/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Autres actions' }));
    const other = await screen.findByRole('menuitem', { name: 'Rompre l’habilitation' });
    await waitFor(() => expect(other).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Supprimer l’habilitation' })).toBeNull();
  },
};

/** Sans demande : l’administrateur dit de qui, de quoi et depuis quand ; la fin vient du niveau, la plateforme se demande. */
export const Creation: ScreenStory = {
  args: { path: '/ADM/21/habilitations/nouvelle?entite=1' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: /Entité/ })).toHaveValue('Lorraine Prévention Formation');
    await userEvent.click(canvas.getByRole('button', { name: /Niveau/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Amiante SS4 – Opérateur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une plateforme fixe' }));
    const picker = canvasElement.querySelector('input[type=file]');
    if (!(picker instanceof HTMLInputElement)) throw new Error('le choix d’un fichier manque');
    await userEvent.upload(picker, new File([''], 'decision.pdf', { type: 'application/pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Créer l’habilitation' }));
    await expect(await canvas.findByText('4 champs sont à corriger')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer la plateforme 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Plateforme mobile' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer decision.pdf' }));
    // A document that nobody could open is told beside its name, before anything is sent.
    await userEvent.upload(picker, new File([lockedPdf('aes-256-ferme')], 'signe.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText(/^Ce PDF ne s’ouvre qu’avec un mot de passe/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer signe.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Créer l’habilitation' }));
    await waitFor(() => expect(screen.getByText('L’habilitation est créée.')).toBeVisible());
  },
};

/** Tout ce qu’une habilitation peut avoir, sur un téléphone. */
export const DetailOnAPhone: ScreenStory = {
  args: { path: '/RD/16/habilitations/12' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('RD'),
      habilitations: [
        exampleHabilitation(
          {
            prorogee: true,
            demandeEnCours: { id: 433, numero: 'DH-2026-0433', mode: 'REN' },
            reserve: 'Deux formateurs titulaires d’un certificat en cours de validité.',
            dateReserve: '2024-03-28',
            plateformeMobile: true,
          },
          { role: 'RD' },
        ),
      ],
    }),
  },
  globals: phone,
};

/** Hors de portée, ou d’un autre rôle : la page dit pourquoi, une fois, et ramène à l’accueil ; réessayer n’y changerait rien. */
export const NotToRead: ScreenStory = {
  args: { path: '/G/13/habilitations/999' },
  parameters: {
    msw: [mockProblem(habilitation.get, 404, 'introuvable'), ...handlersOf('G')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cet élément n’existe pas, ou vous n’y avez pas accès.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Introuvable')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Revenir à l’accueil' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

export const NotOfTheRole: ScreenStory = {
  args: { path: '/G/13/habilitations/999' },
  parameters: {
    msw: [mockProblem(habilitation.get, 403, 'role.non-autorise'), ...handlersOf('G')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre rôle ne permet pas de lire cette page.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Accès refusé')).toBeNull());
  },
};
