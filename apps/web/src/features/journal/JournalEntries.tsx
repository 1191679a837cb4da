import type { EntreeJournal } from '@habilis/api/journal/EntreeJournal';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { formatInstantDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { Link } from '@habilis/ui/Link';
import { type TrailEntry, TrailList } from '@habilis/ui/TrailList';
import type { ReactNode } from 'react';
import { acteText, champText, valeurText } from './acteText.ts';

const SECONDS = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' });

/** What an object is called in the trail. */
export const objetText = (t: Texts, { type, libelle, id }: NonNullable<EntreeJournal['objet']>): string =>
  libelle ?? `${t.find(`journal.objet.${type}`) ?? type} ${id}`;

/** The object of an act: its name leads to its whole life in the trail. */
function About({ objet, role }: { objet: EntreeJournal['objet']; role: Role }): ReactNode {
  const t = useText();
  if (objet === null) return null;
  const search = new URLSearchParams({ objetType: objet.type, objetId: String(objet.id) });
  return (
    <>
      {t.find(`journal.objet.${objet.type}`) ?? objet.type}{' '}
      <Link href={`${rolePath(role, 'journal')}?${search}`}>
        {objet.libelle === null ? String(objet.id) : <Identifier>{objet.libelle}</Identifier>}
      </Link>
    </>
  );
}

const shortened = (empreinte: string): string => `${empreinte.slice(0, 4)}…${empreinte.slice(-4)}`;

function Proof({ entree: { requete, sceau } }: { entree: EntreeJournal }): ReactNode {
  const t = useText();
  return (
    <>
      {requete !== null && <p>{t('journal.requete', { requete })}</p>}
      <p>
        {sceau === null
          ? t('journal.sans-sceau')
          : t('journal.sceau', { rang: sceau.rang, empreinte: shortened(sceau.empreinte) })}
      </p>
    </>
  );
}

function whoOf(
  t: Texts,
  { acteur, application, requete, action, objet }: EntreeJournal,
): Pick<TrailEntry, 'who' | 'whoDetails'> {
  // Whoever signs in is nobody until they have.
  if (acteur === null && action === 'connexion' && typeof objet?.libelle === 'string') return { who: objet.libelle };
  // What a call did without anybody signed in, such as a sign-in, has its request; what time alone does has none.
  if (acteur === null && requete !== null) return { who: t('journal.invite') };
  if (acteur === null) return { who: t('journal.habilis'), whoDetails: [t('journal.habilis-detail')] };
  const { nom, habilisId, roleType, rattachement } = acteur;
  const role = roleType === null ? [] : [t(`roles.${roleType}`)];
  if (application !== undefined)
    return { who: application, whoDetails: [t('applications.application'), t('applications.pour', { nom }), ...role] };
  return { who: nom, whoDetails: [...role, ...(rattachement === null ? [] : [rattachement]), habilisId] };
}

/** The acts of a page of the trail, the latest first. */
export function JournalEntries({ actes, role }: { actes: readonly EntreeJournal[]; role: Role }): ReactNode {
  const t = useText();
  const entries = actes.map((entree): TrailEntry => ({
    key: String(entree.id),
    date: formatInstantDate(entree.faitLe),
    time: SECONDS.format(new Date(entree.faitLe)),
    ...whoOf(t, entree),
    actingAs: entree.aLaPlaceDe === null ? undefined : t('journal.a-la-place', { nom: entree.aLaPlaceDe }),
    act: acteText(t, entree),
    about: entree.objet === null ? undefined : <About objet={entree.objet} role={role} />,
    changes: entree.lignes.map(({ champ, avant, apres }) => ({
      field: champText(t, champ),
      before: valeurText(t, champ, avant),
      after: valeurText(t, champ, apres),
    })),
    proof: <Proof entree={entree} />,
  }));
  return (
    <TrailList
      label={t('journal.liste')}
      entries={entries}
      words={{
        field: t('journal.champ'),
        before: t('journal.avant'),
        after: t('journal.apres'),
        none: '—',
        noneText: t('journal.rien'),
        open: ({ act, date, time }) => t('journal.ouvrir', { acte: act, date, heure: time }),
      }}
    />
  );
}
