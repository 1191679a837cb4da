import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { EntiteDetail } from '@habilis/api/entite/Entite';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { todayAt } from '../../../platform/today.ts';
import { askRegister } from '../../demandes/demande-administrative/askRegister.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { announceEntite } from './announceEntite.ts';
import { readEntite } from './readEntite.ts';
import { updateAlertesEntite } from './updateAlertesEntite.ts';
import { verificationEntiteJob } from './verificationEntiteJob.ts';

type Tools = Pick<Context, 'db' | 'register' | 'jobs' | 'now' | 'settings'>;

/** Entites asked about in one run: the register is shared with everybody. */
const ONE_RUN = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Records what the register says: an outage keeps its last answer, a closure alerts the caisse (rules/dossier#register, rules/alerts#alerts). */
function record(
  { db, jobs, now, settings }: Tools,
  { id, siret }: { readonly id: number; readonly siret: string },
  answer: VerificationSiren,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('entite')
      .selectAll()
      .where('id', '=', id)
      // Another SIRET may have been validated meanwhile.
      .where('siret', '=', siret)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    const isKnown = answer.resultat === 'NON_VERIFIE' && row.verification_siren.resultat !== 'NON_VERIFIE';
    const verification = isKnown ? row.verification_siren : answer;
    const fermeeDepuis = verification.resultat === 'FERME' ? (row.fermee_depuis ?? todayAt(now)) : null;
    await trx
      .updateTable('entite')
      .set({
        verification_siren: JSON.stringify(verification),
        verification_tentee_le: now,
        fermee_depuis: fermeeDepuis,
      })
      .where('id', '=', id)
      .execute();
    const told = await updateAlertesEntite(
      trx,
      { ...row, fermee_depuis: fermeeDepuis },
      { now, today: todayAt(now), settings },
    );
    if (row.caisse_id === null || !told.some(({ type }) => type === 'ENTITE_FERMEE')) return;
    await announceEntite({ db: trx, jobs, now, exceptPersonneId: null }, row, {
      modele: 'entite-fermee',
      evenement: 'ENTITE_FERMEE',
      roles: ['I', 'RC'],
      of: { mrpId: row.caisse_id },
      mots: { siret },
      commentaire: null,
    });
  });
}

/** Asks the register about an entite, outside of any transaction; tells whether it answered. */
export async function verifyEntite(tools: Tools, id: number): Promise<boolean> {
  const row = await tools.db.selectFrom('entite').select('siret').where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.siret === null) return true;
  const answer = await askRegister(tools, row.siret);
  await record(tools, { id, siret: row.siret }, answer);
  // The register is not asked about an impossible SIRET.
  return answer.resultat !== 'NON_VERIFIE' || answer.verifieLe === null;
}

/** The job that asks about the entites checked longest ago, until the register stops answering. */
export async function verifyEntites(tools: Tools): Promise<void> {
  const before = new Date(tools.now.getTime() - tools.settings.frequenceVerificationEntiteJours * DAY_MS);
  const due = await tools.db
    .selectFrom('entite')
    .select('id')
    .where('etat', '<>', 'fermee')
    .where('siret', 'is not', null)
    .where((eb) => eb.or([eb('verification_tentee_le', 'is', null), eb('verification_tentee_le', '<', before)]))
    .orderBy('verification_tentee_le', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(ONE_RUN)
    .execute();
  for (const { id } of due) if (!(await verifyEntite(tools, id))) return;
}

/** Asks the register about an entite at once; a job asks again when it does not answer. */
export async function verifyNow(context: RoleContext, id: number): Promise<EntiteDetail> {
  const { db, jobs } = context;
  await refusePartiePrenante(context, id);
  if (!(await verifyEntite(context, id))) await jobs.send(verificationEntiteJob, { entiteId: id }, db);
  await context.audit({ action: 'entite-verifiee', objetType: 'entite', objetId: id });
  return readEntite(context, id);
}
