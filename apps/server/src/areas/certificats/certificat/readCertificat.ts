import type { Certificat } from '@habilis/api/certificat/Certificat';
import { isRetire } from '@habilis/domain/certificat/statutCertificat';
import type { PartCertificat } from '@habilis/domain/role/PARTS_ENTITE';
import { adresseDuTitulaire } from '../titulaire/adresseDuTitulaire.ts';
import { holds } from '../../../platform/auth/holds.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { actsOnSelf, partPriseOf } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { countSuivis } from '../suivi/lienSuivi.ts';
import { readRevocation } from '../revocation/readRevocation.ts';
import { certificatsIn } from './certificatRows.ts';
import { summariesOf } from './listCertificats.ts';

/** Most certificats of one holder that are shown with one of theirs. */
const MOST_OTHERS = 50;

/** The certificat that replaces one, or that it replaces. */
const linked = ({ db }: RoleContext, column: 'id' | 'remplace_id', id: number) =>
  db
    .selectFrom('certificat')
    .select(['id', 'numero', 'nom', 'prenom'])
    .where(`certificat.${column}`, '=', id)
    .executeTakeFirst();

type Concernes = { readonly entite_id: number; readonly formateur_id: number; readonly personne_id: number | null };

/** By what whoever may revoke a certificat has a part in it, as the call that revokes judges; null when they may act. */
async function partOf(
  context: RoleContext,
  { entite_id, formateur_id, personne_id }: Concernes,
): Promise<PartCertificat | null> {
  if (!holds(context.caller, 'revoke-certificats')) return null;
  if (actsOnSelf(context, [personne_id])) return 'titulaire';
  return (await partPriseOf(context, entite_id)) ?? (actsOnSelf(context, [formateur_id]) ? 'animateur' : null);
}

/** One certificat, with the others of its holder that the caller may read (C33). */
export async function readCertificat(context: RoleContext, id: number): Promise<Certificat> {
  const row = await certificatsIn(context)
    .innerJoin('habilitation', 'habilitation.id', 'certificat.habilitation_id')
    .where('certificat.id', '=', id)
    .leftJoin('session_certification as session', 'session.id', 'certificat.session_id')
    .select(['certificat.stagiaire_id', 'certificat.entite_id', 'habilitation.id', 'habilitation.numero'])
    .select(['certificat.session_stagiaire_id', 'certificat.remplace_id', 'certificat.repris_de', 'session.version'])
    .innerJoin('stagiaire as holder', 'holder.id', 'certificat.stagiaire_id')
    .select(['certificat.formateur_id', 'holder.personne_id'])
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  const others = await certificatsIn(context)
    .where('certificat.stagiaire_id', '=', row.stagiaire_id)
    .where('certificat.id', '<>', id)
    .select('certificat.id')
    .orderBy('certificat.date_obtention', 'desc')
    .orderBy('certificat.id', 'desc')
    .limit(MOST_OTHERS)
    .execute();
  const summaries = new Map(
    (await summariesOf(context, [id, ...others.map((one) => one.id)])).map((one) => [one.id, one]),
  );
  const own = summaries.get(id);
  if (own === undefined) throw refuse.notFound();
  const revocation = await readRevocation(context, id);
  // Its hour may have come before the work that applies it.
  const remplacePar = (await linked(context, 'remplace_id', id)) ?? null;
  const revoked = remplacePar === null ? 'REVOQUE' : 'REMPLACE';
  const statut = revocation?.annulable === false ? revoked : own.statut;
  const partPrise = await partOf(context, row);
  const { session_stagiaire_id: ligneId, version } = row;
  // Without its session there is no line whose name could be corrected.
  const corrected = ligneId === null || version === null ? null : { ligneId, version };
  const mayCorrect = holds(context.caller, 'correct-session') && !isRetire(statut);
  return {
    ...own,
    statut,
    revocation,
    remplace: (row.remplace_id === null ? undefined : await linked(context, 'id', row.remplace_id)) ?? null,
    remplacePar,
    ...(partPrise === null ? {} : { partPrise }),
    correction: mayCorrect ? corrected : null,
    ancienIdentifiant: row.repris_de,
    entiteId: row.entite_id,
    habilitation: { id: row.id, numero: row.numero },
    adresseTitulaire:
      holds(context.caller, 'issue-certificats') && !own.repris ? await adresseDuTitulaire(context, id) : null,
    suivis: holds(context.caller, 'issue-certificats') ? await countSuivis(context.db, id) : null,
    autres: others.flatMap((one) => {
      const other = summaries.get(one.id);
      if (other === undefined) return [];
      const { numero, statut, libelleDispositifNiveau, mode, dateObtention, dateFin } = other;
      return [{ id: one.id, numero, statut, libelleDispositifNiveau, mode, dateObtention, dateFin }];
    }),
  };
}
