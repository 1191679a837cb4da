import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { DelegatairePossible } from '@habilis/api/habilitation/Habilitation';
import { identiteFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { useText } from '@habilis/i18n/TextProvider';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../session/call.ts';
import { IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import type { DialogProps } from './DialogProps.ts';
import { sujetOf } from './sujetOf.ts';

const SOMEBODY_NEW = 'nouveau';

/** The delegataires of the entite who may be chosen; empty until they are read. */
function usePossible(id: number): readonly DelegatairePossible[] {
  const [possible, setPossible] = useState<readonly DelegatairePossible[]>([]);
  useEffect(() => {
    // If this fails, a new person can still be named.
    call(habilitation.delegatairesPossibles, { params: { id } }, { background: true }).then(
      setPossible,
      () => undefined,
    );
  }, [id]);
  return possible;
}

/** Delegates a habilitation: to a delegataire of the entite, or to somebody invited by mail. */
export function DelegationDialog({ one, onSent, onClose }: DialogProps): ReactNode {
  const t = useText();
  const { id, version } = one;
  const possible = usePossible(id);
  const [chosen, setChosen] = useState<string>();
  const who = chosen ?? (possible[0] === undefined ? SOMEBODY_NEW : String(possible[0].roleId));
  const isNew = who === SOMEBODY_NEW;
  const form = useForm({
    initial: { nom: '', prenom: '', email: '' },
    judge: (identite) => (isNew ? identiteFaultsOf(identite) : []),
    send: (identite) => {
      const body = { ...(isNew ? identite : { roleId: Number(who) }), version };
      return call(habilitation.addDelegataire, { params: { id }, body });
    },
    // Somebody who has an account is only offered it.
    done: isNew ? 'habilitations.delegation-proposee' : 'habilitations.delegation-faite',
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t('habilitations.nommer')}
      about={sujetOf(one)}
      submitLabel={t('habilitations.nommer-bouton')}
      form={form}
      onClose={onClose}
    >
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
      {isNew && <IdentiteFields form={form} emailHelp={t('habilitations.nommer-aide')} />}
    </FormDialog>
  );
}
