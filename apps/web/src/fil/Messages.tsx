import type { MessageFil } from '@habilis/api/fil/Fil';
import type { CoteFil } from '@habilis/domain/fil/coteDe';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Dot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Parole } from './Parole.tsx';

/** Who says it, as its reader knows them. */
function authorOf(t: Texts, { deSoi, auteur, roleType, cote }: MessageFil, lecteur: CoteFil): string {
  if (deSoi) return t('fil.vous');
  if (auteur === null) return t(lecteur === 'ENTITE' && cote === 'EXAMEN' ? 'fil.reseau' : 'fil.parti');
  return roleType === null ? auteur : t('fil.auteur', { nom: auteur, role: t(`roles.${roleType}`) });
}

/** What was written about a file, the oldest first; what is new to its reader says so. */
export function Messages({
  messages,
  lecteur,
}: {
  readonly messages: readonly MessageFil[];
  readonly lecteur: CoteFil;
}): ReactNode {
  const t = useText();
  if (messages.length === 0) return <Text tone="subtle">{t(`fil.vide.${lecteur}`)}</Text>;
  return (
    <Stack gap={12}>
      {messages.map((one) => (
        <Parole
          key={one.id}
          title={authorOf(t, one, lecteur)}
          titleEnd={
            one.nouveau && (
              <Badge tone="accent" icon={Dot}>
                {t('fil.nouveau')}
              </Badge>
            )
          }
          ecritLe={one.ecritLe}
          texte={one.texte}
          surface={one.cote === lecteur ? 'tint' : 'plain'}
        />
      ))}
    </Stack>
  );
}
