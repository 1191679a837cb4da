import type { WantedAlerte } from '@habilis/domain/alerte/alertesOfDemandeAdministrative';
import type { CourrielDeDemande } from '@habilis/domain/demande/CourrielDeDemande';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { Line, WorkflowTable } from '@habilis/domain/demande/Workflow';
import type { Evenement } from '@habilis/domain/notification/EVENEMENTS';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { AlerteObjetType, AlerteValeurs } from '../../../database/tables/tableauDeBord.ts';
import type { ModeleCourriel, PointCourriel, ValeursCourriel } from '../../../database/values/Courriel.ts';
import type { Acting } from '../../../platform/Acting.ts';
import type { Evenement as Survenu } from '../../../platform/evenement/Evenement.ts';
import type { Candidate } from './Candidate.ts';

/** What the row of every kind of demande holds. */
export type DemandeRow<Task extends string = string> = {
  readonly id: number;
  readonly version: number;
  readonly tache: Task;
  readonly role_id: number;
  readonly entite_id: number | null;
  readonly assigne_id: number | null;
  readonly numero: string | null;
  readonly raison_sociale: string | null;
  readonly caisse_id: number | null;
  readonly date_echeance: string | null;
};

/** Where a demande stands once its task has changed. */
export type Position<Task extends string> = {
  readonly tache: Task;
  readonly en_cours: boolean;
  readonly action_choisie: null;
  readonly date_debut_tache: string;
  readonly date_echeance: string | null;
};

/** A judged step, whoever takes it: a person, a decision of the commission, or time. */
export type Move<Task extends string, Columns> = {
  readonly action: string;
  readonly next: Task;
  readonly effects: readonly string[];
  readonly commentaire: string | null;
  /** The task to return to after a complement. */
  readonly retourTache?: Task | null;
  readonly decision?: Decision | null;
  /** The id of the person to whom the task is given. */
  readonly designe?: number | undefined;
  /** What the step writes beside the position. */
  readonly columns?: Columns;
  /** What a complement is asked about. */
  readonly points?: readonly PointCourriel[] | undefined;
  /** What the trail adds to the task it led to. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Whether whoever takes it tells of it, at once for several demandes. */
  readonly isToldLater?: boolean;
};

/** What a decision makes happen. */
type Decidee =
  | Pick<Survenu<'decision-rendue'>, 'type' | 'valeurs'>
  | Pick<Survenu<'decision-administrative-rendue'>, 'type' | 'valeurs'>;

/** Who hands a task over in a step, and who may receive it. */
export type Hands = {
  /** Who takes the step; null when their role owns no such task. */
  readonly acteur: number | null;
  readonly designe: number | null;
  /** Whether a person may own the next task. */
  readonly isPresent: (personneId: number) => boolean;
};

/** A step as the history shows it. */
export type TakenStep<Task extends string> = {
  readonly action: string;
  readonly tache: Task;
  readonly suivante: Task;
};

/** What differs between the kinds of demande when a step is taken; the rest is shared. */
export type DemandeKind<Row extends DemandeRow, Columns extends object> = {
  /** Its code in the history. */
  readonly type: 'DA' | 'DH';
  readonly objetType: AlerteObjetType & ('demande-administrative' | 'demande-habilitation');
  readonly workflow: WorkflowTable<Line<Row['tache'], string, string, string, string, string>>;
  /** The screen that shows it. */
  readonly page: 'demandeAdministrative' | 'demandeHabilitation';
  /** The mail to a person whose task somebody else took. */
  readonly reprise: ModeleCourriel;
  readonly write: (
    db: Kysely<Database>,
    row: Row,
    columns: Columns,
    position?: Partial<Position<Row['tache']>>,
  ) => Promise<Row>;
  /** Locks and gives the live demandes whose task a person holds. */
  readonly lockHeld: (db: Kysely<Database>, personneId: number) => Promise<Row[]>;
  /** The live holders of some roles where it stands. */
  readonly agentsOf: (
    tools: Pick<Acting, 'db' | 'now'>,
    roles: readonly RoleType[],
    row: Row,
  ) => Promise<readonly Candidate[]>;
  /** Those who may have a task; `columns` is what the step writes. */
  readonly titulairesOf: (
    tools: Pick<Acting, 'db' | 'now'>,
    tache: Row['tache'],
    row: Row,
    columns?: Columns,
  ) => Promise<Candidate[]>;
  /** Those to whom a task may be given, or given back. */
  readonly candidatesOf: DemandeKind<Row, Columns>['titulairesOf'];
  /** The due date of the next task. */
  readonly echeanceAfter: (acting: Acting, row: Row, move: Move<Row['tache'], Columns>) => string | null;
  /** What a step writes besides the position and the owners. */
  readonly columnsAfter: (acting: Acting, row: Row, move: Move<Row['tache'], Columns>) => Columns;
  /** Who awaits it while nobody holds its task, since it comes back to them. */
  readonly attenduPar: (row: Row) => { readonly personneId: number; readonly tache: Row['tache'] } | null;
  readonly ownersAfter: (acting: Acting, row: Row, move: Move<Row['tache'], Columns>, hands: Hands) => Columns;
  /** The commission's day that a step has fixed, `yyyy-MM-dd`. */
  readonly seanceOf: (before: Row, after: Row) => string | null;
  /** Whether the demandeur may read the comment of a step. */
  readonly isSharedStep: (step: TakenStep<Row['tache']> & { readonly role: RoleType | null }) => boolean;
  readonly courrielsOfStep: (
    step: TakenStep<Row['tache']> & { readonly decision: Decision | null },
  ) => readonly CourrielDeDemande<ModeleCourriel, Evenement>[];
  /** What a step made happen to the written row, if it decided something. */
  readonly evenementOfStep: (
    row: Row,
    step: TakenStep<Row['tache']> & { readonly decision: Decision | null },
  ) => Decidee | null;
  /** The words about it in its mails. */
  readonly motsOf: (tools: Pick<Acting, 'db' | 'settings'>, row: Row) => Promise<ValeursCourriel['mots']>;
  /** The alerts that it gives in its current state, and what their texts name. */
  readonly alertesOf: (
    tools: Pick<Acting, 'db' | 'now' | 'today' | 'settings'>,
    row: Row,
  ) => Promise<{ readonly wanted: readonly WantedAlerte[]; readonly valeurs: AlerteValeurs }>;
};
