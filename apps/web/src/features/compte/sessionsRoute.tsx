import type { Acces, SessionOuverte } from '@habilis/api/account/Acces';
import type { Consultation } from '@habilis/api/account/Consultation';
import { account } from '@habilis/api/account/endpoints';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { DataTable } from '@habilis/ui/DataTable';
import { Inline } from '@habilis/ui/Inline';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { MonitorCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { call } from '../../session/call.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { ActsInOnesName } from './ActsInOnesName.tsx';
import { Consultations } from './Consultations.tsx';
import { useSending } from '../../forms/useSending.ts';

type Loaded = {
  readonly sessions: readonly SessionOuverte[];
  readonly acces: readonly Acces[];
  readonly consultations: readonly Consultation[];
};

/** The open sessions, what was done with the account and who looked at it. */
export async function loader(): Promise<Loaded> {
  const [sessions, acces, consultations] = await Promise.all([
    call(account.sessions, {}),
    call(account.acces, {}),
    call(account.consultations, {}),
  ]);
  return { sessions, acces, consultations };
}

/** What happened, and by which second factor. */
function Event({ acces: { action, facteur } }: { acces: Acces }): ReactNode {
  const t = useText();
  const quoi = t(`compte.acces.${action}`);
  return facteur === null ? quoi : t('compte.acces.avec', { quoi, facteur });
}

const instantText = (t: Texts, instant: string): string =>
  t('compte.sessions.instant', { date: formatInstantDate(instant), heure: formatTime(instant) });

/** An open session, with what closes it from another. */
function Session({ of: one, isBusy, onEnd }: { of: SessionOuverte; isBusy: boolean; onEnd: () => void }): ReactNode {
  const t = useText();
  const { id, appareil, debutLe, renouveleeLe, isCourante } = one;
  return (
    <Stack gap={4}>
      <Inline gap={8}>
        <Text isStrong as="span">
          {appareil ?? t('compte.sessions.appareil-inconnu')}
        </Text>
        {isCourante && (
          <Badge tone="success" icon={MonitorCheck}>
            {t('compte.sessions.celle-ci')}
          </Badge>
        )}
      </Inline>
      <Text look="small" tone="subtle" id={id}>
        {t('compte.sessions.depuis', { debut: instantText(t, debutLe), vue: instantText(t, renouveleeLe) })}
      </Text>
      {!isCourante && (
        <Inline gap={8}>
          <Button size="small" isBusy={isBusy} aria-describedby={id} onPress={onEnd}>
            {t('compte.sessions.fermer')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The open sessions, each with a way to close it, and the history of the account. */
export function Component(): ReactNode {
  const t = useText();
  const { sessions, acces, consultations } = useLoaderData<Loaded>();
  const { revalidate } = useRevalidator();
  const sending = useSending();
  const at = (instant: string) => instantText(t, instant);
  const end = async (work: () => Promise<unknown>) => {
    await sending.send(work);
    await revalidate();
  };
  const endOthers = async () => {
    const isSure = await confirm({
      title: t('compte.sessions.fermer-autres'),
      message: t('compte.sessions.fermer-autres-question'),
      confirmLabel: t('compte.sessions.fermer-autres'),
    });
    if (isSure) await end(() => call(account.endOtherSessions, {}));
  };
  return (
    <Stack gap={28}>
      <Section title={t('compte.sessions.ouvertes')} isPlain>
        <Stack gap={16}>
          {sessions.map((one) => (
            <Session
              key={one.id}
              of={one}
              isBusy={sending.isBusy}
              onEnd={() => void end(() => call(account.endSession, { params: { sessionId: one.id } }))}
            />
          ))}
          {sessions.length > 1 && (
            <Inline gap={8}>
              <Button isBusy={sending.isBusy} onPress={() => void endOthers()}>
                {t('compte.sessions.fermer-autres')}
              </Button>
            </Inline>
          )}
        </Stack>
      </Section>
      <ActsInOnesName acces={acces} at={at} />
      <Consultations consultations={consultations} />
      <Section title={t('compte.acces.titre')}>
        <DataTable
          caption={t('compte.acces.titre')}
          columns={[
            { key: 'quoi', header: t('compte.acces.quoi'), render: (one) => <Event acces={one} /> },
            { key: 'quand', header: t('compte.acces.quand'), render: ({ faitLe }) => at(faitLe) },
            { key: 'appareil', header: t('compte.acces.appareil'), render: ({ appareil }) => appareil ?? '—' },
          ]}
          rows={acces}
          rowKey={({ id }) => String(id)}
        />
      </Section>
    </Stack>
  );
}
