import { certificat } from '@habilis/api/certificat/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { FilePlus2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';

/** Makes anew a certificat that was taken over, and opens what replaces it (C1148). */
export function RefaireButton({ id, role }: { readonly id: number; readonly role: Role }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const refaire = async () => {
    const isAgreed = await confirm({
      title: t('certificats.refaire.question'),
      message: t('certificats.refaire.message'),
      confirmLabel: t('certificats.refaire.refaire'),
    });
    if (!isAgreed) return;
    setSending(true);
    try {
      const made = await call(certificat.refaire, { params: { id: String(id) } });
      tellDone('certificats.refaire.fait');
      void navigate(rolePath(role, 'certificat', made.id));
    } catch (error) {
      tellRefused(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button icon={FilePlus2} isBusy={isSending} onPress={() => void refaire()}>
      {t('certificats.refaire.refaire')}
    </Button>
  );
}
