import { entite } from '@habilis/api/entite/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { ComboBox, type ComboBoxChoice } from '@habilis/ui/ComboBox';
import type { ReactNode } from 'react';
import { call } from '../session/call.ts';
import type { Told } from './useForm.ts';

type Props = Told & {
  readonly label: string;
  readonly description: string;
  readonly optionalLabel?: string | undefined;
  readonly value: ComboBoxChoice | null;
  readonly onChange: (found: ComboBoxChoice | null) => void;
  /** @default those that the role reads */
  readonly find?: typeof findEntites;
};

/** The entites that match what is typed. */
async function findEntites(recherche: string, signal: AbortSignal) {
  const found = await call(entite.list, { query: { recherche } }, { background: true, signal });
  return found.map(({ id, raisonSociale }) => ({ id: String(id), label: raisonSociale }));
}

/** An entite, found by its name. */
export function EntiteField({ find = findEntites, ...props }: Props): ReactNode {
  const t = useText();
  return (
    <ComboBox
      {...props}
      source={{
        load: find,
        words: {
          loading: t('utilisateurs.recherche-en-cours'),
          failed: t('utilisateurs.recherche-echouee'),
          retry: t('erreurs.page.reessayer'),
        },
      }}
      words={{ open: t('entites.choisir'), empty: t('utilisateurs.aucune-entite') }}
    />
  );
}
