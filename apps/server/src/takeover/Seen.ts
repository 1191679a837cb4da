import { createHash } from 'node:crypto';
import { foldText } from '../platform/lists/foldText.ts';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import { overlaps } from '@habilis/domain/habilitation/overlaps';
import type { FileName } from './FILES.ts';
import type { Row } from './Finding.ts';

/** A text apart from the large one that it was cut from, which would stay in memory with it. */
export const apart = (text: string): string => Buffer.from(text).toString();

/** A key as a number of 48 bits: five million of them take little memory; two that agree are only proposed as doubles. */
const short = (key: string): number => createHash('md5').update(key).digest().readUIntBE(0, 6);

/** What two rows that are alike may be. */
export type Double = 'compte' | 'personne' | 'entite' | 'certificat' | 'numero';

/** Lines by what must not, or should not, stand twice. */
export class Seen {
  readonly #lines = new Map<string, Map<string, number>>();
  readonly #doubles = new Map<number, number>();
  readonly #held = new Map<string, { line: number; dateDebut: string; dateFin: string | null }[]>();

  readonly #here = new Map<string, number>();
  readonly #clesDeNom = new Map<string, string>();

  /** Notes that a row is here already: what names it names that one. */
  attach = (file: FileName, identifiant: string, id: number): unknown => this.#here.set(`${file}.${identifiant}`, id);
  /** The row here that a former identifier is attached to. */
  attached = (file: FileName, identifiant: string): number | undefined => this.#here.get(`${file}.${identifiant}`);
  /** Notes the names of a person. */
  name = (identifiant: string, cle: string): unknown => this.#clesDeNom.set(apart(identifiant), cle);
  /** The names of a person of these files. */
  nameOf = (identifiant: string): string | undefined => this.#clesDeNom.get(identifiant);

  #of(file: FileName, column: string): Map<string, number> {
    const key = `${file}.${column}`;
    const known = this.#lines.get(key) ?? new Map<string, number>();
    this.#lines.set(key, known);
    return known;
  }

  /** The line on which a value of a column stood first; this one when it is new. */
  first(file: FileName, column: string, value: string, line: number): number {
    const lines = this.#of(file, column);
    const first = lines.get(value);
    if (first === undefined) lines.set(apart(value), line);
    return first ?? line;
  }

  /** The line of a former identifier in a file; undefined when it is not there. */
  lineOf = (file: FileName, identifiant: string): number | undefined => this.#of(file, 'identifiant').get(identifiant);

  /** The values of a column that does not repeat. */
  valuesOf = (file: FileName, column: string): string[] => [...this.#of(file, column).keys()];

  #double(line: number, ...parts: readonly string[]): number | null {
    const key = short(parts.join('\u0000'));
    const first = this.#doubles.get(key);
    if (first === undefined) this.#doubles.set(key, line);
    return first ?? null;
  }

  /** What a row has in common with an earlier one, which asks to look: the column, the earlier line, what it may mean. */
  doublesOf(file: FileName, row: Row): readonly { column: string; first: number; kind: Double }[] {
    const text = (column: string) => String(row[column] ?? '');
    const found = (column: string, kind: Double, first: number | null) =>
      first === null ? [] : [{ column, kind, first }];
    switch (file) {
      case 'stagiaires':
        return found(
          'nom',
          'personne',
          this.#double(row.line, file, cleDeNom(text('nom'), text('prenom')), text('date_naissance')),
        );
      case 'personnes':
        return found('nom', 'compte', this.#double(row.line, file, cleDeNom(text('nom'), text('prenom'))));
      case 'entites':
        return found(
          'raison_sociale',
          'entite',
          this.#double(row.line, file, foldText(text('raison_sociale')), text('code_postal')),
        );
      case 'certificats': {
        const same = ['stagiaire', 'habilitation', 'date_obtention', 'mode', 'revoque_le'].map(text);
        return [
          ...found('stagiaire', 'certificat', this.#double(row.line, file, ...same)),
          ...found('numero', 'numero', this.#double(row.line, 'numero', foldText(text('numero')))),
        ];
      }
      default:
        return [];
    }
  }

  /** The line of an earlier habilitation of the same entite and niveau that has a day in common with this one (H711). */
  overlapping(row: Row): number | undefined {
    const key = `${String(row['entite'])}\u0000${String(row['niveau'])}`;
    const held = this.#held.get(key) ?? [];
    const days = {
      dateDebut: String(row['date_debut']),
      dateFin: row['date_fin'] === null ? null : String(row['date_fin']),
    };
    const first = row['rupture'] === true ? undefined : held.find((one) => overlaps(one, days));
    if (row['rupture'] !== true) this.#held.set(key, [...held, { ...days, line: row.line }]);
    return first?.line;
  }
}
