import type { Texts } from '@habilis/i18n/TextProvider';
import type { RichTextEditorWords } from '@habilis/ui/RichTextEditor';

/** The labels of the tools of a rich text. */
export const richTextWords = (t: Texts): RichTextEditorWords => ({
  toolbar: t('modals.editeur.outils'),
  heading2: t('modals.editeur.titre'),
  heading3: t('modals.editeur.sous-titre'),
  strong: t('modals.editeur.gras'),
  em: t('modals.editeur.italique'),
  bulletList: t('modals.editeur.puces'),
  orderedList: t('modals.editeur.numeros'),
  undo: t('modals.editeur.annuler'),
  redo: t('modals.editeur.retablir'),
  link: t('modals.editeur.lien'),
  address: t('modals.editeur.adresse'),
  addressError: t('modals.editeur.adresse-fausse'),
  setLink: t('modals.editeur.poser'),
  removeLink: t('modals.editeur.retirer'),
  loading: t('modals.editeur.attente'),
});
