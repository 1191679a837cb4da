import { etatLigne } from '@habilis/domain/certificat/liste/etatLigne';
import { nomDit } from '@habilis/domain/certificat/liste/listeSuivie';
import type { Config } from '../../../config.ts';
import { type CertificatRow, type Reading, statutOf } from '../qrcode/checkCode.ts';
import { findCodes } from '../qrcode/checkListe.ts';

/** How a certificat stands among those of a list. */
export const etatOf = (reading: Pick<Reading, 'today'>, row: CertificatRow) =>
  etatLigne({ statut: statutOf(reading, row), dateFin: row.dateFin }, reading.today);

/** What is noted as told of a certificat as it stands: whoever follows has just read it (C1130). */
export const ditOf = (reading: Pick<Reading, 'today'>, row: CertificatRow) => nomDit(etatOf(reading, row), row.dateFin);

/** The certificats in force that codes designate, each once: what has ended or was revoked has nothing to come (C1132). */
export async function certificatsASuivre(
  config: Pick<Config, 'siteUrl'>,
  reading: Reading,
  codes: readonly string[],
): Promise<CertificatRow[]> {
  const found = await findCodes(config, reading, codes);
  const rows = found.flatMap((one) => (typeof one === 'string' ? [] : [one.row]));
  const inForce = rows.filter((row) => statutOf(reading, row) === 'VALIDE');
  return [...new Map(inForce.map((row) => [row.id, row])).values()];
}

/** Adds certificats to a list; one that is in it already stays as it is. */
export async function addCertificats(reading: Reading, listeId: number, rows: readonly CertificatRow[]): Promise<void> {
  if (rows.length === 0) return;
  await reading.db
    .insertInto('liste_suivie_certificat')
    .values(rows.map((row) => ({ liste_suivie_id: listeId, certificat_id: row.id, dit: ditOf(reading, row) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
