import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { REGIMES } from '@habilis/domain/demande-administrative/REGIMES';
import { TYPES_ENTITE } from '@habilis/domain/demande-administrative/TYPES_ENTITE';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import { withoutSpaces } from '@habilis/domain/identifiant/withoutSpaces';
import { useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { DatePicker } from '@habilis/ui/DatePicker';
import { IdentifierField } from '@habilis/ui/IdentifierField';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { fieldId, type TabProps } from './TabProps.ts';

const TONES = { OK: 'success', INCONNU: 'warning', FERME: 'warning', NON_VERIFIE: 'neutral' } as const;

function Siret({
  saisie,
  set,
  faultOf,
  isReadOnly,
  verification,
}: TabProps & { verification: VerificationSiren }): ReactNode {
  const t = useText();
  const typed = withoutSpaces(saisie.siret ?? '');
  const key = isSiret(typed);
  const wrong = typed.length >= 14 && !key ? t('erreurs.champ.siret-invalide') : undefined;
  const status = key
    ? { tone: TONES[verification.resultat], message: t(`entites.siren.${verification.resultat}`) }
    : undefined;
  return (
    <IdentifierField
      id={fieldId('siret')}
      label={t('entites.siret')}
      description={t('entites.siret-aide')}
      value={saisie.siret ?? ''}
      onChange={(siret) => set({ siret })}
      maxLength={20}
      isReadOnly={isReadOnly}
      errorMessage={faultOf('siret') ?? wrong}
      status={status}
    />
  );
}

function Nda({ saisie, set, faultOf, isReadOnly }: TabProps): ReactNode {
  const t = useText();
  if (saisie.typeEntite !== 'OF') return null;
  return (
    <Stack gap={8}>
      {!saisie.ndaEnCours && (
        <TextField
          id={fieldId('numeroDeclarationActivite')}
          label={t('entites.nda')}
          description={t('entites.nda-aide')}
          value={saisie.numeroDeclarationActivite ?? ''}
          onChange={(numeroDeclarationActivite) => set({ numeroDeclarationActivite })}
          isMono
          width="short"
          maxLength={20}
          isReadOnly={isReadOnly}
          errorMessage={faultOf('numeroDeclarationActivite')}
        />
      )}
      <Checkbox
        label={t('entites.nda-en-cours')}
        isSelected={saisie.ndaEnCours}
        onChange={(ndaEnCours) => set({ ndaEnCours })}
        isDisabled={isReadOnly}
      />
    </Stack>
  );
}

/** Who the entity is. */
export function EntiteTab({
  verification,
  today,
  ...tab
}: TabProps & { verification: VerificationSiren; today: string }): ReactNode {
  const t = useText();
  const { saisie, set, faultOf, isReadOnly } = tab;
  return (
    <Stack gap={22}>
      <TextField
        id={fieldId('raisonSociale')}
        label={t('entites.raison-sociale')}
        description={t('entites.raison-sociale-aide')}
        value={saisie.raisonSociale ?? ''}
        onChange={(raisonSociale) => set({ raisonSociale })}
        maxLength={200}
        isReadOnly={isReadOnly}
        errorMessage={faultOf('raisonSociale')}
        autoComplete="organization"
      />
      <Siret {...tab} verification={verification} />
      <Select
        id={fieldId('typeEntite')}
        label={t('entites.type')}
        placeholder={t('entites.choisir')}
        options={TYPES_ENTITE.map((id) => ({ id, label: t(`entites.type-entite.${id}`) }))}
        value={saisie.typeEntite}
        onChange={(id) => set({ typeEntite: TYPES_ENTITE.find((type) => type === id) ?? null })}
        isDisabled={isReadOnly}
        errorMessage={faultOf('typeEntite')}
      />
      <Select
        id={fieldId('regime')}
        label={t('entites.regime')}
        placeholder={t('entites.choisir')}
        options={REGIMES.map((id) => ({ id, label: t(`entites.regime.${id}`) }))}
        value={saisie.regime}
        onChange={(id) => set({ regime: REGIMES.find((regime) => regime === id) ?? null })}
        isDisabled={isReadOnly}
        errorMessage={faultOf('regime')}
      />
      <Nda {...tab} />
      <RadioGroup
        id={fieldId('declarationUrssaf')}
        label={t('entites.urssaf')}
        isInline
        options={[
          { id: 'oui', label: t('entites.oui') },
          { id: 'non', label: t('entites.non') },
        ]}
        value={saisie.declarationUrssaf === null ? null : saisie.declarationUrssaf ? 'oui' : 'non'}
        onChange={(id) => set({ declarationUrssaf: id === 'oui' })}
        isDisabled={isReadOnly}
        errorMessage={faultOf('declarationUrssaf')}
      />
      {saisie.declarationUrssaf === true && (
        <DatePicker
          id={fieldId('dateAttestationUrssaf')}
          label={t('entites.date-attestation')}
          description={t('entites.date-attestation-aide')}
          value={saisie.dateAttestationUrssaf}
          onChange={(dateAttestationUrssaf) => set({ dateAttestationUrssaf })}
          maxValue={today}
          calendarLabel={t('entites.calendrier')}
          previousLabel={t('entites.mois-precedent')}
          nextLabel={t('entites.mois-suivant')}
          isDisabled={isReadOnly}
          errorMessage={faultOf('dateAttestationUrssaf')}
        />
      )}
    </Stack>
  );
}
