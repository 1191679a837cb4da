import type { Area } from '../../platform/Area.ts';
import { vueListeHandlers } from './vue-liste/handlers.ts';
import { mayWriteVue } from './vue-liste/vuesListe.ts';

/** The views of lists that roles keep under a name. */
export const vues = {
  tables: ['vue_liste'],
  objets: {
    'vue-liste': null,
  },
  handlers: () => ({ vueListe: vueListeHandlers }),
  scopes: { 'vue-liste': (context, { id }) => mayWriteVue(context, Number(id)) },
} as const satisfies Area;
