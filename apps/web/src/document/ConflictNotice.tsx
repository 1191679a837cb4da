import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
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

/** Focuses what tells of a conflict when an action met it: it may be far above. While one types, the focus stays. */
function useFocusOfAction(conflict: Props['conflict']): Ref<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflict?.isOfAction !== true) return;
    queueMicrotask(() => {
      ref.current?.focus();
      ref.current?.scrollIntoView({ block: 'center' });
    });
  }, [conflict]);
  return ref;
}

/** Another version was stored: the person chooses between it and their own, unless the demande has moved on. */
export function ConflictNotice({ conflict, document, objet, onReload }: Props): ReactNode {
  const t = useText();
  const ref = useFocusOfAction(conflict);
  if (conflict === null) return null;
  const load = () => {
    document.abandon();
    onReload();
  };
  if (conflict.isMoved || conflict.courant === null) {
    return (
      <div ref={ref} tabIndex={-1}>
        <Callout
          tone="danger"
          title={t(objet === undefined ? 'workflow.change.titre' : 'workflow.change.titre-session')}
          actions={<Button onPress={onReload}>{t('workflow.change.recharger')}</Button>}
        >
          <Text>{t('workflow.change.texte')}</Text>
        </Callout>
      </div>
    );
  }
  return (
    <div ref={ref} tabIndex={-1}>
      <Callout
        tone="danger"
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
      </Callout>
    </div>
  );
}
