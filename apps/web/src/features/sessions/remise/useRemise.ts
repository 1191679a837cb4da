import { certificat } from '@habilis/api/certificat/endpoints';
import type { CertificatARemettre, RemiseFaite } from '@habilis/api/certificat/remise';
import { adresseRemiseFaults } from '@habilis/domain/certificat/adresseRemiseFaults';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemText } from '../../../messages/reportError.ts';
import { isRefusal, refusalText } from '../../../messages/tellRefused.ts';
import { currentTexts } from '../../../messages/texts.ts';
import { call } from '../../../session/call.ts';

/** How soon what is under way is read again, each time later, up to a minute. */
const FIRST_MS = 2000;
const LAST_MS = 60_000;

/** The certificats of a closed session on their way to their holders, as a page holds them. */
export type OpenRemise = {
  /** Null until they are read. */
  readonly certificats: readonly CertificatARemettre[] | null;
  readonly isUnreadable: boolean;
  readonly read: () => Promise<void>;
  /** Keeps an address; gives why it could not be, or null. */
  readonly changeAdresse: (one: CertificatARemettre, typed: string) => Promise<string | null>;
  readonly send: (chosen: readonly CertificatARemettre[]) => Promise<RemiseFaite>;
};

/** Whether something goes on without the reader: a mail that waits, a paper that is not signed yet. */
const isMoving = ({ etat, enVigueur, pret }: CertificatARemettre): boolean =>
  etat === 'EN_COURS' || (enVigueur && !pret);

/** Reads the certificats of a closed session, again as long as some are under way, and keeps what is changed of them. */
export function useRemise(sessionId: number): OpenRemise {
  const [certificats, setCertificats] = useState<readonly CertificatARemettre[] | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  /** Grows with each change: a list that was asked for before it is no longer true. */
  const changes = useRef(0);
  const pause = useRef(FIRST_MS);
  const read = useCallback(async () => {
    const asked = changes.current;
    try {
      const answer = await call(certificat.remise, { params: { id: sessionId } }, { background: true });
      setUnreadable(false);
      if (asked === changes.current) setCertificats(answer.certificats);
    } catch {
      setUnreadable(true);
    }
  }, [sessionId]);
  useEffect(() => {
    const first = setTimeout(() => void read());
    return () => clearTimeout(first);
  }, [read]);
  const waits = certificats?.some(isMoving) ?? false;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => {
      pause.current = Math.min(LAST_MS, pause.current * 2);
      void read();
    }, pause.current);
    return () => clearTimeout(timer);
  }, [certificats, waits, read]);
  const changeAdresse: OpenRemise['changeAdresse'] = async ({ certificatId, adresse: avant }, typed) => {
    const [fault] = adresseRemiseFaults({ adresse: typed });
    if (fault !== undefined) return problemText(fault.title);
    try {
      const kept = await call(certificat.changerAdresse, {
        params: { id: String(certificatId) },
        body: { adresse: typed, avant },
      });
      changes.current++;
      setCertificats((before) => before?.map((one) => (one.certificatId === certificatId ? kept : one)) ?? null);
      return null;
    } catch (error) {
      if (!isRefusal(error)) return currentTexts()('certificats.remise.non-gardee');
      // What another kept meanwhile stands under the field.
      if (error.status === 409) await read();
      return refusalText(error);
    }
  };
  const send: OpenRemise['send'] = async (chosen) => {
    const envois = chosen.flatMap(({ certificatId, adresse, envoyeLe }) =>
      adresse === null ? [] : [{ certificatId, adresse, envoyeLe }],
    );
    const done = await call(certificat.remettre, { params: { id: sessionId }, body: { envois } });
    changes.current++;
    pause.current = FIRST_MS;
    setCertificats(done.certificats);
    return done;
  };
  return { certificats, isUnreadable, read, changeAdresse, send };
}
