import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { IconButton } from '@habilis/ui/IconButton';
import { ItemList } from '@habilis/ui/ItemList';
import { ClipboardSignature, Download, FileStack, List } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { download } from '../../list/download.ts';
import { call } from '../../session/call.ts';
import type { SessionTabContent } from './sessionTabs.ts';

const PAPIERS = [
  { key: 'emargement', endpoint: sessionCertification.emargement, icon: ClipboardSignature },
  { key: 'liste-stagiaires', endpoint: sessionCertification.listeStagiaires, icon: List },
  { key: 'dossier', endpoint: sessionCertification.dossier, icon: FileStack },
] as const;

/** The papers of a session, made when they are asked for. */
export function PapiersTab({ open }: SessionTabContent): ReactNode {
  const t = useText();
  const [busy, setBusy] = useState<string | null>(null);
  const { document } = open;
  const { id, numero, dateSession } = open.state.demande;
  const take = async ({ key, endpoint }: (typeof PAPIERS)[number]) => {
    setBusy(key);
    try {
      // What was just typed is on the paper.
      await document.store();
      await download(call(endpoint, { params: { id: id ?? 0 } }), `${key}-${numero ?? ''}.pdf`);
    } catch {
      // What could not be stored was told.
    } finally {
      setBusy(null);
    }
  };
  return (
    <ItemList
      label={t('sessions-certification.onglet.papiers')}
      items={PAPIERS.map((papier) => {
        const title = t(`sessions-certification.papiers.${papier.key}`);
        const isMissing = papier.key === 'emargement' && dateSession === null;
        return {
          key: papier.key,
          icon: papier.icon,
          title,
          description: isMissing
            ? t('sessions-certification.papiers.sans-jours')
            : t(`sessions-certification.papiers.${papier.key}-aide`),
          action: (
            <IconButton
              icon={Download}
              label={t('sessions-certification.papiers.telecharger-nom', { papier: title })}
              isDisabled={isMissing || busy !== null}
              onPress={() => void take(papier)}
            />
          ),
        };
      })}
    />
  );
}
