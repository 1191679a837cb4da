import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { ancresOf } from '@habilis/domain/demande-habilitation/ancresOf';
import {
  CHAMP_INTITULE,
  CHAMP_LETTRE_ENGAGEMENT,
  CHAMP_MRP,
  CHAMP_RECOURS,
} from '@habilis/domain/demande-habilitation/champsFixes';
import { type DhTab, tabOfField, tabsOf } from '@habilis/domain/demande-habilitation/tabOfField';
import { valeurAncree } from '@habilis/domain/demande-habilitation/valeurAncree';
import type { Texts } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import type { LectureEmplacement, LectureFait, LectureSection } from '../../../demande/lecture/LectureSection.ts';
import { certificatWords } from '../certificatWords.ts';
import { niveauFacts } from '../niveauFacts.ts';

type Read = {
  readonly demande: DemandeHabilitation;
  readonly niveau: DispositifNiveau | null;
};

/** The anchor of a field or slot, where a point may name it. */
const ancreIn = (niveau: DispositifNiveau | null, ancre: string): string | null =>
  niveau !== null && ancresOf(niveau).includes(ancre) ? ancre : null;

function emplacement(t: Texts, { demande, niveau }: Read, champ: string, label: string): LectureEmplacement {
  const files = demande.fileUploads.filter((one) => one.champ === champ);
  return {
    champ,
    label,
    ancre: ancreIn(niveau, `fileUploads.${champ}`),
    pieces: files.map((file) => ({ file, label: file.intitule ?? label })),
  };
}

/** The slots of every demande, and those of its niveau, by the tab that holds them. */
function emplacementsOf(t: Texts, read: Read): ReadonlyMap<DhTab, LectureEmplacement[]> {
  const { niveau, demande } = read;
  const has = (champ: string) => demande.fileUploads.some((file) => file.champ === champ);
  const fields = [...(niveau?.pedagogiqueUploadFieldsConfig ?? []), ...(niveau?.techniqueUploadFieldsConfig ?? [])]
    .filter(({ id, retire }) => !retire || has(String(id)))
    .map(({ id, libelle }) => emplacement(t, read, String(id), libelle));
  const fixed = [
    emplacement(t, read, CHAMP_LETTRE_ENGAGEMENT, t('habilitations.demande.lettre-signee')),
    ...(
      [
        [CHAMP_INTITULE, 'habilitations.demande.documents-intitules'],
        [CHAMP_MRP, 'habilitations.demande.documents-mrp'],
        [CHAMP_RECOURS, 'habilitations.demande.recours-piece'],
      ] as const
    ).flatMap(([champ, key]) => (has(champ) || champ === CHAMP_INTITULE ? [emplacement(t, read, champ, t(key))] : [])),
  ];
  return Map.groupBy([...fields, ...fixed], ({ champ }) => tabOfField(`fileUploads.${champ}`, niveau));
}

function plateformes(t: Texts, { demande, niveau }: Read): LectureFait[] {
  const fixed = valeurAncree(demande, 'plateformesFixes').map(({ libelle }, rank) => ({
    key: `plateformesFixes.${rank}`,
    label: t('habilitations.demande.plateforme', { rang: rank + 1 }),
    valeur: libelle,
    ancre: ancreIn(niveau, 'plateformesFixes'),
  }));
  const none = { key: 'plateformesFixes', label: t('habilitations.ancre.plateformesFixes') };
  return [
    ...(fixed.length > 0
      ? fixed
      : [{ ...none, valeur: t('entites.fait.vide'), ancre: ancreIn(niveau, 'plateformesFixes') }]),
    {
      key: 'plateformeMobile',
      label: t('habilitations.demande.plateforme-mobile'),
      valeur: t(demande.plateformeMobile ? 'listes.oui' : 'listes.non'),
      ancre: ancreIn(niveau, 'plateformeMobile'),
    },
  ];
}

function formateurs(t: Texts, { demande, niveau }: Read): LectureFait[] {
  const ancre = ancreIn(niveau, 'formateurs');
  if (demande.formateurs.length === 0) {
    return [{ key: 'formateurs', label: t('habilitations.ancre.formateurs'), valeur: t('entites.fait.vide'), ancre }];
  }
  return demande.formateurs.map(({ habilisId, nomPrenom }) => {
    const words = certificatWords(
      t,
      demande.certificatsFormateurs.find((one) => one.habilisId === habilisId),
    );
    return {
      key: `formateurs.${habilisId}`,
      label: nomPrenom,
      valeur: (
        <>
          <Identifier>{habilisId}</Identifier>
          {words === undefined ? '' : ` · ${words}`}
        </>
      ),
      ancre,
    };
  });
}

function niveauOf(t: Texts, { demande, niveau }: Read): LectureFait[] {
  const { habilitationSourceMode: mode, habilitationSource: source } = demande;
  const fact = (key: string, label: string, valeur: string): LectureFait => ({ key, label, valeur, ancre: null });
  return [
    fact('niveau', t('habilitations.demande.niveau'), niveau?.libelle ?? t('listes.niveau-a-choisir')),
    fact('mode', t('habilitations.demande.mode'), t(`habilitations.demande.mode.${mode}`)),
    ...(source === null ? [] : [fact('source', t('habilitations.demande.source'), source.numero)]),
    ...(niveau === null ? [] : niveauFacts(t, niveau)).map(({ term, description }) => fact(term, term, description)),
  ];
}

/** What a demande d'habilitation says, section by section, as its form has tabs. */
export function lectureSections(t: Texts, read: Read): LectureSection[] {
  const { demande, niveau } = read;
  const slots = emplacementsOf(t, read);
  const faits: Partial<Record<DhTab, LectureFait[]>> = {
    niveau: niveauOf(t, read),
    plateformes: plateformes(t, read),
    formateurs: formateurs(t, read),
  };
  return tabsOf(niveau).map((id) => ({
    id,
    title: t(`habilitations.demande.onglet.${id}`),
    words: id === 'formateurs' ? t('workflow.lecture.personnes', { nombre: demande.formateurs.length }) : undefined,
    faits: faits[id] ?? [],
    emplacements: slots.get(id) ?? [],
    isLue: true,
  }));
}
