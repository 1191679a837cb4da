import type { AlerteType } from '@habilis/domain/alerte/ALERTE_RULES';
import { rythmeOf } from '@habilis/domain/courriel/rythmeOf';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { sujetOf } from '@habilis/domain/notification/desabonnement';
import { formatDate } from '@habilis/i18n/format';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Jobs } from '../../../platform/jobs/Job.ts';
import type { ModeleCourrielHabilitation } from '../../../database/values/Courriel.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import type { AlerteDite } from '../../avertir/alerte/reconcileAlertes.ts';
import { notifiedRoles } from '../../avertir/notification/ownRole.ts';
import { liveDelegations } from './liveDelegations.ts';
import type { NamedHabilitation } from './readHabilitation.ts';

type Tools = { readonly db: Kysely<Database>; readonly jobs: Jobs; readonly now: Date };
type EvenementAlerte =
  | 'HAB_FIN_PROCHE'
  | 'HAB_SUSPENDUE'
  | 'HAB_ROMPUE'
  | 'SUSPENSION_A_CONFIRMER'
  | 'SUSPENSION_RAPPEL'
  | 'RESERVE_A_LEVER';

const MODELES: Readonly<Record<EvenementAlerte, ModeleCourrielHabilitation>> = {
  HAB_FIN_PROCHE: 'hab-fin-proche',
  HAB_SUSPENDUE: 'hab-suspendue',
  HAB_ROMPUE: 'hab-rompue',
  SUSPENSION_A_CONFIRMER: 'hab-a-confirmer',
  SUSPENSION_RAPPEL: 'hab-rappel',
  RESERVE_A_LEVER: 'hab-reserve',
};
const isMailed = (type: AlerteType): type is EvenementAlerte => type in MODELES;

/** A day, or the word that stands for none. */
const dayOf = (date: string | null): string => (date === null || date === SANS_FIN ? 'aucune' : formatDate(date));

const wordsOf = (row: NamedHabilitation) => ({
  numero: row.numero,
  niveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
  raisonSociale: row.raison_sociale,
  debut: dayOf(row.date_debut),
  fin: dayOf(row.date_fin),
  debutSuspension: dayOf(row.date_debut_suspension),
  finSuspension: dayOf(row.date_fin_suspension),
});

type Announced = {
  readonly evenement: EvenementAlerte | 'DH_ACCEPTEE' | 'HAB_MODIFIEE';
  readonly modele: ModeleCourrielHabilitation;
  readonly commentaire: string | null;
  /** What it says beside the accreditation's own words. */
  readonly mots?: Readonly<Record<string, string>>;
  /** The accreditation has no page any more. */
  readonly isGone?: boolean;
};

/** Writes to some roles about an accreditation, as they wish or as they must be told. */
async function writeTo(
  { db, jobs, now }: Tools,
  row: NamedHabilitation,
  { evenement, modele, commentaire, mots = {}, isGone = false }: Announced,
  roles: ReturnType<typeof notifiedRoles>,
): Promise<void> {
  for (const role of await roles.select('role.personne_id').execute()) {
    const rythme = rythmeOf(evenement, role.type, role.preferences);
    if (rythme === null) continue;
    await sendCourriel(
      { db, jobs, now },
      {
        modele,
        personneId: role.personne_id,
        roleId: role.id,
        objetId: row.id,
        rythme,
        sujet: sujetOf(evenement, role.type),
        valeurs: {
          mots: { ...wordsOf(row), ...mots },
          commentaire,
          chemin: `/${role.type}/${role.id}/habilitations${isGone ? '' : `/${row.id}`}`,
          lignes: [],
        },
      },
    );
  }
}

/** Writes to those who have just been alerted about an accreditation (domain, C.8 and C.9). */
export async function announceAlertes(
  tools: Tools,
  row: NamedHabilitation,
  dites: readonly AlerteDite[],
  commentaire: string | null = null,
): Promise<void> {
  for (const { type, role_type: roleType, entite_id: entiteId, personne_id: personneId } of dites) {
    if (!isMailed(type)) continue;
    const roles = notifiedRoles(tools.db, tools.now)
      .where('role.type', '=', roleType)
      .$if(entiteId !== null, (query) => query.where('role.entite_id', '=', entiteId))
      .$if(personneId !== null, (query) => query.where('role.personne_id', '=', personneId));
    await writeTo(tools, row, { evenement: type, modele: MODELES[type], commentaire }, roles);
  }
}

/** The roles that ask for an entity, and manage it. */
const requestersOf = ({ db, now }: Tools, { entite_id }: NamedHabilitation) =>
  notifiedRoles(db, now).where('role.type', 'in', ['DM', 'G']).where('role.entite_id', '=', entite_id);

/** Writes to the entity that it is accredited without having asked here; a decision is told the same way (domain, C.8). */
export const announceCreation = (tools: Tools, row: NamedHabilitation): Promise<void> =>
  writeTo(tools, row, { evenement: 'DH_ACCEPTEE', modele: 'hab-creee', commentaire: null }, requestersOf(tools, row));

/** The roles of those whom an accreditation concerns: the entity's, and its delegates'. */
const concernedBy = ({ db, now }: Tools, row: NamedHabilitation) =>
  notifiedRoles(db, now).where((eb) =>
    eb.or([
      eb.and([eb('role.type', 'in', ['DM', 'G']), eb('role.entite_id', '=', row.entite_id)]),
      eb('role.id', 'in', liveDelegations(db, row.id, now).clearOrderBy().select('role.id')),
    ]),
  );

/** Writes to the entity and to its delegates that a suspension is lifted: whoever was told of it is told of its end. */
export const announceLevee = (tools: Tools, row: NamedHabilitation, commentaire: string | null): Promise<void> =>
  writeTo(tools, row, { evenement: 'HAB_SUSPENDUE', modele: 'hab-levee', commentaire }, concernedBy(tools, row));

/** Writes to the entity and to its delegates that their suspension is confirmed, and until when. */
export const announceConfirmation = (tools: Tools, row: NamedHabilitation, commentaire: string): Promise<void> =>
  writeTo(tools, row, { evenement: 'HAB_SUSPENDUE', modele: 'hab-confirmee', commentaire }, concernedBy(tools, row));

/** Writes to the entity and to its delegates what was taken from an accreditation, or moved, and why (H705). */
export const announceChange = (
  tools: Tools,
  row: NamedHabilitation,
  change: {
    readonly modele: 'hab-fin-changee' | 'hab-plateforme-supprimee' | 'hab-supprimee';
    readonly commentaire: string;
    readonly mots?: Readonly<Record<string, string>>;
  },
): Promise<void> =>
  writeTo(
    tools,
    row,
    { evenement: 'HAB_MODIFIEE', isGone: change.modele === 'hab-supprimee', ...change },
    concernedBy(tools, row),
  );
