import '../src/theme/global.css.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Column, DataTable } from '../src/components/DataTable/DataTable.tsx';
import * as styles from '../src/components/DataTable/DataTable.css.ts';
import { link } from '../src/components/Link/Link.css.ts';

const HEADERS = ['Numéro', 'Entité', 'Niveau', 'Tâche', 'Responsable', 'Échéance'];
type Row = readonly string[];

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => [
    `DH-2026-${String(index).padStart(5, '0')}`,
    `Entité nᵒ ${index}`,
    'SST, acteur',
    'Instruction',
    'Anne Husson',
    '08/01/2027 dans 49 j',
  ]);

const columns: Column<Row>[] = HEADERS.map((header, at) => ({
  key: header,
  header,
  width: 150,
  isSortable: true,
  render: (row) => row[at],
}));

/** The same table as HTML text: what a page without a library gives the browser. */
function plainTable(rows: readonly Row[]): string {
  const head = HEADERS.map(
    (header) => `<th scope="col" class="${styles.head}"><button class="${styles.sort}">${header}</button></th>`,
  );
  const lines = rows.map(
    ([numero = '', ...rest]) =>
      `<tr class="${styles.row}"><th scope="row" class="${styles.cell}"><a class="${link({ quiet: true })}" href="#${numero}">${numero}</a></th>${rest
        .map((cell) => `<td class="${styles.cell}">${cell}</td>`)
        .join('')}</tr>`,
  );
  return `<table class="${styles.table}"><thead><tr>${head.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

// Kept here: a channel that only waits for its own message may be garbage-collected, and the message with it.
const painted = new MessageChannel();
painted.port1.start();

/** Milliseconds from the start of the work until its frame is painted. */
const frameOf = (work: () => void): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const started = performance.now();
      // The first task after the frame is painted.
      painted.port1.addEventListener('message', () => resolve(performance.now() - started), { once: true });
      work();
      painted.port2.postMessage(null);
    });
  });

async function inEmptyPage(work: (host: HTMLElement) => void, clear: () => void = () => undefined): Promise<number> {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const spent = await frameOf(() => work(host));
  clear();
  host.remove();
  return spent;
}

const plain = (rows: readonly Row[]) =>
  inEmptyPage((host) => {
    host.innerHTML = plainTable(rows);
  });

function ours(rows: readonly Row[]) {
  let clear = (): void => undefined;
  return inEmptyPage(
    (host) => {
      const root = createRoot(host);
      clear = () => root.unmount();
      const sorting = {
        key: 'Numéro',
        direction: 'asc',
        onSort: () => undefined,
        label: 'Trier',
        said: (header: string) => header,
      } as const;
      flushSync(() =>
        root.render(
          <DataTable
            caption="Demandes"
            columns={columns}
            rows={rows}
            rowKey={([numero = '']) => numero}
            rowHref={([numero = '']) => `#${numero}`}
            sorting={sorting}
          />,
        ),
      );
    },
    () => clear(),
  );
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Medians in milliseconds; the two alternate, so that a slow moment of the machine hits both. */
async function measureTable(count: number, runs: number): Promise<{ plain: number; ours: number }> {
  const rows = rowsOf(count);
  const spent = { plain: [] as number[], ours: [] as number[] };
  for (let run = -3; run < runs; run++) {
    const [one, other] = [await plain(rows), await ours(rows)];
    // The first runs only warm the code up.
    if (run >= 0) {
      spent.plain.push(one);
      spent.ours.push(other);
    }
  }
  return { plain: median(spent.plain), ours: median(spent.ours) };
}

Object.assign(globalThis, { measureTable });
