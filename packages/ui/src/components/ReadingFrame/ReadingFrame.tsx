import type { ReactNode, Ref } from 'react';
import { RootMark } from '../../internal/RootMark.tsx';
import { ReadingContents, type ReadingContentsProps } from './ReadingContents.tsx';
import * as styles from './ReadingFrame.css.ts';
import { useIsPassed } from './useIsPassed.ts';

/** The document beside the facts, and which of both is in sight where there is room for one. */
export interface ReadingPanes {
  /** The document beside it; absent when there is none to show. */
  viewer?: ReactNode;
  /** Under 56rem, which of both is in sight. */
  view: 'facts' | 'viewer';
  onView: (view: 'facts' | 'viewer') => void;
  words: { facts: string; viewer: string };
}

export interface ReadingFrameProps extends ReadingPanes {
  /** The way back, before the title. */
  back?: ReactNode;
  /** The title of the page, and what it is about. */
  title: ReactNode;
  /** What it is about in one line, such as its number and its name: on a phone it stays in sight once the title does not, but for the viewer. */
  about?: string | undefined;
  /** What can be done with all of it, at the end of the line. */
  tools?: ReactNode;
  contents: ReadingContentsProps;
  /** What is read, one section under the other. */
  children: ReactNode;
  /** The pane of the facts, which scrolls. */
  factsRef?: Ref<HTMLDivElement>;
}

function PaneSwitch({ view, onView, words }: Omit<ReadingPanes, 'viewer'>): ReactNode {
  return (
    <div role="group" aria-label={`${words.facts}, ${words.viewer}`} className={styles.switcher}>
      {(['facts', 'viewer'] as const).map((one) => (
        <button key={one} type="button" className={styles.view} aria-pressed={view === one} onClick={() => onView(one)}>
          {words[one]}
        </button>
      ))}
    </div>
  );
}

/**
 * Reading something beside its documents: contents, facts and document fill the window, and each scrolls alone.
 * @since 0.2.0
 */
export function ReadingFrame({
  back,
  title,
  about,
  tools,
  contents,
  children,
  viewer,
  view,
  onView,
  words,
  factsRef,
}: ReadingFrameProps): ReactNode {
  const [watchTitle, isTitlePassed] = useIsPassed();
  const hasViewer = viewer !== undefined;
  const hidden = (one: 'facts' | 'viewer') => (hasViewer && view !== one ? { 'data-hidden': '' } : {});
  return (
    // `AppShell` folds its navigation and gives all its room.
    <div className={styles.frame} data-fills-window="">
      <RootMark mark="data-fills-window" />
      <div className={styles.head}>
        {back}
        <div ref={watchTitle} className={styles.title}>
          {title}
        </div>
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </div>
      <div className={hasViewer ? styles.panes : `${styles.panes} ${styles.withoutViewer}`}>
        <ReadingContents {...contents} />
        {about !== undefined && isTitlePassed && !(hasViewer && view === 'viewer') && (
          <div className={styles.about} aria-hidden="true">
            <div className={styles.aboutLine}>{about}</div>
          </div>
        )}
        {hasViewer && <PaneSwitch view={view} onView={onView} words={words} />}
        <div
          ref={factsRef}
          role="region"
          aria-label={words.facts}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard reaches it
          tabIndex={0}
          className={styles.facts}
          {...hidden('facts')}
        >
          {children}
        </div>
        {hasViewer && (
          <div className={styles.viewer} {...hidden('viewer')}>
            {viewer}
          </div>
        )}
      </div>
    </div>
  );
}
