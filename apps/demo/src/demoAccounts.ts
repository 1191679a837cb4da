import { CAISSES } from '@habilis/domain/entite/caisses';
import { emailOf } from '@habilis/server/builders/emailOf';
import type { GivenPersonne, GivenRole } from '@habilis/server/builders/Population';
import { DEMO_ENTITES } from './demoEntites.ts';
import { DEMO_PERSONS, SECOND_FACTEUR } from './demoPersons.ts';

/** An account of the demonstration, as listed in the terminal. */
export type DemoAccount = {
  readonly habilisId: string;
  readonly nomPrenom: string;
  readonly roles: string;
  readonly email: string;
};

function describeRole({ type, entite, mrp }: GivenRole): string {
  const where =
    DEMO_ENTITES.find(({ rang }) => rang === entite)?.raisonSociale ??
    CAISSES.find(({ code }) => code === mrp)?.libelle;
  return where === undefined ? type : `${type} ${where}`;
}

function describe(person: GivenPersonne): DemoAccount {
  const notes = [
    ...(person.active === false ? ['compte non activé'] : []),
    ...(person.motifBlocage === undefined ? [] : ['compte bloqué']),
    ...(person.personalDataValidated === false ? ['données à valider'] : []),
    ...(person.habilisId === SECOND_FACTEUR ? ['second facteur'] : []),
  ];
  return {
    habilisId: person.habilisId,
    nomPrenom: `${person.prenom} ${person.nom}`,
    roles: [...person.roles.filter((role) => role.finieDepuis === undefined).map(describeRole), ...notes].join(', '),
    email: emailOf(person),
  };
}

/** The accounts of the demonstration (rules/demonstration#cast); demandeurs of the other entites have the same password. */
export const demoAccounts = (): DemoAccount[] => DEMO_PERSONS.map(describe);
