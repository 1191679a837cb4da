import { certificat } from '@habilis/api/certificat/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { useText } from '@habilis/i18n/TextProvider';
import { IconButton } from '@habilis/ui/IconButton';
import { ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { download } from '../../list/download.ts';
import { TIRAGES } from '../../papier/TIRAGES.ts';
import { call } from '../../session/call.ts';

/** The certificats of a closed session, printed when they are asked for. */
export function CertificatsPapiers({ session }: { session: SessionCertification }): ReactNode {
  const t = useText();
  const [busy, setBusy] = useState<string | null>(null);
  const { id, numero, stagiaires } = session;
  const nombre = stagiaires.filter(({ certificatId }) => certificatId !== null).length;
  if (nombre === 0) return null;
  const take = async ({ key, papier, envoi }: (typeof TIRAGES)[number]) => {
    setBusy(key);
    await download(
      call(sessionCertification.telechargements, { params: { id: id ?? 0 }, query: { papier, envoi } }),
      `certificats-${numero ?? ''}.${envoi.toLowerCase()}`,
    );
    setBusy(null);
  };
  return (
    <Section title={t('certificats.telecharger.titre', { nombre })}>
      <ItemList
        label={t('certificats.titre')}
        items={TIRAGES.map((tirage) => {
          const title = t(`certificats.telecharger.${tirage.key}`);
          return {
            key: tirage.key,
            icon: tirage.icon,
            title,
            description: t(`certificats.telecharger.${tirage.key}-aide`),
            action: (
              <IconButton
                icon={Download}
                label={t('certificats.telecharger.nom', { papier: title })}
                isDisabled={busy !== null}
                onPress={() => void take(tirage)}
              />
            ),
          };
        })}
      />
    </Section>
  );
}

type OneProps = { certificatId: number; numero: string; nom: string };

/** Takes away the certificat of one stagiaire. */
export function CertificatButton({ certificatId, numero, nom }: OneProps): ReactNode {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await download(call(certificat.telecharger, { body: { ids: [certificatId] } }), `${numero}.pdf`);
    setBusy(false);
  };
  return (
    <IconButton
      icon={Download}
      label={t('certificats.telecharger.de', { nom })}
      isDisabled={isBusy}
      onPress={() => void take()}
    />
  );
}
