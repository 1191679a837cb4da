import type { certificat } from '@habilis/api/certificat/endpoints';
import type { TitlesOf } from '@habilis/api/endpoint';
import type { Config } from '../../../config.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { issueCertificats } from './issueCertificats.ts';
import { versionsEnVigueur } from '../modele-certificat/versionsEnVigueur.ts';
import { passOnHeld, revokeReplaced } from '../revocation/revokeReplaced.ts';
import { tellTitulaire } from '../titulaire/tellTitulaire.ts';

/** Makes anew a certificat that was taken over: an ordinary one, signed, with its paper and its number, replaces it, which stays marked, and is told as one that was corrected (C1148, C26). */
export async function refaireCertificat(
  config: Config,
  context: RoleContext<TitlesOf<(typeof certificat)['refaire']>>,
  id: number,
): Promise<{ id: number; numero: string }> {
  const { db, audit } = context;
  const { personne_id, pseudonymise_le, code, numero, repris_de, statut, ...same } = await db
    .selectFrom('certificat')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'certificat.dispositif_niveau_id')
    .select(['certificat.numero', 'certificat.repris_de', 'certificat.statut', 'certificat.stagiaire_id'])
    .select([
      'certificat.entite_id',
      'certificat.habilitation_id',
      'certificat.dispositif_niveau_id',
      'certificat.mode',
    ])
    .select(['certificat.nom', 'certificat.prenom', 'certificat.date_obtention', 'certificat.date_fin'])
    .select(['certificat.formateur_id', 'stagiaire.personne_id', 'stagiaire.pseudonymise_le', 'niveau.code'])
    .where('certificat.id', '=', id)
    // Its names may be masked meanwhile.
    .forUpdate(['certificat', 'stagiaire'])
    .executeTakeFirstOrThrow();
  await refusePartiePrenante(context, same.entite_id, [same.formateur_id, personne_id]);
  if (repris_de === null) throw context.refuse.conflict('certificat.non-repris');
  const next = await db.selectFrom('certificat').select('id').where('remplace_id', '=', id).executeTakeFirst();
  if (next !== undefined) throw context.refuse.conflict('certificat.remplace');
  if (statut === 'REVOQUE') throw context.refuse.conflict('certificat.deja-revoque');
  if (pseudonymise_le !== null) throw context.refuse.conflict('certificat.titulaire-masque');
  const { dispositif_niveau_id: niveauId, mode, date_obtention: jour } = same;
  const modeles = await versionsEnVigueur(db, { niveauId, mode, jour });
  const held = await revokeReplaced(context, id, '');
  const made = { ...same, ...modeles, session_id: null, session_stagiaire_id: null, remplace_id: id };
  const [issued] = await issueCertificats(config, context, code, [made]);
  if (issued === undefined) throw new Error(`rien ne remplace le certificat ${numero}`);
  if (held !== undefined) await passOnHeld(context, held, issued);
  const objet = { id, numero, entiteId: same.entite_id };
  await happened(context, {
    type: 'certificat-corrige',
    objet,
    valeurs: { sessionId: null, remplaceParId: issued.id },
  });
  await tellTitulaire(config, context, id);
  await audit({
    action: 'certificat.Refait',
    objetType: 'certificat',
    objetId: issued.id,
    detail: { numero: issued.numero, remplaceId: id, ancienNumero: numero },
  });
  return issued;
}
