import type { CibleMessage } from '@habilis/api/type-message/CibleMessage';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { SelectOption } from '@habilis/ui/Select';
import { type Critere, criteresOf } from './cibleDraft.ts';
import { type CibleLists, departementOptions } from './cibleLists.ts';

type Criteres = CibleMessage['cibleMessageCriterias'];

const namesOf = (ids: readonly (string | number)[] = [], options: readonly SelectOption[]): string =>
  ids.map((id) => options.find((one) => one.id === String(id))?.label ?? String(id)).join(', ');

function valueOf(t: Texts, critere: Critere, criteres: Criteres, lists: CibleLists): string {
  const { sessionsDepuis, sessionsJusqua, certificatFormateurFinAvant: avant } = criteres;
  switch (critere) {
    case 'caisses':
      return namesOf(criteres.caisses, lists.caisses);
    case 'departements':
      return namesOf(criteres.departements, departementOptions(t));
    case 'dispositifNiveaux':
      return namesOf(criteres.dispositifNiveaux, lists.niveaux);
    case 'regimes':
      return (criteres.regimes ?? []).map((one) => t(`entites.regime.${one}`)).join(', ');
    case 'typesEntite':
      return (criteres.typesEntite ?? []).map((one) => t(`entites.type-entite.${one}`)).join(', ');
    case 'etatHabilitation':
      return criteres.etatHabilitation === undefined ? '' : t(`messages.etat.${criteres.etatHabilitation}`);
    case 'plateforme':
      return t(`messages.plateforme.${criteres.plateforme === true ? 'oui' : 'non'}`);
    case 'sessionsDepuis': {
      const [debut, fin] = [sessionsDepuis, sessionsJusqua].map((day) => (day === undefined ? '…' : formatDate(day)));
      return `${debut} – ${fin}`;
    }
    case 'certificatFormateurFinAvant':
      return avant === undefined ? '' : formatDate(avant);
  }
}

/** The criteria of a target in words, one after another. */
export const criteresText = (t: Texts, criteres: Criteres, lists: CibleLists): string[] =>
  criteresOf(criteres).map((critere) =>
    t('messages.critere.dit', {
      critere: t(`messages.critere.${critere}`),
      valeur: valueOf(t, critere, criteres, lists),
    }),
  );
