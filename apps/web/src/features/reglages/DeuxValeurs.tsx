import type { Reglage } from '@habilis/api/reglage/Reglage';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { valeurText } from './valeurText.ts';

/** Somebody else changed the setting meanwhile: both values, to keep one's own or to take theirs. */
export function DeuxValeurs({
  theirs,
  mine,
  onKeep,
  onTake,
}: {
  theirs: Reglage;
  mine: Reglage['valeur'];
  onKeep: () => void;
  onTake: () => void;
}): ReactNode {
  const t = useText();
  const { cle, valeur, derniere } = theirs;
  const nom = derniere?.parNomPrenom ?? null;
  const now = valeurText(t, cle, valeur);
  return (
    <Callout
      tone="warning"
      told="focused"
      title={nom === null ? t('reglages.perime-inconnu') : t('reglages.perime', { nom })}
      actions={
        <>
          <Button onPress={onKeep}>{t('reglages.garder', { valeur: valeurText(t, cle, mine) })}</Button>
          <Button onPress={onTake}>{t('reglages.prendre', { valeur: now })}</Button>
        </>
      }
    >
      <Text>{t('reglages.perime-texte', { valeur: now })}</Text>
    </Callout>
  );
}
