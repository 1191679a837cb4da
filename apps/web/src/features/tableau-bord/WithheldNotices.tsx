import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { effetWords, retraitWords } from '@habilis/i18n/droitWords';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import type { Part } from './homeData.ts';

/** Those that are suspended; one that was ended for good no longer waits for anything. */
const withheldOf = (part: Part<HabilitationSummary>): readonly HabilitationSummary[] =>
  part.isRead ? part.items.filter(({ droit: { retrait } }) => retrait !== null && !retrait.isDefinitif) : [];

/** Whether a suspension stands on this home: then there is something to know, even with nothing to do. */
export const isWithheld = (part: Part<HabilitationSummary>): boolean => withheldOf(part).length > 0;

/** The suspended habilitations, with what each still allows. */
export function WithheldNotices({ part, role }: { part: Part<HabilitationSummary>; role: Role }): ReactNode {
  const t = useText();
  return withheldOf(part).map(({ id, numero, dispositifNiveau, droit }) => (
    <Callout
      key={id}
      tone="warning"
      title={t('droits.source', {
        numero: dispositifNiveau.libelle,
        etat: (retraitWords(t, droit) ?? '').toLowerCase(),
      })}
    >
      {effetWords(t, droit, can(role.type, 'manage-sessions')).map((words) => (
        <Text key={words}>{words}</Text>
      ))}
      <Text>
        <Link href={rolePath(role, 'habilitation', id)}>{t('habilitations.ouvrir-numero', { numero })}</Link>
      </Text>
    </Callout>
  ));
}
