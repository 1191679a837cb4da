import type { Comparaison } from '@habilis/domain/certificat/comparaisonDocument';
import type { DocumentLu } from '@habilis/domain/certificat/DocumentLu';

/** What a file is worth, and the page that bears its certificat, in a file of several. */
export type DocumentCompare = Comparaison & { readonly page: NonNullable<DocumentLu['page']> | null };
