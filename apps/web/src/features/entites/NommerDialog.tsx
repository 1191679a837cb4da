import { entite as calls } from '@habilis/api/entite/endpoints';
import type { EntiteDetail } from '@habilis/api/entite/Entite';
import { type Identite, identiteFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

/** Names the gestionnaire of an entite that has none left. */
export function NommerDialog({
  entite: { id },
  onSent,
  onClose,
}: {
  entite: EntiteDetail;
  /** Reads the entite again, whether the invitation succeeded or not. */
  onSent: () => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const form = useForm({
    initial: (): Identite => ({ nom: '', prenom: '', email: '' }),
    judge: identiteFaultsOf,
    send: (body) => call(calls.inviter, { params: { id }, body: { ...body, type: 'G' } }),
    // The network gives the role itself: nothing is left to accept.
    done: 'entites.gestionnaire-nomme',
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t('entites.nommer-gestionnaire')}
      submitLabel={t('utilisateurs.inviter-bouton')}
      form={form}
      onClose={onClose}
    >
      <IdentiteFields form={form} emailHelp={t('entites.nommer-gestionnaire-aide')} />
    </FormDialog>
  );
}
