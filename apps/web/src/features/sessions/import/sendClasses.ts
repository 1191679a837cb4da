import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { type Groupe, groupesDeClasse } from '@habilis/domain/stagiaire/groupesDeClasse';
import { v4 as uuid } from 'uuid';
import { call } from '../../../session/call.ts';
import { createIdempotency } from '../../../session/idempotency.ts';
import { asDocument, sessionKind, writeOf } from '../sessionKind.ts';
import { writeBase } from '../../../document/writeBase.ts';
import { type ClassImport, columnsToRemember } from './classImport.ts';
import { type JudgedLine, typedOf } from './judgeImport.ts';

/** A class to import; `isHere` into the session that is open, else into a draft of its own. */
export type ClassToSend = Groupe<JudgedLine> & { readonly isHere: boolean };

/** The classes of the lines that are taken: the first that fits joins the open session, the others make drafts like it (SC29). */
export function classesOf(
  { colonnes }: ClassImport,
  taken: readonly JudgedLine[],
  { places, most }: { readonly places: number; readonly most: number },
): ClassToSend[] {
  if (colonnes.classe === undefined) return taken.length === 0 ? [] : [{ classe: '', lignes: taken, isHere: true }];
  const groupes = groupesDeClasse(taken, ({ line }) => line.values.classe, most);
  const here = groupes.findIndex(({ lignes }) => lignes.length <= places);
  return groupes.map((groupe, index) => ({ ...groupe, isHere: index === here }));
}

/** The keys of what is sent: the same again when it is sent again, so that a lost answer makes no second draft. */
type Keys = {
  readonly draft: string;
  readonly ofDraft: ReturnType<typeof createIdempotency>;
  readonly ofClass: ReturnType<typeof createIdempotency>;
};

/** A draft like a session: its place, its formateur and its hours; its days are its own. */
async function createDraft(like: SessionCertification, { draft, ofDraft }: Keys): Promise<number> {
  const { id, habilitation, mode } = like;
  const started = asDocument(
    await call(sessionCertification.start, {
      query: { habilitationId: String(habilitation.id), copieDe: String(id ?? 0) },
    }),
  );
  const base = writeBase({ demande: started, removed: new Set(), cleBrouillon: draft });
  const body = writeOf(sessionKind.bodyOf(base, { ...sessionKind.saisieOf(started), mode }, started));
  const created = await call(sessionCertification.update, { body }, { idempotencyKey: ofDraft(body) });
  if (created.id === null) throw new Error('une session enregistrée a un identifiant');
  return created.id;
}

/** A line as it is sent: who was chosen of those alike counts while somebody is alike. */
export const lineToSend = ({ line, judgement }: JudgedLine) => ({
  ...typedOf(line),
  choix: (judgement?.proches.length ?? 0) > 0 ? line.choix : null,
});

/** Sends classes one after the other; a class that was sent is never sent again. */
export function createClassSender() {
  const keys = new Map<string, Keys>();
  const keysOf = (says: string): Keys => {
    const before = keys.get(says);
    if (before !== undefined) return before;
    const made = { draft: uuid(), ofDraft: createIdempotency(), ofClass: createIdempotency() };
    keys.set(says, made);
    return made;
  };
  return async (one: ClassImport, like: SessionCertification, group: ClassToSend): Promise<SessionCertification> => {
    const own = keysOf(JSON.stringify(group.lignes.map(({ line }) => line.id)));
    const id = group.isHere ? (like.id ?? 0) : await createDraft(like, own);
    const body = {
      lignes: group.lignes.map(lineToSend),
      colonnes: columnsToRemember(one),
    };
    return call(sessionCertification.importer, { params: { id }, body }, { idempotencyKey: own.ofClass(body) });
  };
}
