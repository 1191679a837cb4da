import { attestation } from '@habilis/api/attestation/endpoints';
import { file } from '@habilis/api/file/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { lettre } from '@habilis/api/lettre/endpoints';
import { CHAMP_LETTRE_ENGAGEMENT } from '@habilis/domain/demande-habilitation/champsFixes';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { IconButton } from '@habilis/ui/IconButton';
import { type Item, ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Download, FileBadge, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { DownloadIcon } from './DownloadIcon.tsx';
import { call } from '../../session/call.ts';
import { problemText } from '../../messages/reportError.ts';
import { download } from '../../list/download.ts';

/** What the files are whose slot says it; the others bear the name that they were given. */
const TITRES: Readonly<Record<string, MessageKey>> = {
  [CHAMP_LETTRE_ENGAGEMENT]: 'habilitations.demande.lettre-signee',
  decision: 'habilitations.documents.decision',
};

/** The letter of the decision, the documents of the demandes, and the attestation of the day. */
function usePapers({ id, avecLettre, fileUploads, refusAttestation }: Habilitation): Item[] {
  const t = useText();
  const lettres: Item[] = avecLettre
    ? [
        {
          key: 'lettre',
          icon: FileText,
          title: t('habilitations.documents.decision'),
          action: (
            <DownloadIcon
              label={t('habilitations.demande.lettre-decision')}
              name="lettre-decision.pdf"
              read={() => call(lettre.decisionHabilitation, { params: { id } })}
            />
          ),
        },
      ]
    : [];
  const named = fileUploads.toSorted((one, other) => Number(other.champ in TITRES) - Number(one.champ in TITRES));
  const files = named.map(({ id: fileId, champ, userFilename, taille }) => ({
    key: String(fileId),
    icon: FileText,
    title: TITRES[champ] === undefined ? userFilename : t(TITRES[champ]),
    description: [TITRES[champ] === undefined ? null : userFilename, formatFileSize(taille)]
      .filter((fact) => fact !== null)
      .join(' · '),
    action: (
      <IconButton
        icon={Download}
        label={t('habilitations.telecharger', { nom: userFilename })}
        onPress={() => void download(call(file.download, { params: { id: fileId } }), userFilename)}
      />
    ),
  }));
  const attestations: Item[] =
    refusAttestation === null
      ? [
          {
            key: 'attestation',
            icon: FileBadge,
            title: t('habilitations.documents.attestation'),
            description: t('habilitations.attestation-aide'),
            action: (
              <DownloadIcon
                label={t('habilitations.attestation-telecharger')}
                name="attestation.pdf"
                read={() => call(attestation.telecharger, { params: { id } })}
              />
            ),
          },
        ]
      : [];
  return [...lettres, ...files, ...attestations];
}

/** The papers of a habilitation, and why it has no attestation. */
export function DocumentsSection({ one }: { one: Habilitation }): ReactNode {
  const { refusAttestation } = one;
  const t = useText();
  const title = t('habilitations.documents');
  const items = usePapers(one);
  return (
    <Section title={title}>
      {items.length === 0 ? (
        <Text tone="subtle">{t('habilitations.documents-aucun')}</Text>
      ) : (
        <ItemList label={title} items={items} />
      )}
      {refusAttestation !== null && (
        <Text look="small" tone="subtle">
          {problemText(refusAttestation)}
        </Text>
      )}
    </Section>
  );
}
