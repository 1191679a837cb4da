import type { WebhookLu } from '@habilis/api/webhook/Webhook';
import { useText } from '@habilis/i18n/TextProvider';
import { Menu } from '@habilis/ui/Menu';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

/** What can be done with a webhook. */
const ACTES = ['essayer', 'modifier', 'remplacer', 'rejouer', 'arreter', 'reprendre', 'supprimer'] as const;
export type Acte = (typeof ACTES)[number];

/** Days are sent again to one that is on. */
const isPossible = (acte: Acte, { arreteLe }: WebhookLu): boolean => {
  if (acte === 'reprendre') return arreteLe !== null;
  return arreteLe === null || (acte !== 'arreter' && acte !== 'rejouer');
};

type Props = {
  readonly of: WebhookLu;
  /** Those that stand elsewhere. */
  readonly without?: readonly Acte[];
  readonly onAct: (acte: Acte, of: WebhookLu) => void;
};

/** The menu of what can be done with a webhook. */
export function ActesMenu({ of, without = [], onAct }: Props): ReactNode {
  const t = useText();
  const ids = ACTES.filter((acte) => isPossible(acte, of) && !without.includes(acte));
  return (
    <Menu
      label={t('webhooks.actes', { nom: of.nom })}
      trigger={<Ellipsis size={16} />}
      look="icon"
      items={ids.map((id) => ({ id, label: t(`webhooks.${id}`) }))}
      onAction={(id) => {
        const acte = ids.find((one) => one === id);
        if (acte !== undefined) onAct(acte, of);
      }}
    />
  );
}
