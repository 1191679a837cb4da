import { formatCodeCourt } from '@habilis/domain/certificat/codeCourt';
import { derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import type { Database } from '@habilis/server/database/Database';
import { type Kysely, sql } from 'kysely';

/** What a certificat to try is an example of. */
const ETATS = ['valable', 'fin proche', 'terminé', 'révocation en attente', 'révoqué', 'remplacé'] as const;

/** A certificat to try at the check: its short code, what it is an example of, whose it is. */
export type DemoCode = {
  readonly etat: (typeof ETATS)[number];
  readonly code: string;
  readonly nomPrenom: string;
};

/** One certificat of each status as it stands now, those of a status that none has any more left out (G861). */
export async function demoCodes(
  db: Kysely<Database>,
  { today, now }: { today: string; now: Date },
): Promise<DemoCode[]> {
  const etat = sql<DemoCode['etat']>`case
    when next.id is not null then 'remplacé'
    when certificat.statut = 'REVOQUE' or revocation.applique_le <= ${now} then 'révoqué'
    when revocation.id is not null then 'révocation en attente'
    when certificat.date_fin < ${today} then 'terminé'
    when certificat.date_fin <= ${derniereFinARenouveler(today)} then 'fin proche'
    else 'valable' end`;
  const certificats = db
    .selectFrom('certificat')
    .leftJoin('certificat as next', 'next.remplace_id', 'certificat.id')
    .leftJoin('revocation_certificat as revocation', (join) =>
      join.onRef('revocation.certificat_id', '=', 'certificat.id').on('revocation.annulee_le', 'is', null),
    )
    .select(['certificat.id', 'certificat.code_court as code', 'certificat.nom', 'certificat.prenom', etat.as('etat')]);
  const rows = await db
    .selectFrom(certificats.as('one'))
    .selectAll()
    .distinctOn('etat')
    .orderBy('etat')
    .orderBy('id', 'desc')
    .execute();
  return ETATS.flatMap((one) => rows.filter((row) => row.etat === one)).map(({ code, nom, prenom, etat: held }) => ({
    etat: held,
    code: formatCodeCourt(code),
    nomPrenom: `${prenom} ${nom}`,
  }));
}
