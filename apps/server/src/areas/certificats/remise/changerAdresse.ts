import type { AdresseRemiseWrite, CertificatARemettre, remise } from '@habilis/api/certificat/remise';
import type { TitlesOf } from '@habilis/api/endpoint';
import { adresseRemiseFaults } from '@habilis/domain/certificat/adresseRemiseFaults';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { readChosen } from '../papier/downloadCertificats.ts';
import { aRemettre, remiseRows } from './remiseRows.ts';

/** Keeps the address that a certificat goes to, unless another was kept since it was shown (C843). */
export async function changerAdresse(
  context: RoleContext<TitlesOf<(typeof remise)['changerAdresse']>>,
  id: number,
  { adresse: typed, avant }: AdresseRemiseWrite,
): Promise<CertificatARemettre> {
  const { db } = context;
  const adresse = typed ?? '';
  const faults = adresseRemiseFaults({ adresse });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const [one] = await readChosen(context, [id]);
  if (one === undefined) throw refuse.notFound();
  await db.selectFrom('certificat').select('id').where('id', '=', id).forUpdate().execute();
  const read = () => remiseRows(context, sql<boolean>`certificat.id = ${id}`);
  const [before] = await read();
  if ((before?.adresse ?? '') !== (avant ?? '')) throw context.refuse.conflict('certificat.adresse-changee');
  await db
    .insertInto('remise_certificat')
    .values({ certificat_id: id, adresse })
    .onConflict((conflict) => conflict.column('certificat_id').doUpdateSet({ adresse }))
    .execute();
  // The address stays with the certificat.
  await context.audit({
    action: 'certificat.ChangeAdresse',
    objetType: 'certificat',
    objetId: id,
    detail: { numero: one.numero },
  });
  const [row] = await read();
  if (row === undefined) throw refuse.notFound();
  return aRemettre(row);
}
