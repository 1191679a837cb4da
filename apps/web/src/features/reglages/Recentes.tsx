import { reglage } from '@habilis/api/reglage/endpoints';
import type { ModificationReglage } from '@habilis/api/reglage/Reglage';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Drawer } from '@habilis/ui/Drawer';
import { ItemList } from '@habilis/ui/ItemList';
import { Text } from '@habilis/ui/Text';
import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';
import { valeurText } from './valeurText.ts';

/** The latest changes of all settings, in a drawer. */
export function Recentes(): ReactNode {
  const t = useText();
  const [changes, setChanges] = useState<readonly ModificationReglage[]>();
  const read = () => {
    void call(reglage.modifications, {}).then(setChanges, (error: unknown) => void tellRefused(error));
  };
  const valueIn = ({ cle }: ModificationReglage, valeur: ModificationReglage['avant']) =>
    valeur === null ? t('reglages.a-la-valeur-par-defaut') : valeurText(t, cle, valeur);
  return (
    <>
      <Button icon={History} size="small" onPress={read}>
        {t('reglages.recentes')}
      </Button>
      <Drawer
        title={t('reglages.recentes')}
        closeLabel={t('reglages.fermer')}
        placement="sheet"
        isOpen={changes !== undefined}
        onClose={() => setChanges(undefined)}
      >
        {changes?.length === 0 ? (
          <Text>{t('reglages.recentes-aucune')}</Text>
        ) : (
          <ItemList
            label={t('reglages.recentes')}
            items={(changes ?? []).map((one) => ({
              key: String(one.id),
              title: t(`reglages.nom.${one.cle}`),
              description: (
                <>
                  <div>{t('reglages.recente', { avant: valueIn(one, one.avant), apres: valueIn(one, one.apres) })}</div>
                  <div>{one.motif}</div>
                  <div>
                    {t('reglages.qui-quand', {
                      nom: one.parNomPrenom ?? '',
                      date: `${formatInstantDate(one.faiteLe)} ${formatTime(one.faiteLe)}`,
                    })}
                  </div>
                </>
              ),
            }))}
          />
        )}
      </Drawer>
    </>
  );
}
