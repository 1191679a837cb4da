import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import type { Visit } from '../../demande/page/Visit.ts';
import type { Examen } from './examen/loadExamen.ts';
import type { PageTab } from './pageTabs.ts';

/** What is read of a demande d'habilitation to show its page. */
export type DhRead = {
  readonly demande: DemandeHabilitation;
  readonly steps: readonly HistoriqueCommentaire[];
  /** The niveaux that may be chosen, that of the demande included. */
  readonly niveaux: readonly DispositifNiveau[];
  readonly examen: Examen;
};

export type DhVisit = Omit<Visit<DemandeHabilitation>, 'tab'> & { readonly tab: PageTab };

/** What each way to show a demande d'habilitation needs. */
export type DhPageProps = { readonly read: DhRead; readonly visit: DhVisit };
