import { support } from '@habilis/api/support/endpoints';
import { contactFaultsOf } from '@habilis/domain/assistance/contactFaultsOf';
import type { Identite } from '@habilis/domain/compte/identiteFaultsOf';
import { MODULES, type Module } from '@habilis/domain/assistance/MODULES';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import { Select } from '@habilis/ui/Select';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { createIdempotency } from '../../session/idempotency.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { durationText } from '../../messages/durationText.ts';
import { acceptOf } from '../../forms/acceptOf.ts';
import { failed } from '../../messages/requete.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { uploadWords } from '../../forms/uploadWords.ts';
import { keepDraft, readDraft } from './contactDraft.ts';
import type { ContactData } from './readContact.ts';
import { Sender } from './Sender.tsx';
import { useChallenge } from './useChallenge.ts';
import { usePieces } from './usePieces.ts';

const LONGEST = { objet: 200, message: 10_000, page: 300 };
const OTHER = 'AUTRE';
const NOBODY: Identite = { nom: '', prenom: '', email: '' };
const identiteOf = ({ nom, prenom, email }: Identite): Identite => ({ nom, prenom, email });

type Props = Omit<ContactData, 'miens'> & {
  /** The page from which help was asked for. */
  readonly page: string | null;
  readonly onSent: (sent: { reference: string; email: string }) => void;
};

/** The message being written, its files, and how far they are sent. */
function useContact({ formulaire, extensions, account, page, onSent }: Props) {
  const challenge = useChallenge(formulaire.defi);
  const pieces = usePieces(formulaire, extensions);
  const [keyOf] = useState(createIdempotency);
  const [progress, setProgress] = useState<number | null>(null);
  const form = useForm({
    initial: () => ({ ...readDraft(), ...(account === null ? NOBODY : identiteOf(account)) }),
    onChange: ({ objet, module, message }) => {
      challenge.begin();
      keepDraft({ objet, module, message });
    },
    judge: (typed) => [
      ...contactFaultsOf(typed, account === null ? typed : null),
      ...(pieces.fault === undefined ? [] : [{ path: 'fileUploads', title: pieces.fault }]),
    ],
    send: ({ nom, prenom, email, objet, module, message: said }) => {
      const files = [...pieces.files];
      const message = {
        nom,
        prenom,
        email,
        objet,
        module: MODULES.find((one): one is Module => one === module) ?? null,
        message: said,
        page: page?.slice(0, LONGEST.page) ?? null,
        requete: failed.requete,
        fileUploads: files.map(({ name }, partIndex) => ({ userFilename: name, partIndex })),
      };
      const cleEnvoi = keyOf([message, files.map(({ size, lastModified }) => [size, lastModified])]);
      return challenge.send(async (defi) => {
        const onUploadProgress = files.length > 0 ? { onUploadProgress: setProgress } : {};
        const { reference } = await call(
          support.contact,
          { body: { ...message, cleEnvoi, defi }, files },
          onUploadProgress,
        );
        keepDraft(null);
        onSent({ reference, email: email.trim() });
      });
    },
    onAnswered: () => setProgress(null),
  });
  return { form, pieces, progress };
}

/** The contact form: what is typed stays after a failed send, and when the page is left and reopened. */
export function ContactForm(props: Props): ReactNode {
  const { formulaire, extensions, account } = props;
  const t = useText();
  const { conservation } = useServerProperties();
  const { form, pieces, progress } = useContact(props);
  const isLost = pieces.files.length > 0 || (account === null && Object.values(identiteOf(form.values)).some(Boolean));
  return (
    <PageForm title={t('supports.contact')} submitLabel={t('supports.envoyer')} form={form} isGuarded={isLost}>
      <Sender account={account} form={form} />
      <Select
        {...form.field('module')}
        label={t('supports.sujet')}
        placeholder={t('supports.module.AUTRE')}
        options={[...MODULES, OTHER].map((id) => ({ id, label: t(`supports.module.${id as Module}`) }))}
      />
      <TextField {...form.field('objet')} label={t('supports.objet')} maxLength={LONGEST.objet} />
      <TextArea
        {...form.field('message')}
        label={t('supports.message')}
        description={t('supports.message-aide')}
        rows={8}
        maxLength={LONGEST.message}
      />
      <FileUpload
        id={fieldId('fileUploads')}
        label={t('supports.pieces')}
        optionalLabel={t('entites.facultatif')}
        description={t('supports.pieces-aide', {
          extensions: extensions.join(', '),
          nombre: formulaire.nombreMaxPieces,
          taille: formatFileSize(formulaire.tailleMaxEnvoiOctets),
        })}
        accept={acceptOf(extensions)}
        files={pieces.views(progress)}
        isMultiple
        errorMessage={form.faultOf('fileUploads')}
        onAdd={pieces.add}
        onRemove={pieces.remove}
        onReplace={pieces.replace}
        onOpen={() => undefined}
        words={uploadWords(t)}
      />
      {formulaire.defi !== null && (
        <Text look="small" tone="subtle">
          {t('captcha.explication')}
        </Text>
      )}
      <Text look="small" tone="subtle">
        {t('supports.conservation', { duree: durationText(t, conservation.messagesSupportJours) })}
      </Text>
    </PageForm>
  );
}
