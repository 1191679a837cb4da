import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { QueryOf } from '@habilis/api/endpoint';
import type { SessionsTouchees as Read, SessionTouchee } from '@habilis/api/session-certification/SessionsTouchees';
import { type FinAnnoncee, suiteDeSession } from '@habilis/domain/session-certification/suiteDeSession';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { FactList } from '@habilis/ui/FactList';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { call } from '../session/call.ts';

type Asked = QueryOf<typeof sessionCertification.touchees>;

/** Reads what hangs on something once; null until it is read, and when it cannot be. */
function useTouchees({ habilitation, entite, role, compte }: Asked): Read | null {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let isLeft = false;
    const query = {
      ...(habilitation === undefined ? {} : { habilitation: String(habilitation) }),
      ...(entite === undefined ? {} : { entite: String(entite) }),
      ...(role === undefined ? {} : { role: String(role) }),
      ...(compte === undefined ? {} : { compte }),
    };
    call(sessionCertification.touchees, { query }, { background: true }).then(
      (found) => {
        if (!isLeft) setRead(found);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [habilitation, entite, role, compte]);
  return read;
}

const nameOf = ({ numero, libelleDispositifNiveau, dateSession }: SessionTouchee): string =>
  [numero, libelleDispositifNiveau, dateSession === null ? null : formatDate(dateSession)]
    .filter((part) => part !== null)
    .join(', ');

type Props = {
  /** What is about to end. */
  readonly of: Asked;
  /** How and when, as typed; for a role, only as what it holds sessions. */
  readonly fin: FinAnnoncee | 'role' | null;
};

/** The open sessions that hang on what a dialog is about to end, each by name with what becomes of it (rules/sessions#what-an-end-leaves; SC43). */
export function SessionsTouchees({ of, fin }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const read = useTouchees(of);
  if (read === null || read.total === 0 || fin === null) return null;
  const announced = fin === 'role' ? (read.acte === null ? null : ({ acte: read.acte } as const)) : fin;
  if (announced === null) return null;
  const left = read.total - read.sessions.length;
  return (
    <Stack gap={8}>
      <Text isStrong>{t('sessions-certification.touchees.titre', { nombre: read.total })}</Text>
      <FactList
        facts={read.sessions.map((one) => {
          const suite = suiteDeSession(one, announced, today);
          return { key: String(one.id), term: nameOf(one), value: t(`sessions-certification.touchees.${suite}`) };
        })}
      />
      {left > 0 && (
        <Text look="small" tone="subtle">
          {t('sessions-certification.touchees.autres', { nombre: left })}
        </Text>
      )}
    </Stack>
  );
}
