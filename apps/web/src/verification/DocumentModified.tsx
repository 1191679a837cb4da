import type { Comparaison, Ecart } from '@habilis/domain/certificat/comparaisonDocument';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { lineName } from './DocumentNotice.tsx';
import { ModifiedDocument } from './ModifiedDocument.tsx';

function sentence(t: Texts, { champ, document, signe }: Ecart, isNamed: boolean): string {
  const isDay = champ === 'obtention' || champ === 'fin';
  const said = isDay ? formatDate(document) : document;
  if (signe === null) return t('scanner-qrcode.document.ecart-fin', { document: said });
  const signed = isDay ? formatDate(signe) : signe;
  // The name is told by the server: its signature holds the initials.
  const key = champ === 'nom' && isNamed ? 'scanner-qrcode.document.ecart-nom' : 'scanner-qrcode.document.ecart';
  return t(key, { document: said, signe: signed });
}

/** A file that does not say what was signed: each difference, before the certificat that it was made from (C40). */
export function DocumentModified({
  comparaison: { ecarts },
  isNamed,
}: {
  readonly comparaison: Comparaison;
  readonly isNamed: boolean;
}): ReactNode {
  const t = useText();
  return (
    <ModifiedDocument
      detail={t('scanner-qrcode.document.differences', { nombre: ecarts.length })}
      ecarts={ecarts.map((ecart) => ({
        term: lineName(t, ecart.champ),
        description: sentence(t, ecart, isNamed),
      }))}
      origin={t('scanner-qrcode.document.origine')}
    />
  );
}
