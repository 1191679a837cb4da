import type { CertificatFormateur, Prolongation } from '@habilis/api/certificat-formateur/CertificatFormateur';
import { prolongationFaults, refusalOfProlongation } from '@habilis/domain/certificat-formateur/prolongation';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import type { Config } from '../../../config.ts';
import { asRead } from '../../../platform/asRead.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { moveFinDroit } from '../../personnes/droit-formateur/droitsFormateur.ts';
import { signCertificats } from '../signature/signCertificats.ts';
import { updateAlertesFormateur } from './alertesCertificats.ts';
import { formateurInScope } from './formateurScope.ts';
import { readFormateur, stagiaireOf } from './readFormateur.ts';

/** Keeps who extended a certificat, until when and why. */
async function keepProlongation(
  { db, now, caller, audit }: RoleContext,
  row: { readonly id: number; readonly date_fin: string | null },
  dateFin: string,
  motif: string,
): Promise<void> {
  await db
    .insertInto('prolongation_certificat')
    .values({
      certificat_id: row.id,
      date_fin_avant: row.date_fin ?? dateFin,
      date_fin: dateFin,
      motif,
      personne_id: caller.personneId,
      en_tant_que_par: caller.enTantQuePar?.personneId ?? null,
      role_type: caller.role.type,
      le: now,
    })
    .execute();
  await audit({
    action: 'certificat-formateur-prolonge',
    objetType: 'certificat-formateur',
    objetId: row.id,
    detail: { avant: row.date_fin, apres: dateFin },
  });
}

/** Extends a formateur's certificat by one step, with its reason, and signs its paper anew; the formateur is told (C6, A28). */
export async function extendCertificat(
  config: Config,
  context: RoleContext<
    | 'certificat-formateur.fin-avant'
    | 'certificat-formateur.fin-lointaine'
    | 'certificat-formateur.motif-requis'
    | 'certificat-formateur.sans-fin'
    | 'certificat-formateur.version-perimee'
  >,
  { certificatId, version, dateFin, motif }: Prolongation,
): Promise<CertificatFormateur> {
  const { db } = context;
  const stored = await db
    .selectFrom('certificat_formateur')
    .selectAll('certificat_formateur')
    .where('certificat_formateur.id', '=', certificatId)
    .where(formateurInScope(context, 'extend-certificat-formateur'))
    .where('certificat_formateur.revoque_le', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // Nobody extends their own certificat.
  if (stored !== undefined) await refusePartiePrenante(context, null, [stored.personne_id]);
  const row = await asRead(stored, version, async ({ id }) =>
    context.refuse.conflict('certificat-formateur.version-perimee', await readFormateur(context, id)),
  );
  const faults = prolongationFaults(row.date_fin, { dateFin, motif });
  const refusal = refusalOfProlongation(row.date_fin, dateFin);
  if (refusal !== null) throw context.refuse.badRequest(`certificat-formateur.${refusal}`, faults);
  if (isEmpty(motif)) throw context.refuse.badRequest('certificat-formateur.motif-requis', faults);
  await moveFinDroit(db, row, dateFin);
  // The paper is that of the session that gave it: it says the new end, and signs it.
  const given = await db
    .updateTable('certificat')
    .set({ date_fin: dateFin, charge: null, signature: null, cle_id: null })
    .where('statut', '=', 'VALIDE')
    .where('dispositif_niveau_id', '=', row.dispositif_niveau_id)
    .where('date_obtention', '=', row.date_obtention)
    .where('stagiaire_id', 'in', (from) => from.selectFrom('stagiaire').select('stagiaire.id').where(stagiaireOf(row)))
    .returning('id')
    .execute();
  await signCertificats(
    config,
    context,
    given.map(({ id }) => id),
  );
  await keepProlongation(context, row, dateFin, motif.trim());
  await updateAlertesFormateur(context, row.id, motif.trim());
  return readFormateur(context, row.id);
}
