import type { ComponentGuide } from '@habilis/ui/ComponentGuide';
import { Fragment, type ReactNode } from 'react';
import { Words } from './Words.tsx';

interface RowsProps {
  heads: readonly [string, string];
  rows: readonly (readonly [first: string, second: string])[];
  /** Renders the first cell when it is not plain words. */
  renderFirst?: (first: string) => ReactNode;
}
function Rows({ heads, rows, renderFirst = (first) => <Words>{first}</Words> }: RowsProps): ReactNode {
  return (
    <table style={{ display: 'block', overflowX: 'auto' }}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, second]) => (
          <tr key={first + second}>
            <td>{renderFirst(first)}</td>
            <td>
              <Words>{second}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keysOf = (keys: string): ReactNode =>
  keys.split(', ').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ', '}
      <kbd>{key}</kbd>
    </Fragment>
  ));

/** A component's guide: when to use it or not, its parts, its keys, and right examples beside wrong ones. */
export function GuideSections({ guide }: { guide: ComponentGuide }): ReactNode {
  return (
    <>
      <h2>Quand s’en servir</h2>
      <ul>
        {guide.use.map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </ul>
      {guide.avoid.length > 0 && (
        <>
          <h2>Quand prendre autre chose</h2>
          <Rows heads={['Pour', 'Prendre']} rows={guide.avoid.map(({ when, instead }) => [when, instead])} />
        </>
      )}
      {guide.anatomy.length > 0 && (
        <>
          <h2>Anatomie</h2>
          <Rows heads={['Partie', 'Ce qu’elle porte']} rows={guide.anatomy} />
        </>
      )}
      <h2>Clavier</h2>
      {guide.keyboard.length === 0 ? (
        <p>Rien n’y prend le focus.</p>
      ) : (
        <Rows heads={['Touche', 'Effet']} rows={guide.keyboard} renderFirst={keysOf} />
      )}
      {guide.doDont.length > 0 && (
        <>
          <h2>À faire, à éviter</h2>
          <Rows heads={['✓ À faire', '✗ À éviter']} rows={guide.doDont.map((pair) => [pair.do, pair.dont])} />
        </>
      )}
    </>
  );
}
