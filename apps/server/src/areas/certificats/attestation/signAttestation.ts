import { sign } from 'node:crypto';
import { encodeAttestation } from '@habilis/domain/attestation/chargeAttestation';
import { urlOfCertificat } from '@habilis/domain/certificat/fragment';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../platform/Handler.ts';
import type { NamedHabilitation } from '../../habilitations/habilitation/habilitationRows.ts';
import { signingKey } from '../signature/signingKey.ts';

/** The address that the code of an attestation holds: signed at each making, for its day, and kept nowhere (C860; decision 0211). */
export async function signAttestation(
  config: Config,
  { db, now, today }: Pick<Context, 'db' | 'now' | 'today'>,
  row: NamedHabilitation,
): Promise<string> {
  const { id: cleId, privateKey } = await db.transaction().execute((trx) => signingKey(config, trx, now));
  const charge = encodeAttestation({
    cleId,
    habilitationId: row.id,
    dateEmission: today,
    dateDebut: row.date_debut,
    dateFin: row.date_fin,
    codeNiveau: row.code_niveau,
    numeroHabilitation: row.numero,
    raisonSociale: row.raison_sociale,
  });
  return urlOfCertificat(config.siteUrl, Buffer.concat([charge, sign(null, charge, privateKey)]));
}
