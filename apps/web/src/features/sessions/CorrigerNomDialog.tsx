import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
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
import { nomDe } from './nomDe.ts';
import type { SessionDocument } from './sessionKind.ts';

type Props = {
  readonly session: SessionDocument;
  readonly one: Stagiaire;
  readonly onDone: (session: SessionCertification) => void;
  readonly onClose: () => void;
};

const kept = createKept<{ nom: string; prenom: string; commentaire: string }>();

/** Corrects a name as it will be written on the certificat; once the session is closed, the certificat is made anew, and a reason is asked for. */
export function CorrigerNomDialog({ session, one, onDone, onClose }: Props): ReactNode {
  const t = useText();
  const isClosed = session.etat === 'CLOTUREE';
  const form = useForm({
    kept: kept.about(one.id),
    initial: { nom: one.nom, prenom: one.prenom, commentaire: '' },
    judge: ({ nom, prenom, commentaire }) => [
      ...nomsFaults({ nom, prenom }).fautes,
      ...(isClosed && commentaire.trim() === ''
        ? [{ path: 'commentaire', title: 'session-certification.commentaire-requis' }]
        : []),
    ],
    send: ({ nom, prenom, commentaire }) => {
      const { id, version } = session;
      const corrections = [{ stagiaireId: one.id, nom: nom.trim(), prenom: prenom.trim() }];
      return isClosed
        ? call(sessionCertification.corriger, { params: { id: id ?? 0 }, body: { version, corrections, commentaire } })
        : call(sessionCertification.updateVerification, { body: { id: id ?? 0, version, corrections } });
    },
    done: 'sessions-certification.verification.corrige',
    onDone: (corrected) => {
      onClose();
      onDone(corrected);
    },
  });
  return (
    <FormDialog
      title={t('sessions-certification.verification.corriger-titre', { nom: nomDe(one) })}
      message={t(`sessions-certification.verification.corriger-${isClosed ? 'close' : 'avant'}`)}
      submitLabel={t('sessions-certification.verification.corriger')}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('nom')} label={t('entites.nom')} maxLength={100} autoFocus />
      <TextField {...form.field('prenom')} label={t('entites.prenom')} maxLength={100} />
      <LettresNonImprimables nom={form.values.nom} prenom={form.values.prenom} />
      {isClosed && (
        <TextArea
          {...form.field('commentaire')}
          label={t('workflow.commentaire')}
          description={t('sessions-certification.verification.corriger-motif')}
          maxLength={4000}
        />
      )}
    </FormDialog>
  );
}
