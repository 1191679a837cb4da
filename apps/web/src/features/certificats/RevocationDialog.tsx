import { certificat } from '@habilis/api/certificat/endpoints';
import { type MotifRevocation, MOTIFS_REVOCATION } from '@habilis/domain/certificat/MOTIFS_REVOCATION';
import { revocationFaults } from '@habilis/domain/certificat/revocationFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Select } from '@habilis/ui/Select';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

type Typed = { readonly motif: MotifRevocation | null; readonly texte: string };

const kept = createKept<Typed>();

/** Asks for the ground of a revocation, and says until when it may be cancelled. */
export function RevocationDialog({
  id,
  numero,
  onSent,
  onClose,
}: {
  readonly id: number;
  readonly numero: string;
  /** Reads the certificat again, whether it was revoked or somebody else had just done so. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const { delaiAnnulationRevocationMinutes: minutes } = useServerProperties();
  const form = useForm({
    kept: kept.about(id),
    initial: (): Typed => ({ motif: null, texte: '' }),
    judge: revocationFaults,
    send: async ({ motif, texte }) => {
      // A revocation without ground is refused by its judge.
      if (motif === null) return;
      await call(certificat.revoquer, { params: { id }, body: { motif, texte } });
    },
    done: 'certificats.revocation.decidee',
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t('certificats.revocation.titre', { numero })}
      message={t('certificats.revocation.message')}
      submitLabel={t('certificats.revocation.revoquer')}
      isDanger
      form={form}
      onClose={onClose}
    >
      <Text>{t('certificats.revocation.delai', { minutes })}</Text>
      <Select
        {...form.field('motif')}
        label={t('certificats.revocation.motif')}
        placeholder={t('utilisateurs.choisir')}
        options={MOTIFS_REVOCATION.map((motif) => ({ id: motif, label: t(`certificats.revocation.motifs.${motif}`) }))}
        onChange={(chosen) => form.set({ motif: MOTIFS_REVOCATION.find((motif) => motif === chosen) ?? null })}
      />
      <TextArea
        {...form.field('texte')}
        label={t('certificats.revocation.texte')}
        description={t('certificats.revocation.texte-aide')}
        maxLength={2000}
      />
    </FormDialog>
  );
}
