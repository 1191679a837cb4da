import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Checkbox } from '@habilis/ui/Checkbox';
import { FieldSet } from '@habilis/ui/FieldSet';
import { Stack } from '@habilis/ui/Stack';
import { steady } from '@habilis/ui/steady';
import { Text } from '@habilis/ui/Text';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { AdresseFields } from '../../document/AdresseFields.tsx';
import { fieldId } from '../../forms/fieldId.ts';
import { fieldProps } from '../../document/fieldProps.ts';
import { tellDone } from '../../messages/tellDone.ts';
import type { DhTabProps, Plateforme } from './dhKind.ts';

const EMPTY: Plateforme = {
  id: null,
  adresse: { ligne1: null, ligne2: null, codePostalVille: { codePostal: null, ville: null } },
};

type Props = DhTabProps & {
  /** Whether a further fixed platform is asked for: a movable one is then no answer. */
  readonly isAddition: boolean;
};

type PlaceProps = Pick<DhTabProps, 'faultOf' | 'markOf' | 'requiredOf' | 'isReadOnly'> & {
  readonly place: Plateforme;
  readonly index: number;
  readonly onChange: (place: Plateforme) => void;
  /** Absent when it cannot be removed. */
  readonly onRemove: (() => void) | undefined;
};

/** One fixed platform; what is typed elsewhere does not draw it again. */
const Place = steady(function Place({ place, index, onChange, onRemove, ...tab }: PlaceProps): ReactNode {
  const t = useText();
  const rang = index + 1;
  return (
    <FieldSet legend={t('habilitations.demande.plateforme', { rang })}>
      <AdresseFields
        {...tab}
        path={`plateformesFixes.${index}.adresse`}
        adresse={place.adresse}
        onChange={(adresse) => onChange({ ...place, adresse })}
      />
      {onRemove !== undefined && (
        <div>
          <Button variant="quiet" size="small" icon={Trash2} onPress={onRemove}>
            {t('habilitations.demande.plateforme-retirer', { rang })}
          </Button>
        </div>
      )}
    </FieldSet>
  );
});

/** Where practical training takes place: fixed platforms with their address, or a movable one. */
export function PlateformesTab({ isAddition, ...tab }: Props): ReactNode {
  const t = useText();
  const { saisie, set, faultOf, isReadOnly } = tab;
  const { plateformesFixes, plateformeMobile } = saisie;
  // The first place is open at once; it is kept only when something is typed in it.
  const isFirst = plateformesFixes.length === 0 && !plateformeMobile && !isReadOnly;
  const places = isFirst ? [EMPTY] : plateformesFixes;
  const add = useRef<HTMLButtonElement>(null);
  const setPlaces = (changed: Plateforme[]) => set({ plateformesFixes: changed });
  const remove = (index: number) => {
    setPlaces(places.filter((_, other) => other !== index));
    // The pressed button disappears with its place: the focus moves here.
    add.current?.focus();
    tellDone('habilitations.demande.plateforme-retiree', { rang: index + 1 });
  };
  const fault = faultOf('plateformesFixes');
  return (
    <Stack gap={28}>
      {!isAddition && (
        <Checkbox
          {...fieldProps(tab, 'plateformeMobile')}
          label={t('habilitations.demande.plateforme-mobile')}
          description={t('habilitations.demande.plateforme-mobile-aide')}
          isSelected={saisie.plateformeMobile}
          onChange={(plateformeMobile) => set({ plateformeMobile })}
          isReadOnly={isReadOnly}
        />
      )}
      {places.map((place, index) => (
        <Place
          // oxlint-disable-next-line react/no-array-index-key -- a place has no name of its own: its rank is what tells it apart
          key={index}
          place={place}
          index={index}
          onChange={(changed) => setPlaces(places.with(index, changed))}
          onRemove={isReadOnly || isFirst ? undefined : () => remove(index)}
          faultOf={faultOf}
          markOf={tab.markOf}
          requiredOf={tab.requiredOf}
          isReadOnly={isReadOnly}
        />
      ))}
      {places.length === 0 && fault === undefined && (
        <Text tone="subtle">{t('habilitations.demande.aucune-plateforme')}</Text>
      )}
      {isFirst && fault !== undefined && <Text tone="danger">{fault}</Text>}
      {!isReadOnly && !isFirst && (
        <Stack gap={8}>
          {fault !== undefined && <Text tone="danger">{fault}</Text>}
          <div id={fieldId('plateformesFixes')}>
            <Button ref={add} icon={Plus} onPress={() => setPlaces([...places, EMPTY])}>
              {t('habilitations.demande.plateforme-ajouter')}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}
