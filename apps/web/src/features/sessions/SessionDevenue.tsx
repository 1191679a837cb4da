import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { SessionConfiee } from '@habilis/api/session-certification/SessionConfiee';
import { formatInstantDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { FactList } from '@habilis/ui/FactList';
import { Identifier } from '@habilis/ui/Identifier';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ResultatsGardes } from './resultats/ResultatsGardes.tsx';
import { shortDates } from './sessionDates.ts';

/** What became of a session, in one sentence. */
export const devenirOf = (t: Texts, { devenir, le, formateurNomPrenom }: SessionConfiee): string =>
  t(`sessions-certification.devenue.${devenir}`, { nom: formateurNomPrenom ?? '', date: formatInstantDate(le) });

/** What a session that was a formateur's has become: they read its days and what was decided, and nothing of who is in it (SC41). */
export function SessionDevenue({
  session,
  role,
  habilisId,
}: {
  session: SessionConfiee;
  role: Role;
  habilisId: string;
}): ReactNode {
  const t = useText();
  const { numero, libelleDispositifNiveau, raisonSociale, lieu, devenir, commentaire } = session;
  const facts = [
    { label: t('sessions-certification.devenue.prevue'), value: shortDates(session) },
    { label: t('sessions-certification.devenue.entite'), value: raisonSociale },
    { label: t('sessions-certification.devenue.lieu'), value: lieu },
    { label: t('sessions-certification.devenue.raison'), value: commentaire },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ key: label, term: label, value }]));
  return (
    <Page
      header={
        <AreaHeader
          title={t('sessions-certification.devenue.titre', { numero })}
          titleEnd={<Identifier>{numero}</Identifier>}
          above={[{ label: t('sessions-certification.liste.titre'), href: rolePath(role, 'sessions') }]}
          here={numero}
          description={libelleDispositifNiveau}
        />
      }
    >
      <Stack gap={28}>
        <Callout tone="info" title={devenirOf(t, session)}>
          <Text>{t(`sessions-certification.devenue.${devenir}-suite`)}</Text>
        </Callout>
        <ResultatsGardes habilisId={habilisId} sessionId={session.id} />
        <FactList facts={facts} />
        <Stack align="start">
          <LinkButton href={rolePath(role, 'sessions')}>{t('sessions-certification.devenue.sessions')}</LinkButton>
        </Stack>
      </Stack>
    </Page>
  );
}
