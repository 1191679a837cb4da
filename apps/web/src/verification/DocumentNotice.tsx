import type { ChampCompare, Comparaison } from '@habilis/domain/certificat/comparaisonDocument';
import { CHAMPS_COMPARES } from '@habilis/domain/certificat/comparaisonDocument';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import type { DocumentCompare } from './DocumentCompare.ts';

/** The name of a line of a certificat, as its content tells it. */
export const lineName = (t: Texts, champ: ChampCompare): string =>
  ({
    intitule: t('scanner-qrcode.intitule'),
    nom: t('scanner-qrcode.titulaire'),
    obtention: t('scanner-qrcode.obtenu-le'),
    fin: t('scanner-qrcode.valable'),
    habilitation: t('scanner-qrcode.habilitation'),
    numero: t('scanner-qrcode.numero'),
  })[champ];

/** Why nothing that a file says was read, or all of it may be covered; null when neither is so. */
export function unreadWords(t: Texts, { isRead, isAnnote }: { isRead: boolean; isAnnote: boolean }): string | null {
  if (!isRead) return t('scanner-qrcode.document.comparer-image');
  return isAnnote ? t('scanner-qrcode.document.comparer-annote') : null;
}

function words(t: Texts, { nonLus, isAnnote }: Comparaison): string {
  const unread = unreadWords(t, { isRead: nonLus.length < CHAMPS_COMPARES.length, isAnnote });
  if (unread !== null) return unread;
  return t('scanner-qrcode.document.comparer-lignes', { lignes: nonLus.map((champ) => lineName(t, champ)).join(', ') });
}

/** Says of a file that it is as signed, or that the eye must compare it; one that was changed is told above the answer. */
export function DocumentNotice({
  comparaison,
  isNamed,
}: {
  readonly comparaison: DocumentCompare;
  /** Whether the whole name was compared, and not its initials alone. */
  readonly isNamed: boolean;
}): ReactNode {
  const t = useText();
  const { verdict, page } = comparaison;
  const others = page !== null && <Text>{t('scanner-qrcode.document.autres-pages', page)}</Text>;
  if (verdict === 'modifie') return null;
  if (verdict === 'a-comparer') {
    return (
      <Callout tone="info" title={t('scanner-qrcode.document.comparer')}>
        <Text>{words(t, comparaison)}</Text>
        {others}
      </Callout>
    );
  }
  return (
    <Callout
      tone="success"
      title={
        page === null
          ? t('scanner-qrcode.document.authentique')
          : t('scanner-qrcode.document.authentique-page', { numero: page.numero })
      }
    >
      <Text>
        {t(isNamed ? 'scanner-qrcode.document.authentique-texte' : 'scanner-qrcode.document.authentique-initiales')}
      </Text>
      {others}
    </Callout>
  );
}
