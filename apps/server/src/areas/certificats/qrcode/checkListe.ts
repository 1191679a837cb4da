import { setImmediate } from 'node:timers/promises';
import { CERTIFICAT_INCONNU } from '@habilis/api/qrcode/CERTIFICAT_INCONNU';
import type { RaisonInconnu } from '@habilis/api/qrcode/CertificatVerifie';
import type { CertificatDeListe } from '@habilis/api/qrcode/liste';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import { clesQuiVerifient } from '../signature/verifyByKey.ts';
import {
  type CertificatRow,
  certificatRow,
  type CertificatTrouve,
  certificatTrouve,
  factsOf,
  type Reading,
} from './checkCode.ts';
import { type Presente, readPresente } from './readPresente.ts';

/** Signatures that are verified before others have their turn. */
const VERIFIED_AT_ONCE = 100;

/** What codes are by themselves, a slice at a time: other calls are answered meanwhile. */
async function readCodes(
  config: Pick<Config, 'siteUrl'>,
  { db }: Reading,
  codes: readonly string[],
): Promise<(Presente | RaisonInconnu)[]> {
  const cles = await clesQuiVerifient(db);
  const read: (Presente | RaisonInconnu)[] = [];
  for (let start = 0; start < codes.length; start += VERIFIED_AT_ONCE) {
    for (const code of codes.slice(start, start + VERIFIED_AT_ONCE))
      read.push(readPresente(config, (id) => cles.get(id), code));
    await setImmediate();
  }
  return read;
}

/** The certificats that codes designate, by short code and by serial. */
async function certificatsOf(reading: Reading, presentes: readonly (Presente | RaisonInconnu)[]) {
  const courts = presentes.flatMap((one) => (typeof one !== 'string' && one.genre === 'code-court' ? [one.code] : []));
  const serials = presentes.flatMap((one) =>
    typeof one !== 'string' && one.genre === 'signe' ? [one.payload.serial] : [],
  );
  const rows = await certificatRow(reading)
    .select('certificat.code_court as codeCourt')
    .where((eb) =>
      eb.or([
        eb('certificat.code_court', '=', sql<string>`any(${courts}::text[])`),
        // A serial may be of any size: more than the column holds.
        eb('certificat.id', '=', sql<number>`any(${serials}::bigint[])`),
      ]),
    )
    .execute();
  return {
    byCode: new Map(rows.map((row) => [row.codeCourt, row])),
    bySerial: new Map<number, CertificatRow>(rows.map((row) => [row.id, row])),
  };
}

const inconnu = (raison: RaisonInconnu): CertificatDeListe => {
  const { statut, signatureVerifiee, repris, intitule, numero, initiales } = CERTIFICAT_INCONNU;
  const { dateObtention, dateFin, dateRevocation, remplacePar } = CERTIFICAT_INCONNU;
  return {
    statut,
    raison,
    signatureVerifiee,
    repris,
    intitule,
    numero,
    initiales,
    dateObtention,
    dateFin,
    dateRevocation,
    remplacePar,
  };
};

/** What many codes designate, in their order, read at once (C1110). */
export async function findCodes(
  config: Pick<Config, 'siteUrl'>,
  reading: Reading,
  codes: readonly string[],
): Promise<(CertificatTrouve | RaisonInconnu)[]> {
  const presentes = await readCodes(config, reading, codes);
  const { byCode, bySerial } = await certificatsOf(reading, presentes);
  return presentes.map((presente) => {
    if (typeof presente === 'string') return presente;
    const row = presente.genre === 'code-court' ? byCode.get(presente.code) : bySerial.get(presente.payload.serial);
    return certificatTrouve(presente, row);
  });
}

/** The answers to many codes in their order (C1110). */
export async function checkListe(
  config: Pick<Config, 'siteUrl'>,
  reading: Reading,
  codes: readonly string[],
): Promise<CertificatDeListe[]> {
  const found = await findCodes(config, reading, codes);
  return found.map((one) => (typeof one === 'string' ? inconnu(one) : factsOf(reading, one)));
}
