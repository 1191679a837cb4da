import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Inline } from '@habilis/ui/Inline';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { fieldProps } from '../../document/fieldProps.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { dayJudge } from '../../list/dayJudge.ts';
import { problemText } from '../../messages/reportError.ts';
import { AnimateurField, type Formateurs } from './AnimateurField.tsx';
import { HeureField } from '../../forms/HeureField.tsx';
import { LieuFields } from './LieuFields.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import type { SessionDocument, SessionTabProps } from './sessionKind.ts';
import { isOfFirstDay } from './useSessionFaults.ts';

type Props = SessionTabProps & { readonly session: SessionDocument } & Formateurs;
type Open = Props & { readonly onList: () => void };

/** The days and hours of the session. */
function JoursFields({ session, saisie, set, isReadOnly, ...tab }: Props): ReactNode {
  const t = useText();
  const { heuresInitiales, heuresMac } = session.regles;
  const hours = saisie.mode === 'MAC' ? heuresMac : heuresInitiales;
  const first = fieldProps(tab, 'dateSession');
  // A stored day that the habilitation does not cover any more, until another is chosen.
  const { empechement } = session;
  const isStored = session.etat === 'SAISIE' && saisie.dateSession === session.dateSession;
  const withheld = isStored && empechement !== null && isOfFirstDay(empechement) ? empechement : null;
  const day = { ...calendarWords(t), judge: dayJudge(t), isReadOnly };
  return (
    <>
      <Inline gap={24} align="baseline">
        <DatePicker
          {...first}
          {...day}
          errorMessage={first.errorMessage ?? (withheld === null ? undefined : problemText(withheld))}
          label={t('sessions-certification.saisie.premier-jour')}
          value={saisie.dateSession}
          onChange={(dateSession) => set({ dateSession })}
        />
        <DatePicker
          {...fieldProps(tab, 'dateFinSession')}
          {...day}
          label={t('sessions-certification.saisie.dernier-jour')}
          value={saisie.dateFinSession}
          onChange={(dateFinSession) => set({ dateFinSession })}
        />
      </Inline>
      <Inline gap={24} align="baseline">
        <HeureField
          {...fieldProps(tab, 'heureDebut')}
          label={t('sessions-certification.saisie.heure-debut')}
          value={saisie.heureDebut}
          onChange={(heureDebut) => set({ heureDebut })}
          isReadOnly={isReadOnly}
        />
        <HeureField
          {...fieldProps(tab, 'heureFin')}
          label={t('sessions-certification.saisie.heure-fin')}
          value={saisie.heureFin}
          onChange={(heureFin) => set({ heureFin })}
          isReadOnly={isReadOnly}
        />
      </Inline>
      {hours !== null && !isReadOnly && (
        <Text look="small" tone="subtle">
          {t('sessions-certification.saisie.duree-attendue', { heures: hours })}
        </Text>
      )}
    </>
  );
}

/** What a session is: its kind, its days, its place and who leads it; facts to whoever cannot change them. */
export function InformationsTab({ onList, ...props }: Open): ReactNode {
  const t = useText();
  const { session, saisie, set, isReadOnly } = props;
  if (session.id !== null && !session.modifiable) return <SessionFacts session={session} onList={onList} />;
  return (
    <Stack gap={24}>
      <RadioGroup
        {...fieldProps(props, 'mode')}
        label={t('sessions-certification.saisie.mode')}
        options={SESSION_MODES.map((id) => ({ id, label: t(`sessions-certification.mode-long.${id}`) }))}
        value={saisie.mode}
        onChange={(id) => set({ mode: SESSION_MODES.find((one) => one === id) ?? 'INI' })}
        isReadOnly={isReadOnly}
      />
      <JoursFields {...props} />
      <LieuFields {...props} />
      <AnimateurField {...props} />
    </Stack>
  );
}
