import { lieuFault } from '@habilis/domain/session-saisie/lieuFault';
import { LIEU_FORMATION_TYPES, LIEUX_FORMATION } from '@habilis/domain/session-certification/etats';
import { townKey } from '@habilis/domain/entite/departementOfVille';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { FieldSet } from '@habilis/ui/FieldSet';
import { PostalCodeCityField } from '@habilis/ui/PostalCodeCityField';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Select } from '@habilis/ui/Select';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { fieldProps } from '../../document/fieldProps.ts';
import { useCities } from '../../forms/useCities.ts';
import { problemText } from '../../messages/reportError.ts';
import type { SessionDocument, SessionTabProps } from './sessionKind.ts';
import { adresseEntiteFor } from './adresseEntiteFor.ts';

type Props = SessionTabProps & { readonly session: SessionDocument };
type Plateforme = SessionDocument['habilitation']['plateformesFixes'][number];

/** A platform by its address, and since when the commission allows it. */
function plateformeLabel(t: Texts, { adresse, dateValidationCnh: date }: Plateforme): string {
  const { ligne1, codePostalVille } = adresse;
  const lieu = [ligne1, `${codePostalVille.codePostal} ${codePostalVille.ville}`]
    .filter((one) => one !== null)
    .join(', ');
  return date === null
    ? t('sessions-certification.saisie.plateforme-non-validee', { lieu })
    : t('sessions-certification.saisie.plateforme-validee', { lieu, date: formatDate(date) });
}

/** A fixed platform of the habilitation; one that may not be used on the first day says so at once. */
function PlateformeField({ session, saisie, set, isReadOnly, ...tab }: Props): ReactNode {
  const t = useText();
  const { plateformesFixes } = session.habilitation;
  const { id, errorMessage, ...field } = fieldProps(tab, 'plateformeFixeId');
  const plateforme = plateformesFixes.find((one) => one.id === saisie.plateformeFixeId) ?? null;
  const isRequired = session.regles.plateformeRequise;
  const title =
    plateforme === null || saisie.dateSession === null
      ? null
      : lieuFault(
          { ...saisie, plateforme },
          { avecTechnique: isRequired, avecPlateforme: isRequired, plateformeMobile: false },
        );
  if (plateformesFixes.length === 0)
    return <Text tone="danger">{t('sessions-certification.saisie.plateforme-aucune')}</Text>;
  return (
    <Select
      {...field}
      id={id}
      label={t('sessions-certification.saisie.plateforme')}
      placeholder={t('sessions-certification.saisie.choisir')}
      options={plateformesFixes.map((one) => ({ id: String(one.id), label: plateformeLabel(t, one) }))}
      value={saisie.plateformeFixeId === null ? null : String(saisie.plateformeFixeId)}
      onChange={(chosen) => set({ plateformeFixeId: Number(chosen) })}
      isReadOnly={isReadOnly}
      errorMessage={errorMessage ?? (title === null ? undefined : problemText(title))}
    />
  );
}

/** The address of a place in France that is no platform. */
function AdresseFields({ saisie, set, isReadOnly, ...tab }: SessionTabProps): ReactNode {
  const t = useText();
  const place = saisie.lieuFormationCodePostalVille;
  const code = fieldProps(tab, 'lieuFormationCodePostalVille.codePostal');
  const city = fieldProps(tab, 'lieuFormationCodePostalVille.ville');
  const cities = useCities(place, (ville) => set({ lieuFormationCodePostalVille: { ...place, ville } }));
  return (
    <>
      <PostalCodeCityField
        postalCodeLabel={t('entites.code-postal')}
        cityLabel={t('entites.ville')}
        postalCodeId={code.id}
        cityId={city.id}
        value={place}
        onChange={(lieuFormationCodePostalVille) => set({ lieuFormationCodePostalVille })}
        isReadOnly={isReadOnly}
        cities={cities}
        foldCity={townKey}
        cityWords={{ open: t('entites.villes'), empty: t('entites.ville-aucune') }}
        postalCodeError={code.errorMessage}
        cityError={city.errorMessage}
        postalCodeRequiredLabel={code.requiredLabel}
        cityRequiredLabel={city.requiredLabel}
      />
      <TextField
        {...fieldProps(tab, 'lieuFormationAdresse')}
        label={t('entites.adresse')}
        value={saisie.lieuFormationAdresse ?? ''}
        onChange={(lieuFormationAdresse) => set({ lieuFormationAdresse })}
        maxLength={400}
        isReadOnly={isReadOnly}
      />
    </>
  );
}

/** Where the session is held: the rule of the platforms is told before anything is chosen. */
export function LieuFields(props: Props): ReactNode {
  const t = useText();
  const { session, saisie, set, isReadOnly } = props;
  const { plateformeRequise } = session.regles;
  const types = LIEU_FORMATION_TYPES.filter(
    (type) => type !== 'PLATEFORME_FIXE' || plateformeRequise || session.habilitation.plateformesFixes.length > 0,
  );
  return (
    <FieldSet legend={t('sessions-certification.saisie.lieu')}>
      {plateformeRequise && !isReadOnly && (
        <Callout tone="info" title={t('sessions-certification.saisie.plateforme-requise')}>
          <Text>{t('sessions-certification.saisie.plateforme-requise-aide')}</Text>
        </Callout>
      )}
      <RadioGroup
        {...fieldProps(props, 'lieuFormation')}
        label={t('sessions-certification.saisie.ou')}
        options={LIEUX_FORMATION.toReversed().map((id) => ({ id, label: t(`sessions-certification.lieu.${id}`) }))}
        value={saisie.lieuFormation}
        onChange={(id) => set({ lieuFormation: LIEUX_FORMATION.find((one) => one === id) ?? null })}
        isInline
        isReadOnly={isReadOnly}
      />
      {saisie.lieuFormation === 'HF' && (
        <TextArea
          {...fieldProps(props, 'lieuFormationAdresse')}
          label={t('sessions-certification.saisie.adresse-etranger')}
          description={t('sessions-certification.saisie.adresse-etranger-aide')}
          value={saisie.lieuFormationAdresse ?? ''}
          onChange={(lieuFormationAdresse) => set({ lieuFormationAdresse })}
          rows={3}
          maxLength={400}
          isReadOnly={isReadOnly}
        />
      )}
      {saisie.lieuFormation === 'FR' && (
        <>
          <RadioGroup
            {...fieldProps(props, 'lieuFormationType')}
            label={t('sessions-certification.saisie.type-lieu')}
            options={types.map((id) => ({ id, label: t(`sessions-certification.type-lieu.${id}`) }))}
            value={saisie.lieuFormationType}
            onChange={(id) =>
              set({
                lieuFormationType: LIEU_FORMATION_TYPES.find((one) => one === id) ?? null,
                ...(id === 'LOCAUX' ? adresseEntiteFor(saisie, session) : {}),
              })
            }
            isReadOnly={isReadOnly}
          />
          {saisie.lieuFormationType === 'PLATEFORME_FIXE' && <PlateformeField {...props} />}
          {(saisie.lieuFormationType === 'CLIENT' || saisie.lieuFormationType === 'LOCAUX') && (
            <AdresseFields {...props} />
          )}
        </>
      )}
    </FieldSet>
  );
}
