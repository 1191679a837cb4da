import { entite as calls } from '@habilis/api/entite/endpoints';
import type { EntiteDetail } from '@habilis/api/entite/Entite';
import type { Mrp } from '@habilis/api/mrp/endpoints';
import { refusalOfCaisse } from '@habilis/domain/entite/refusalOfCaisse';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

const MOTIF = 'commentaireAffectationCaisseInstructrice';

/** Entrusts an entity to another fund, with the reason. */
export function CaisseDialog({
  entite,
  mrps,
  onClose,
  onSent,
}: {
  entite: EntiteDetail;
  mrps: readonly Mrp[];
  onClose: () => void;
  onSent: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending(['caisseId', MOTIF]);
  const [caisse, setCaisse] = useState<string | null>(null);
  const [commentaire, setCommentaire] = useState('');
  const actuelleId = entite.caisseInstructrice?.id ?? null;
  const send = async () => {
    const isEmpty = refusalOfCaisse({ actuelleId: null, nouvelleId: 1, commentaire }) !== null;
    const known = [
      ...(caisse === null ? [{ path: 'caisseId', label: problemText('utilisateur.caisse-requise') }] : []),
      ...(isEmpty ? [{ path: MOTIF, label: problemText('entite.motif-requis') }] : []),
    ];
    const body = {
      entiteId: entite.id,
      caisseId: Number(caisse),
      commentaireAffectationCaisseInstructrice: commentaire,
      version: entite.version,
    };
    const isDone = await sending.send(() => call(calls.setCaisse, { body }), known);
    if (isDone) tellDone('entites.caisse-changee');
    if (isDone) onClose();
    onSent();
  };
  return (
    <ConfirmationDialog
      title={t('entites.changer-caisse')}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t('entites.confier')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <Text>{t('entites.changer-caisse-texte')}</Text>
        <Select
          id="caisseId"
          label={t('entites.nouvelle-caisse')}
          placeholder={t('entites.choisir')}
          options={mrps
            .filter(({ id }) => id !== actuelleId)
            .map(({ id, libelle }) => ({ id: String(id), label: libelle }))}
          value={caisse}
          onChange={setCaisse}
          errorMessage={sending.faultOf('caisseId')}
        />
        <TextArea
          id={MOTIF}
          label={t('entites.motif')}
          description={t('entites.motif-caisse-aide')}
          value={commentaire}
          onChange={setCommentaire}
          maxLength={4000}
          rows={3}
          errorMessage={sending.faultOf(MOTIF)}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
