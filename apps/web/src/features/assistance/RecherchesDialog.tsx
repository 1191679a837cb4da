import { faq } from '@habilis/api/faq/endpoints';
import type { RechercheVaine } from '@habilis/api/faq/Faq';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { tellOutcome } from '../../messages/tellOutcome.ts';
import { call } from '../../session/call.ts';

type Props = {
  readonly recherches: readonly RechercheVaine[];
  readonly onChanged: () => Promise<void>;
  /** Writes a question that answers these words. */
  readonly onWrite: (mots: string) => void;
  readonly onClose: () => void;
};

/** What readers looked for and no question held, the most repeated first: to answer, or to take away. */
export function RecherchesDialog({ recherches, onChanged, onWrite, onClose }: Props): ReactNode {
  const t = useText();
  const forget = async (mots: string) => {
    await tellOutcome(() => call(faq.oublierRecherche, { body: { mots } }), {
      done: 'faqs.vaines.retiree',
      failed: 'faqs.vaines.echec',
    });
    await onChanged();
  };
  return (
    <Dialog
      title={t('faqs.vaines')}
      message={t('faqs.vaines.aide')}
      isOpen
      onClose={onClose}
      closeLabel={t('modals.fermer')}
      actions={<Button onPress={onClose}>{t('modals.fermer')}</Button>}
    >
      {recherches.length === 0 ? (
        <Text tone="subtle">{t('faqs.vaines.aucune')}</Text>
      ) : (
        <ItemList
          label={t('faqs.vaines')}
          items={recherches.map(({ mots, nombre, derniereLe }) => ({
            key: mots,
            title: mots,
            description: t('faqs.vaines.detail', { nombre, date: formatInstantDate(derniereLe) }),
            end: (
              <Inline gap={8}>
                <Button size="small" onPress={() => onWrite(mots)}>
                  {t('faqs.vaines.repondre')}
                </Button>
                <Button size="small" variant="quiet" onPress={() => void forget(mots)}>
                  {t('faqs.vaines.retirer')}
                </Button>
              </Inline>
            ),
          }))}
        />
      )}
    </Dialog>
  );
}
