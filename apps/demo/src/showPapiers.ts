import type { FastifyInstance } from 'fastify';
import { addMonths } from '@habilis/domain/date/addMonths';
import type { ValeursCertificat } from '@habilis/domain/modele-certificat/lectureOf';
import { formatDate } from '@habilis/i18n/format';
import { dessinsOf } from '@habilis/server/areas/certificats/papier/dessinsOf';
import { dessinSimple, papierTextsOf } from '@habilis/server/areas/certificats/papier/papierTexts';
import { readCertificats, valeursOf } from '@habilis/server/areas/certificats/papier/readCertificats';
import { renderTirageApart } from '@habilis/server/areas/certificats/papier/renderTirageApart';
import { signCertificats } from '@habilis/server/areas/certificats/signature/signCertificats';
import type { Services } from '@habilis/server/platform/Services';
import { todayAt } from '@habilis/server/platform/today';
import { demoCodes } from './demoCodes.ts';

/** Addresses of two papers to try at the check: one as it was given, and one edited on purpose. */
export const PAPIERS = {
  original: '/demonstration/certificats/original.pdf',
  modifie: '/demonstration/certificats/modifie.pdf',
} as const;

/** A list to paste where many are checked at once. */
export const LISTE_A_COLLER = '/demonstration/certificats/liste.txt';

/** What somebody changed in a PDF without touching its code: the holder, and two years more. */
const editedOf = (valeurs: ValeursCertificat, dateFin: string | null): ValeursCertificat => ({
  ...valeurs,
  prenom: 'Bernard',
  nom: 'Martin',
  ...(dateFin === null ? {} : { dateFinValidite: formatDate(addMonths(dateFin, 24)) }),
});

/** Serves the paper of the latest certificat in force, as it is and edited, to try the comparison of the check (decision 0099). */
export function showPapiers(app: FastifyInstance, { config, connection: { db }, now }: Services): void {
  const texts = papierTextsOf(config);
  const paper = async (edit: boolean): Promise<Uint8Array | null> => {
    const one = await db
      .selectFrom('certificat')
      .select('id')
      .where('statut', '=', 'VALIDE')
      .where('date_fin', 'is not', null)
      .orderBy('date_obtention', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (one === undefined) return null;
    await db.transaction().execute((trx) => signCertificats(config, { db: trx, now: now() }, [one.id]));
    const [row] = await readCertificats({ db, now: now() }, (eb) => eb.and([eb('certificat.id', '=', one.id)]));
    if (row === undefined) return null;
    const version = (await dessinsOf({ db }, row.A4 === null ? [] : [row.A4])).get(row.A4 ?? 0);
    const valeurs = { ...valeursOf(texts, row), ...version?.valeurs };
    return renderTirageApart({
      papiers: [{ valeurs: edit ? editedOf(valeurs, row.date_fin) : valeurs, dessin: 0, nomFichier: row.numero }],
      dessins: [version?.dessin ?? dessinSimple(texts, 'A4')],
      images: {},
      envoi: 'PDF',
      titre: texts.t('certificats.papier.titre-un', { numero: row.numero }),
      auteur: row.raison_sociale,
      altQr: texts.t('certificats.papier.alt-qr'),
      specimen: texts.specimen,
      ecritLe: now(),
    });
  };
  app.get(LISTE_A_COLLER, async (_request, reply) => {
    const codes = await demoCodes(db, { today: todayAt(now()), now: now() });
    return reply
      .header('Content-Type', 'text/plain; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(codes.map(({ nomPrenom, code }) => `${nomPrenom}\t${code}\n`).join(''));
  });
  for (const [name, path] of Object.entries(PAPIERS)) {
    app.get(path, async (_request, reply) => {
      const bytes = await paper(name === 'modifie');
      if (bytes === null) return reply.callNotFound();
      return reply
        .header('Content-Type', 'application/pdf')
        .header('Content-Disposition', `attachment; filename="certificat-${name}.pdf"`)
        .header('Cache-Control', 'no-store')
        .send(Buffer.from(bytes));
    });
  }
}
