import type { Certificat } from '@habilis/api/certificat/Certificat';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { nomsFaults } from '@habilis/domain/stagiaire/nomsFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { TextArea } from '@habilis/ui/TextArea';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { LettresNonImprimables } from '../../papier/LettresNonImprimables.tsx';
import { call } from '../../session/call.ts';

type Props = {
  readonly one: Certificat & { readonly correction: NonNullable<Certificat['correction']>; readonly sessionId: number };
  /** Reads the certificat again, whether it was replaced or somebody else had just done so. */
  readonly onSent: () => void;
  readonly onClose: () => void;
};

const kept = createKept<{ nom: string; prenom: string; commentaire: string }>();

/** Corrects the name on a certificat, which another one then replaces (rules/certificats#correction). */
export function CorrectionDialog({ one, onSent, onClose }: Props): ReactNode {
  const t = useText();
  const { nom, prenom, correction, sessionId } = one;
  const form = useForm({
    kept,
    initial: { nom, prenom, commentaire: '' },
    judge: (typed) => [
      ...nomsFaults(typed).fautes,
      ...(typed.nom.trim() === nom && typed.prenom.trim() === prenom
        ? [{ path: 'nom', title: 'certificats.correction.meme-nom' }]
        : []),
      ...(typed.commentaire.trim() === ''
        ? [{ path: 'commentaire', title: 'session-certification.commentaire-requis' }]
        : []),
    ],
    send: (typed) =>
      call(sessionCertification.corriger, {
        params: { id: sessionId },
        body: {
          version: correction.version,
          corrections: [{ stagiaireId: correction.ligneId, nom: typed.nom.trim(), prenom: typed.prenom.trim() }],
          commentaire: typed.commentaire,
        },
      }),
    done: 'certificats.correction.faite',
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t('certificats.correction.titre', { numero: one.numero })}
      message={t('certificats.correction.message')}
      submitLabel={t('certificats.correction.refaire')}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('nom')} label={t('entites.nom')} maxLength={100} autoFocus />
      <TextField {...form.field('prenom')} label={t('entites.prenom')} maxLength={100} />
      <LettresNonImprimables nom={form.values.nom} prenom={form.values.prenom} />
      <TextArea
        {...form.field('commentaire')}
        label={t('workflow.commentaire')}
        description={t('sessions-certification.verification.corriger-motif')}
        maxLength={4000}
      />
    </FormDialog>
  );
}
