import { Component, type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AskedGlobals } from '../../.storybook/docs/askedGlobals.ts';
import * as styles from './gallery.css.ts';
import { storyOf } from './storyOf.ts';

const { width: WIDTH, height: HEIGHT } = styles.PICTURE;
const MARGIN = 12;
const LEAST = 0.42;
const MOST = 0.9;
/** How wide a frame is drawn: a whole page, or what floats over one. */
const PAGE = 1088;
const FLOATING = 640;

/** A component that fails to draw leaves its picture empty rather than the gallery. */
class Kept extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }
  override render(): ReactNode {
    return this.state.isBroken ? <p className={styles.unseen}>L’image manque.</p> : this.props.children;
  }
}

/** A page of its own, for what fills a page or floats over it. */
function Framed({ name, width }: { name: string; width: number }): ReactNode {
  const globals = use(AskedGlobals);
  const scale = WIDTH / width;
  return (
    <iframe
      title={name}
      tabIndex={-1}
      className={styles.frame}
      src={`./iframe.html?id=galerie-image--default&viewMode=story&args=component:${name}&globals=${globals}`}
      width={width}
      height={HEIGHT / scale}
      style={{ scale: String(scale) }}
    />
  );
}

/** A component drawn in the page, as large as its picture allows. */
function Scaled({ children }: { children: ReactNode }): ReactNode {
  const drawn = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>(styles.PICTURE);
  useLayoutEffect(() => {
    const element = drawn.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fit = Math.min((WIDTH - 2 * MARGIN) / size.width, (HEIGHT - 2 * MARGIN) / size.height);
  const scale = Math.min(MOST, Math.max(LEAST, fit));
  const top = Math.max(MARGIN, (HEIGHT - size.height * scale) / 2);
  return (
    <div
      ref={drawn}
      className={styles.scaled}
      style={{ insetBlockStart: top, translate: '-50% 0', scale: String(scale) }}
    >
      {children}
    </div>
  );
}

function Drawn({ name }: { name: string }): ReactNode {
  const { Drawn: Story, parameters } = use(storyOf(name));
  const { picture, layout } = parameters;
  if (typeof picture === 'string') return <p className={styles.unseen}>{picture}</p>;
  if (layout === 'fullscreen') return <Framed name={name} width={picture?.width ?? PAGE} />;
  if (picture !== undefined) return <Framed name={name} width={picture.width ?? FLOATING} />;
  return (
    <Scaled>
      <Story />
    </Scaled>
  );
}

/** A component's small picture, drawn from its story when it comes near the window; nothing in it is reached. */
export function Picture({ name }: { name: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '300px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.picture} inert aria-hidden="true" data-picture={name}>
      <Kept>
        <Suspense>{isNear && <Drawn name={name} />}</Suspense>
      </Kept>
    </div>
  );
}
