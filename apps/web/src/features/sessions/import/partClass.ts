import { MOST_SESSIONS } from '@habilis/api/session-certification/stagiaires';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { groupesDeClasse } from '@habilis/domain/stagiaire/groupesDeClasse';
import { v5 as uuidOf } from 'uuid';
import { call } from '../../../session/call.ts';
import { createIdempotency } from '../../../session/idempotency.ts';
import { type ClassImport, columnsToRemember } from './classImport.ts';
import type { JudgedLine } from './judgeImport.ts';
import { type ClassToSend, lineToSend } from './sendClasses.ts';

/** How many more sessions lines make that find no place; null where they are more than one act may open. */
export function sessionsFor(nombre: number, most: number): number | null {
  const sessions = Math.ceil(nombre / Math.max(1, most));
  return sessions === 0 || sessions > MOST_SESSIONS ? null : sessions;
}

/** The lines that fit into the open session, and the others in as few further ones as may be, of even sizes (SC871). */
export function partedOf(here: readonly JudgedLine[], others: readonly JudgedLine[], most: number): ClassToSend[] {
  const isHere = here.length === 0 ? [] : [{ classe: '', lignes: here, isHere: true }];
  return [...isHere, ...groupesDeClasse(others, () => '', most).map((groupe) => ({ ...groupe, isHere: false }))];
}

/** Sends a class that is parted, in one act; what is sent again opens nothing more. */
export function createClassParter() {
  const keyOf = createIdempotency();
  return (one: ClassImport, { id }: Pick<SessionCertification, 'id'>, classes: readonly ClassToSend[]) => {
    const body = {
      ici: classes.filter(({ isHere }) => isHere).flatMap(({ lignes }) => lignes.map(lineToSend)),
      autres: classes
        .filter(({ isHere }) => !isHere)
        .map(({ lignes }, index) => ({
          // The same for one reading of one class, after a reload too.
          cleBrouillon: uuidOf(`${id ?? ''}:${one.luLe}:${index}`, uuidOf.URL),
          lignes: lignes.map(lineToSend),
        })),
      colonnes: columnsToRemember(one),
    };
    return call(sessionCertification.repartir, { params: { id: id ?? 0 }, body }, { idempotencyKey: keyOf(body) });
  };
}
