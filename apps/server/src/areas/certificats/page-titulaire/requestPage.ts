import type { TitlesOf } from '@habilis/api/endpoint';
import type { certificat } from '@habilis/api/certificat/endpoints';
import { PAGE_TITULAIRE_MINUTES } from '@habilis/domain/certificat/PAGE_TITULAIRE_MINUTES';
import { suiviFaults } from '@habilis/domain/certificat/suiviFaults';
import { cleanEmail } from '@habilis/domain/clean-text/cleanEmail';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import { countWithin } from '../../../platform/auth/throttle.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { job } from '../../../platform/jobs/Job.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { adresseComparee } from './adresseComparee.ts';
import { cheminDePage, type Secrets } from './cleDePage.ts';
import { titulairesA } from './titulairesA.ts';

/** Sends the link that was asked for, if the address has certificats; whoever asked is waiting for it. */
export const pageAEnvoyer = job<{ readonly pageId: number }>('page-titulaire', { pollSeconds: 1 });

/** The mail that leads to a holder's page. */
export const COURRIELS_PAGE = ['page-titulaire'] as const satisfies readonly ModeleCourriel[];

/** Notes who asks for their page. The call looks for nothing: whatever the address has, it counts, writes and answers the same (C910). */
export async function requestPage(
  context: Pick<Context<TitlesOf<(typeof certificat)['requestPage']>>, 'db' | 'now' | 'jobs' | 'exchange' | 'refuse'>,
  typed: string,
): Promise<void> {
  const faults = suiviFaults({ courriel: typed });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const { db, now, jobs, exchange } = context;
  const courriel = cleanEmail(typed);
  await countWithin(context, 'courriel', { account: adresseComparee(courriel), address: exchange.address });
  const { id } = await db
    .insertInto('page_titulaire')
    .values({ courriel, demandee_le: now, envoyee_le: null, ouverte_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.send(pageAEnvoyer, { pageId: id }, db);
}

type Sending = Pick<Context, 'jobs' | 'now'> & { readonly db: Kysely<Database> };

/** Whether somebody holds a certificat at an address, and how the address is written with it. */
async function adresseEcrite({ db }: Sending, typed: string): Promise<string | null> {
  const rows = await titulairesA(db, typed)
    .select('ligne.adresse')
    .where((eb) =>
      eb.or([
        eb('ligne.certificatId', 'is not', null),
        eb.exists((of) =>
          of
            .selectFrom('certificat_formateur')
            .select('certificat_formateur.id')
            .whereRef('certificat_formateur.personne_id', '=', 'ligne.personneId'),
        ),
      ]),
    )
    .limit(1)
    .execute();
  const adresse = rows[0]?.adresse ?? null;
  return adresse !== null && adresseComparee(adresse) === adresseComparee(typed) ? adresse : null;
}

/** Mails the link to a page, to the address as it stands with the certificats and never as a stranger typed it; one that has none is forgotten (C910). */
export async function sendPage(secrets: Secrets, sending: Sending, pageId: number): Promise<void> {
  const { db, now } = sending;
  const asked = await db
    .selectFrom('page_titulaire')
    .select('courriel')
    .where('id', '=', pageId)
    .where('envoyee_le', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (asked === undefined) return;
  const courriel = await adresseEcrite(sending, asked.courriel);
  if (courriel === null) {
    await db.deleteFrom('page_titulaire').where('id', '=', pageId).execute();
    return;
  }
  const page = await db
    .updateTable('page_titulaire')
    .set({ courriel, envoyee_le: now })
    .where('id', '=', pageId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await sendCourriel(sending, {
    modele: 'page-titulaire',
    personneId: null,
    roleId: null,
    objetId: null,
    adresse: courriel,
    destinataire: { prenom: '', nom: '' },
    rythme: 'IMMEDIAT',
    valeurs: {
      mots: { minutes: PAGE_TITULAIRE_MINUTES },
      commentaire: null,
      lignes: [],
      chemin: cheminDePage(secrets, page),
    },
  });
}
