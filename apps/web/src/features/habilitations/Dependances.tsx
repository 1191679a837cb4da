import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { DependancesHabilitation } from '@habilis/api/habilitation/DependancesHabilitation';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { sessionsBarrees } from '@habilis/domain/droit/sessionsBarrees';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type Item, ItemList } from '@habilis/ui/ItemList';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { CalendarDays, FileText, Award, Mail, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { call } from '../../session/call.ts';

/** As many sessions as are named; the others are counted. */
const NAMED = 8;

/** What hangs on a habilitation, read as its dialog opens; null until then, or when it cannot be read. */
function useDependances(id: number): DependancesHabilitation | null {
  const [read, setRead] = useState<DependancesHabilitation | null>(null);
  useEffect(() => {
    let isGone = false;
    void call(habilitation.dependances, { params: { id } }, { background: true }).then(
      (found) => {
        if (!isGone) setRead(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return read;
}

/** The sessions that it stops. */
const sessionItems = (t: Texts, barred: DependancesHabilitation['sessions']): Item[] => [
  ...barred.slice(0, NAMED).map(({ id, numero, dateSession, etat }) => ({
    key: `session-${id}`,
    icon: CalendarDays,
    title: t('habilitations.dependances.session', { numero: numero ?? t('habilitations.dependances.sans-numero') }),
    description: [
      dateSession === null ? null : formatDate(dateSession),
      t(`sessions-certification.etat.${etat}`),
      t('habilitations.dependances.bloquee'),
    ]
      .filter((words) => words !== null)
      .join(' · '),
  })),
  ...(barred.length > NAMED
    ? [
        {
          key: 'sessions',
          icon: CalendarDays,
          title: t('habilitations.dependances.autres', { nombre: barred.length - NAMED }),
        },
      ]
    : []),
];

/** What a suspension from a day until another, or a rupture, stops, and what follows it: by name, before it is decided. */
export function Dependances({
  one,
  du,
  au,
  isRupture,
}: {
  one: Habilitation;
  du: string;
  /** Its last day; that of one without end is the last of all. */
  au: string | null;
  isRupture: boolean;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const read = useDependances(one.id);
  if (read === null) return null;
  const barred = sessionsBarrees(read.sessions, one, { du, au, isRupture, today });
  const title = t('habilitations.dependances');
  const suite = t(isRupture ? 'habilitations.dependances.suite-rompue' : 'habilitations.dependances.suite');
  const items = [
    ...sessionItems(t, barred),
    ...read.demandes.map(({ id, numero, mode }) => ({
      key: `demande-${id}`,
      icon: FileText,
      title: [t(`habilitations.demande.mode.${mode}`), numero].filter((words) => words !== null).join(' '),
      description: suite,
    })),
    ...read.suites.map(({ id, numero }) => ({
      key: `suite-${id}`,
      icon: Award,
      title: t('habilitations.dependances.accordee', { numero }),
      description: t(
        isRupture ? 'habilitations.dependances.accordee-rompue' : 'habilitations.dependances.accordee-suspendue',
      ),
    })),
    ...read.delegataires.map(({ roleId, nomPrenom }) => ({
      key: `delegation-${roleId}`,
      icon: UserRound,
      title: t('habilitations.dependances.delegation', { nom: nomPrenom }),
      description: t(`habilitations.dependances.delegation-${isRupture ? 'rompue' : 'suspendue'}`),
    })),
    ...(read.suivis === 0
      ? []
      : [{ key: 'suivis', icon: Mail, title: t('habilitations.dependances.suivis', { nombre: read.suivis }) }]),
  ];
  if (items.length === 0) return <Text tone="subtle">{t('habilitations.dependances.rien')}</Text>;
  return (
    <Stack gap={4}>
      <Text isStrong>{title}</Text>
      <ItemList label={title} items={items} />
    </Stack>
  );
}
