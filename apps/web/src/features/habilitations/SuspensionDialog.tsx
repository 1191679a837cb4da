import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { addDays } from '@habilis/domain/date/addDays';
import {
  debutSuspension,
  latestSuspensionDate,
  MOTIFS_SUSPENSION,
  SANS_FIN,
} from '@habilis/domain/habilitation/refusalOfSuspension';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Checkbox } from '@habilis/ui/Checkbox';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { useAtomValue } from 'jotai';
import { CalendarClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

const DAYS_AT_FIRST = 30;

type Typed = {
  readonly motif: Habilitation['motifSuspension'];
  readonly commentaire: string;
  readonly fin: string | null;
  readonly isOpen: boolean;
};

/** What the dialog begins with: the suspension under way, or one from today. */
function typedOf(one: Habilitation, today: string): Typed {
  const { etat, dateFinSuspension: fin, motifSuspension: motif } = one;
  if (etat !== 'SUSPENDUE') {
    return { motif: null, commentaire: '', fin: addDays(today, DAYS_AT_FIRST), isOpen: false };
  }
  const commentaire = one.commentaireSuspension ?? '';
  return { motif, commentaire, fin: fin === SANS_FIN ? null : fin, isOpen: fin === SANS_FIN };
}

/** What is missing; dates the server judges. */
function faultsOf({ motif, commentaire, fin, isOpen }: Typed, isRupture: boolean) {
  const fault = (path: string, title: string) => ({ path, label: problemText(title) });
  return [
    ...(motif === null ? [fault('motif', 'habilitation.motif-requis')] : []),
    ...(isEmpty(commentaire) ? [fault('commentaireSuspension', 'habilitation.commentaire-requis')] : []),
    ...(!isRupture && !isOpen && fin === null ? [fault('dateFinSuspension', 'habilitation.fin-requise')] : []),
  ];
}

/** The last day, or none: the first one is given. */
function Period({
  typed,
  onChange,
  debut,
  faultOf,
}: {
  typed: Typed;
  onChange: (typed: Typed) => void;
  debut: string;
  faultOf: (path: string) => string | undefined;
}): ReactNode {
  const t = useText();
  const { today, suspensionCaisseMois } = useServerProperties();
  const role = useAtomValue(currentRoleAtom);
  const isOfCaisse = role !== null && scopeOf(role.type, 'suspend-habilitation') === 'caisse';
  const latest = latestSuspensionDate(debut, suspensionCaisseMois);
  const calendar = calendarWords(t);
  return (
    <>
      {!typed.isOpen && (
        <DatePicker
          {...calendar}
          id="dateFinSuspension"
          label={t('habilitations.suspension-fin')}
          {...(isOfCaisse ? { description: t('habilitations.suspension-caisse', { date: formatDate(latest) }) } : {})}
          value={typed.fin}
          minValue={today}
          maxValue={isOfCaisse ? latest : undefined}
          onChange={(fin) => onChange({ ...typed, fin })}
          errorMessage={faultOf('dateFinSuspension')}
        />
      )}
      {!isOfCaisse && (
        <Checkbox
          label={t('habilitations.suspension-sans-fin')}
          isSelected={typed.isOpen}
          onChange={(isOpen) => onChange({ ...typed, isOpen })}
        />
      )}
    </>
  );
}

/** Suspends an accreditation, changes its suspension, or ends it for good: with a ground and a comment that the entity receives. */
export function SuspensionDialog({
  one,
  isRupture,
  onRemind,
  onSent,
  onClose,
}: {
  one: Habilitation;
  isRupture: boolean;
  /** To be reminded on another day instead. */
  onRemind: () => void;
  /** The accreditation is to be read again, whether the change went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const sending = useSending(['motif', 'commentaireSuspension', 'dateFinSuspension']);
  const [typed, setTyped] = useState(() => typedOf(one, today));
  const debut = debutSuspension(one, today);
  const isFirst = !isRupture && one.etat !== 'SUSPENDUE';
  const action = isRupture ? 'rompre' : one.etat === 'SUSPENDUE' ? 'prolonger-suspension' : 'suspendre';
  const confirm = async () => {
    const { motif, commentaire, fin, isOpen } = typed;
    const known = faultsOf(typed, isRupture);
    const isDone = await sending.send(
      () =>
        call(habilitation.setSuspension, {
          body: {
            habilitationId: one.id,
            version: one.version,
            motif,
            commentaireSuspension: commentaire,
            rupture: isRupture,
            dateDebutSuspension: isRupture ? null : debut,
            dateFinSuspension: isRupture || isOpen ? null : fin,
          },
        }),
      known,
    );
    if (isDone) tellDone(isRupture ? 'habilitations.rompue' : 'habilitations.suspendue');
    if (isDone) onClose();
    if (known.length === 0) onSent();
  };
  return (
    <ConfirmationDialog
      title={t(`habilitations.action.${action}`)}
      isOpen
      isDanger
      isBusy={sending.isBusy}
      confirmLabel={t(`habilitations.action.${action}`)}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <Text>{t(isRupture ? 'habilitations.rompre-texte' : 'habilitations.suspendre-texte')}</Text>
        {isFirst && (
          <Stack gap={8}>
            <Text>{t('habilitations.suspendre-aujourdhui', { date: formatDate(today) })}</Text>
            <div>
              <Button variant="quiet" size="small" icon={CalendarClock} onPress={onRemind}>
                {t('habilitations.rappel-autre-jour')}
              </Button>
            </div>
          </Stack>
        )}
        <Select
          id="motif"
          label={t('habilitations.motif')}
          placeholder={t('utilisateurs.choisir')}
          options={MOTIFS_SUSPENSION.map((id) => ({ id, label: t(`habilitations.motif.${id}`) }))}
          value={typed.motif}
          onChange={(id) => setTyped({ ...typed, motif: MOTIFS_SUSPENSION.find((one_) => one_ === id) ?? null })}
          errorMessage={sending.faultOf('motif')}
        />
        {!isRupture && <Period typed={typed} onChange={setTyped} debut={debut} faultOf={sending.faultOf} />}
        <TextArea
          id="commentaireSuspension"
          label={t('habilitations.commentaire')}
          description={t('habilitations.commentaire-aide')}
          value={typed.commentaire}
          onChange={(commentaire) => setTyped({ ...typed, commentaire })}
          maxLength={4000}
          errorMessage={sending.faultOf('commentaireSuspension')}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
