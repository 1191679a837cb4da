import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { problemText } from '../../messages/reportError.ts';
import { useSending } from '../../forms/useSending.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { tellDone } from '../../messages/tellDone.ts';

type Words = Readonly<Record<'texte' | 'confirmer' | 'aide' | 'fait', MessageKey>>;

const WORDS = {
  blocage: {
    texte: 'utilisateurs.bloquer-texte',
    confirmer: 'utilisateurs.bloquer',
    aide: 'utilisateurs.motif-aide',
    fait: 'utilisateurs.bloque',
  },
  reinitialisation: {
    texte: 'utilisateurs.reinitialiser-texte',
    confirmer: 'utilisateurs.reinitialiser',
    aide: 'utilisateurs.motif-reinitialisation-aide',
    fait: 'utilisateurs.reinitialise',
  },
} as const satisfies Readonly<Record<string, Words>>;
const CALLS = { blocage: utilisateur.block, reinitialisation: utilisateur.resetSecondFactor } as const;
const QUESTIONS = {
  blocage: 'utilisateurs.bloquer-question',
  reinitialisation: 'utilisateurs.reinitialiser-question',
} as const;

/** Why an account is blocked, or its second factors taken away, and what follows. */
export function MotifDialog({
  what,
  person,
  onSent,
  onClose,
}: {
  what: keyof typeof CALLS;
  person: Utilisateur;
  /** The person is to be read again, whether the change went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending(['motif']);
  const [motif, setMotif] = useState('');
  const { habilisId, version, prenom, nom } = person;
  const words = WORDS[what];
  const send = async () => {
    const known = isEmpty(motif) ? [{ path: 'motif', label: problemText('utilisateur.motif-requis') }] : [];
    const body = { version, motif };
    const isDone = await sending.send(() => call(CALLS[what], { params: { habilisId }, body }), known);
    if (isDone) tellDone(words.fait);
    if (isDone) onClose();
    onSent();
  };
  return (
    <ConfirmationDialog
      title={t(QUESTIONS[what], { nom: `${prenom} ${nom}` })}
      isOpen
      isDanger
      isBusy={sending.isBusy}
      confirmLabel={t(words.confirmer)}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <Text>{t(words.texte)}</Text>
        <TextArea
          id="motif"
          label={t('utilisateurs.motif')}
          description={t(words.aide)}
          value={motif}
          onChange={setMotif}
          maxLength={1000}
          rows={3}
          autoFocus
          errorMessage={sending.faultOf('motif')}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
