import { pathTo } from '@habilis/api/page/paths';
import { countEtats, type EtatLigne } from '@habilis/domain/certificat/liste/etatLigne';
import { csvOf } from '@habilis/i18n/csvOf';
import { formatDate, formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { Link } from '@habilis/ui/Link';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveBlob } from '../../list/saveBlob.ts';
import { ETAT_LIGNE_LOOKS } from './ETAT_LIGNE_LOOKS.ts';
import type { LigneListe } from './LigneListe.ts';
import * as styles from './liste.css.ts';
import { aFaireOf, cellsOf, codeOf, headingsOf, votreListeOf } from './motsDeLigne.ts';

type Props = {
  readonly lignes: readonly LigneListe[];
  /** When the server last answered; null before. */
  readonly at: string | null;
  readonly today: string;
  readonly onTry: (code: string, mots: string) => void;
};

const isUrgent = (etat: EtatLigne): boolean => etat !== 'VALIDE' && etat !== 'EN_ATTENTE' && etat !== 'A_CORRIGER';

function EtatBadge({ etat }: { readonly etat: EtatLigne }): ReactNode {
  const t = useText();
  return <Badge {...ETAT_LIGNE_LOOKS[etat]}>{t(`scanner-qrcode.liste.etat.${etat}`)}</Badge>;
}

function Code({ ligne }: { readonly ligne: LigneListe }): ReactNode {
  const t = useText();
  const words = codeOf(t, ligne);
  if (ligne.code === null) return null;
  const fragment = ligne.code.slice(ligne.code.indexOf('#') + 1);
  return (
    <Link href={`${pathTo('certificat')}#${fragment}`}>
      <Identifier>{words}</Identifier>
    </Link>
  );
}

function AFaire({ ligne, today, onTry }: { readonly ligne: LigneListe } & Pick<Props, 'today' | 'onTry'>): ReactNode {
  const t = useText();
  const { sansCode, mots, etat } = ligne;
  const essai = sansCode?.genre === 'texte' ? sansCode.essai : null;
  return (
    <span className={isUrgent(etat) ? styles.urgent : undefined} data-etat={etat}>
      {aFaireOf(t, ligne, today)}
      {essai !== null && (
        <>
          {' '}
          <Button variant="quiet" size="small" onPress={() => onTry(essai, mots)}>
            {t('scanner-qrcode.liste.essayer', { code: essai })}
          </Button>
        </>
      )}
    </span>
  );
}

const columnsOf = (t: Texts, { today, onTry }: Pick<Props, 'today' | 'onTry'>): Column<LigneListe>[] => {
  const [statut = '', code = '', votreListe = '', initiales = '', formation = '', fin = '', aFaire = ''] =
    headingsOf(t);
  return [
    { key: 'statut', header: statut, width: 176, render: ({ etat }) => <EtatBadge etat={etat} /> },
    { key: 'code', header: code, width: 184, render: (ligne) => <Code ligne={ligne} /> },
    { key: 'liste', header: votreListe, render: (ligne) => votreListeOf(t, ligne) },
    { key: 'initiales', header: initiales, width: 88, isSecondary: true, render: ({ dit }) => dit?.initiales ?? '' },
    { key: 'formation', header: formation, isSecondary: true, render: ({ dit }) => dit?.intitule ?? '' },
    { key: 'fin', header: fin, width: 112, render: ({ dateFin }) => (dateFin === null ? '' : formatDate(dateFin)) },
    {
      key: 'a-faire',
      header: aFaire,
      width: 280,
      isWhole: true,
      render: (ligne) => <AFaire ligne={ligne} today={today} onTry={onTry} />,
    },
  ];
};

/** How many lines stand in each state, each of which shows them alone. */
function Filtres({
  lignes,
  chosen,
  onChoose,
}: {
  readonly lignes: readonly LigneListe[];
  readonly chosen: EtatLigne | null;
  readonly onChoose: (etat: EtatLigne | null) => void;
}): ReactNode {
  const t = useText();
  const choices = [{ etat: null, nombre: lignes.length }, ...countEtats(lignes)];
  return (
    <div role="group" aria-label={t('scanner-qrcode.liste.filtrer')} className={styles.chips}>
      {choices.map(({ etat, nombre }) => {
        const Icon = etat === null ? null : ETAT_LIGNE_LOOKS[etat].icon;
        return (
          <button
            key={etat ?? 'tous'}
            type="button"
            className={styles.chip}
            aria-pressed={etat === chosen}
            onClick={() => onChoose(etat)}
          >
            {Icon !== null && <Icon size={16} aria-hidden="true" />}
            {t(etat === null ? 'scanner-qrcode.liste.tous' : `scanner-qrcode.liste.etat.${etat}`)} <b>{nombre}</b>
          </button>
        );
      })}
    </div>
  );
}

/** The list as it stands: what wants an act first. */
export function TableListe({ lignes, at, today, onTry }: Props): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<EtatLigne | null>(null);
  const isThere = lignes.some(({ etat }) => etat === chosen);
  const shown = chosen === null || !isThere ? lignes : lignes.filter(({ etat }) => etat === chosen);
  const nombre = lignes.length;
  const titre = t('scanner-qrcode.liste.nombre', { nombre });
  return (
    <section aria-label={titre} className={styles.table}>
      <div className={styles.head}>
        <h2 className={styles.title}>{titre}</h2>
        {at !== null && (
          <span className={styles.told}>
            {t('scanner-qrcode.liste.verifies', { date: formatInstantDate(at), heure: formatTime(at) })}
          </span>
        )}
        <div className={styles.tools}>
          <Button variant="quiet" icon={Printer} onPress={() => window.print()}>
            {t('scanner-qrcode.liste.imprimer')}
          </Button>
          <Button
            icon={Download}
            onPress={() =>
              saveBlob(
                new Blob([csvOf([headingsOf(t), ...shown.map((ligne) => cellsOf(t, ligne, today))])], {
                  type: 'text/csv',
                }),
                `certificats-${today}.csv`,
              )
            }
          >
            {t('scanner-qrcode.liste.csv')}
          </Button>
        </div>
      </div>
      <Filtres lignes={lignes} chosen={isThere ? chosen : null} onChoose={setChosen} />
      <DataTable
        caption={titre}
        columns={columnsOf(t, { today, onTry })}
        rows={shown}
        rowKey={({ cle }) => cle}
        card={(ligne) => (
          <span className={styles.card}>
            <span className={styles.cardHead}>
              <Code ligne={ligne} />
              <EtatBadge etat={ligne.etat} />
            </span>
            <b>{votreListeOf(t, ligne)}</b>
            <span className={styles.cardHead}>
              <span>{ligne.dit?.intitule ?? ''}</span>
              {ligne.dateFin !== null && <Identifier>{formatDate(ligne.dateFin)}</Identifier>}
            </span>
            <AFaire ligne={ligne} today={today} onTry={onTry} />
          </span>
        )}
      />
    </section>
  );
}
