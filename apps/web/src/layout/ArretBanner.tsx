import { announce } from '@habilis/ui/announce';
import { Banner } from '@habilis/ui/Banner';
import { Button } from '@habilis/ui/Button';
import { useText } from '@habilis/i18n/TextProvider';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { arretAtom } from '../session/arretAtom.ts';
import { arretText } from '../session/arretText.ts';
import { tryStorage } from '../session/tryStorage.ts';

const HEARD = 'habilis-arret-dit';
const PUT_AWAY = 'habilis-arret-masque';
const read = (key: string): string | null => tryStorage(() => sessionStorage.getItem(key)) ?? null;
const keep = (key: string, value: string): void => tryStorage(() => sessionStorage.setItem(key, value));

/** The announced stop, on every page: heard once, put away if one likes, and back when it begins. */
export function ArretBanner(): ReactNode {
  const t = useText();
  const told = useAtomValue(arretAtom);
  const [putAway, setPutAway] = useState(() => read(PUT_AWAY));
  const key = told === null ? '' : `${told.id} ${told.version} ${told.isEnCours}`;
  const sentence = told === null ? '' : `${arretText(t, told)} ${told.texte}`.trim();
  useEffect(() => {
    if (key === '' || read(HEARD) === key) return;
    keep(HEARD, key);
    announce(sentence);
  }, [key, sentence]);
  if (told === null || (!told.isEnCours && putAway === key)) return null;
  return (
    <Banner
      tone="arret"
      action={
        told.isEnCours ? undefined : (
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              keep(PUT_AWAY, key);
              setPutAway(key);
            }}
          >
            {t('arret.masquer')}
          </Button>
        )
      }
    >
      <strong>{arretText(t, told)}</strong> {told.texte}
    </Banner>
  );
}
