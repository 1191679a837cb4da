import type { ChampCertificat } from '@habilis/domain/modele-certificat/champs';
import type { Dessin } from '@habilis/domain/modele-certificat/Dessin';
import { champsManquants } from '@habilis/domain/modele-certificat/modeleFaults';
import type { CertificatPlace } from '@habilis/domain/modele-certificat/placeCertificat';
import { isImprimable } from '@habilis/domain/stagiaire/isImprimable';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { problemText } from '../../messages/reportError.ts';
import * as styles from './editeur.css.ts';
import { EXEMPLES, type Exemple } from './Exemple.ts';
import { useZoneName } from './useZoneName.ts';
import type { Atelier } from './useAtelier.ts';

type Remark = {
  readonly key: string;
  readonly words: string;
  readonly act: string;
  readonly onPress: () => void;
};

type Props = {
  readonly dessin: Dessin;
  /** What keeps it from being published. */
  readonly faults: Atelier['faults'];
  /** The page with each sample. */
  readonly places: Readonly<Record<Exemple, CertificatPlace>>;
  readonly onShow: (rang: number, exemple?: Exemple) => void;
  readonly onPlace: (champs: readonly ChampCertificat[]) => void;
};

/** What keeps a model from being published, and what only spoils it: what does not fit in its zone, and letters that no paper can print. */
function useRemarks({ dessin, faults, places, onShow, onPlace }: Props) {
  const t = useText();
  const nameOf = useZoneName();
  const missing = champsManquants(dessin);
  const see = t('modeles-certificat.voir');
  const faulty = faults.flatMap(({ path, title }): Remark[] => {
    const rang = Number.parseInt(path.split('.')[1] ?? '', 10);
    const zone = dessin.zones[rang];
    if (zone === undefined) return [];
    const words = t('modeles-certificat.faute', { champ: nameOf(zone), faute: problemText(title) });
    return [{ key: `${path} ${title}`, words, act: see, onPress: () => onShow(rang) }];
  });
  const overflows = EXEMPLES.flatMap((exemple) =>
    places[exemple].zones
      .filter(({ depasse }) => depasse > 0)
      .map(({ zone, rang, depasse }): Remark => ({
        key: `${exemple} ${rang}`,
        words: t(`modeles-certificat.depasse-${exemple}`, {
          champ: nameOf(zone),
          mm: Math.max(1, Math.round(depasse)),
        }),
        act: see,
        onPress: () => onShow(rang, exemple),
      })),
  );
  const strange = places.court.zones
    // Those of its own words keep a model from being published.
    .filter(({ zone: { etiquette, texte } }) => isImprimable(`${etiquette}${texte}`))
    .filter(({ lignes }) => lignes.some(({ texte }) => !isImprimable(texte)))
    .map(({ zone, rang }): Remark => ({
      key: `lettres ${rang}`,
      words: t('modeles-certificat.lettres', { champ: nameOf(zone) }),
      act: see,
      onPress: () => onShow(rang),
    }));
  const toPlace: Remark[] =
    missing.length === 0
      ? []
      : [
          {
            key: 'manquent',
            words: t('modeles-certificat.manquent', {
              champs: missing.map((champ) => t(`modeles-certificat.champ.${champ}`)).join(', '),
            }),
            act: t('modeles-certificat.les-placer', { nombre: missing.length }),
            onPress: () => onPlace(missing),
          },
        ];
  return { blocking: [...toPlace, ...faulty], spoiling: [...overflows, ...strange] };
}

/** What is wrong with a model, each with what mends it. */
export function Controle(props: Props): ReactNode {
  const t = useText();
  const { blocking, spoiling } = useRemarks(props);
  const remarks = [...blocking, ...spoiling];
  if (remarks.length === 0) return null;
  return (
    <Callout
      tone="warning"
      title={t(blocking.length > 0 ? 'modeles-certificat.avant-publier' : 'modeles-certificat.a-verifier')}
    >
      <ul className={styles.remarks}>
        {remarks.map(({ key, words, act, onPress }) => (
          <li key={key} className={styles.remark}>
            <Text as="span">{words}</Text>
            <Button size="small" onPress={onPress}>
              {act}
            </Button>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
