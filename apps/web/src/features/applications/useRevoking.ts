import type { Application } from '@habilis/api/applications/Application';
import { applications } from '@habilis/api/applications/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { useRevalidator } from 'react-router';
import { useSending } from '../../forms/useSending.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';

/** Takes an application back, after a question that tells its effect. */
export function useRevoking(): (of: Application) => Promise<void> {
  const t = useText();
  const { revalidate } = useRevalidator();
  const sending = useSending();
  return async ({ id, nom, version }) => {
    const isSure = await confirm({
      title: t('applications.revoquer-question', { nom }),
      message: t('applications.revoquer-texte'),
      confirmLabel: t('applications.revoquer'),
      isDanger: true,
    });
    if (!isSure) return;
    await sending.send(async () => {
      try {
        await call(applications.revoquer, { params: { id }, body: { version } });
        tellDone('applications.revoquee', { nom });
      } catch (error) {
        tellRefused(error);
      }
    });
    await revalidate();
  };
}
