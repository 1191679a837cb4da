import { rolePath } from '@habilis/api/page/rolePaths';
import { alertesOfRevocation } from '@habilis/domain/certificat/alertesOfRevocation';
import { MOTIF_REMPLACEMENT } from '@habilis/domain/certificat/MOTIFS_REVOCATION';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Day } from '../../../platform/Area.ts';
import type { Reader, Readers, Telling } from '../../../platform/evenement/Evenement.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { todayAt } from '../../../platform/today.ts';
import { reconcileAlertes } from '../../avertir/alerte/reconcileAlertes.ts';
import { type CourrielsOfAlertes, sendToAlerted } from '../../avertir/courriel/sendToAlerted.ts';
import { isRepris } from '../etat/isRepris.ts';
import { liveDelegations } from '../../habilitations/habilitation/liveDelegations.ts';

/** The mails that go with the alerts about revoked certificats. */
const OF_ALERTES = {
  CERT_REVOQUE: 'certificat-revoque',
  CERT_REMPLACE: 'certificat-remplace',
} as const satisfies CourrielsOfAlertes;

/** The mails about revoked certificats. */
export const COURRIELS_REVOCATION: readonly ModeleCourriel[] = Object.values(OF_ALERTES);

/** Brings the alert of a locked certificat that is revoked up to today; the certificat, and who has just been alerted (C26). */
async function reconcileRevocation(day: Omit<Telling, 'jobs'>, certificatId: number) {
  const { db, now } = day;
  const row = await db
    .selectFrom('certificat')
    .innerJoin('revocation_certificat as revocation', 'revocation.certificat_id', 'certificat.id')
    .innerJoin('entite', 'entite.id', 'certificat.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'certificat.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .leftJoin('certificat as next', 'next.remplace_id', 'certificat.id')
    .select(['certificat.numero', 'certificat.nom', 'certificat.prenom', 'certificat.entite_id'])
    .select(['certificat.formateur_id', 'certificat.habilitation_id', 'entite.raison_sociale'])
    .select(['dispositif_niveau.niveau', 'dispositif.libelle_court', 'next.numero as remplacePar'])
    .select(['revocation.motif', 'revocation.texte', 'revocation.applique_le'])
    .select(isRepris.as('repris'))
    .where('certificat.id', '=', certificatId)
    .where('revocation.annulee_le', 'is', null)
    .executeTakeFirstOrThrow();
  const delegates = await liveDelegations(db, row.habilitation_id, now).select('role.personne_id').execute();
  const wanted = alertesOfRevocation(
    {
      entiteId: row.entite_id,
      formateurId: row.formateur_id,
      delegataires: [...new Set(delegates.map(({ personne_id: id }) => id))],
      jour: todayAt(row.applique_le),
      isRemplace: row.motif === MOTIF_REMPLACEMENT,
    },
    day,
  );
  const valeurs = { intituleCertificat: row.numero, raisonSocialeEntite: row.raison_sociale };
  return { row, told: await reconcileAlertes(db, { type: 'certificat', id: certificatId }, { wanted, valeurs }) };
}

/** The same, and mails those who have just been alerted. */
export async function updateAlertesRevocation(telling: Telling, certificatId: number): Promise<void> {
  const { row, told } = await reconcileRevocation(telling, certificatId);
  await sendToAlerted(telling, told, OF_ALERTES, (role) => ({
    objetId: certificatId,
    mots: {
      numero: row.numero,
      niveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
      nom: `${row.prenom} ${row.nom}`,
      raisonSociale: row.raison_sociale,
      motif: row.repris ? 'REPRIS' : row.motif,
      remplacePar: row.remplacePar ?? '',
    },
    commentaire: row.texte === '' ? null : row.texte,
    chemin: rolePath(role, 'certificat', certificatId),
  }));
}

const follow: Reader<'certificat-revoque' | 'certificat-corrige'> = (telling, { objet }) =>
  updateAlertesRevocation(telling, objet.id);

/** What follows when a certificat is revoked, by somebody or since another replaces it. */
export const readersCertificats = {
  'certificat-revoque': follow,
  'certificat-corrige': follow,
} as const satisfies Readers;

/** Closes, each day, the alerts about revocations that have been told for long enough. */
export async function closeAlertesRevocation(db: Kysely<Database>, day: Day): Promise<void> {
  const alerted = await db
    .selectFrom('alerte')
    .select('objet_id as id')
    .distinct()
    .where('objet_type', '=', 'certificat')
    .where('date_echeance', '<', day.today)
    .orderBy('objet_id')
    .execute();
  await eachAlone(alerted, ({ id }) =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom('certificat').select('id').where('id', '=', id).forUpdate().execute();
      await updateAlertesRevocation({ ...day, db: trx }, id);
    }),
  );
}
