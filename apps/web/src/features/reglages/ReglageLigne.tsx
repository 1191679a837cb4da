import type { Reglage } from '@habilis/api/reglage/Reglage';
import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Text } from '@habilis/ui/Text';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { Pencil } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as styles from './reglages.css.ts';
import { nombreText, uniteText, valeurText } from './valeurText.ts';

/** A number large, with its unit beside; other values as they read. */
function Valeur({ reglage: { cle, valeur, isModifie } }: { reglage: Reglage }): ReactNode {
  const t = useText();
  const tone = isModifie ? ` ${styles.changed}` : '';
  if (typeof valeur !== 'number') return <span className={tone.trim()}>{valeurText(t, cle, valeur)}</span>;
  return (
    <>
      <span className={`${styles.figure}${tone}`}>{nombreText(cle, valeur)}</span> {uniteText(t, cle, valeur)}
    </>
  );
}

/** One setting of the list: its name and what it changes, its value, its default and bounds. */
export function ReglageLigne({
  reglage,
  onOpen,
  ref,
}: {
  reglage: Reglage;
  onOpen: () => void;
  ref: Ref<HTMLButtonElement>;
}): ReactNode {
  const t = useText();
  const { cle, defaut, isModifie, derniere, ecartee } = reglage;
  const regles = REGLAGES[cle];
  const nom = t(`reglages.nom.${cle}`);
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {isModifie && <span className={styles.dot} aria-hidden="true" />}
          {nom}
        </h3>
        <Text look="small" tone="subtle">
          {t(`reglages.sens.${cle}`)}
        </Text>
        {isModifie && (
          <Text look="small" tone="subtle">
            {derniere === null
              ? t('reglages.en-base')
              : t('reglages.qui-quand', {
                  nom: derniere.parNomPrenom ?? '',
                  date: formatInstantDate(derniere.faiteLe),
                })}
          </Text>
        )}
        {ecartee !== null && (
          <Text look="small" tone="danger">
            {t('reglages.ecartee', { valeur: ecartee })}
          </Text>
        )}
      </div>
      <div className={styles.value}>
        <Valeur reglage={reglage} />
      </div>
      <div className={styles.bounds}>
        <div>
          {isModifie ? t('reglages.defaut-autre', { valeur: valeurText(t, cle, defaut) }) : t('reglages.par-defaut')}
        </div>
        {regles.genre === 'nombre' && (
          <div>{t('reglages.bornes', { min: nombreText(cle, regles.min), max: nombreText(cle, regles.max) })}</div>
        )}
      </div>
      <div className={styles.act}>
        <Button ref={ref} variant="quiet" size="small" icon={Pencil} onPress={onOpen}>
          {t('reglages.modifier')}
          <VisuallyHidden>{` ${nom}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
