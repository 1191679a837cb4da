import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { useState } from 'react';
import { isRefusal, tellRefused } from '../../../messages/tellRefused.ts';
import { asDocument } from '../sessionKind.ts';
import type { Stagiaires } from '../useStagiaires.ts';
import { createClassParter } from './partClass.ts';
import { type ClassToSend, createClassSender } from './sendClasses.ts';
import type { ImportWork, Lines } from './useLines.ts';
import type { Asked, Review } from './useReview.ts';

/** A class that was imported: where, and how many; `isLike` into a session of the same days and place. */
export type Imported = {
  readonly session: SessionCertification;
  readonly nombre: number;
  readonly isHere: boolean;
  readonly isLike?: boolean;
};

/** What sending needs of the tab, and what it tells it. */
export type SendOptions = {
  readonly stagiaires: Pick<Stagiaires, 'stored'>;
  readonly onImported: (imported: readonly Imported[]) => void;
};

/** Writes what was agreed to; what is sent leaves the grid. */
export function useSend(
  { open, stagiaires, importing, one, onImported }: ImportWork & SendOptions,
  { asking, judged }: Lines,
  { setAsked, takePlaces }: Review,
) {
  const [sender] = useState(createClassSender);
  const [parter] = useState(createClassParter);
  /** Sends one class after the other; what was sent leaves the grid, so that a failure in between repeats nothing. */
  const sendEach = async (groups: readonly ClassToSend[], sent: Imported[]) => {
    const gone = new Set<string>();
    const like = open.document.getState().demande;
    for (const group of groups) {
      const written = await sender(one, like, group);
      sent.push({ session: written, nombre: group.lignes.length, isHere: group.isHere });
      if (group.isHere) open.document.learn(asDocument(written));
      for (const { line } of group.lignes) gone.add(line.id);
      importing.settle((before) => ({ ...before, lines: before.lines.filter(({ id }) => !gone.has(id)) }));
      if (group.isHere) takePlaces();
    }
    importing.leaveAside(gone);
  };
  /** Sends all of it in one act. */
  const sendParted = async (groups: readonly ClassToSend[], sent: Imported[]) => {
    const written = await parter(one, open.document.getState().demande, groups);
    open.document.learn(asDocument(written.session));
    sent.push(
      ...written.autres.map((autre) => ({
        session: autre,
        nombre: autre.stagiaires.length,
        isHere: false,
        isLike: true,
      })),
    );
    importing.end();
  };
  return async ({ classes, isParted }: Asked) => {
    const sent: Imported[] = [];
    try {
      await stagiaires.stored();
      await (isParted ? sendParted(classes, sent) : sendEach(classes, sent));
    } catch (error) {
      // A refused line is no longer as it was judged.
      if (isRefusal(error)) asking.forget(judged);
      tellRefused(error);
    } finally {
      setAsked(null);
      if (sent.length > 0) onImported(sent);
    }
  };
}
