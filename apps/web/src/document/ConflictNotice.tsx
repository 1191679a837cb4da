import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect } from 'react';
import { isOver } from './conflictOf.ts';
import { CONFLICT_ID, goToConflict } from './conflictPlace.ts';
import type { DemandeDocument } from './createDocument.ts';
import type { DocumentState } from './documentStore.ts';
import type { StoredDemande, WriteBase } from './DemandeKind.ts';

type Props = {
  readonly conflict: DocumentState['conflict'];
  readonly document: Pick<DemandeDocument<StoredDemande, object, WriteBase>, 'abandon' | 'reapply'>;
  /** What the page shows, as its texts name it. @default a dossier */
  readonly objet?: 'session';
  /** Reads the demande again. */
  readonly onReload: () => void;
};

/** Another version was stored: the person chooses between it and their own, unless the demande has moved on. */
export function ConflictNotice({ conflict, document, objet, onReload }: Props): ReactNode {
  const t = useText();
  // An action that met it gives it the focus; while one types the focus stays, and the bar leads here.
  useEffect(() => {
    if (conflict?.isOfAction === true) queueMicrotask(goToConflict);
  }, [conflict]);
  if (conflict === null) return null;
  const load = () => {
    document.abandon();
    onReload();
  };
  if (isOver(conflict)) {
    return (
      <Callout
        id={CONFLICT_ID}
        tone="danger"
        told="announced"
        title={t(objet === undefined ? 'workflow.change.titre' : 'workflow.change.titre-session')}
        actions={<Button onPress={onReload}>{t('workflow.change.recharger')}</Button>}
      >
        <Text>{t('workflow.change.texte')}</Text>
        {conflict.commentaire !== undefined && (
          <Text>{t('workflow.change.commentaire', { commentaire: conflict.commentaire })}</Text>
        )}
      </Callout>
    );
  }
  return (
    <Callout
      id={CONFLICT_ID}
      tone="danger"
      told="announced"
      title={t(objet === undefined ? 'workflow.conflit.titre' : 'workflow.conflit.titre-session')}
      actions={
        <>
          <Button variant="primary" onPress={() => document.reapply()}>
            {t('workflow.conflit.reprendre')}
          </Button>
          <Button onPress={load}>{t('workflow.conflit.charger')}</Button>
        </>
      }
    >
      <Text>{t('workflow.conflit.texte')}</Text>
      {conflict.commentaire !== undefined && <Text>{t('workflow.conflit.commentaire')}</Text>}
    </Callout>
  );
}
