import type { ChezFormateur as Chez } from '@habilis/api/session-certification/ChezFormateur';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { formatDate, formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { HoldCard, type HoldCardProps } from '@habilis/ui/HoldCard';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Check, Clock, Send, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { deadlineView } from '../../etat/deadlineView.ts';
import type { SessionDocument } from './sessionKind.ts';
import { useEtatActuel } from './useEtatActuel.ts';

type Action = SessionDocument['actionsPossibles'][number];
type Props = {
  readonly session: SessionDocument;
  readonly busyKey: string | null;
  readonly onChoose: (action: Action) => void;
  /** Reads the session again, where it has come to. */
  readonly onFollow: () => void;
};

const ACTIONS: readonly string[] = ['Relance', 'Reprend'];

/** What stays in the bar of actions: the card bears those on a session at its formateur's. */
export const withoutCardActions = (session: SessionDocument): SessionDocument =>
  session.chezFormateur === undefined
    ? session
    : { ...session, actionsPossibles: session.actionsPossibles.filter(({ key }) => !ACTIONS.includes(key)) };

const isToday = (instant: string, today: string): boolean => formatInstantDate(instant) === formatDate(today);

/** Reminders done, and the next one. */
function factsOf(t: Texts, { relanceeLe, dateProchainRappel }: Chez, today: string): HoldCardProps['facts'] {
  const done =
    relanceeLe === null
      ? []
      : [
          isToday(relanceeLe, today)
            ? t('sessions-certification.chez.relancee', { heure: formatTime(relanceeLe) })
            : t('sessions-certification.chez.rappel', { date: formatInstantDate(relanceeLe) }),
        ];
  return [
    ...done.map((words) => ({ key: 'rappel', icon: Check, words })),
    ...(dateProchainRappel === null
      ? []
      : [
          {
            key: 'prochain',
            icon: Clock,
            words: t('sessions-certification.chez.prochain', { date: formatDate(dateProchainRappel) }),
          },
        ]),
  ];
}

/** Why no reminder can be sent now; null when one can. */
function reasonOf(t: Texts, session: SessionDocument, { relanceeLe }: Chez, today: string): string | null {
  const { dateFinSession, empechement } = session;
  if (relanceeLe !== null && isToday(relanceeLe, today)) return t('sessions-certification.chez.demain');
  if (dateFinSession !== null && dateFinSession > today)
    return t('sessions-certification.chez.trop-tot', { date: formatDate(dateFinSession) });
  return empechement === null ? null : t('sessions-certification.chez.empechee');
}

/** Whether the formateur has seen it. */
function openedOf(t: Texts, { ouverteLe }: Chez, nom: string): string {
  if (ouverteLe === null) return t('sessions-certification.chez.pas-ouverte', { nom });
  const when = { date: formatInstantDate(ouverteLe), heure: formatTime(ouverteLe) };
  return t('sessions-certification.chez.ouverte', { nom, ...when });
}

/** What is known of the work. */
function workOf(t: Texts, { dateFinSession, stagiaires }: SessionDocument, chez: Chez, today: string): string {
  if (dateFinSession !== null && dateFinSession > today)
    return t('sessions-certification.chez.a-venir', { date: formatDate(dateFinSession) });
  if (!chez.isEntamee) return t('sessions-certification.chez.pas-commencee');
  return t('sessions-certification.chez.entamee', { nombre: chez.nbSaisis, total: stagiaires.length });
}

/** What the reader may do meanwhile; a reminder that cannot be sent says why. */
function Actions({ session, chez, busyKey, onChoose }: Omit<Props, 'onFollow'> & { readonly chez: Chez }): ReactNode {
  const t = useText();
  const id = useId();
  const { today } = useServerProperties();
  const find = (key: string) => session.actionsPossibles.find((one) => one.key === key);
  const reason = reasonOf(t, session, chez, today);
  const reminds = find('Relance');
  const takes = chez.isEntamee ? undefined : find('Reprend');
  const isBusy = busyKey !== null;
  return (
    <>
      {(reminds !== undefined || reason !== null) && (
        <Stack gap={4}>
          <Button
            variant="primary"
            icon={Send}
            isFullWidth
            isBusy={busyKey === 'Relance'}
            isDisabled={isBusy && busyKey !== 'Relance'}
            isWithheld={reason !== null}
            {...(reason === null ? {} : { 'aria-describedby': id })}
            onPress={() => reminds !== undefined && onChoose(reminds)}
          >
            {t('sessions-certification.action.Relance-RESULTATS')}
          </Button>
          {reason !== null && (
            <Text look="small" tone="subtle" id={id}>
              {reason}
            </Text>
          )}
        </Stack>
      )}
      {takes !== undefined && (
        <Button
          icon={Undo2}
          isFullWidth
          isBusy={busyKey === 'Reprend'}
          isDisabled={isBusy}
          onPress={() => onChoose(takes)}
        >
          {t('sessions-certification.action.Reprend-RESULTATS')}
        </Button>
      )}
    </>
  );
}

/** A session that is at its formateur's, to those who wait for it: since when, by when, how far, and what can be done meanwhile (SC851). */
export function ChezFormateur({ session, busyKey, onChoose, onFollow }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const now = useEtatActuel(session.id, session.chezFormateur !== undefined);
  const { chezFormateur, dateFinSession } = session;
  if (chezFormateur === undefined) return null;
  const nom = session.animateurNomPrenom ?? t('sessions-certification.suivi.formateur');
  const moved = now !== null && now.etat !== session.etat ? now.etat : null;
  const chez = now?.chezFormateur ?? chezFormateur;
  const due = deadlineView(t, { start: dateFinSession ?? chez.depuis, due: chez.dateAttendue, today }, false);
  return (
    <Stack gap={16}>
      <div role="status">
        {moved !== null && (
          <Text isStrong>
            {t(`sessions-certification.chez.${moved === 'VERIFICATION' ? 'soumise' : 'ailleurs'}`, { nom })}
          </Text>
        )}
      </div>
      {moved !== null ? (
        <div>
          <Button variant="primary" onPress={onFollow}>
            {t(`sessions-certification.chez.${moved === 'VERIFICATION' ? 'voir-resultats' : 'voir'}`)}
          </Button>
        </div>
      ) : (
        <HoldCard
          title={t('sessions-certification.chez.titre', { nom, jours: daysBetween(chez.depuis, today) })}
          due={{
            label: t('sessions-certification.chez.attendus'),
            date: due.date,
            words: due.words,
            tone: due.state,
          }}
          facts={factsOf(t, chez, today) ?? []}
          actions={<Actions {...{ session, chez, busyKey, onChoose }} />}
        >
          <Text>
            {!chez.isEntamee && `${openedOf(t, chez, nom)} `}
            {workOf(t, session, chez, today)}
            {chez.isEntamee && ` ${t('sessions-certification.chez.renvoi')}`}
          </Text>
        </HoldCard>
      )}
    </Stack>
  );
}
