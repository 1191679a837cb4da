import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demande } from '@habilis/api/demande/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import type { Complement } from '@habilis/api/examen/Complement';
import { examenMocks } from '@habilis/api/mocks/examenMocks';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleAvis } from '@habilis/api/mocks/fixtures/exampleAvis';
import { exampleComplement, exampleComplementAttendu } from '@habilis/api/mocks/fixtures/exampleComplement';
import { exampleDemandeHabilitation } from '@habilis/api/mocks/fixtures/exampleDemandeHabilitation';
import { exampleDecision } from '@habilis/api/mocks/fixtures/examplePoints';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mock } from '@habilis/api/mocks/mock';
import { presenceMocks } from '@habilis/api/mocks/presenceMocks';
import { problemAnswer } from '@habilis/api/mocks/problemAnswer';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import type { Presence } from '@habilis/api/presence/endpoints';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../../screenStory.tsx';

type Scene = {
  readonly tab?: string;
  readonly overrides?: Partial<DemandeHabilitation>;
  readonly complements?: readonly Complement[];
  readonly others?: readonly Presence[];
  /** The task to which somebody else has moved it in the meantime. */
  readonly movedTo?: DhTaskKey;
};

/** A demande on a task, as a role sees it, with the data of its examination. */
function seenBy(
  role: RoleType,
  taskKey: DhTaskKey,
  { tab = 'avis', overrides, complements, others, movedTo }: Scene = {},
) {
  const account = exampleAccount({ roles: [exampleRole({ type: role, id: 18 })] });
  const demandeHabilitation = exampleDemandeHabilitation(overrides, { taskKey, role });
  return {
    args: { path: `/${role}/18/demandes-habilitation/433/${tab}` },
    parameters: {
      msw: [
        mock(dh.avis, exampleAvis()),
        ...presenceMocks(others, movedTo),
        ...examenMocks(complements === undefined ? {} : { complements }),
        ...sliceHandlers({ account, demandeHabilitation }),
      ],
    },
  };
}

/** La demande d’habilitation pour ceux qui l’examinent : avis, actions, compléments, présence. */
const meta = {
  ...screenStory,
  title: 'Écrans/Examen d’une demande',
  args: { path: '/I/18/demandes-habilitation/433/avis' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

/** Un avis avec réserves se dit en toutes lettres ; il s’enregistre de lui-même. */
export const AvisToGive: ScreenStory = {
  ...seenBy('I', 'instruction'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Favorable avec réserves' }));
    // Who reads it is said once, and nothing beside it says otherwise.
    await expect(canvas.getByText('L’entité ne lit ni votre avis, ni ce que vous en écrivez.')).toBeVisible();
    await expect(canvas.getByText(/^Une réserve par ligne, pour la commission/)).toBeVisible();
    await expect(canvas.queryByText(/l’entité (lira|verra|recevra)/i)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /transmettre/i }));
    const field = await canvas.findByRole('textbox', { name: 'Réserves à lever' });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Déclarer un second formateur.');
    await expect(field).toBeValid();
    await waitFor(() => expect(canvasElement.querySelector('[data-state="saved"]')).toHaveTextContent(/enregistré/), {
      timeout: 5000,
    });
  },
};

const isOpen = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));

/** Sans onglet dans l’adresse, l’instructeur arrive sur l’avis qu’il doit donner. */
export const OpensOnTheAvis: ScreenStory = {
  ...seenBy('I', 'instruction', { tab: '' }),
  play: async () => {
    const contents = within(await screen.findByRole('navigation', { name: 'Sections de la demande' }));
    await waitFor(() => expect(contents.getByRole('button', { current: true })).toHaveTextContent('Avis'));
    await expect(screen.getByRole('radio', { name: 'Favorable avec réserves' })).toBeVisible();
  },
};

/** L’avis ne se transmet pas tant que le dossier de l’entité n’est pas validé : c’est dit avant de l’écrire. */
export const DossierToValidate: ScreenStory = {
  ...seenBy('I', 'instruction', {
    overrides: {
      dossierAdministratif: { id: 217, currentTaskDefinitionKey: 'da_instruction', valide: false, lisible: true },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByText('Le dossier administratif attend sa validation');
    await expect(notice).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ouvrir le dossier' })).toHaveAttribute(
      'href',
      '/I/18/demandes-administratives/217',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Transmettre l’avis/ }));
    await waitFor(() => expect(notice.closest('[id="champ-dossier-administratif"]')).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const asking = exampleDemandeHabilitation({}, { taskKey: 'decision', role: 'CNH' }).entiteDemandeuse;

/** La commission lit d’abord que le dossier de l’entité va la suspendre. */
export const EntiteToBeSuspended: ScreenStory = {
  ...seenBy('CNH', 'decision', {
    overrides: {
      entiteDemandeuse: asking === null ? null : { ...asking, dateSuspensionAdministrative: '2026-12-15' },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’entité est suspendue à partir du 15\/12\/2026/)).toBeVisible();
  },
};

/** Une copie validée compte pendant que la suivante s’instruit : rien n’est à attendre. */
export const DossierChanging: ScreenStory = {
  ...seenBy('I', 'instruction', {
    overrides: {
      dossierAdministratif: { id: 217, currentTaskDefinitionKey: 'da_instruction', valide: true, lisible: true },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Transmettre l’avis' })).toBeVisible();
    await expect(canvas.queryByText('Le dossier administratif attend sa validation')).toBeNull();
  },
};

/** Sans onglet dans l’adresse, l’entité arrive sur le premier champ à compléter. */
export const OpensOnTheFirstPoint: ScreenStory = {
  ...seenBy('G', 'complement', { tab: '', complements: [exampleComplementAttendu()] }),
  play: () => isOpen(/pédagogie/i),
};

/** L’action faite, ce qui avait le focus n’est plus là : il passe au titre de la demande, qu’elle a changée. */
export const FocusAfterAnAction: ScreenStory = {
  ...seenBy('I', 'instruction'),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Autres actions' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('Libérer{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(document.title).toMatch(/^DH-\d{4}-\d{4} - /);
  },
};

/** Le complément se demande champ par champ, avec ce qui est attendu sur chacun. */
export const ComplementToAsk: ScreenStory = {
  ...seenBy('I', 'instruction'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demander un complément' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /commentaire/i }), 'Deux points à revoir.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Formateurs' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Demander un complément' }));
    await expect(dialog.getByRole('textbox', { name: /attendu.*Formateurs/ })).toBeInvalid();
  },
};

/** Au retour du complément, chaque champ se lit avant et après, avec la réponse de l’entité. */
export const ComplementReturned: ScreenStory = {
  ...seenBy('I', 'instruction', { tab: 'complements', complements: [exampleComplement()] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le complément est revenu : un champ a changé')).toBeVisible();
    await expect(canvas.getByText(/Marc Thévenot nous rejoint/)).toBeVisible();
  },
};

/** L’entité répond à chaque point, ou le coche ; son champ est à portée. */
export const ComplementToAnswer: ScreenStory = {
  ...seenBy('G', 'complement', { tab: 'pedagogie', complements: [exampleComplementAttendu()] }),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: 'C’est fait' });
    // All fields are filled, and that is not all.
    await expect(canvas.getByText(/une fois que chaque point du complément aura sa réponse/)).toBeVisible();
    const slot = canvas.getByRole('group', { name: 'Programme de la formation' });
    await expect(slot).toHaveTextContent('Le scénario joint date de 2023');
    if (first !== undefined) await userEvent.click(first);
    await waitFor(() => expect(canvas.getAllByText(/enregistré à/)[0]).toBeVisible(), { timeout: 5000 });
    // A paper goes with an answer, which names it; on a slot it is the answer.
    const paperOf = (name: RegExp) =>
      canvas.getByRole('group', { name }).querySelector<HTMLInputElement>('[type=file]');
    await expect(canvas.getByRole('group', { name: /^La pièce demandée\s: Programme/ })).toBeVisible();
    const input = paperOf(/^Joindre une pièce\s: Formateurs/);
    if (input === null) throw new Error('aucune place pour une pièce');
    await userEvent.upload(input, new File(['%PDF-1.4'], 'certificat.pdf', { type: 'application/pdf' }));
    await expect(canvas.getAllByLabelText(/votre réponse/i).at(-1)).toHaveValue('Pièce jointe\u00A0: certificat.pdf');
    await userEvent.click(canvas.getByRole('link', { name: 'Formateurs' }));
    await expect(canvas.getByRole('tab', { name: /formateurs/i })).toHaveAttribute('aria-selected', 'true');
  },
};
export const ComplementToAnswerOnAPhone: ScreenStory = {
  ...seenBy('G', 'complement', { tab: 'pedagogie', complements: [exampleComplementAttendu()] }),
  globals: { viewport: { value: 'w360' } },
};

const colleagues: readonly Presence[] = [
  { nomPrenom: 'Alain Kieffer', roleType: 'RC', organisme: null, edite: true },
  { nomPrenom: 'Sophie Marchal', roleType: 'G', organisme: null, edite: false },
];

/** Le responsable du dispositif lit tous les avis, et voit qui d’autre a la demande ouverte. */
export const AvisRead: ScreenStory = {
  ...seenBy('RD', 'validation_demande', { overrides: { typeDernierAvis: 'FR' }, others: colleagues }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alain Kieffer · Responsable caisse modifie ce dossier')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fiche de l’entité' })).toHaveAttribute('href', '/RD/18/entites/1');
    await expect(canvas.getByRole('link', { name: 'Dossier administratif' })).toHaveAttribute(
      'href',
      '/RD/18/demandes-administratives/217',
    );
    await expect(canvas.getAllByText('Favorable avec réserves').length).toBeGreaterThanOrEqual(2);
  },
};

const afterExpertise = seenBy('E', 'validation_demande');

/** Un expert n’apprend pas qu’il n’y a aucun avis : ceux des autres ne lui sont pas montrés. */
export const OwnAvisOnly: ScreenStory = {
  ...afterExpertise,
  parameters: { msw: [mock(dh.avis, []), ...afterExpertise.parameters.msw] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les avis des autres ne vous sont pas montrés.')).toBeVisible();
    await expect(canvas.getByText('Vous n’avez pas rendu d’avis sur cette demande.')).toBeVisible();
    await expect(canvas.queryByText(/Aucun avis n’a encore/)).toBeNull();
  },
};

const giving = seenBy('E', 'sous_commission');
let avisReads = 0;

/** L’avis transmis, la page ne dit pas, le temps d’être relue, qu’il n’y en a pas. */
export const JustGiven: ScreenStory = {
  ...giving,
  parameters: {
    msw: [
      // The reading that follows the act lasts.
      mock(dh.avis, () => (avisReads++ === 0 ? [] : new Promise<never>(() => undefined))),
      ...giving.parameters.msw,
    ],
  },
  beforeEach: () => {
    avisReads = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const none = 'Vous n’avez pas rendu d’avis sur cette demande.';
    await expect(await canvas.findByText(none)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Favorable' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Transmettre l’avis' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Transmettre l’avis' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Avis rendus' })).toBeVisible();
    await expect(canvas.queryByText(none)).toBeNull();
  },
};

const experts = [
  { habilisId: 'EXP80001', nomPrenom: 'Thomas Rey', charge: 7 },
  { habilisId: 'EXP80002', nomPrenom: 'Odile Garnier', charge: 0 },
];
const dispatched = exampleDemandeHabilitation({}, { taskKey: 'repartition', role: 'R' });

/** Le répartiteur choisit l’expert en voyant la charge de chacun. */
export const ExpertToChoose: ScreenStory = {
  ...seenBy('R', 'repartition', {
    overrides: {
      actionsPossibles: dispatched.actionsPossibles.map((action) => ({ ...action, affectables: experts })),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /envoyer en expertise/i }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /affecter à/i }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Thomas Rey (7 dossiers)' })).toBeVisible());
  },
};

/** Quelqu’un d’autre a agi : ce qui est tapé reste, ce qui a changé se lit à côté. */
export const SomebodyActed: ScreenStory = {
  ...seenBy('I', 'instruction'),
  parameters: {
    msw: [
      mock(dh.updateAvis, () =>
        problemAnswer(409, 'demande.version-perimee', {
          courant: exampleDemandeHabilitation(
            { version: 9, nomPrenomAssignedUserHabilis: 'Fanny Didier' },
            { taskKey: 'instruction', role: 'I' },
          ),
        }),
      ),
      ...seenBy('I', 'instruction').parameters.msw,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /précisions/i });
    await userEvent.type(field, 'Dossier solide.');
    await expect(await canvas.findByText('Fanny Didier', {}, { timeout: 5000 })).toBeVisible();
    await expect(field).toHaveValue('Dossier solide.');
  },
};

const KEPT_AVIS = 'habilis-commentaire:INS50001:DH:433:avis';

/** Un avis resté dans ce navigateur sur une version plus ancienne attend le choix de la personne ; rien ne part avant. */
export const AvisOfAnOlderVersion: ScreenStory = {
  ...seenBy('I', 'instruction'),
  // After the one of the screens, which forgets what the browser keeps.
  loaders: [
    () => {
      const avis = { type: 'FR', texte: 'Ce que j’avais écrit ici.' };
      localStorage.setItem(KEPT_AVIS, JSON.stringify({ version: 3, task: 'instruction', avis }));
    },
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const mine = await canvas.findByRole('button', { name: 'Reprendre ma saisie' });
    const field = canvas.getByRole('textbox', { name: /réserves à lever/i });
    await expect(field).toHaveValue('Ce que j’avais écrit ici.');
    await userEvent.type(field, ' Encore.');
    await expect(JSON.parse(localStorage.getItem(KEPT_AVIS) ?? '')).toMatchObject({ version: 3 });
    await expect(canvasElement.querySelector('[data-state="saved"]')).toBeNull();
    await userEvent.click(mine);
    await waitFor(() => expect(canvasElement.querySelector('[data-state="saved"]')).toHaveTextContent(/enregistré/), {
      timeout: 5000,
    });
    await expect(localStorage.getItem(KEPT_AVIS)).toBeNull();
  },
};

/** L’administrateur porte une demande à une autre étape, avec un motif ; celle qui manque dit pourquoi. */
export const TaskToForce: ScreenStory = {
  ...seenBy('ADM', 'sous_commission'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Porter à une autre étape' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/aucune date de commission n’est fixée/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Porter à cette étape' }));
    await expect(dialog.getByRole('textbox', { name: 'Motif' })).toBeInvalid();
    await userEvent.click(dialog.getByRole('button', { name: /Étape/ }));
    const other = await screen.findByRole('option', { name: 'Commission à planifier' });
    await waitFor(() => expect(other).toBeVisible());
    await expect(screen.queryByRole('option', { name: 'Décision' })).toBeNull();
  },
};

/** La décision se prend sur sa page, où la lettre se lit à sa largeur ; un second appui où on l’a demandée n’enregistre rien. */
export const LetterBeforeDecision: ScreenStory = {
  ...seenBy('CNH', 'decision', { tab: 'niveau' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer la décision' }));
    await expect(await canvas.findByRole('link', { name: 'Commission', current: false })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Avant la séance rien ne se décide : la demande change de jour, ou n’en a plus. */
export const BeforeTheDay: ScreenStory = {
  ...seenBy('CNH', 'decision', {
    tab: 'niveau',
    overrides: {
      dateCnh: '2026-12-11',
      actionsPossibles: (['Replanifie', 'Deprogramme', 'PrendEnCharge'] as const).map((key) => ({
        key,
        commentaireRequis: false,
        avisRequis: false,
        affectationRequise: false,
        affectables: [],
      })),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Les décisions se saisissent à partir du 11/12/2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enregistrer la décision' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer de séance' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/Elle quitte l’ordre du jour/)).toBeVisible());
    await expect(await dialog.findByRole('radio', { name: /^20\/11\/2026, / })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Un autre jour' }));
    await expect(dialog.getByText('Un jour sans séance en ouvre une nouvelle.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^20\/11\/2026, / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Changer de séance' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Une décision enregistrée se voit sur la demande, attend son envoi, et s’annule là aussi. */
export const DecisionThatWaits: ScreenStory = {
  ...seenBy('CNH', 'decision', {
    tab: 'niveau',
    overrides: {
      actionsPossibles: [],
      decisionEnAttente: exampleDecision({ decision: 'ACCORDE_SOUS_RESERVE', motif: 'Équiper la salle.' }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Attend son envoi')).toBeVisible();
    await expect(canvas.getByText(/Décision enregistrée.: Accordée sous réserve/)).toBeVisible();
    const bar = canvas.getByRole('button', { name: 'Envoyer maintenant' });
    // In sight wherever one reads.
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la décision' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Annuler cette décision\u202f?' }));
    await userEvent.click(question.getByRole('button', { name: 'Annuler la décision' }));
    await waitFor(() => expect(screen.getByText('Une décision annulée.')).toBeVisible());
  },
};

/** Refusée et close : la commission retrouve la lettre, et ne voit pas une suppression seule. */
export const Refused: ScreenStory = {
  ...seenBy('CNH', 'suppression_apres_refus', {
    tab: 'niveau',
    overrides: {
      decision: 'REFUSE',
      motif: 'Pièces échues',
      actionsPossibles: [
        {
          key: 'Supprime',
          commentaireRequis: true,
          avisRequis: false,
          affectationRequise: false,
          affectables: [],
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Télécharger la lettre de décision' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Supprimer/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Autres actions/ })).toBeVisible();
  },
};

/** La tâche d’une collègue ne se prend qu’après une question qui la nomme. */
export const TaskOfAColleague: ScreenStory = {
  ...seenBy('I', 'instruction', {
    tab: 'niveau',
    overrides: {
      currentWorkflowTask: {
        selectedActionKey: null,
        currentTaskDefinitionKey: 'instruction',
        assignedUserHabilisId: 'INS50008',
      },
      nomPrenomAssignedUserHabilis: 'Fanny Didier',
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Prendre en charge' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Prendre en charge à la place de Fanny Didier\u202f?' }),
    );
    await waitFor(() =>
      expect(question.getByText('Cette tâche est à Fanny Didier, que nous préviendrons.')).toBeVisible(),
    );
    await userEvent.click(question.getByRole('button', { name: 'Prendre en charge' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The button that opened the question has disappeared with the change.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

let todo = 0;
const counted = seenBy('I', 'instruction', { tab: 'niveau' });

/** Ce qu’une action ôte de la pile se lit aussitôt dans le menu, sans changer de page. */
export const CountsAfterAnAction: ScreenStory = {
  ...counted,
  parameters: {
    msw: [
      mock(demande.todoListCount, () => ({
        total: todo,
        lesMiennes: 0,
        nonAffectees: 0,
        enRetard: 0,
        responsables: [],
      })),
      ...counted.parameters.msw,
    ],
  },
  beforeEach: () => {
    todo = 7;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /tâches.*7/i })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Demander un complément' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /commentaire/i }), 'À revoir.');
    todo = 6;
    await userEvent.click(dialog.getByRole('button', { name: 'Demander un complément' }));
    await expect(await canvas.findByRole('link', { name: /tâches.*6/i })).toBeVisible();
  },
};

/** Un complément que le support a déplacé n’est pas dit envoyé : la page n’en sait que la nouvelle étape. */
export const ComplementMovedMeanwhile: ScreenStory = {
  ...seenBy('G', 'complement', {
    tab: 'niveau',
    movedTo: 'validation_instruction',
    complements: [exampleComplementAttendu()],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce complément n’est plus attendu')).toBeVisible();
    await expect(canvas.getByText(/Étape actuelle.: Validation de l’instruction/)).toBeVisible();
  },
};

/** Une page restée ouverte sur un complément apprend d’elle-même qu’il n’est plus attendu ; l’échéance dit son retard. */
export const ComplementBackMeanwhile: ScreenStory = {
  ...seenBy('I', 'complement', {
    tab: 'niveau',
    movedTo: 'instruction',
    overrides: { dateDebutTache: '2026-10-12', dateEcheance: '2026-11-11' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce complément n’est plus attendu')).toBeVisible();
    await expect(canvas.getByText(/Étape actuelle.: Instruction/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Recharger' })).toBeVisible();
    await expect(canvas.getByText(/en retard de 9/)).toBeVisible();
  },
};

const expertise = exampleDemandeHabilitation({}, { taskKey: 'sous_commission', role: 'E' });
let hasSteppedDown = false;

/** Qui se dessaisit ne lit plus la demande : la liste revient, et dit ce qui vient d’être fait. */
export const SteppedDown: ScreenStory = {
  args: { path: '/E/18/demandes-habilitation/433/avis' },
  parameters: {
    msw: [
      mock(dh.get, () => (hasSteppedDown ? problemAnswer(404, 'introuvable') : expertise)),
      mock(dh.submitAction, () => {
        hasSteppedDown = true;
        return { ...expertise, version: expertise.version + 1 };
      }),
      ...seenBy('E', 'sous_commission').parameters.msw,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    hasSteppedDown = false;
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Me dessaisir' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Je forme chez eux.');
    await userEvent.click(dialog.getByRole('button', { name: 'Me dessaisir' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mes tâches' })).toBeVisible();
    await expect(screen.queryByText('Cette page ne peut pas s’afficher')).toBeNull();
  },
};
