import { entite as calls } from '@habilis/api/entite/endpoints';
import type { EntiteDetail } from '@habilis/api/entite/Entite';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { finAvecActivite } from '@habilis/domain/entite/finAvecActivite';
import { refusalOfFinActivite } from '@habilis/domain/entite/refusalOfFinActivite';
import { isRequester } from '@habilis/domain/role/roleGroup';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

const FIELDS = {
  'fin-deja-passee': 'dateFinActivite',
  'fin-avant-habilitation': 'dateFinActivite',
  'motif-requis': 'commentaireDateFin',
  'sans-fin': null,
} as const;

type Props = {
  readonly entite: EntiteDetail;
  readonly habilitations: readonly Habilitation[];
  readonly role: RoleType;
  /** Whether the end that is set is lifted, instead of one being set. */
  readonly isLifting: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

/** Sets the last day of an entity's activity, or lifts it; what ends with it is told before. */
export function FinActiviteDialog({ entite, habilitations, role, isLifting, onClose, onSent }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const sending = useSending(['dateFinActivite', 'commentaireDateFin']);
  const [date, setDate] = useState<string | null>(entite.dateFinActivite ?? today);
  const [commentaire, setCommentaire] = useState('');
  const dateFinActivite = isLifting ? null : date;
  const ended = date === null ? [] : habilitations.filter((one) => finAvecActivite(one, date, today) !== null);
  const send = async () => {
    const begun = habilitations.map(({ dateDebut }) => dateDebut).filter((debut) => debut <= today);
    const dernierDebut = begun.toSorted().at(-1) ?? null;
    const asked = { dateFinActivite, commentaire, actuelle: entite.dateFinActivite, dernierDebut };
    const isMissing = !isLifting && date === null;
    const refusal = isMissing ? null : refusalOfFinActivite(role, asked, today);
    const known = [
      ...(isMissing ? [{ path: 'dateFinActivite', label: problemText('utilisateur.dernier-jour-requis') }] : []),
      ...(refusal === null ? [] : [{ path: FIELDS[refusal], label: problemText(`entite.${refusal}`) }]),
    ];
    const body = { entiteId: entite.id, dateFinActivite, commentaireDateFin: commentaire, version: entite.version };
    const isDone = await sending.send(() => call(calls.setDateFinActivite, { body }), known);
    if (isDone) tellDone(isLifting ? 'entites.fin-levee' : 'entites.fin-fixee');
    if (isDone) onClose();
    onSent();
  };
  return (
    <ConfirmationDialog
      title={t(isLifting ? 'entites.lever-fin' : 'entites.fixer-fin')}
      isOpen
      isDanger={!isLifting}
      isBusy={sending.isBusy}
      confirmLabel={t(isLifting ? 'entites.lever' : 'entites.mettre-fin')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        {isLifting ? (
          <Text>{t('entites.lever-fin-texte')}</Text>
        ) : (
          <>
            <DatePicker
              id="dateFinActivite"
              label={t('entites.dernier-jour')}
              value={date}
              onChange={setDate}
              {...(isRequester(role) ? { minValue: today } : {})}
              {...calendarWords(t)}
              errorMessage={sending.faultOf('dateFinActivite')}
            />
            <Text>{t('entites.fin-effets', { habilitations: ended.length, roles: entite.nbRoles })}</Text>
            {ended.length > 0 && (
              <Text look="small" tone="subtle">
                {ended.map(({ dispositifNiveau }) => dispositifNiveau.libelle).join(', ')}
              </Text>
            )}
          </>
        )}
        <TextArea
          id="commentaireDateFin"
          label={t('entites.motif')}
          value={commentaire}
          onChange={setCommentaire}
          maxLength={4000}
          rows={3}
          errorMessage={sending.faultOf('commentaireDateFin')}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
