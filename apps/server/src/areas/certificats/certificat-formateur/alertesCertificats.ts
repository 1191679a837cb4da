import { rolePath } from '@habilis/api/page/rolePaths';
import { NEVER } from '@habilis/domain/date/NEVER';
import { alertesDesStagiaires, finDuRecapitulatif } from '@habilis/domain/certificat/alertesDesStagiaires';
import { alertesOfCertificatFormateur } from '@habilis/domain/certificat-formateur/alertesOfCertificatFormateur';
import { addMonths } from '@habilis/domain/date/addMonths';
import { ETATS_MENES } from '@habilis/domain/session-certification/etats';
import { formatDate } from '@habilis/i18n/format';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Day } from '../../../platform/Area.ts';
import type { Telling } from '../../../platform/evenement/Evenement.ts';
import type { Context } from '../../../platform/Handler.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { todayAt } from '../../../platform/today.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import { reconcileAlertes } from '../../avertir/alerte/reconcileAlertes.ts';
import { type CourrielsOfAlertes, sendToAlerted } from '../../avertir/courriel/sendToAlerted.ts';
import { finissants } from '../certificat/finissants.ts';
import { formateurRows, intituleDe, nomPrenomDe } from './readFormateur.ts';

/** What placing the alerts about certificats needs. */
type Placing = Pick<Context, 'db' | 'now' | 'today' | 'settings'>;

/** The mails that go with the alerts about certificats. */
const OF_ALERTES = {
  CERT_FORMATEUR_FIN: 'certificat-formateur-fin',
  CERT_FORMATEUR_PROLONGE: 'certificat-formateur-prolonge',
  CERT_STAGIAIRES_FIN: 'certificats-stagiaires-fin',
} as const satisfies CourrielsOfAlertes;

/** The mails about certificats. */
export const COURRIELS_CERT: readonly ModeleCourriel[] = Object.values(OF_ALERTES);

/** The entite of the session that a formateur led last. */
async function entiteHabituelle(db: Kysely<Database>, personneId: number): Promise<number | null> {
  const led = await db
    .selectFrom('session_certification')
    .select('entite_id')
    .where('animateur_id', '=', personneId)
    .where('etat', 'in', ETATS_MENES)
    .orderBy(sql`date_session desc nulls last`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return led?.entite_id ?? null;
}

/** Brings the alerts of a locked formateur's certificat up to today; tells those that are new (A27, A28). */
async function placeAlertesFormateur(placing: Placing, id: number) {
  const { db } = placing;
  const row = await formateurRows(db).where('certificat_formateur.id', '=', id).executeTakeFirstOrThrow();
  const { personne_id: personneId } = row;
  // Nobody to tell: there is no account yet.
  if (personneId === null) return { row, told: [] };
  const later = await db
    .selectFrom('certificat_formateur')
    .select('id')
    .where('personne_id', '=', personneId)
    .where('dispositif_niveau_id', '=', row.dispositif_niveau_id)
    .where((eb) => eb.or([eb('date_fin', 'is', null), eb('date_fin', '>', row.date_fin ?? NEVER)]))
    .where('id', '<>', id)
    .executeTakeFirst();
  const step = await db
    .selectFrom('prolongation_certificat')
    .select('le')
    .where('certificat_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const wanted = alertesOfCertificatFormateur(
    {
      personneId,
      entiteId: await entiteHabituelle(db, personneId),
      dateFin: row.date_fin,
      isRenouvele: later !== undefined,
      prolongeLe: step === undefined ? null : todayAt(step.le),
    },
    placing,
  );
  const valeurs = { nomPrenomFormateur: nomPrenomDe(row), intituleCertificat: intituleDe(row) };
  return { row, told: await reconcileAlertes(db, { type: 'certificat-formateur', id }, { wanted, valeurs }) };
}

/** As above, and mails those who have just been alerted. */
export async function updateAlertesFormateur(
  telling: Telling,
  id: number,
  commentaire: string | null = null,
): Promise<void> {
  const { row, told } = await placeAlertesFormateur(telling, id);
  await sendToAlerted(telling, told, OF_ALERTES, (role) => ({
    objetId: id,
    mots: {
      nom: nomPrenomDe(row),
      // Of formateurs, only its holder is told.
      pour: role.type === 'F' ? 'titulaire' : 'autre',
      niveau: intituleDe(row),
      fin: row.date_fin === null ? 'aucune' : formatDate(row.date_fin),
    },
    commentaire,
    chemin: rolePath(role, 'certificatFormateur', id),
  }));
}

/** The delegates of some habilitations. */
async function delegatairesOf(db: Kysely<Database>, habilitations: readonly number[], now: Date): Promise<number[]> {
  if (habilitations.length === 0) return [];
  const rows = await db
    .selectFrom('delegation')
    .innerJoin('role', 'role.id', 'delegation.role_id')
    .where('delegation.habilitation_id', 'in', habilitations)
    .where('delegation.fin_le', 'is', null)
    .where(isLiveRole(now))
    .select('role.personne_id')
    .distinct()
    .orderBy('role.personne_id')
    .execute();
  return rows.map(({ personne_id: id }) => id);
}

/** Places the digest of the month for one entite (A29); tells those alerts that are new. */
async function placeRecapitulatif({ db, now, today }: Placing, entiteId: number) {
  const { raison_sociale: raisonSociale } = await db
    .selectFrom('entite')
    .select('raison_sociale')
    .where('id', '=', entiteId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const counts = await finissants(db, { from: today, to: finDuRecapitulatif(today) })
    .where('certificat.entite_id', '=', entiteId)
    .select(['certificat.habilitation_id', sql<number>`count(*)::integer`.as('nb')])
    .groupBy('certificat.habilitation_id')
    .execute();
  const nb = counts.reduce((sum, one) => sum + one.nb, 0);
  const delegataires = await delegatairesOf(
    db,
    counts.map((one) => one.habilitation_id),
    now,
  );
  const wanted = alertesDesStagiaires({ entiteId, nb, delegataires }, today);
  const valeurs = { raisonSocialeEntite: raisonSociale };
  return {
    nb,
    raisonSociale,
    told: await reconcileAlertes(db, { type: 'certificats', id: entiteId }, { wanted, valeurs }),
  };
}

/** As above, and mails those who have just been alerted. */
export async function updateRecapitulatif(telling: Telling, entiteId: number): Promise<void> {
  const { nb, raisonSociale, told } = await placeRecapitulatif(telling, entiteId);
  await sendToAlerted(telling, told, OF_ALERTES, (role, echeance) => ({
    objetId: entiteId,
    mots: { nombre: nb, raisonSociale, echeance: echeance === null ? 'aucune' : formatDate(echeance) },
    commentaire: null,
    chemin: rolePath(role, 'renouvellements'),
  }));
}

/** What a new day brings to certificats: the ends of formateurs', told in time, and once a month those of stagiaires (A27 to A29). */
export async function alertesDuJour(db: Kysely<Database>, day: Day): Promise<void> {
  const { today, settings } = day;
  const alerted = (type: 'certificat-formateur' | 'certificats') =>
    db.selectFrom('alerte').select('alerte.objet_id').where('alerte.objet_type', '=', type);
  const moving = await db
    .selectFrom('certificat_formateur')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('date_fin', '>=', today),
          eb('date_fin', '<=', addMonths(today, settings.premierRappelCertificatMois)),
        ]),
        eb('id', 'in', alerted('certificat-formateur')),
      ]),
    )
    .orderBy('id')
    .execute();
  await eachAlone(moving, ({ id }) =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom('certificat_formateur').select('id').where('id', '=', id).forUpdate().execute();
      await updateAlertesFormateur({ ...day, db: trx }, id);
    }),
  );
  const entites = await db
    .selectFrom('entite')
    .select('entite.id')
    .where((eb) =>
      eb.or([
        eb(
          'entite.id',
          'in',
          finissants(db, { from: today, to: finDuRecapitulatif(today) }).select('certificat.entite_id'),
        ),
        eb('entite.id', 'in', alerted('certificats')),
      ]),
    )
    .orderBy('entite.id')
    .execute();
  await eachAlone(entites, ({ id }) => db.transaction().execute((trx) => updateRecapitulatif({ ...day, db: trx }, id)));
}
