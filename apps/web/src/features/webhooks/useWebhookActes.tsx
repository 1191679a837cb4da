import type { WebhookLu } from '@habilis/api/webhook/Webhook';
import type { ReglesAdresse } from '@habilis/domain/webhook/webhookFaults';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import type { Acte } from './ActesMenu.tsx';
import { ModifierDialog } from './ModifierDialog.tsx';
import { RejouerDialog } from './RejouerDialog.tsx';
import { type Followed, useActes } from './useActes.ts';

type Open = { readonly kind: 'modifier' | 'rejouer'; readonly of: WebhookLu };

/** Does what was chosen for a webhook, at once or in the dialog that it gives. */
export function useWebhookActes(
  regles: ReglesAdresse,
  followed: Followed,
): { readonly act: (acte: Acte, of: WebhookLu) => void; readonly dialog: ReactNode } {
  const { today } = useServerProperties();
  const { revalidate } = useRevalidator();
  const actAtOnce = useActes(followed);
  const [open, setOpen] = useState<Open | null>(null);
  const act = (acte: Acte, of: WebhookLu) => {
    if (acte === 'modifier' || acte === 'rejouer') setOpen({ kind: acte, of });
    else actAtOnce(acte, of);
  };
  const close = () => setOpen(null);
  const dialog = (
    <>
      {open?.kind === 'modifier' && <ModifierDialog of={open.of} regles={regles} onDone={revalidate} onClose={close} />}
      {open?.kind === 'rejouer' && <RejouerDialog of={open.of} today={today} onDone={revalidate} onClose={close} />}
    </>
  );
  return { act, dialog };
}
