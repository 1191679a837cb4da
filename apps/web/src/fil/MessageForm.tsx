import { ProblemError } from '@habilis/api/client/errors';
import type { Fil } from '@habilis/api/fil/Fil';
import { fil as calls } from '@habilis/api/fil/endpoints';
import { LONGUEUR_MESSAGE } from '@habilis/domain/fil/DOSSIERS_FIL';
import { messageFilFaults } from '@habilis/domain/fil/messageFilFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useRef, useState } from 'react';
import { PageForm } from '../forms/PageForm.tsx';
import { useForm } from '../forms/useForm.ts';
import { call } from '../session/call.ts';
import { keptOfFil } from './keptOfFil.ts';
import type { FileOfFil } from './useFil.ts';

type Props = {
  readonly file: FileOfFil;
  /** What is written to: « la caisse ». */
  readonly aide: string;
  /** Whether nothing more may be written: what was typed before stays. */
  readonly isClosed: boolean;
  readonly onSent: (answer: Fil) => void;
  /** Reads the thread again: it changed meanwhile. */
  readonly onStale: () => Promise<void>;
};

/** Writes to the other side of a file; what is typed stays until it is sent, whatever becomes of the file. */
export function MessageForm({ file, aide, isClosed, onSent, onStale }: Props): ReactNode {
  const t = useText();
  const [kept] = useState(() => keptOfFil(file));
  /** One key for one text: pressed twice, or sent again after a failure, it arrives once. */
  const sending = useRef({ texte: '', cleEnvoi: '' });
  const form = useForm({
    initial: { texte: '' },
    kept,
    judge: messageFilFaults,
    send: async ({ texte }) => {
      if (sending.current.texte !== texte) sending.current = { texte, cleEnvoi: crypto.randomUUID() };
      const { cleEnvoi } = sending.current;
      try {
        return await call(calls.ecrire, { params: file, body: { cleEnvoi, texte } });
      } catch (error) {
        if (error instanceof ProblemError && error.status === 409) await onStale();
        throw error;
      }
    },
    done: 'fil.envoye',
    onDone: (answer) => {
      sending.current = { texte: '', cleEnvoi: '' };
      form.restart({ texte: '' });
      onSent(answer);
    },
  });
  if (isClosed && form.values.texte === '') return null;
  return (
    <PageForm title={t('fil.ecrire')} submitLabel={t('fil.envoyer')} form={form} isGuarded={false}>
      <TextArea
        {...form.field('texte')}
        label={t('fil.message')}
        description={aide}
        rows={5}
        count={{
          max: LONGUEUR_MESSAGE,
          label: (left) => t(left < 0 ? 'fil.trop' : 'fil.reste', { nombre: Math.abs(left) }),
        }}
      />
    </PageForm>
  );
}
