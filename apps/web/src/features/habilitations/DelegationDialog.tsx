import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { DelegatairePossible, Habilitation } from '@habilis/api/habilitation/Habilitation';
import { type Identite, identiteFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../session/call.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { IDENTITE_FIELDS, IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

const SOMEBODY_NEW = 'nouveau';

/** The delegates of the entity who may be chosen; none while they are not read. */
function usePossible(id: number): readonly DelegatairePossible[] {
  const [possible, setPossible] = useState<readonly DelegatairePossible[]>([]);
  useEffect(() => {
    // Without them somebody new may still be named.
    call(habilitation.delegatairesPossibles, { params: { id } }, { background: true }).then(
      setPossible,
      () => undefined,
    );
  }, [id]);
  return possible;
}

/** To whom an accreditation is delegated: a delegate of the entity, or somebody who is written to. */
export function DelegationDialog({
  one,
  onSent,
  onClose,
}: {
  one: Habilitation;
  /** The accreditation is to be read again, whether the change went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const { id, version } = one;
  const possible = usePossible(id);
  const sending = useSending(IDENTITE_FIELDS);
  const [chosen, setChosen] = useState<string>();
  const [identite, setIdentite] = useState<Identite>({ nom: '', prenom: '', email: '' });
  const who = chosen ?? (possible[0] === undefined ? SOMEBODY_NEW : String(possible[0].roleId));
  const isNew = who === SOMEBODY_NEW;
  const appoint = async () => {
    const faults = isNew
      ? identiteFaultsOf(identite).map(({ path, title }) => ({ path, label: problemText(title) }))
      : [];
    const body = { ...(isNew ? identite : { roleId: Number(who) }), version };
    const isDone = await sending.send(() => call(habilitation.addDelegataire, { params: { id }, body }), faults);
    if (isDone) tellDone('habilitations.delegation-faite');
    if (isDone) onClose();
    if (faults.length === 0) onSent();
  };
  return (
    <ConfirmationDialog
      title={t('habilitations.nommer')}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t('habilitations.nommer-bouton')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void appoint()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        {possible.length > 0 && (
          <RadioGroup
            label={t('habilitations.nommer-qui')}
            options={[
              ...possible.map(({ roleId, nomPrenom, habilisId }) => ({
                id: String(roleId),
                label: `${nomPrenom} (${habilisId})`,
              })),
              { id: SOMEBODY_NEW, label: t('habilitations.nommer-autre') },
            ]}
            value={who}
            onChange={setChosen}
          />
        )}
        {isNew && (
          <IdentiteFields
            value={identite}
            onChange={setIdentite}
            faultOf={sending.faultOf}
            emailHelp={t('habilitations.nommer-aide')}
          />
        )}
      </Stack>
    </ConfirmationDialog>
  );
}
