import { Download } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ChoiceSwitch } from '../ChoiceSwitch/ChoiceSwitch.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { SkeletonShape } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { csvOf, type Figures } from './csvOf.ts';
import * as styles from './Plot.css.ts';
import { PlotTable } from './PlotTable.tsx';
import { saveCsv } from './saveCsv.ts';

export type { Figures } from './csvOf.ts';

export interface PlotWords {
  /** Such as « Graphique ». */
  drawing: string;
  /** Such as « Tableau ». */
  table: string;
  /** Read after the title, before the two, such as « présentation ». */
  views: string;
  /** Such as « CSV ». */
  download: string;
  /** Read after a heading of the table, such as « trier ». */
  sort: string;
  /** In the place of a masked figure, such as « moins de 5 ». */
  masked: string;
  /** In the place of a figure that nobody knows. @default '–' */
  unknown?: string;
  /** Shows every line, such as « Les 23 motifs ». */
  all: (count: number) => string;
  /** Where there is no line at all. */
  empty: string;
}

/** What is said of a drawing. */
export interface PlotCaption {
  title: string;
  /** What is counted, in what unit, over what time. */
  about: string;
  /** The main finding in one sentence, read after the title in the drawing's stead. */
  finding?: string | undefined;
  /** Where the figures come from. */
  source?: string | undefined;
  /** What each mark of the drawing means. */
  legend?: ReactNode;
}

export interface PlotProps extends PlotCaption {
  /** The drawing. */
  children: ReactNode;
  /** The same figures, in the same order. */
  figures: Figures;
  /** A figure of a column in words. */
  format: (value: number, column: number) => string;
  /** Whether it opens on the table. @default false */
  isTableFirst?: boolean;
  /** Name of the file, without its ending. */
  fileName: string;
  /** Figures are on their way: grey bars in their place. @default false */
  isWaiting?: boolean;
  words: PlotWords;
}

type View = 'drawing' | 'table';

function Head({
  id,
  title,
  about,
  finding,
  children,
}: Pick<PlotProps, 'title' | 'about' | 'finding' | 'children'> & { id: string }): ReactNode {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
      </div>
      {finding !== undefined && (
        <p>
          <VisuallyHidden>{finding}</VisuallyHidden>
        </p>
      )}
      <p className={styles.about}>{about}</p>
      {children}
    </div>
  );
}

/** The choice between drawing and table, and the file. */
function Controls({
  title,
  figures,
  fileName,
  words,
  view,
  onView,
}: Pick<PlotProps, 'title' | 'figures' | 'fileName' | 'words'> & {
  view: View;
  onView: (view: View) => void;
}): ReactNode {
  return (
    <div className={styles.controls}>
      <ChoiceSwitch
        label={`${title}, ${words.views}`}
        choices={[
          { id: 'drawing', label: words.drawing },
          { id: 'table', label: words.table },
        ]}
        value={view}
        onChange={(next) => onView(next === 'table' ? 'table' : 'drawing')}
      />
      <Button
        variant="quiet"
        size="small"
        icon={Download}
        onPress={() => saveCsv(csvOf(figures, words.masked), fileName)}
      >
        {words.download}
        <VisuallyHidden isAside>{title}</VisuallyHidden>
      </Button>
    </div>
  );
}

/**
 * The frame of a drawing of figures: its title, what it counts, the choice between drawing and table, and the file.
 * @since 0.3.0
 */
export function Plot({
  title,
  about,
  finding,
  source,
  legend,
  children,
  figures,
  format,
  isTableFirst = false,
  fileName,
  isWaiting = false,
  words,
}: PlotProps): ReactNode {
  const id = useId();
  const [view, setView] = useState<View>(isTableFirst ? 'table' : 'drawing');
  const [isWhole, setWhole] = useState(false);
  const count = figures.rows.length;
  const isFolded = !isWhole && count > styles.MOST;
  const wordOf = (value: number | null | undefined, column: number) =>
    value === null ? words.masked : value === undefined ? (words.unknown ?? '–') : format(value, column);
  const shown = count > 0 && !isWaiting;
  return (
    <section aria-labelledby={id} className={styles.frame} aria-busy={isWaiting || undefined}>
      <Head {...{ id, title, about }} finding={shown ? finding : undefined}>
        {shown && <Controls {...{ title, figures, fileName, words, view }} onView={setView} />}
      </Head>
      {isWaiting && <SkeletonShape count={5} />}
      {count === 0 && !isWaiting && <p className={styles.about}>{words.empty}</p>}
      {shown && (
        <>
          <div
            className={`${styles.view} ${styles.drawing}`}
            data-away={view !== 'drawing' || undefined}
            data-folded={isFolded || undefined}
          >
            {legend !== undefined && (
              <div aria-hidden="true" className={styles.legend}>
                {legend}
              </div>
            )}
            {children}
          </div>
          <div className={styles.view} data-away={view !== 'table' || undefined}>
            <PlotTable label={title} figures={figures} wordOf={wordOf} isFolded={isFolded} sortLabel={words.sort} />
          </div>
          {isFolded && (
            <p className={styles.all}>
              <Link isSmall isAlone onPress={() => setWhole(true)}>
                {words.all(count)}
              </Link>
            </p>
          )}
        </>
      )}
      {shown && source !== undefined && <p className={styles.source}>{source}</p>}
    </section>
  );
}
