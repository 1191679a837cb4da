import type { BodyOf, TitlesOf } from '@habilis/api/endpoint';
import type { certificat } from '@habilis/api/certificat/endpoints';
import { titulaireFaults } from '@habilis/domain/certificat/titulaireFaults';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { countWithin } from '../../../platform/auth/throttle.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { adresseComparee } from './adresseComparee.ts';
import type { Secrets } from './cleDePage.ts';
import { pageOuverte } from './openPage.ts';
import { titulairesA } from './titulairesA.ts';

type Preciser = (typeof certificat)['preciserPage'];

/** Takes who reads a page whose address several share: names and birth date of one of them, a few tries (C913). */
export async function preciserPage(
  secrets: Secrets,
  context: Context<TitlesOf<Preciser>>,
  said: BodyOf<Preciser>,
): Promise<void> {
  const faults = titulaireFaults(said);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const { db, exchange } = context;
  const { page } = await pageOuverte(secrets, context);
  const pay = (trx: Kysely<Database>) =>
    countWithin({ ...context, db: trx }, 'titulaire', {
      account: adresseComparee(page.courriel),
      address: exchange.address,
    });
  await pay(db);
  // Whoever tries names pays for each.
  context.evenIfRefused(async (trx) => void (await pay(trx)));
  const found = await titulairesA(db, page.courriel)
    .select('ligne.titulaire')
    .where('ligne.cleNom', '=', cleDeNom(said.nom, said.prenom))
    .where('ligne.dateNaissance', '=', said.dateNaissance)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) throw context.refuse.conflict('certificat.titulaire-autre');
  await db.updateTable('page_titulaire').set({ titulaire: found.titulaire }).where('id', '=', page.id).execute();
}
