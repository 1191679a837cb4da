import { ProblemError } from '@habilis/api/client/errors';
import type { PersonneTrouvee } from '@habilis/api/impersonation/Impersonation';
import { impersonation } from '@habilis/api/impersonation/endpoints';
import { MOTIF_LENGTHS, motifFaultOf } from '@habilis/domain/impersonation/motifFaultOf';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { actingPath } from '../../session/acting.ts';
import { call } from '../../session/call.ts';
import { problemText } from '../../messages/reportError.ts';

const FAULTS = {
  requis: 'champ.requis',
  'trop-court': 'impersonation.motif-trop-court',
  'trop-long': 'impersonation.motif-trop-long',
} as const;

/** What a refusal says, at the field or of the whole. */
function faultOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return problemText('http.0-detail');
  const { title, errors = [] } = error.problem;
  return problemText(errors.find(({ path }) => path === 'motif')?.title ?? title);
}

/** Why one acts as this person; then the app is loaded anew in their name. */
export function MotifDialog({ person, onCancel }: { person: PersonneTrouvee; onCancel: () => void }): ReactNode {
  const t = useText();
  const [motif, setMotif] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { habilisId, prenom, nom } = person;
  const start = async () => {
    const wrong = motifFaultOf(motif);
    setFault(wrong === null ? undefined : problemText(FAULTS[wrong]));
    if (wrong !== null) return;
    setBusy(true);
    try {
      await call(impersonation.start, { body: { habilisId, motif } });
      location.assign(`${actingPath(habilisId)}/`);
    } catch (error) {
      setFault(faultOf(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmationDialog
      title={t('admin.en-tant-que.question', { nom: `${prenom} ${nom}` })}
      isOpen
      isBusy={isBusy}
      confirmLabel={t('admin.en-tant-que.commencer')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void start()}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        <Text>{t('admin.en-tant-que.question-texte')}</Text>
        <TextArea
          label={t('admin.en-tant-que.motif')}
          description={t('admin.en-tant-que.motif-aide')}
          value={motif}
          onChange={setMotif}
          maxLength={MOTIF_LENGTHS.max}
          rows={3}
          autoFocus
          errorMessage={fault}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
