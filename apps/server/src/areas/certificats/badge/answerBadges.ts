import { Readable } from 'node:stream';
import type { Config } from '../../../config.ts';
import type { Context, FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import type { PapierTexts } from '../papier/papierTexts.ts';
import type { CertificatLu } from '../papier/readCertificats.ts';
import { readChosen } from '../papier/telecharger.ts';
import { clesPubliques } from '../qrcode/publies.ts';
import { marksOf } from '../signature/marksOf.ts';
import { signingKey } from '../signature/signingKey.ts';
import { badgeOf } from './badgeOf.ts';
import { didOf, documentEmetteur } from './emetteur.ts';
import { sceller } from './sceller.ts';
import { DERNIERE_LISTE, listeDeStatuts } from './statuts.ts';

/** How long a list of statuts serves, in milliseconds: whoever keeps it longer reads it again. */
const SERT_MS = 86_400_000;

function jsonFile(value: object, userFilename: string): FileAnswer {
  const bytes = Buffer.from(JSON.stringify(value));
  return {
    stream: Readable.from([bytes], { objectMode: false }),
    userFilename,
    typeMime: 'application/json',
    taille: bytes.length,
  };
}

/** Verifiers run in pages of other sites too: what is public may be read there. */
const openToAll = ({ exchange }: Pick<Context, 'exchange'>): void =>
  exchange.setHeader('Access-Control-Allow-Origin', '*');

type Issuing = { readonly config: Config; readonly texts: PapierTexts };

/** A certificat as a signed credential; who took it is recorded (C45). */
export async function answerBadge(
  context: Context,
  { config, texts }: Issuing,
  row: CertificatLu,
): Promise<FileAnswer> {
  const { now } = context;
  await context.audit({
    action: 'certificats-telecharges',
    objetType: 'certificat',
    objetId: row.id,
    detail: { numeros: [row.numero], papier: 'BADGE' },
  });
  const { url, cle } = await context.db.transaction().execute(async (db) => ({
    url: (await marksOf(config, { db, now }, [row.id])).get(row.id)?.url,
    cle: await signingKey(config, db, now),
  }));
  // Its holder is no longer known by name.
  if (url === undefined) throw refuse.notFound();
  const signed = await sceller(badgeOf(texts, { row, url }), { did: didOf(config.siteUrl), cle, now });
  return jsonFile(signed, `badge-${row.numero}.json`);
}

/** The credential of a certificat that the caller may issue. */
export async function badgeDe(
  context: RoleContext<'certificat.revoque-non-tire'>,
  issuing: Issuing,
  id: number,
): Promise<FileAnswer> {
  const [row] = await readChosen(context, [id]);
  if (row === undefined) throw refuse.notFound();
  return answerBadge(context, issuing, row);
}

/** The issuer's document, for whoever verifies a credential. */
export async function answerEmetteur(context: Context, { siteUrl }: Config): Promise<FileAnswer> {
  openToAll(context);
  return jsonFile(documentEmetteur(siteUrl, await clesPubliques(context.db)), 'did.json');
}

/** A signed list of statuts, for whoever verifies a credential. */
export async function answerStatuts(context: Context, config: Config, liste: number): Promise<FileAnswer> {
  if (liste > DERNIERE_LISTE) throw refuse.notFound();
  openToAll(context);
  const { now } = context;
  const until = new Date(now.getTime() + SERT_MS);
  const { cle, statuts } = await context.db.transaction().execute(async (db) => ({
    cle: await signingKey(config, db, now),
    statuts: await listeDeStatuts(db, config.siteUrl, { liste, now, until }),
  }));
  const signed = await sceller(statuts, { did: didOf(config.siteUrl), cle, now });
  return jsonFile(signed, `statuts-${liste}.json`);
}
