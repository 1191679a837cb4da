import { objetPath } from '@habilis/api/page/rolePaths';
import type { Alerte } from '@habilis/api/alerte/Alerte';
import { alerte as calls } from '@habilis/api/alerte/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Deadline } from '@habilis/ui/Deadline';
import { IconButton } from '@habilis/ui/IconButton';
import { ItemList } from '@habilis/ui/ItemList';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { BadgeCheck, Building2, CalendarCheck, FileText, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { currentRoleAtom } from '../session/atoms.ts';
import { call } from '../session/call.ts';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { alerteDeadline } from './alerteDeadline.ts';
import { alerteView } from './alerteView.ts';
import { opensAlerte } from './opensAlerte.ts';
import { useDismissal } from './useDismissal.ts';

const LIST = 'liste-alertes';

/** Icon by the first part of the alert's type: its subject. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  DA: FileText,
  DH: FileText,
  ENTITE: Building2,
  HAB: BadgeCheck,
  CERT: BadgeCheck,
  SESSION: CalendarCheck,
};

/** A list of alerts: each links to its subject, and can be dismissed when allowed. */
export function AlerteItems({
  alertes,
  isDetailed = false,
}: {
  alertes: readonly Alerte[];
  /** Also shows the day it was given and its due date. */
  isDetailed?: boolean;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const role = useAtomValue(currentRoleAtom);
  const dismiss = useDismissal(
    {
      dismiss: (id) => call(calls.dismiss, { params: { id } }),
      restore: (id) => call(calls.restore, { params: { id } }),
      done: t('alertes.suppression.succes'),
      failed: t('alertes.suppression.echec'),
      gone: t('alertes.suppression.disparue'),
    },
    LIST,
  );
  const items = alertes.map((one) => {
    const { id, type, objetType, objetId, supprimable } = one;
    const deadline = alerteDeadline(t, one, today);
    const { objet, texte, emise } = alerteView(t, one);
    return {
      key: String(id),
      icon: ICONS[type.split('_')[0] ?? ''] ?? TriangleAlert,
      title: objet,
      ...(role === null || !opensAlerte(role, objetType) ? {} : { href: objetPath(role, objetType, objetId) }),
      description: isDetailed ? (
        <Stack gap={4}>
          <span>{texte}</span>
          <Text as="span" look="small" tone="subtle">
            {emise}
          </Text>
        </Stack>
      ) : (
        texte
      ),
      // What only informs says its day in its words, if it has one.
      ...(deadline === null || supprimable ? {} : { end: <Deadline {...deadline} /> }),
      ...(supprimable
        ? {
            action: (
              <IconButton
                icon={X}
                size="small"
                label={t('alertes.supprimer', { objet })}
                onPress={() => void dismiss(id, objet)}
              />
            ),
          }
        : {}),
    };
  });
  return <ItemList id={LIST} label={t('alertes.titre')} items={items} />;
}
