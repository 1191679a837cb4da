import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { addDays } from '@habilis/domain/date/addDays';
import {
  debutSuspension,
  latestSuspensionDate,
  MOTIFS_SUSPENSION,
  SANS_FIN,
  suspensionFaults,
} from '@habilis/domain/habilitation/refusalOfSuspension';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Checkbox } from '@habilis/ui/Checkbox';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { type Form, useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import { Dependances } from './Dependances.tsx';
import type { DialogProps } from './DialogProps.ts';
import { sujetOf } from './sujetOf.ts';

const DAYS_AT_FIRST = 30;

/** A suspension as it is typed. */
export type SuspensionTyped = {
  readonly motif: Habilitation['motifSuspension'];
  readonly commentaireSuspension: string;
  readonly dateFinSuspension: string | null;
  readonly isOpen: boolean;
};

const kept = createKept<SuspensionTyped>();

/** The first values of the dialog: the current suspension, or one from today. */
function typedOf(one: Habilitation, today: string): SuspensionTyped {
  const { etat, dateFinSuspension: fin, motifSuspension: motif } = one;
  if (etat !== 'SUSPENDUE') {
    return {
      motif: null,
      commentaireSuspension: '',
      dateFinSuspension: addDays(today, DAYS_AT_FIRST),
      isOpen: false,
    };
  }
  const isOpen = fin === SANS_FIN;
  return {
    motif,
    commentaireSuspension: one.commentaireSuspension ?? '',
    dateFinSuspension: isOpen ? null : fin,
    isOpen,
  };
}

/** The last day, or none, for a first day already set. */
function Period({ form, debut, role }: { form: Form<SuspensionTyped>; debut: string; role: Role }): ReactNode {
  const t = useText();
  const { today, suspensionCaisseMois } = useServerProperties();
  const isOfCaisse = scopeOf(role.type, 'suspend-habilitation') === 'caisse';
  const latest = latestSuspensionDate(debut, suspensionCaisseMois);
  const { isOpen } = form.values;
  return (
    <>
      {!isOpen && (
        <DatePicker
          {...form.field('dateFinSuspension')}
          {...calendarWords(t)}
          label={t('habilitations.suspension-fin')}
          {...(isOfCaisse ? { description: t('habilitations.suspension-caisse', { date: formatDate(latest) }) } : {})}
          minValue={today}
          maxValue={isOfCaisse ? latest : undefined}
        />
      )}
      {!isOfCaisse && (
        <Checkbox
          label={t('habilitations.suspension-sans-fin')}
          isSelected={isOpen}
          onChange={(isChosen) => form.set({ isOpen: isChosen })}
        />
      )}
    </>
  );
}

type Props = DialogProps & {
  readonly role: Role;
  readonly isRupture: boolean;
  /** What was typed before a reminder was chosen instead. */
  readonly typed: SuspensionTyped | null;
  /** Called to choose a reminder on another day instead. */
  readonly onRemind: (typed: SuspensionTyped) => void;
};

const actionOf = ({ one: { etat }, isRupture }: Pick<Props, 'one' | 'isRupture'>) =>
  isRupture ? 'rompre' : etat === 'SUSPENDUE' ? 'prolonger-suspension' : 'suspendre';

/** The suspension or the rupture as it is typed. */
function useSuspension({ one, role, isRupture, typed, onSent, onClose }: Props) {
  const { today, suspensionCaisseMois } = useServerProperties();
  const debut = debutSuspension(one, today);
  return useForm({
    kept: kept.about(actionOf({ one, isRupture })),
    initial: () => typed ?? typedOf(one, today),
    draft: ({ isOpen, dateFinSuspension: fin, motif, commentaireSuspension }) => ({
      isOpen,
      motif,
      commentaireSuspension,
      rupture: isRupture,
      dateDebutSuspension: isRupture ? null : debut,
      dateFinSuspension: isRupture || isOpen ? null : fin,
    }),
    judge: ({ isOpen, commentaireSuspension: commentaire, ...asked }) => {
      const isFinUnanswered = !isRupture && !isOpen && asked.dateFinSuspension === null;
      const by = { role: role.type, today, settings: { suspensionCaisseMois } };
      return suspensionFaults(one, { ...asked, commentaire, isFinUnanswered }, by);
    },
    send: ({ motif, commentaireSuspension, rupture, dateDebutSuspension, dateFinSuspension }) =>
      call(habilitation.setSuspension, {
        body: {
          habilitationId: one.id,
          version: one.version,
          motif,
          commentaireSuspension,
          rupture,
          dateDebutSuspension,
          dateFinSuspension,
        },
      }),
    done: isRupture ? 'habilitations.rompue' : 'habilitations.suspendue',
    onDone: onClose,
    onAnswered: onSent,
  });
}

/** That a suspension begins today, and how to be reminded of it on another day instead. */
function FromToday({ onRemind }: { onRemind: () => void }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  return (
    <Stack gap={8}>
      <Text>{t('habilitations.suspendre-aujourdhui', { date: formatDate(today) })}</Text>
      <div>
        <Button variant="quiet" size="small" icon={CalendarClock} onPress={onRemind}>
          {t('habilitations.rappel-autre-jour')}
        </Button>
      </div>
    </Stack>
  );
}

/** Suspends a habilitation, changes its suspension, or ends it for good: with a reason and a comment sent to the entite. */
export function SuspensionDialog(props: Props): ReactNode {
  const t = useText();
  const { one, role, isRupture, onRemind, onClose } = props;
  const { today } = useServerProperties();
  const debut = debutSuspension(one, today);
  const action = actionOf(props);
  const form = useSuspension(props);
  return (
    <FormDialog
      title={t(`habilitations.action.${action}`)}
      about={sujetOf(one)}
      submitLabel={t(`habilitations.action.${action}`)}
      isDanger
      form={form}
      onClose={onClose}
    >
      <Text>{t(isRupture ? 'habilitations.rompre-texte' : 'habilitations.suspendre-texte')}</Text>
      {action === 'suspendre' && <FromToday onRemind={() => onRemind(form.values)} />}
      <Dependances
        one={one}
        du={isRupture ? today : debut}
        au={form.values.isOpen ? SANS_FIN : form.values.dateFinSuspension}
        isRupture={isRupture}
      />
      <Select
        {...form.field('motif')}
        label={t('habilitations.motif')}
        placeholder={t('utilisateurs.choisir')}
        options={MOTIFS_SUSPENSION.map((id) => ({ id, label: t(`habilitations.motif.${id}`) }))}
        onChange={(id) => form.set({ motif: MOTIFS_SUSPENSION.find((motif) => motif === id) ?? null })}
      />
      {!isRupture && <Period form={form} debut={debut} role={role} />}
      <TextArea
        {...form.field('commentaireSuspension')}
        label={t('habilitations.commentaire')}
        description={t('habilitations.commentaire-aide')}
        maxLength={4000}
      />
    </FormDialog>
  );
}
