import { formatDate, formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Columns } from '@habilis/ui/Columns';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import { nomDe } from './nomDe.ts';
import type { SessionDocument } from './sessionKind.ts';
import { shortDates } from './sessionDates.ts';

type Props = { readonly session: SessionDocument; readonly onList: () => void };

/** Where the session is held, as one writes an address. */
function lieuOf(t: Texts, session: SessionDocument): string | null {
  const { habilitation, plateformeFixeId, lieuFormation, lieuFormationAdresse } = session;
  const plateforme = habilitation.plateformesFixes.find(({ id }) => id === plateformeFixeId)?.adresse;
  const ligne = plateforme?.ligne1 ?? lieuFormationAdresse;
  const place = plateforme?.codePostalVille ?? session.lieuFormationCodePostalVille;
  const ville = lieuFormation === 'HF' || place === null ? null : `${place.codePostal} ${place.ville}`;
  const words = [ligne, ville].filter((one) => one !== null && one !== '').join(', ');
  if (words !== '') return words;
  return lieuFormation === null ? null : t(`sessions-certification.lieu.${lieuFormation}`);
}

/** The formateur, whom a fault may name; the focus comes here as to a field. */
function Formateur({ session: { animateurHabilisId, animateurNomPrenom } }: Pick<Props, 'session'>): ReactNode {
  return (
    <span id={fieldId('animateurHabilisId')} tabIndex={-1}>
      <Inline gap={8}>
        {animateurNomPrenom !== null && <span>{animateurNomPrenom}</span>}
        {animateurHabilisId !== null && <Identifier>{animateurHabilisId}</Identifier>}
      </Inline>
    </span>
  );
}

function factsOf(t: Texts, session: SessionDocument) {
  const { mode, regles, heureDebut, heureFin, animateurHabilisId, etapes } = session;
  const heures = mode === 'MAC' ? regles.heuresMac : regles.heuresInitiales;
  const nature = t(`sessions-certification.mode-long.${mode}`);
  const soumise = etapes.findLast(({ action, de }) => action === 'Soumet' && de === 'SAISIE');
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('sessions-certification.faits.nature'),
      heures === null ? nature : t('sessions-certification.faits.nature-heures', { nature, heures }),
    ],
    [t('sessions-certification.faits.jours'), shortDates(session)],
    [
      t('sessions-certification.faits.heures'),
      heureDebut === null || heureFin === null
        ? null
        : t('sessions-certification.faits.de-a', { debut: heureDebut, fin: heureFin }),
    ],
    [t('sessions-certification.saisie.lieu'), lieuOf(t, session)],
    [t('sessions-certification.faits.formateur'), animateurHabilisId === null ? null : <Formateur session={session} />],
    [
      t('sessions-certification.faits.soumise'),
      soumise === undefined
        ? null
        : t('sessions-certification.faits.par-le', {
            par: soumise.auteurNomPrenom ?? t('workflow.l-entite'),
            date: formatInstantDate(soumise.faitLe),
            heure: formatTime(soumise.faitLe),
          }),
    ],
  ];
  return facts.flatMap(([term, description]) => (description === null ? [] : [{ term, description }]));
}

/** What a session is, to whoever cannot change it: facts, and who is in the class (SC851). */
export function SessionFacts({ session, onList }: Props): ReactNode {
  const t = useText();
  const { stagiaires, chezFormateur, animateurNomPrenom, actionsPossibles } = session;
  const mayTakeBack = actionsPossibles.some(({ key }) => key === 'Reprend');
  return (
    <Columns split="1.5fr 1fr">
      <Stack gap={20}>
        <DescriptionList items={factsOf(t, session)} />
        {chezFormateur !== undefined && mayTakeBack && (
          <Text look="small" tone="subtle">
            {t('sessions-certification.chez.reprendre-aide', { nom: animateurNomPrenom ?? '' })}
          </Text>
        )}
      </Stack>
      {stagiaires.length > 0 && (
        <Section
          title={t('sessions-certification.faits.stagiaires', { nombre: stagiaires.length })}
          action={
            <Button size="small" variant="quiet" onPress={onList}>
              {t('sessions-certification.faits.voir-liste')}
            </Button>
          }
        >
          <ItemList
            label={t('sessions-certification.onglet.stagiaires')}
            items={stagiaires.map((one) => ({
              key: String(one.id),
              title: nomDe(one),
              ...(one.dateNaissance === null ? {} : { end: <Identifier>{formatDate(one.dateNaissance)}</Identifier> }),
            }))}
          />
        </Section>
      )}
    </Columns>
  );
}
