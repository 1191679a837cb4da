import { CHAMPS_ENTIERS } from '@habilis/domain/modele-certificat/champs';
import { ALIGNEMENTS, ENCRES_ZONE, TROP_LONGS, type Zone } from '@habilis/domain/modele-certificat/Dessin';
import type { ZonePlacee } from '@habilis/domain/modele-certificat/placeCertificat';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Checkbox } from '@habilis/ui/Checkbox';
import { NumberField } from '@habilis/ui/NumberField';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './editeur.css.ts';

type Props = {
  zone: Zone;
  /** As the sample comes out; nothing when it has no value. */
  placed: ZonePlacee | undefined;
  fault: string | undefined;
  /** With the name of what goes on being changed, such as a text that is typed. */
  onChange: (zone: Zone, name?: string) => void;
  onRemove: () => void;
};

const RECTANGLE = ['x', 'y', 'largeur', 'hauteur'] as const;

/** How the sample stands in its zone: whole, smaller, cut, or too large by so much. */
function Verdict({ placed }: { placed: ZonePlacee | undefined }): ReactNode {
  const t = useText();
  if (placed === undefined || placed.lignes.length === 0) return null;
  const { depasse, isReduite, isCoupee, taille } = placed;
  if (depasse > 0)
    return <Text tone="danger">{t('modeles-certificat.depasse', { mm: Math.max(1, Math.round(depasse)) })}</Text>;
  if (isCoupee) return <Text tone="warning">{t('modeles-certificat.coupe')}</Text>;
  if (isReduite) return <Text tone="warning">{t('modeles-certificat.reduit', { taille })}</Text>;
  return <Text tone="subtle">{t('modeles-certificat.tient')}</Text>;
}

type TextProps = Pick<Props, 'zone'> & {
  readonly set: (changes: Partial<Zone>, name?: string) => void;
};

/** How large its letters are, and how small they may become. */
function Tailles({ zone, set }: TextProps): ReactNode {
  const t = useText();
  return (
    <div className={styles.pair}>
      <NumberField
        label={t('modeles-certificat.taille')}
        fractionDigits={1}
        minValue={4}
        maxValue={200}
        value={zone.taille}
        onChange={(taille) => {
          if (taille !== null) set({ taille, tailleMin: Math.min(zone.tailleMin, taille) });
        }}
      />
      <NumberField
        label={t('modeles-certificat.taille-min')}
        fractionDigits={1}
        minValue={4}
        maxValue={zone.taille}
        value={zone.tailleMin}
        onChange={(tailleMin) => {
          if (tailleMin !== null) set({ tailleMin });
        }}
      />
    </div>
  );
}

/** How the text of a zone is written. */
function TextProprietes({ zone, placed, set }: TextProps & Pick<Props, 'placed'>): ReactNode {
  const t = useText();
  const isWhole = CHAMPS_ENTIERS.has(zone.champ);
  return (
    <>
      <Tailles zone={zone} set={set} />
      <Select
        label={t('modeles-certificat.alignement')}
        placeholder=""
        value={zone.alignement}
        options={ALIGNEMENTS.map((id) => ({ id, label: t(`modeles-certificat.alignement.${id}`) }))}
        onChange={(id) => set({ alignement: ALIGNEMENTS.find((one) => one === id) ?? 'GAUCHE' })}
      />
      <Select
        label={t('modeles-certificat.encre')}
        placeholder=""
        value={zone.encre}
        options={ENCRES_ZONE.map((id) => ({ id, label: t(`modeles-certificat.encre.${id}`) }))}
        onChange={(id) => set({ encre: ENCRES_ZONE.find((one) => one === id) ?? 'TEXTE' })}
      />
      <Select
        label={t('modeles-certificat.trop-long')}
        placeholder=""
        value={zone.tropLong}
        options={TROP_LONGS.filter((id) => id !== 'COUPER' || !isWhole).map((id) => ({
          id,
          label: t(`modeles-certificat.trop-long.${id}`),
        }))}
        onChange={(id) => set({ tropLong: TROP_LONGS.find((one) => one === id) ?? 'REDUIRE' })}
      />
      <TextField
        label={t('modeles-certificat.etiquette')}
        value={zone.etiquette}
        onChange={(etiquette) => set({ etiquette })}
        maxLength={100}
      />
      <TextField
        label={t(zone.champ === 'texte' ? 'modeles-certificat.texte' : 'modeles-certificat.avant')}
        value={zone.texte}
        onChange={(texte) => set({ texte }, 'texte')}
        maxLength={1000}
      />
      <Checkbox label={t('modeles-certificat.gras')} isSelected={zone.gras} onChange={(gras) => set({ gras })} />
      {(zone.champ === 'prenomNom' || zone.champ === 'nom') && (
        <Checkbox
          label={t('modeles-certificat.capitales')}
          isSelected={zone.capitales}
          onChange={(capitales) => set({ capitales })}
        />
      )}
      <Verdict placed={placed} />
    </>
  );
}

/** Where a zone stands, how large it is, and how its text is written. */
export function ZoneProprietes({ zone, placed, fault, onChange, onRemove }: Props): ReactNode {
  const t = useText();
  const isText = zone.champ !== 'qrCode' && zone.champ !== 'image';
  const set = (changes: Partial<Zone>, name?: string) => onChange({ ...zone, ...changes }, name);
  return (
    <Stack gap={16}>
      <div className={styles.pair}>
        {RECTANGLE.map((key) => (
          <NumberField
            key={key}
            label={t(`modeles-certificat.mesure.${key}`)}
            fractionDigits={1}
            value={zone[key]}
            onChange={(value) => {
              if (value !== null) set({ [key]: value });
            }}
          />
        ))}
      </div>
      {fault !== undefined && <Text tone="danger">{fault}</Text>}
      {zone.champ === 'image' && (
        <TextField
          label={t('modeles-certificat.alternative')}
          description={t('modeles-certificat.alternative-aide')}
          value={zone.etiquette}
          onChange={(etiquette) => set({ etiquette }, 'etiquette')}
          maxLength={100}
        />
      )}
      {isText && <TextProprietes zone={zone} placed={placed} set={set} />}
      <Button variant="danger" icon={Trash2} onPress={onRemove}>
        {t('modeles-certificat.retirer')}
      </Button>
    </Stack>
  );
}
