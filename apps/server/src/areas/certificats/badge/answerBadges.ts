import type { Config } from '../../../config.ts';
import type { Context, FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import type { PapierTexts } from '../papier/papierTexts.ts';
import type { CertificatLu } from '../papier/readCertificats.ts';
import { readChosen, type SansPapierTitle } from '../papier/downloadCertificats.ts';
import { clesPubliques } from '../qrcode/publies.ts';
import { marksOf } from '../signature/marksOf.ts';
import { keptMade } from '../revocation/keptMade.ts';
import { signingKey } from '../signature/signingKey.ts';
import { badgeOf } from './badgeOf.ts';
import { didOf, documentEmetteur } from './emetteur.ts';
import { sealDocument } from './sealDocument.ts';
import { hasListe, listeDeStatuts } from './statuts.ts';
import { answerBytes } from '../../../platform/files/answerBytes.ts';

/** How long a list of statuts serves, in milliseconds: whoever keeps it longer reads it again. */
const SERT_MS = 86_400_000;
/** How often one is made anew although nothing changed, so that what is given serves for nearly a day. */
const REFAITE_MS = 3_600_000;

function jsonFile(value: object, userFilename: string): FileAnswer {
  const bytes = Buffer.from(JSON.stringify(value));
  return answerBytes(bytes, { userFilename, typeMime: 'application/json' });
}

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
  const signed = await sealDocument(badgeOf(texts, { row, url }), { did: didOf(config.siteUrl), cle, now });
  return jsonFile(signed, `badge-${row.numero}.json`);
}

/** The credential of a certificat that the caller may issue. */
export async function badgeDe(
  context: RoleContext<SansPapierTitle>,
  issuing: Issuing,
  id: number,
): Promise<FileAnswer> {
  const [row] = await readChosen(context, [id]);
  if (row === undefined) throw refuse.notFound();
  return answerBadge(context, issuing, row);
}

/** The issuer's document, for whoever verifies a credential. */
export async function answerEmetteur(context: Context, { siteUrl }: Config) {
  return documentEmetteur(siteUrl, await clesPubliques(context.db));
}

/** A signed list of statuts as of now. */
async function signStatuts({ db: connected, now }: Context, config: Config, liste: number) {
  const until = new Date(now.getTime() + SERT_MS);
  const { cle, statuts } = await connected.transaction().execute(async (db) => ({
    cle: await signingKey(config, db, now),
    statuts: await listeDeStatuts(db, config.siteUrl, { liste, now, until }),
  }));
  return sealDocument(statuts, { did: didOf(config.siteUrl), cle, now });
}

type Statuts = Awaited<ReturnType<typeof signStatuts>>;

/** Gives the signed lists of statuts to whoever verifies a credential, each kept made for an hour at most. */
export function keptStatuts(config: Config) {
  // As many as certificats were numbered for.
  const byListe = new Map<number, ReturnType<typeof keptMade<Statuts>>>();
  return async (context: Context, liste: number) => {
    if (!(await hasListe(context.db, liste))) throw refuse.notFound();
    const kept = byListe.get(liste) ?? keptMade<Statuts>();
    byListe.set(liste, kept);
    return kept(context, Math.floor(context.now.getTime() / REFAITE_MS), () => signStatuts(context, config, liste));
  };
}
