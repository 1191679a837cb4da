import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { type Fait, faitsOf } from '@habilis/domain/demande-administrative/faitsOf';
import { piecesRequises } from '@habilis/domain/demande-administrative/piecesRequises';
import { DA_TABS } from '@habilis/domain/demande-administrative/tabOfField';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import type { LectureEmplacement, LectureFait, LectureSection } from '../../demande/lecture/LectureSection.ts';

const TONES = { OK: 'success', INCONNU: 'warning', FERME: 'warning', NON_VERIFIE: 'subtle' } as const;

/** The SIRET with what the company register answers of it. */
function siret(t: Texts, valeur: string, { verificationSiren: { resultat } }: DemandeAdministrative): ReactNode {
  return (
    <>
      <Identifier>{valeur}</Identifier>
      <Text as="div" look="small" tone={TONES[resultat]}>
        {t(`entites.siren.${resultat}`)}
      </Text>
    </>
  );
}

function valeurOf(t: Texts, { nom, genre, valeur }: Fait, demande: DemandeAdministrative): ReactNode {
  if (valeur === null) return t('entites.fait.vide');
  if (nom === 'siret') return siret(t, valeur, demande);
  switch (genre) {
    case 'identifiant':
      return <Identifier>{valeur}</Identifier>;
    case 'date':
      return <Identifier>{formatDate(valeur)}</Identifier>;
    case 'oui-non':
      return t(valeur === 'oui' ? 'listes.oui' : 'listes.non');
    case 'typeEntite':
    case 'regime':
      return t.find(`entites.${genre === 'regime' ? 'regime' : 'type-entite'}.${valeur}`) ?? valeur;
    case 'nda-en-cours':
      return t('entites.nda-en-cours');
    case 'texte':
      return valeur;
  }
}

function emplacementsOf(t: Texts, demande: DemandeAdministrative): LectureEmplacement[] {
  const slots = new Set(piecesRequises(demande).map(({ champ }) => String(champ)));
  for (const { champ } of demande.fileUploads) slots.add(champ);
  return [...slots].map((champ) => {
    const label = t.find(`entites.piece.${champ}`) ?? champ;
    return {
      champ,
      label,
      ancre: `fileUploads.${champ}`,
      pieces: demande.fileUploads.filter((file) => file.champ === champ).map((file) => ({ file, label })),
    };
  });
}

/** What a demande administrative says, section by section, as its form has tabs. */
export function lectureSections(t: Texts, demande: DemandeAdministrative): LectureSection[] {
  const faits = faitsOf(demande);
  return DA_TABS.map((id): LectureSection => ({
    id,
    title: t(`entites.onglet.${id}`),
    faits:
      id === 'pieces'
        ? []
        : faits[id].map((fait): LectureFait => ({
            key: fait.nom,
            label: t(`entites.fait.${fait.nom}`),
            valeur: valeurOf(t, fait, demande),
            ancre: fait.ancre,
          })),
    emplacements: id === 'pieces' ? emplacementsOf(t, demande) : [],
    isLue: true,
  })).filter(({ faits: rows, emplacements }) => rows.length + emplacements.length > 0);
}
