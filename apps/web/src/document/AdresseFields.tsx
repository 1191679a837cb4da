import { townKey } from '@habilis/domain/entite/departementOfVille';
import { useText } from '@habilis/i18n/TextProvider';
import { PostalCodeCityField } from '@habilis/ui/PostalCodeCityField';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { useCities } from '../forms/useCities.ts';
import { fieldProps } from './fieldProps.ts';
import type { TabProps } from './TabProps.ts';

type Adresse = {
  readonly ligne1: string | null;
  readonly ligne2: string | null;
  readonly codePostalVille: { readonly codePostal: string | null; readonly ville: string | null };
};

type Props = Pick<TabProps<unknown>, 'faultOf' | 'markOf' | 'requiredOf' | 'isReadOnly'> & {
  /** The path of the address in the form. */
  readonly path: string;
  readonly adresse: Adresse;
  readonly onChange: (adresse: Adresse) => void;
  /** Whether it may be the user's own address. @default false */
  readonly isOwn?: boolean;
};

/** The fields of an address; a postal code with only one city fills it in. */
export function AdresseFields({ path, adresse, onChange, isOwn = false, ...tab }: Props): ReactNode {
  const t = useText();
  const { isReadOnly } = tab;
  const postalCode = fieldProps(tab, `${path}.codePostalVille.codePostal`);
  const city = fieldProps(tab, `${path}.codePostalVille.ville`);
  const change = (changes: Partial<Adresse>) => onChange({ ...adresse, ...changes });
  const cities = useCities(adresse.codePostalVille, (ville) =>
    change({ codePostalVille: { ...adresse.codePostalVille, ville } }),
  );
  const completion = (line: 'address-line1' | 'address-line2') => (isOwn ? { autoComplete: line } : {});
  return (
    <Stack gap={22}>
      <TextField
        {...fieldProps(tab, `${path}.ligne1`)}
        {...completion('address-line1')}
        label={t('entites.adresse')}
        value={adresse.ligne1 ?? ''}
        onChange={(ligne1) => change({ ligne1 })}
        maxLength={200}
        isReadOnly={isReadOnly}
      />
      <TextField
        {...fieldProps(tab, `${path}.ligne2`)}
        {...completion('address-line2')}
        label={t('entites.complement')}
        optionalLabel={t('entites.facultatif')}
        value={adresse.ligne2 ?? ''}
        onChange={(ligne2) => change({ ligne2 })}
        maxLength={200}
        isReadOnly={isReadOnly}
      />
      <PostalCodeCityField
        postalCodeLabel={t('entites.code-postal')}
        cityLabel={t('entites.ville')}
        postalCodeId={postalCode.id}
        postalCodeEnd={postalCode.labelEnd}
        cityId={city.id}
        cityEnd={city.labelEnd}
        value={adresse.codePostalVille}
        onChange={(codePostalVille) => change({ codePostalVille })}
        isReadOnly={isReadOnly}
        cities={cities}
        foldCity={townKey}
        cityWords={{ open: t('entites.villes'), empty: t('entites.ville-aucune') }}
        postalCodeError={postalCode.errorMessage}
        cityError={city.errorMessage}
        postalCodeRequiredLabel={postalCode.requiredLabel}
        cityRequiredLabel={city.requiredLabel}
      />
    </Stack>
  );
}
