import type { Presence } from '@habilis/api/presence/endpoints';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Eye, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePresence } from './usePresence.ts';

const SHOWN = 2;

function nameOf(t: Texts, { nomPrenom, roleType, organisme }: Presence): string {
  if (nomPrenom === null || roleType === null) return organisme ?? t('workflow.presence.service');
  return t('workflow.presence.personne', { nom: nomPrenom, role: t(`roles.${roleType}`) });
}

/** Who else reads or edits the request now, said as they come and go. */
export function PresenceLine({
  demande,
  isEditing,
}: {
  demande: { readonly type: 'DA' | 'DH'; readonly id: number | null };
  isEditing: boolean;
}): ReactNode {
  const t = useText();
  const others = usePresence(demande, isEditing);
  const hidden = others.length - SHOWN;
  return (
    <div role="status">
      {others.length > 0 && (
        <Stack gap={4}>
          {others.slice(0, SHOWN).map((one) => {
            const Icon = one.edite ? Pencil : Eye;
            const qui = nameOf(t, one);
            return (
              <Inline key={qui} gap={8} wrap={false}>
                <Icon size={16} aria-hidden="true" />
                <Text look="small" as="span" isStrong={one.edite}>
                  {t(one.edite ? 'workflow.presence.edite' : 'workflow.presence.lit', { qui })}
                </Text>
              </Inline>
            );
          })}
          {hidden > 0 && (
            <Text look="small" tone="subtle">
              {t('workflow.presence.autres', { nombre: hidden })}
            </Text>
          )}
        </Stack>
      )}
    </div>
  );
}
