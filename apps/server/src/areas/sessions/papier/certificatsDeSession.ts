import type { TirageDemande } from '@habilis/api/certificat/Tirage';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { certificatInScope } from '../../certificats/papier/certificatScope.ts';
import type { PapierTexts } from '../../certificats/papier/papierTexts.ts';
import { readCertificats } from '../../certificats/papier/readCertificats.ts';
import {
  answerPapiers,
  readChosen,
  tiresOf,
  type SansPapierTitle,
} from '../../certificats/papier/downloadCertificats.ts';
import { findSession } from '../lecture/openSession.ts';

type NoneTitle = 'session-certification.sans-certificat';
type Asked = Pick<TirageDemande, 'papier' | 'envoi'>;

/** The title of a file: cards and sheets of one session lie in one folder. */
const titreOf = ({ t }: PapierTexts, { numero }: { readonly numero: string }, { papier }: Asked): string =>
  t(papier === 'CR80' ? 'certificats.papier.titre-cartes' : 'certificats.papier.titre-session', { numero });

/** All certificats in force of a session as one file. */
export async function downloadSession(
  context: RoleContext<NoneTitle>,
  texts: PapierTexts,
  id: number,
  asked: Asked,
): Promise<FileAnswer> {
  const session = await findSession(context, id);
  const inScope = certificatInScope(context, 'issue-certificats');
  const all = await readCertificats(context, (eb) => eb.and([inScope, eb('certificat.session_id', '=', id)]));
  const rows = all.filter(({ statut }) => statut === 'VALIDE');
  if (rows.length === 0) throw context.refuse.conflict('session-certification.sans-certificat');
  return answerPapiers(context, texts, tiresOf(texts, rows), {
    ...asked,
    titre: titreOf(texts, session, asked),
    audit: { objetType: 'session-certification', objetId: id },
  });
}

/** Some certificats of a session as one file. */
export async function downloadChosen(
  context: RoleContext<NoneTitle | SansPapierTitle>,
  texts: PapierTexts,
  id: number,
  { ids, ...asked }: TirageDemande,
): Promise<FileAnswer> {
  const session = await findSession(context, id);
  if (session.etat !== 'CLOTUREE') throw context.refuse.conflict('session-certification.sans-certificat');
  const rows = await readChosen(context, ids, ({ session_id }) => session_id === id);
  return answerPapiers(context, texts, tiresOf(texts, rows), {
    ...asked,
    titre: titreOf(texts, session, asked),
    audit: { objetType: 'session-certification', objetId: id },
  });
}
