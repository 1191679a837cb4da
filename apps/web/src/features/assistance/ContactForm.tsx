import { support } from '@habilis/api/support/endpoints';
import { contactFaultsOf } from '@habilis/domain/assistance/contactFaultsOf';
import { MODULES, type Module } from '@habilis/domain/assistance/MODULES';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { FileUpload } from '@habilis/ui/FileUpload';
import { Form } from '@habilis/ui/Form';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { createIdempotency } from '../../session/idempotency.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { durationText } from '../../messages/durationText.ts';
import { acceptOf } from '../../forms/acceptOf.ts';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { problemText } from '../../messages/reportError.ts';
import { useSending } from '../../forms/useSending.ts';
import { type ContactDraft, keepDraft, readDraft } from './contactDraft.ts';
import type { ContactData } from './readContact.ts';
import { Sender } from './Sender.tsx';
import { useChallenge } from './useChallenge.ts';
import { usePieces } from './usePieces.ts';

const FIELDS = ['prenom', 'nom', 'email', 'objet', 'module', 'message', 'fileUploads'];
const LONGEST = { objet: 200, message: 10_000, page: 300 };
const OTHER = 'AUTRE';

type Props = ContactData & {
  /** From where help was asked for. */
  readonly page: string | null;
  readonly onSent: (sent: { reference: string; email: string }) => void;
};

/** The form: what is typed stays when it cannot leave, and comes back when the page is left and found again. */
export function ContactForm({ formulaire, extensions, account, page, onSent }: Props): ReactNode {
  const t = useText();
  const { conservation } = useServerProperties();
  const sending = useSending(FIELDS);
  const challenge = useChallenge(formulaire.defi);
  const pieces = usePieces(formulaire, extensions);
  const [keyOf] = useState(createIdempotency);
  const [draft, setDraft] = useState(readDraft);
  const [identite, setIdentite] = useState({ prenom: '', nom: '', email: '' });
  const [progress, setProgress] = useState<number | null>(null);
  const sender = account ?? identite;
  const change = (changes: Partial<ContactDraft>) => {
    challenge.begin();
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(next);
  };

  const known = () => [
    ...contactFaultsOf(draft, account === null ? identite : null),
    ...(pieces.fault === undefined ? [] : [{ path: 'fileUploads', title: pieces.fault }]),
  ];
  const submit = async () => {
    const files = [...pieces.files];
    const module = MODULES.find((one): one is Module => one === draft.module) ?? null;
    const message = {
      nom: sender.nom,
      prenom: sender.prenom,
      email: sender.email,
      objet: draft.objet,
      module,
      message: draft.message,
      page: page?.slice(0, LONGEST.page) ?? null,
      fileUploads: files.map(({ name }, partIndex) => ({ userFilename: name, partIndex })),
    };
    const cleEnvoi = keyOf([message, files.map(({ size, lastModified }) => [size, lastModified])]);
    const send = () =>
      challenge.send(async (defi) => {
        const onUploadProgress = files.length > 0 ? { onUploadProgress: setProgress } : {};
        const body = { ...message, cleEnvoi, defi };
        const { reference } = await call(support.contact, { body, files }, onUploadProgress);
        keepDraft(null);
        onSent({ reference, email: sender.email.trim() });
      });
    const faults = known().map(({ path, title }) => ({ path, label: problemText(title) }));
    if (!(await sending.send(send, faults))) setProgress(null);
  };

  return (
    <>
      <FormFaults sending={sending} />
      <Form onSubmit={() => void submit()} aria-label={t('supports.contact')}>
        <Stack gap={22}>
          <Sender
            account={account}
            identite={identite}
            onChange={(changed) => {
              challenge.begin();
              setIdentite(changed);
            }}
            faultOf={sending.faultOf}
          />
          <Select
            id="module"
            label={t('supports.sujet')}
            placeholder={t('supports.module.AUTRE')}
            options={[...MODULES, OTHER].map((id) => ({ id, label: t(`supports.module.${id as Module}`) }))}
            value={draft.module}
            onChange={(module) => change({ module })}
          />
          <TextField
            id="objet"
            label={t('supports.objet')}
            value={draft.objet}
            onChange={(objet) => change({ objet })}
            errorMessage={sending.faultOf('objet')}
            maxLength={LONGEST.objet}
          />
          <TextArea
            id="message"
            label={t('supports.message')}
            description={t('supports.message-aide')}
            rows={8}
            value={draft.message}
            onChange={(message) => change({ message })}
            errorMessage={sending.faultOf('message')}
            maxLength={LONGEST.message}
          />
          <FileUpload
            id="fileUploads"
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
            errorMessage={sending.faultOf('fileUploads')}
            onAdd={pieces.add}
            onRemove={pieces.remove}
            onReplace={pieces.replace}
            onOpen={() => undefined}
            words={{
              dropzone: t('upload.deposer'),
              browse: t('upload.parcourir'),
              remove: (nom) => t('upload.retirer', { nom }),
              replace: (nom) => t('upload.remplacer', { nom }),
              open: (nom) => t('upload.ouvrir', { nom }),
              progress: (nom, pourcent) => t('upload.envoi', { nom, pourcent }),
            }}
          />
          {formulaire.defi !== null && (
            <Text look="small" tone="subtle">
              {t('captcha.explication')}
            </Text>
          )}
          <Text look="small" tone="subtle">
            {t('supports.conservation', { duree: durationText(t, conservation.messagesSupportJours) })}
          </Text>
          <ButtonGroup>
            <Button type="submit" variant="primary" isBusy={sending.isBusy}>
              {t('supports.envoyer')}
            </Button>
          </ButtonGroup>
        </Stack>
      </Form>
    </>
  );
}
