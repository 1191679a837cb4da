import type { Context } from '../../../platform/Handler.ts';
import { formatDate } from '@habilis/i18n/format';
import { sql } from 'kysely';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { todayAt } from '../../../platform/today.ts';
import { readCertificats } from '../papier/readCertificats.ts';
import { adresseDuTitulaire } from './adresseDuTitulaire.ts';
import { courrielAuTitulaire, finDuLien, type Secrets } from './courrielAuTitulaire.ts';
import { keepRemise } from './keepRemise.ts';
import { revocationDe } from './revocationDe.ts';

/** The mails by which a holder learns what became of their certificat. */
export const COURRIELS_TITULAIRE = [
  'certificat-titulaire',
  'certificat-titulaire-corrige',
  'certificat-titulaire-revoque',
] as const satisfies readonly ModeleCourriel[];

type Tools = Pick<Context, 'db' | 'jobs' | 'now' | 'today' | 'settings'>;

/** Tells a holder whose address is known that their certificat was revoked, or made anew (rules/certificats#holders-told; C47). */
export async function tellTitulaire(secrets: Secrets, telling: Tools, certificatId: number): Promise<void> {
  const courriel = await adresseDuTitulaire(telling, certificatId);
  const [row] = await readCertificats(telling, sql<boolean>`certificat.id = ${certificatId}`);
  const revocation = await revocationDe(telling, certificatId);
  if (courriel === null || row === undefined || revocation === null) return;
  const { remplace_par_id: nextId, remplace_par: remplacePar } = row;
  const courrielId = await sendCourriel(
    telling,
    courrielAuTitulaire(secrets, row, {
      modele: nextId === null ? 'certificat-titulaire-revoque' : 'certificat-titulaire-corrige',
      courriel,
      ouvre: nextId ?? certificatId,
      dateExpiration: finDuLien(telling.today),
      mots: {
        caisse: row.caisse ?? 'aucune',
        date: formatDate(todayAt(revocation.appliqueLe)),
        motif: nextId !== null && row.repris ? 'REPRIS' : revocation.motif,
        remplacePar: remplacePar ?? '',
      },
    }),
  );
  // The new one came with it.
  if (nextId !== null) await keepRemise(telling, nextId, { adresse: courriel, courrielId });
}
