import type { CertificatARemettre } from '@habilis/api/certificat/remise';
import { etatRemise } from '@habilis/domain/certificat/etatRemise';
import { type ExpressionOrFactory, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { EtatCourriel } from '@habilis/domain/exploitation/ETATS_COURRIEL';
import type { Context } from '../../../platform/Handler.ts';
import { effectiveRevocation } from '../etat/effectiveRevocation.ts';
import { adresseDeRemise } from '../titulaire/adresseDuTitulaire.ts';

type Where = ExpressionOrFactory<Database, 'certificat', SqlBool>;

/** Certificats with where each goes and how far it has come, in the order of the lines of their session (C840). */
export const remiseRows = ({ db, now }: Pick<Context, 'db' | 'now'>, where: Where) =>
  db
    .selectFrom('certificat')
    .innerJoin('session_stagiaire as ligne', 'ligne.id', 'certificat.session_stagiaire_id')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .leftJoin('remise_certificat as remise', 'remise.certificat_id', 'certificat.id')
    .leftJoin('courriel', 'courriel.id', 'remise.courriel_id')
    .leftJoin('revocation_certificat as revocation', (join) =>
      join.onRef('revocation.certificat_id', '=', 'certificat.id').on(effectiveRevocation(now)),
    )
    .leftJoin('certificat as next', 'next.remplace_id', 'certificat.id')
    .select(['certificat.id', 'certificat.numero', 'certificat.date_fin', 'ligne.id as ligneId'])
    .select(sql<boolean>`certificat.statut = 'VALIDE' and revocation.id is null`.as('enVigueur'))
    .select(['next.id as nextId', 'remise.envoye_le', 'remise.envoye_a'])
    .select(sql<boolean>`certificat.charge is not null`.as('pret'))
    .select(adresseDeRemise.as('adresse'))
    // A mail may come back days after it left: what it is now counts, what was kept of it once it is forgotten.
    .select((eb) => eb.fn.coalesce('courriel.etat', 'remise.issue').as('courriel'))
    .where(where)
    .orderBy('ligne.rang')
    .orderBy('certificat.id')
    .execute();

type Row = Awaited<ReturnType<typeof remiseRows>>[number];

/** What a state of mails means for whoever waits for one. */
function courrielOf(etat: EtatCourriel | null) {
  if (etat === null) return null;
  return etat === 'en-attente' || etat === 'refuse' || etat === 'perdu' ? etat : 'autre';
}

/** A certificat as its session's page shows it on its way to its holder. */
export function aRemettre({ id, ligneId, courriel, ...row }: Row): CertificatARemettre {
  const { numero, enVigueur, pret, adresse } = row;
  return {
    certificatId: id,
    stagiaireId: ligneId,
    numero,
    dateFin: row.date_fin,
    enVigueur,
    pret,
    adresse,
    etat: etatRemise({ adresse, envoyeA: row.envoye_a, courriel: courrielOf(courriel) }),
    envoyeLe: row.envoye_le?.toISOString() ?? null,
  };
}
