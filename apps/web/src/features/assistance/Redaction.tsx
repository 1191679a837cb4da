import type { CategorieFaqComptee, Faq, RechercheVaine } from '@habilis/api/faq/Faq';
import type { ReactNode } from 'react';
import { CategoriesDialog } from './CategoriesDialog.tsx';
import { FaqDialog } from './FaqDialog.tsx';
import { RecherchesDialog } from './RecherchesDialog.tsx';

/** What an editor has opened over the questions. */
export type Opened =
  | { readonly kind: 'question'; readonly stored: Faq | null; readonly mots: string }
  | { readonly kind: 'categories' }
  | { readonly kind: 'recherches' };

type Props = {
  readonly opened: Opened;
  readonly onOpen: (opened: Opened | null) => void;
  readonly categories: readonly CategorieFaqComptee[];
  readonly recherches: readonly RechercheVaine[];
  /** Reads the page again. */
  readonly onChanged: () => Promise<void>;
};

/** The dialog that an editor has opened over the questions; read when the first one is opened. */
export default function Redaction({ opened, onOpen, categories, recherches, onChanged }: Props): ReactNode {
  const onClose = () => onOpen(null);
  switch (opened.kind) {
    case 'question':
      return (
        <FaqDialog
          stored={opened.stored}
          mots={opened.mots}
          categories={categories}
          onDone={onChanged}
          onClose={onClose}
        />
      );
    case 'categories':
      return <CategoriesDialog categories={categories} onChanged={onChanged} onClose={onClose} />;
    case 'recherches':
      return (
        <RecherchesDialog
          recherches={recherches}
          onChanged={onChanged}
          onWrite={(mots) => onOpen({ kind: 'question', stored: null, mots })}
          onClose={onClose}
        />
      );
  }
}
