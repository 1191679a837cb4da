import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { SessionConfiee } from '@habilis/api/session-certification/SessionConfiee';
import { useText } from '@habilis/i18n/TextProvider';
import { ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import type { ReactNode } from 'react';
import { devenirOf } from './SessionDevenue.tsx';
import { shortDates } from './sessionDates.ts';

/** The sessions that were a formateur's, each in one line that says what became of it; nothing without any (SC41). */
export function SessionsDevenues({ sessions, role }: { sessions: readonly SessionConfiee[]; role: Role }): ReactNode {
  const t = useText();
  if (sessions.length === 0) return null;
  const title = t('sessions-certification.devenue.liste');
  return (
    <Section title={title}>
      <ItemList
        label={title}
        items={sessions.map((one) => ({
          key: String(one.id),
          title: [one.numero, one.libelleDispositifNiveau, shortDates(one)].filter((part) => part !== null).join(', '),
          href: rolePath(role, 'session', one.id),
          description: [devenirOf(t, one), one.raisonSociale].join(' · '),
        }))}
      />
    </Section>
  );
}
